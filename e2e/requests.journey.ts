import type { Request } from "playwright-core";
import { describe, expect, test } from "vitest";

import { events } from "@atrio/contract/messages/live";

import { visit, widths } from "./support/browser.ts";
import type { Visitor } from "./support/browser.ts";
import { holdEvents } from "./support/calls.ts";
import { expectGone, expectShown } from "./support/expect.ts";
import { expectPortal, signIn } from "./support/front-door.ts";
import { expectStillWhileLoading } from "./support/layout.ts";
import { accounts } from "./support/people.ts";
import { openStage } from "./support/stage.ts";

const stage = openStage();

/** Reads of who opens the page, of the page, and of what those name. */
const most = 3;

const pages: Array<[path: string, email: string]> = [
  ["/", accounts.worker],
  ["/", accounts.supervisor],
  ["/timeRegistration", accounts.worker],
  ["/absences", accounts.worker],
  ["/paysheets", accounts.worker],
  ["/userCalendar", accounts.worker],
  ["/documents", accounts.worker],
  ["/timeRegistrationSupervisor", accounts.supervisor],
  ["/absencesSupervisor", accounts.supervisor],
  ["/hoursBagSupervisor", accounts.supervisor],
];

/** Addresses of the reads until a page can be used; photos and the stream of events are none. */
async function readsOf(visitor: Visitor, path: string): Promise<string[]> {
  const { page, at } = visitor;
  const reads: string[] = [];
  const note = (request: Request): void => {
    const { pathname } = new URL(request.url());
    const isRead = pathname.startsWith("/api/") && !pathname.startsWith("/api/v1/foto/");
    if (isRead && !pathname.endsWith(events.path)) reads.push(`${request.method()} ${pathname}`);
  };
  await holdEvents(page);
  page.on("request", note);
  await page.goto(at(path));
  await expectPortal(visitor);
  await expectShown(page.getByRole("heading", { level: 1 }));
  await expectGone(page.locator("[class*='Skeleton']").first());
  page.off("request", note);
  return reads;
}

describe("Reads of a page (Rule ACCESS-70)", () => {
  test.each(pages)(
    "%s takes at most three requests of %s, and stands still",
    async (path, email) => {
      await visit(stage, {}, async (visitor) => {
        const { page } = visitor;
        await signIn(visitor, { email });
        const reads = await readsOf(visitor, path);
        expect(reads.length, reads.join(", ")).toBeLessThanOrEqual(most);
        for (const width of [widths.desk, widths.phone]) {
          await page.setViewportSize(width);
          await expectStillWhileLoading(page, page.getByRole("heading", { level: 1 }));
        }
      });
    },
  );
});
