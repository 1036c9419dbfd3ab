// The shift planner in a real browser: time until a month of 200 people and 5,000 shifts can be used, and
// frames a second while a shift is dragged over it.
import { loadavg } from "node:os";

import type { Browser, Page } from "playwright-core";

import type { Site } from "./board-site.ts";
import { recordFrames } from "./frames.ts";
import type { Frames } from "./frames.ts";
import { dragAround, enter, launchBrowser, restMs, timeToUse } from "./pages.ts";
import { isQuick } from "./place.ts";
import { median } from "./rounds.ts";

/** Milliseconds until it can be used, at most; frames a second while dragging, at least. */
const budget = { milliseconds: 1000, frames: 55 };
const opens = isQuick ? 1 : 5;
const path = "/quadrantsSupervisor";
/** A shift in a person's row. */
const chip = '[data-cell^="p"] [data-shift]';

/** Prints the figures of the board's page; answers the exceeded budgets. */
export async function measureBoardPage(url: string, site: Site): Promise<string[]> {
  const browser = await launchBrowser();
  try {
    const times: number[] = [];
    for (let round = 1; round < opens; round += 1) {
      const page = await openHome(browser, { url, site });
      times.push(await openMonth(page, site));
      await page.context().close();
    }
    const page = await openHome(browser, { url, site });
    times.push(await openMonth(page, site));
    const frames = await recordFrames(browser, () => dragShift(page));
    return report(median(times), frames);
  } finally {
    await browser.close();
  }
}

async function openHome(
  browser: Browser,
  { url, site }: { url: string; site: Site },
): Promise<Page> {
  return enter(browser, {
    url,
    token: site.manager.token,
    scheme: "light",
    link: "/userCalendar",
  });
}

async function openMonth(page: Page, { from }: Site): Promise<number> {
  const milliseconds = await timeToUse(page, `${path}?rango=mes&fecha=${from}`, chip);
  await page.waitForTimeout(restMs);
  return milliseconds;
}

/** Drags a shift over the board for some seconds and lets it go where it was; animation frames a second. */
async function dragShift(page: Page): Promise<number> {
  const shift = page.locator(chip).nth(isQuick ? 0 : 100);
  await shift.scrollIntoViewIfNeeded();
  const box = await shift.boundingBox();
  if (box === null) throw new Error("No shift to drag");
  const from = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const frames = await dragAround(page, { from, reach: { x: 300, y: 160 } });
  await page.keyboard.press("Escape");
  await page.mouse.up();
  return frames;
}

function report(milliseconds: number, { perSecond, drawn, work }: Frames): string[] {
  console.log(`\nBoard in a browser, load average ${loadavg()[0]?.toFixed(1)}:`);
  console.log(`  until it can be used  ${milliseconds.toFixed(0)} ms (median of ${opens})`);
  console.log(
    `  dragging a shift      ${perSecond.toFixed(0)} frames/s, ${drawn.toFixed(0)} drawn/s, ${work.toFixed(1)} ms/frame`,
  );
  if (isQuick) return [];
  return [
    ...(milliseconds > budget.milliseconds
      ? [`${milliseconds.toFixed(0)} ms until the board can be used`]
      : []),
    ...(perSecond < budget.frames ? [`${perSecond.toFixed(0)} frames a second on the board`] : []),
  ];
}
