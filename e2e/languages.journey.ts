import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

import { beforeAll, describe, expect, test } from "vitest";

import type { Language } from "@atrio/contract/common";
import { languages } from "@atrio/contract/languages";

import { expectAccessible } from "./support/axe.ts";
import { visit, widths } from "./support/browser.ts";
import type { Theme, Visitor, Width } from "./support/browser.ts";
import { complaintHandlerPages } from "./support/complaint-pages.ts";
import { expectShown } from "./support/expect.ts";
import { signIn } from "./support/front-door.ts";
import {
  findData,
  publicPages,
  shiftManagerPages,
  shiftPages,
  supervisorPages,
  workerPages,
} from "./support/language-pages.ts";
import type { Data, LanguagePage } from "./support/language-pages.ts";
import { goInside, planVisits } from "./support/language-visits.ts";
import { expectNoSidewaysScroll } from "./support/layout.ts";
import { officePages } from "./support/office-pages.ts";
import { accounts } from "./support/people.ts";
import { settle, shoot } from "./support/screens.ts";
import { spanishFinder } from "./support/spanish.ts";
import type { SpanishFinder } from "./support/spanish.ts";
import { openStage } from "./support/stage.ts";
import { patternOf } from "./support/texts.ts";

const stage = openStage();
const minute = 60_000;
let data: Data;

beforeAll(async () => {
  data = await findData(stage.server);
});

/**
 * Languages other than Spanish, each with a screen. They take turns, a page has one of them: a text outside
 * the dictionaries is foreign to each, and one left in Spanish within them is found without a browser. Half
 * of the pages are loaded by their address, the others reached inside the portal. In Spanish each has its
 * own story.
 */
const looks: ReadonlyArray<{
  language: Exclude<Language, "es">;
  theme: Theme;
  width: Width;
}> = [
  { language: "en", theme: "light", width: "desk" },
  { language: "fr", theme: "dark", width: "phone" },
  { language: "pt", theme: "dark", width: "phone" },
];

/** Visitors whose pages differ. */
const visitors = [
  { name: "stranger", email: null, pages: publicPages },
  { name: "worker", email: accounts.worker, pages: workerPages },
  { name: "shift worker", email: accounts.shiftWorker, pages: shiftPages },
  { name: "supervisor", email: accounts.supervisor, pages: supervisorPages },
  { name: "shift-manager", email: accounts.shiftManager, pages: shiftManagerPages },
  { name: "complaint-handler", email: accounts.complaintHandler, pages: complaintHandlerPages },
  { name: "administrator", email: accounts.administrator, pages: officePages },
];

describe("Every address and dialog", () => {
  test("every address and dialog has a row in the table of pages", () => {
    const folder = join(import.meta.dirname, "../apps/web/src/app");
    const routes = readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.tsx?$/.test(file) && !file.includes(".test."))
      .map((file) => readFileSync(join(folder, file), "utf8"))
      .filter((source) => source.includes("createRoute("))
      .flatMap((source) => [...source.matchAll(/^\s*path: "([^"]+)"/gm)].map(([, path]) => path));
    const opened = visitors.flatMap(({ pages }) => pages(data));
    const paths = opened.map(({ path }) => path.replace(/[?#].*/, ""));
    const missing = routes.filter((route) => !paths.some((path) => routePattern(route).test(path)));
    expect(routes.length).toBeGreaterThan(20);
    expect(missing).toEqual([]);
    expect(looks.map(({ language }) => language)).toEqual(languages.slice(1));
  });

  const stories = looks.flatMap((look, turn) =>
    visitors.map(({ name, email, pages }) => ({ ...look, turn, name, email, pages })),
  );
  test.each(stories)(
    "every address and dialog speaks $language to a $name",
    { timeout: 10 * minute },
    async ({ turn, name, email, pages, ...look }) => {
      const findSpanish = spanishFinder(look.language);
      const problems: string[] = [];
      await visit(
        stage,
        { ...look, name: `languages-${look.language}-${name}` },
        async (visitor) => {
          // Links that lead nowhere are refused.
          visitor.expectError(/responded with a status of (401|404|422)/);
          if (email !== null) await signIn(visitor, { email });
          const rows = rowsOf(pages(data), turn, email === null);
          const visits = planVisits(rows, ({ isLoaded }) => isLoaded || email === null);
          for (const { row, isLoaded } of visits) {
            problems.push(...(await judge(visitor, { ...row, isLoaded }, findSpanish)));
          }
        },
      );
      expect(problems).toEqual([]);
    },
  );
});

/** The rows that a language visits in its turn, strangers all of them; axe judges those of its turn. */
function rowsOf(
  rows: readonly LanguagePage[],
  turn: number,
  isStranger: boolean,
): Array<LanguagePage & { withAxe: boolean; isLoaded: boolean }> {
  return rows
    .map((row, index) => ({
      ...row,
      withAxe: index % looks.length === turn,
      isLoaded: Math.floor(index / looks.length) % 2 === 0,
    }))
    .filter(({ withAxe }) => isStranger || withAxe);
}

/** A pattern of a route's addresses: `/login/{-$id}` finds `/login` and `/login/demo`. */
function routePattern(route = ""): RegExp {
  const source = route.replaceAll(/\/\{-\$\w+\}/g, "(/[^/]+)?").replaceAll(/\$\w+/g, "[^/]+");
  return new RegExp(`^${source}$`);
}

/**
 * Opens a page and answers its faults. Where axe judges it, both widths are, and the other width is left
 * to the next page.
 */
async function judge(
  visitor: Visitor,
  row: LanguagePage & { withAxe: boolean; isLoaded: boolean },
  findSpanish: SpanishFinder,
): Promise<string[]> {
  const { page, at, t, language } = visitor;
  const { path, text, open } = row;
  const name = `${language} ${path}`;
  try {
    if (row.isLoaded) await page.goto(at(path));
    else await goInside(visitor, path);
    await open?.(visitor);
    for (const role of ["heading", "dialog", "grid"] as const) {
      const title = row[role]?.(t);
      if (title !== undefined) await expectShown(page.getByRole(role, { name: patternOf(title) }));
    }
    if (text !== undefined) await expectShown(page.getByText(patternOf(text(t))));
  } catch (error) {
    const reason = error instanceof Error ? error.message.split("\n", 3).join(" ") : "?";
    return [`${name}: ${reason} (at ${page.url()})`];
  }
  await settle(page);
  const spanish = (await findSpanish(page)).map((found) => `${name}: Spanish: ${found}`);
  await shoot(page, name.replaceAll(/\W+/g, "-"), { whole: true });
  await expectNoSidewaysScroll(page, name);
  if (!row.withAxe) return spanish;
  await expectAccessible(page, name);
  const isPhone = page.viewportSize()?.width === widths.phone.width;
  await page.setViewportSize(widths[isPhone ? "desk" : "phone"]);
  await expectNoSidewaysScroll(page, name);
  return spanish;
}
