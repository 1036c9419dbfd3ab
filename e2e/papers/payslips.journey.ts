import { describe, expect, test } from "vitest";

import { payslipAccesses } from "@atrio/contract/papers/payslips";

import { ask, openSession } from "../support/api.ts";
import { visit } from "../support/browser.ts";
import type { Visitor } from "../support/browser.ts";
import { expectShown } from "../support/expect.ts";
import { signIn } from "../support/front-door.ts";
import { lookAround } from "../support/looks.ts";
import { accounts } from "../support/people.ts";
import { openStage } from "../support/stage.ts";
import { fill, patternOf } from "../support/texts.ts";

const stage = openStage();

describe("A worker's payslips", () => {
  test("a worker's payslips are found, explained, read as a PDF and saved together", async () => {
    let opened = 0;
    await visit(stage, { name: "payslips" }, async (visitor) => {
      await signIn(visitor, { email: accounts.worker });
      await showNet(visitor);
      await saveSome(visitor);
      opened = await understand(visitor);
      await readPdf(visitor);
      await seeAccesses(visitor);
      await followCorrection(visitor);
    });
    expect(await waysOpened(opened)).toEqual(["descargado", "visto"]);
  });
});

/** Openings of a payslip by its worker, from the access log. */
async function waysOpened(id: number): Promise<string[]> {
  const session = await openSession(stage.server, accounts.worker);
  const path = `/nomina/${id}/accesos`;
  const answer = await ask(stage.server, session, { method: payslipAccesses.method, path });
  const ways = payslipAccesses.response.parse(answer).data.map(({ modo }) => modo);
  return [...new Set(ways)].toSorted();
}

/** The home page keeps the net to itself until it is asked, and remembers that it was. */
async function showNet({ page, at, t }: Visitor): Promise<void> {
  const words = t.cards.payslip;
  await page.goto(at("/"));
  const card = page.locator("section").filter({ hasText: words.title });
  await expectShown(card.getByText(words.hidden, { exact: true }));
  await card.getByRole("button", { name: words.show, exact: true }).click();
  const net = card.getByText(/^[\d.]+,\d\d\s€$/);
  await expectShown(net);
  await page.reload();
  await expectShown(net);
}

async function openList({ page, at, t }: Visitor): Promise<void> {
  await page.goto(at("/paysheets"));
  await expectShown(page.getByRole("heading", { level: 1, name: t.payslips.title, exact: true }));
  await expectShown(page.getByRole("heading", { name: t.payslips.chart.split }));
}

/** Saves two payslips of the year as a ZIP. */
async function saveSome(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  await openList(visitor);
  const boxes = page.getByRole("checkbox", { name: patternOf(t.payslips.list.select) });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  const selected = fill(t.payslips.selection.count_other, { count: "2" });
  await expectShown(page.getByRole("region", { name: selected }));
  await lookAround(visitor, "payslips-list", { whole: true });
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: t.payslips.selection.zip, exact: true }).click();
  expect((await saving).suggestedFilename()).toMatch(/\.zip$/);
}

/** Opens the newest payslip: changes, sum, and a line with its explanation; answers its id. */
async function understand(visitor: Visitor): Promise<number> {
  const { page, t } = visitor;
  const words = t.payslips;
  await page
    .getByRole("link", { name: patternOf(words.list.open) })
    .first()
    .click();
  await expectShown(page.getByRole("heading", { name: words.change.title }));
  await expectShown(page.getByText(words.net.agrees));
  await expectShown(page.getByText(patternOf(words.change.net_more)));
  const salary = page.getByRole("list", {
    name: `1. ${words.receipt.section.devengo_salarial}`,
    exact: true,
  });
  await salary.locator("summary").first().click();
  await expectShown(salary.getByText(words.receipt.from, { exact: true }));
  await lookAround(visitor, "payslips-sheet", { whole: true });
  return Number(new URL(page.url()).searchParams.get("nomina"));
}

async function readPdf(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  await page.getByRole("tab", { name: t.payslips.sheet.view.pdf, exact: true }).click();
  await page.waitForURL((url) => url.searchParams.get("vista") === "pdf");
  await expectShown(page.locator("canvas"));
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: t.payslips.sheet.download, exact: true }).click();
  expect((await saving).suggestedFilename()).toMatch(/^nomina-\d{4}-\d{2}\.pdf$/);
}

/** Seeing, reading and saving it were written down. */
async function seeAccesses(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  const words = t.payslips.accesses;
  await page.getByRole("tab", { name: t.payslips.sheet.view.accesos, exact: true }).click();
  const list = page.getByRole("list", { name: words.list });
  await expectShown(list.getByText(words.descargado, { exact: true }));
  await expectShown(list.getByText(words.visto, { exact: true }));
  await expectShown(list.getByText(words.you, { exact: true }));
  await lookAround(visitor, "payslips-accesses");
}

/** From the corrected payslip to its correction. */
async function followCorrection({ page, t }: Visitor): Promise<void> {
  const words = t.payslips;
  await page.getByRole("link", { name: words.sheet.back, exact: true }).click();
  await page.getByRole("link", { name: patternOf(words.list.replaced_by) }).click();
  await expectShown(page.getByText(words.sheet.replaces_title, { exact: true }));
  await page.getByRole("link", { name: words.sheet.replaces_link, exact: true }).click();
  await expectShown(page.getByText(words.sheet.replaced_title, { exact: true }));
}
