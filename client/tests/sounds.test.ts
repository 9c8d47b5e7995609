import assert from "node:assert/strict";
import { test } from "node:test";
import { Sounds, SOUNDS } from "../src/pages/table/sounds.ts";

interface Made {
  begins: number;
  ends: number;
}

/** A synthesiser that notes what it is to sound. */
function synthesiser() {
  const made: Made[] = [];
  const context = {
    currentTime: 10,
    state: "running",
    destination: {},
    closed: false,
    close: () => ((context.closed = true), Promise.resolve()),
    resume: () => Promise.resolve(),
    createGain: () => ({ gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: () => ({}) }),
    createOscillator: () => {
      const one: Made = { begins: 0, ends: 0 };
      made.push(one);
      return {
        type: "sine",
        frequency: { setValueAtTime() {}, exponentialRampToValueAtTime() {} },
        connect: (next: unknown) => next,
        start: (at: number) => (one.begins = at),
        stop: (at: number) => (one.ends = at),
      };
    },
  };
  return { made, context };
}

test("nothing sounds, and no synthesiser is opened, unless it is switched on", () => {
  let opened = 0;
  const { context } = synthesiser();
  const off = new Sounds(() => false, () => ((opened += 1), context as unknown as AudioContext));
  off.play("raze");
  assert.equal(opened, 0);
});

test("what happens at once is heard once, and every sound is short", () => {
  const { made, context } = synthesiser();
  const sounds = new Sounds(() => true, () => context as unknown as AudioContext);
  sounds.play("played");
  sounds.play("played");
  assert.equal(made.length, SOUNDS.played.length);
  sounds.play(""); // nothing to be heard of
  assert.equal(made.length, SOUNDS.played.length);
  context.currentTime += 1;
  sounds.play("played");
  sounds.play("won");
  assert.equal(made.length, 2 * SOUNDS.played.length + SOUNDS.won.length);
  for (const { begins, ends } of made) assert.ok(begins >= 10 && ends > begins && ends - begins < 1);
  sounds.end();
  assert.equal(context.closed, true);
});

test("no sound is louder than half, and none lasts a second", () => {
  for (const tones of Object.values(SOUNDS))
    for (const { at, long, loud } of tones) {
      assert.ok(loud <= 0.5);
      assert.ok(at + long < 1);
    }
});

test("a browser without sound plays on in silence", () => {
  const dumb = new Sounds(() => true, () => {
    throw new Error("no sound here");
  });
  assert.doesNotThrow(() => dumb.play("won"));
});
