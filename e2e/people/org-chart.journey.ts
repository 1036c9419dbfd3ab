import { readFile } from "node:fs/promises";

import type { Locator } from "playwright-core";
import { describe, expect, test } from "vitest";

import { visit } from "../support/browser.ts";
import type { Visitor } from "../support/browser.ts";
import { addressesOf } from "../support/calls.ts";
import { expectGone, expectShown } from "../support/expect.ts";
import { signIn } from "../support/front-door.ts";
import { expectKeyboardReaches } from "../support/keyboard.ts";
import { lookAround } from "../support/looks.ts";
import { accounts } from "../support/people.ts";
import { openStage } from "../support/stage.ts";
import { fill } from "../support/texts.ts";

const stage = openStage();
const chartName = "Toda la empresa";
const patienceMs = 10_000;
const colleague = "Lucía García Romero";

describe("The organisation charts", () => {
  test("organisation charts are walked, searched, read as a tree and saved whole", async () => {
    await visit(stage, { name: "org-chart" }, async (visitor) => {
      await signIn(visitor, { email: accounts.worker });
      await walkDiagram(visitor);
      await meetNobody(visitor);
      await findColleague(visitor);
      await readCard(visitor);
      await walkTree(visitor);
      await saveWhole(visitor);
      await expectShown(visitor.page.getByRole("tree"));
    });
  });

  test("organisation charts open as a tree on a phone", async () => {
    await visit(stage, { width: "phone", name: "org-chart-phone" }, async (visitor) => {
      const { page, at, t } = visitor;
      await signIn(visitor, { email: accounts.worker });
      await page.goto(at("/orgChart"));
      await expectShown(
        page.getByRole("tree", { name: fill(t.orgChart.tree.label, { name: chartName }) }),
      );
      await expectShown(page.getByText("Elena Navarro Prieto", { exact: true }));
    });
  });
});

function diagramOf({ page, t }: Visitor) {
  return page.getByRole("application", {
    name: fill(t.orgChart.diagram.label, { name: chartName }),
    exact: true,
  });
}

/** Position for screen readers. */
const spoken = ({ page }: Visitor, text: string) =>
  page.locator('[aria-live="polite"]').filter({ hasText: text });

/** With the keyboard from the company to its head and to the first below, folding on the way. */
async function walkDiagram(visitor: Visitor): Promise<void> {
  const { page, at, t } = visitor;
  await page.goto(at("/orgChart?vista=diagrama"));
  await expectShown(page.getByRole("heading", { level: 1, name: t.orgChart.title, exact: true }));
  const diagram = diagramOf(visitor);
  await expectShown(page.getByText("Elena Navarro Prieto", { exact: true }));
  await lookAround(visitor, "org-chart-diagram");
  await expectKeyboardReaches(page, diagram);
  await page.keyboard.press("ArrowDown");
  await expectShown(spoken(visitor, "Elena Navarro Prieto"));
  await page.keyboard.press("ArrowDown");
  await expectShown(spoken(visitor, "Marcos Herrero Vidal"));
  await page.keyboard.press("ArrowDown");
  await expectShown(spoken(visitor, t.orgChart.node.opened));
  await page.keyboard.press("Space");
  await expectShown(spoken(visitor, t.orgChart.node.closed));
}

async function placeOf(shown: Locator) {
  const box = await shown.boundingBox();
  if (box === null) throw new Error("It has no place");
  return box;
}

/** Folded where one looks from: the chart comes back. A card that is not there is asked for a few times at most. */
async function meetNobody(visitor: Visitor): Promise<void> {
  const { page, at, t } = visitor;
  const diagram = diagramOf(visitor);
  const { x, y, width, height } = await placeOf(diagram);
  for (const _ of [1, 2]) {
    await page.mouse.move(x + 30, y + height - 30);
    await page.mouse.down();
    await page.mouse.move(x + width - 30, y + height - 60, { steps: 4 });
    await page.mouse.up();
  }
  const top = diagram.getByText("Elena Navarro Prieto", { exact: true });
  await page.getByRole("button", { name: t.orgChart.fold.collapse, exact: true }).click();
  const placeNow = async (): Promise<number> => (await placeOf(top)).x;
  await expect.poll(placeNow, { timeout: patienceMs }).toBeLessThan(x + width - 100);
  visitor.expectError(/404.*nodo-organigrama/);
  let asked = 0;
  page.on("request", (request) => {
    const wanted = "/nodo-organigrama/2147483647";
    asked += addressesOf(request).filter((address) => address.includes(wanted)).length;
  });
  await page.goto(at("/orgChart?vista=diagrama&nodo=2147483647"));
  const card = page.getByRole("dialog", { name: t.orgChart.card.title });
  await expectShown(card.getByRole("button", { name: t.common.action.retry, exact: true }));
  await expectShown(diagramOf(visitor));
  await page.keyboard.press("Escape");
  await expectGone(card);
  expect(asked).toBeLessThanOrEqual(2);
}

/** Without accents and in any order; the path to her unfolds. */
async function findColleague(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  await page.getByRole("button", { name: t.orgChart.fold.collapse, exact: true }).click();
  await expectGone(page.getByText(colleague, { exact: true }));
  const field = page.getByRole("combobox", { name: t.orgChart.search.label });
  await field.click();
  await field.pressSequentially("romero luc");
  await expectShown(page.locator('[role="option"]').filter({ hasText: colleague }));
  await page.keyboard.press("Enter");
  await expectShown(diagramOf(visitor).getByText(colleague, { exact: true }));
  await expectShown(spoken(visitor, colleague));
}

async function readCard(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  await diagramOf(visitor).focus();
  await page.keyboard.press("Enter");
  const card = page.getByRole("dialog", { name: t.orgChart.card.title });
  await expectShown(card.getByRole("heading", { name: colleague, exact: true }));
  await expectShown(card.getByText("Madrid", { exact: true }));
  await lookAround(visitor, "org-chart-card");
  await card.getByRole("button", { name: /Marcos Herrero Vidal/ }).click();
  await expectShown(card.getByRole("heading", { name: "Marcos Herrero Vidal", exact: true }));
  await card.getByRole("button", { name: t.orgChart.card.close, exact: true }).click();
  await expectGone(card);
}

/** The same chart as a tree: arrows, letters, and one stop for the Tab key. */
async function walkTree(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  await page.getByText(t.orgChart.view.lista, { exact: true }).click();
  const tree = page.getByRole("tree", {
    name: fill(t.orgChart.tree.label, { name: chartName }),
  });
  await expectShown(tree);
  expect(await tree.locator('[role="treeitem"][tabindex="0"]').count()).toBe(1);
  const row = (name: string) => tree.getByRole("treeitem", { name });
  await tree.locator('[role="treeitem"][tabindex="0"]').focus();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("p");
  expect(await row("Pilar Santamaría Gil").getAttribute("aria-expanded")).toBe("false");
  await page.keyboard.press("ArrowRight");
  await expectShown(row("Yolanda Martínez Cano"));
  expect(await row("Yolanda Martínez Cano").getAttribute("aria-level")).toBe("4");
  await lookAround(visitor, "org-chart-list", { whole: true });
  await page.keyboard.press("Enter");
  const card = page.getByRole("dialog", { name: t.orgChart.card.title });
  await expectShown(card.getByRole("heading", { name: "Pilar Santamaría Gil", exact: true }));
  await page.keyboard.press("Escape");
  await expectGone(card);
}

/** Every person is in the file, folded on the screen or not. */
async function saveWhole(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  await page.getByRole("button", { name: t.orgChart.fold.collapse, exact: true }).click();
  const save = async (format: "png" | "svg" | "pdf"): Promise<Buffer> => {
    await page.getByRole("button", { name: t.orgChart.export.button, exact: true }).click();
    const saving = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: t.orgChart.export[format], exact: true }).click();
    const download = await saving;
    expect(download.suggestedFilename()).toBe(`organigrama-toda-la-empresa.${format}`);
    return readFile(await download.path());
  };
  const svg = (await save("svg")).toString();
  expect(svg).toContain(colleague);
  expect(svg).toContain("Yolanda Martínez Cano");
  expect((await save("pdf")).subarray(0, 5).toString()).toBe("%PDF-");
  expect((await save("png")).subarray(1, 4).toString()).toBe("PNG");
}
