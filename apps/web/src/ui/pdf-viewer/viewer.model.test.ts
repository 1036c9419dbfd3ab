import { describe, expect, it } from "vitest";

import { firstMissed, pageAt, stepFrom, zoomed } from "./viewer.model.ts";

describe("the zoom", () => {
  it("the zoom goes up and down by steps and stays at the ends", () => {
    expect(zoomed(1, 1)).toBe(1.25);
    expect(zoomed(1, -1)).toBe(0.8);
    expect(zoomed(3, 1)).toBe(3);
    expect(zoomed(0.5, -1)).toBe(0.5);
  });
});

describe("a step through the pages", () => {
  const starts = [0, 1000, 2000];

  it("a step leads to the next page when the rest of this page is on the screen", () => {
    expect(stepFrom({ top: 500, height: 800, starts }, 1)).toBe(1000);
  });

  it("a step skips no line of a page taller than the screen", () => {
    expect(stepFrom({ top: 0, height: 600, starts }, 1)).toBe(540);
  });

  it("steps lead back over the same places, never before the beginning", () => {
    expect(stepFrom({ top: 1500, height: 800, starts }, -1)).toBe(1000);
    expect(stepFrom({ top: 1900, height: 600, starts }, -1)).toBe(1360);
    expect(stepFrom({ top: 100, height: 600, starts }, -1)).toBe(0);
  });
});

describe("the page that is read", () => {
  it("the current page is the page in the middle of the screen", () => {
    const starts = [0, 1000, 2000];
    expect(pageAt({ top: 0, height: 600, starts })).toBe(1);
    expect(pageAt({ top: 750, height: 600, starts })).toBe(2);
    expect(pageAt({ top: 2400, height: 600, starts })).toBe(3);
  });
});

describe("a page that was passed over", () => {
  it("the first skipped page is the first unseen before the last seen page", () => {
    expect(firstMissed(new Set([1, 3, 4]))).toBe(2);
    expect(firstMissed(new Set([1, 2, 3]))).toBeNull();
    expect(firstMissed(new Set())).toBeNull();
  });
});
