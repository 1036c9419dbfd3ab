import { readFile } from "node:fs/promises";

import type { Download } from "playwright-core";
import { describe, expect, test } from "vitest";

import { visit } from "../support/browser.ts";
import type { Visitor } from "../support/browser.ts";
import { expectGone, expectShown } from "../support/expect.ts";
import { signIn } from "../support/front-door.ts";
import { lookAround } from "../support/looks.ts";
import { accounts } from "../support/people.ts";
import { openStage } from "../support/stage.ts";
import { patternOf } from "../support/texts.ts";

const stage = openStage();

/** A person below the demo's supervisor; her name has an accent. */
const worker = "Lucía García Romero";

describe("The list of all workers", () => {
  test("the list of workers searches, sorts, shows a card and saves the rows on the screen", async () => {
    await visit(stage, { name: "workers" }, async (visitor) => {
      await signIn(visitor, { email: accounts.supervisor });
      await findByWords(visitor);
      await openCard(visitor);
      await order(visitor);
      const { heading, heads, rows, total } = await saveColumns(visitor);
      expect(heading).toEqual(heads);
      expect(rows).toHaveLength(total);
    });
  });
});

/** Words without accents find names with them; the address keeps them. */
async function findByWords(visitor: Visitor): Promise<void> {
  const { page, at, t } = visitor;
  await page.goto(at("/workers"));
  await expectShown(page.getByRole("table", { name: t.workers.list.caption }));
  await lookAround(visitor, "workers");
  const words = page.getByRole("searchbox", { name: t.workers.filter.words });
  await words.fill("nadie se llama asi");
  await expectShown(page.getByRole("heading", { level: 1, name: t.workers.title }));
  await page.getByRole("button", { name: t.workers.none.reset, exact: true }).click();
  await words.fill("garcia lucia");
  await expectShown(page.getByText(patternOf(t.workers.list.total_one)));
  await page.waitForURL(/q=garcia/);
  await page.reload();
  await expectShown(page.getByRole("link", { name: worker, exact: true }));
}

async function openCard(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  await page.getByRole("link", { name: worker, exact: true }).click();
  const card = page.getByRole("dialog", { name: t.workers.card.title });
  await expectShown(card.getByRole("heading", { name: worker }));
  await expectShown(card.getByText(t.directory.column.fin_contrato));
  expect(await card.getByText(t.directory.column.salario_bruto_anual).count()).toBe(0);
  const email = card.getByRole("link", { name: t.workers.card.email, exact: true });
  expect(await email.getAttribute("href")).toBe(`mailto:${accounts.worker}`);
  const states = Object.values(t.colleagues.today).map((words) => card.getByText(words));
  const back = card.getByText(patternOf(t.colleagues.back));
  await expectShown(states.reduce((one, other) => one.or(other), back));
  await lookAround(visitor, "workers-card");
  // From a person to who supervises them, and back to the list.
  await card.getByRole("heading", { name: t.workers.card.supervisors }).waitFor();
  await card.getByRole("list").getByRole("link").first().click();
  await expectGone(card.getByRole("heading", { name: worker }));
  await page.keyboard.press("Escape");
  await expectGone(card);
}

async function order({ page, t }: Visitor): Promise<void> {
  await page.getByRole("searchbox", { name: t.workers.filter.words }).fill("");
  await expectShown(page.getByText(patternOf(t.workers.list.total_other)));
  const head = page.getByRole("columnheader", { name: t.directory.column.puesto });
  await head.getByRole("button").click();
  await page.waitForURL(/orden=puesto/);
  await head.getByRole("button").click();
  await page.waitForURL(/sentido=desc/);
  expect(await head.getAttribute("aria-sort")).toBe("descending");
}

type SavedList = { heading: string[]; rows: string[]; heads: string[]; total: number };

/** Hides a column and saves the list: a file has the columns and the people of the screen. */
async function saveColumns({ page, t }: Visitor): Promise<SavedList> {
  const { column } = t.directory;
  await page.getByRole("button", { name: t.workers.columns.button, exact: true }).click();
  await page.getByRole("checkbox", { name: column.nombre_empresa }).uncheck();
  await page.keyboard.press("Escape");
  await expectGone(page.getByRole("columnheader", { name: column.nombre_empresa }));
  const heads = await page.getByRole("columnheader").allInnerTexts();
  await page.getByRole("button", { name: t.workers.download.button, exact: true }).click();
  const [saved] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("menuitem", { name: t.workers.download.csv }).click(),
  ]);
  const [heading = "", ...rows] = (await textOf(saved)).trim().split("\r\n");
  const total = await page.getByText(patternOf(t.workers.list.total_other)).innerText();
  return {
    heading: heading.split(";"),
    rows,
    heads: heads.map((text) => text.trim()),
    total: Number.parseInt(total, 10),
  };
}

async function textOf(saved: Download): Promise<string> {
  return (await readFile(await saved.path(), "utf8")).replace("\uFEFF", "");
}
