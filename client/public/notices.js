// Shows the notices of an event on phones whose browsers let only a worker do so. It keeps and fetches nothing.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((pages) => (pages[0] ? pages[0].focus() : undefined)),
  );
});
