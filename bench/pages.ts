// A signed-in page of the portal in a real browser: time until a view can be used, and frames while the
// pointer drags something.
import { setTimeout as sleep } from "node:timers/promises";

import { chromium } from "playwright-core";
import type { Browser, Page } from "playwright-core";

import { isQuick } from "./place.ts";

export const screen = { width: 1440, height: 900 };
export type Scheme = "light" | "dark";

const dragMs = isQuick ? 300 : 2000;
/** The pointer is asked to move as often as a screen is drawn, and how far it is on its way by then. */
const movesPerSecond = 60;
/** Time after which animations have ended. */
export const restMs = 600;

/** Chromium without a window. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
    args: ["--headless", "--no-sandbox", "--disable-gpu", "--no-first-run"],
  });
}

/** `link` is an entry of the menu: with it the page is there. */
type Entrance = {
  url: string;
  token: string;
  scheme: Scheme;
  link: string;
  /** Watches the page before it is opened. */
  onPage?: (page: Page) => void;
};

/** The home page, signed in: the way to a view begins there. */
export async function enter(
  browser: Browser,
  { url, token, scheme, link, onPage }: Entrance,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: screen,
    serviceWorkers: "block",
    colorScheme: scheme,
    locale: "es-ES",
  });
  const session = JSON.stringify({ token, expiresAt: "2199-01-01T00:00:00Z" });
  await context.addInitScript((kept) => localStorage.setItem("atrio.session", kept), session);
  const page = await context.newPage();
  onPage?.(page);
  await page.goto(url);
  await page.locator(`a[href="${link}"]`).first().waitFor();
  // The home page is loaded by then: its later requests are not the view's.
  await page.waitForFunction(() => document.querySelector('[class*="mantine-Skeleton"]') === null);
  await page.waitForTimeout(restMs);
  return page;
}

/**
 * Milliseconds from going to an address inside the portal until an element is on the screen and the
 * browser has time again.
 */
export async function timeToUse(page: Page, address: string, ready: string): Promise<number> {
  return page.evaluate(
    async ([to, selector]) => {
      const began = performance.now();
      history.pushState({}, "", to);
      const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
      while (document.querySelector(selector) === null) await frame();
      // The frame in which it is drawn, and the next that is free.
      await frame();
      await frame();
      return performance.now() - began;
    },
    [address, ready] as const,
  );
}

type Point = { x: number; y: number };
type Sweep = { from: Point; reach: Point };

/** Presses at a point and drags around it for some seconds; animation frames a second. */
export async function dragAround(page: Page, { from, reach }: Sweep): Promise<number> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 10, from.y + 10);
  const counting = page.evaluate(
    (ms) =>
      new Promise<number>((resolve) => {
        const began = performance.now();
        let frames = 0;
        const count = (): void => {
          frames += 1;
          const passed = performance.now() - began;
          if (passed < ms) requestAnimationFrame(count);
          else resolve((frames * 1000) / passed);
        };
        requestAnimationFrame(count);
      }),
    dragMs,
  );
  await movePointer(page, { from, reach });
  return counting;
}

/** Each move is sent at its time, not after the former answer: a hand does not wait either. */
async function movePointer(page: Page, { from, reach }: Sweep): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const sent: Array<Promise<unknown>> = [];
  for (let move = 1; move <= (dragMs / 1000) * movesPerSecond; move += 1) {
    const turn = (move / movesPerSecond) * 2 * Math.PI * 0.4;
    const x = Math.round(from.x + 10 + Math.sin(turn) * reach.x);
    const y = Math.round(from.y + 10 + Math.sin(turn * 2) * reach.y);
    const moved = { type: "mouseMoved", button: "left", buttons: 1, x, y } as const;
    sent.push(session.send("Input.dispatchMouseEvent", moved));
    await sleep(1000 / movesPerSecond);
  }
  await Promise.all(sent);
  await session.detach();
}
