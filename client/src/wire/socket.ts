/**
 * One socket to a table, as docs/protocol.md tells: it comes back after every failure, and says again what was not
 * acknowledged, under the same id. What it is told goes to `heard` in order; nothing is assumed before it is told.
 */
import { language } from "../wording/language.svelte.ts";
import { newerBuild } from "./build.ts";
import type { FromServer, ToServer } from "./types.ts";

export type Connection = "connecting" | "open" | "waiting" | "ended";

type Numbered = Extract<ToServer, { id: string }>;
type WithoutId<T> = T extends unknown ? Omit<T, "id"> : never;
export type Wish = WithoutId<Numbered>;
export type Answer = Extract<FromServer, { id: string }>;

interface Open {
  message: Numbered;
  answered: (answer: Answer) => void;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8000;
const PING_EVERY = 4000;
const PONG_WITHIN = 8000;
const CLOSED_FOR_GOOD = new Set([4400, 4403]);

export class TableSocket {
  /** Where several seats are opened from here: for which is spoken and heard now. */
  as = -1;
  private socket: WebSocket | undefined;
  private readonly open = new Map<string, Open>();
  private number = 0;
  private readonly name = Math.random().toString(36).slice(2, 10);
  private tries = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private ping: ReturnType<typeof setInterval> | undefined;
  private lastHeard = 0;
  private over = false;
  private back = false; // the connection was lost and is there again

  constructor(
    private readonly table: string,
    private readonly tokens: readonly string[],
    private readonly heard: (message: FromServer) => void,
    private readonly changed: (connection: Connection, again: number) => void,
  ) {
    this.connect();
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  /** Say something and learn what came of it. It is said until it is answered. */
  say(wish: Wish): Promise<Answer> {
    const id = `${this.name}-${++this.number}`;
    const message = { ...wish, id, ...this.speaker() } as Numbered;
    return new Promise((answered) => {
      this.open.set(id, { message, answered });
      this.send(message);
    });
  }

  /** Whether something said has not been answered yet. */
  get speaking(): boolean {
    return this.open.size > 0;
  }

  /** Ask for the whole table anew. */
  resync(): void {
    this.send({ type: "resync", ...this.speaker() });
  }

  private speaker(): { as?: number } {
    return this.tokens.length > 1 ? { as: this.as } : {};
  }

  /** Connect anew, as after a failure; for instance in another language. */
  again(): void {
    const socket = this.socket;
    this.socket = undefined;
    socket?.close();
    if (!this.over) this.connect();
  }

  /** Leave for good. */
  end(): void {
    this.over = true;
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    clearTimeout(this.retry);
    clearInterval(this.ping);
    this.socket?.close();
  }

  private readonly hurry = (): void => {
    if (this.over || document.visibilityState === "hidden") return;
    if (this.retry !== undefined) this.connect();
    else this.send({ type: "ping" }); // a phone that slept finds out now that the line is dead
  };

  private connect(): void {
    clearTimeout(this.retry);
    this.retry = undefined;
    this.changed("connecting", this.tries);
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/play`);
    this.socket = socket;
    this.lastHeard = Date.now();
    clearInterval(this.ping);
    this.ping = setInterval(() => this.stillThere(socket), PING_EVERY);
    socket.onopen = () => {
      const [token = "", ...more] = this.tokens;
      this.send({ type: "hello", ...(more.length ? { tokens: [...this.tokens] } : { token }), language: language.now });
      for (const { message } of this.open.values()) this.send(message);
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.lastHeard = Date.now();
      this.hear(JSON.parse(String(event.data)) as FromServer);
    };
    socket.onclose = (event) => this.lost(socket, event.code);
  }

  private stillThere(socket: WebSocket): void {
    if (Date.now() - this.lastHeard > PONG_WITHIN + PING_EVERY) {
      socket.close();
      this.lost(socket, 0); // a dead line may not say goodbye for minutes
    } else this.send({ type: "ping" });
  }

  private lost(socket: WebSocket, code: number): void {
    if (socket !== this.socket || this.over) return;
    this.socket = undefined;
    clearInterval(this.ping);
    if (CLOSED_FOR_GOOD.has(code)) {
      this.over = true;
      this.changed("ended", this.tries);
      return;
    }
    this.tries += 1;
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (this.tries - 1)) * (0.75 + Math.random() / 2);
    this.changed("waiting", this.tries);
    this.retry = setTimeout(() => this.connect(), wait);
  }

  private hear(message: FromServer): void {
    if (message.type === "state" || message.type === "people") {
      this.back ||= this.tries > 0;
      this.tries = 0;
      this.changed("open", 0);
    }
    const to = (message as { as?: number }).as; // which of several seats is told it
    if (to === undefined || to === this.as) this.heard(message);
    if ("id" in message) {
      const asked = this.open.get(message.id);
      this.open.delete(message.id);
      asked?.answered(message);
    }
    if (this.back && !this.speaking) {
      this.back = false;
      void this.renew();
    }
  }

  /** A server that was away may have come back with a newer client: go on in that one, now that all is said. */
  private async renew(): Promise<void> {
    if (!(await newerBuild())) return;
    const typing = () => document.activeElement instanceof HTMLInputElement && document.activeElement.value !== "";
    const wait = setInterval(() => {
      if (this.over) clearInterval(wait);
      else if (!this.speaking && !typing()) location.reload();
    }, 250);
  }

  private send(message: ToServer): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }
}
