import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";

import { listNotifications, sendCompanyMessage } from "@atrio/contract/messages/company-messages";

import { scriptPayloads } from "../../apps/server/test/script-payloads.ts";
import { ask, openSession } from "../support/api.ts";
import { visit } from "../support/browser.ts";
import type { Visitor } from "../support/browser.ts";
import { expectCount, expectGone, expectPath, expectShown } from "../support/expect.ts";
import { signIn, signInAtHome, snackbar } from "../support/front-door.ts";
import { lookAround } from "../support/looks.ts";
import { accounts, plainWorkers } from "../support/people.ts";
import { watchScripts } from "../support/scripts.ts";
import { openStage } from "../support/stage.ts";
import { fill, sourceOf } from "../support/texts.ts";
import { until } from "../support/until.ts";

const stage = openStage();

const calendar = /^Calendario laboral de \d{4}/;
const works = "Obras en el aparcamiento";
const path = "/internComunication";

describe("The page of notifications", () => {
  test("notifications are read, searched and archived, and every tab has the unread count", async () => {
    await visit(stage, { name: "notices" }, async (visitor) => {
      const { page, context, at, t } = visitor;
      await signInAtHome(visitor, { email: accounts.worker });
      await expectShown(page.getByRole("heading", { name: t.noticesPage.card.title }));
      await page.goto(at(path));
      await expectShown(row(page, calendar));
      const before = await unreadIn(visitor);
      const other = await context.newPage();
      await other.goto(at("/"));
      await expectShown(menuEntry(other, visitor, before));
      await readMessage(visitor);
      await expectShown(menuEntry(page, visitor, before - 1));
      await expectShown(menuEntry(other, visitor, before - 1));
      await other.close();
      await tidyUp(visitor);
      await follow(visitor);
      await readAll(visitor);
    });
  });

  test("200 scripts in notifications are shown as text", async () => {
    const [reader] = plainWorkers();
    if (reader === undefined) throw new Error("Nobody can read them");
    await sendScripts(reader.email);
    await visit(stage, { name: "notices-scripts" }, async (visitor) => {
      const traces = watchScripts(visitor.page, [stage.server.url, "blob:"]);
      await signIn(visitor, { email: reader.email });
      await lookAtScripts(visitor);
      expect(traces).toEqual([]);
      expect(await visitor.page.evaluate(() => Object.hasOwn(window, "__ran"))).toBe(false);
      expect(await visitor.page.title()).toBe(`${visitor.t.noticesPage.title} · Atrio`);
    });
  });
});

function row(page: Page, title: string | RegExp): Locator {
  return page.getByRole("main").getByRole("link").filter({ hasText: title });
}

function menuEntry(page: Page, { t }: Visitor, unread: number): Locator {
  const count = fill(unread === 1 ? t.shell.menu.unread_one : t.shell.menu.unread_other, {
    count: String(unread),
  });
  const name = `${t.shell.page.internalCommunication}, ${count}`;
  return page.getByRole("link", { name, exact: true }).first();
}

/** Number of unread notifications in the menu. */
async function unreadIn({ page, t }: Visitor): Promise<number> {
  const entry = page.getByRole("link", {
    name: new RegExp(`^${t.shell.page.internalCommunication}, `),
  });
  await expectShown(entry.first());
  return Number(/\d+/.exec((await entry.first().getAttribute("aria-label")) ?? "")?.[0]);
}

/** Opens a message beside the list: its text with lists and links, and its document in the page. */
async function readMessage(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  await expectShown(row(page, calendar).getByText(t.noticesPage.row.unread, { exact: true }));
  await row(page, calendar).click();
  const reader = page.getByRole("article");
  await expectShown(reader.getByRole("heading", { name: calendar }));
  await expectCount(reader.getByRole("listitem"), 3);
  await expectGone(row(page, calendar).getByText(t.noticesPage.row.unread, { exact: true }));
  await reader.getByRole("button", { name: t.noticesPage.file.show, exact: true }).click();
  await expectShown(reader.locator("canvas").first());
  await reader.getByRole("button", { name: t.noticesPage.file.hide, exact: true }).click();
  await lookAround(visitor, "notices-open");
}

/** Finds a message, puts it away, finds it there and brings it back. */
async function tidyUp(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  const { archive, empty, filter } = t.noticesPage;
  const words = page.getByRole("searchbox", { name: filter.words });
  await words.fill("aparcámiento");
  await expectGone(row(page, calendar));
  await row(page, works).click();
  await page.getByRole("button", { name: archive.put, exact: true }).click();
  await expectShown(snackbar(visitor, archive.done));
  await expectShown(page.getByText(empty.found_title, { exact: true }));
  await page.getByRole("button", { name: filter.reset, exact: true }).click();
  await expectShown(row(page, calendar));
  await page.getByText(filter.archivadas, { exact: true }).click();
  await row(page, works).click();
  await page.getByRole("button", { name: archive.back, exact: true }).click();
  await expectShown(page.getByText(empty.archivadas_title, { exact: true }));
  await page.getByText(filter.todas, { exact: true }).click();
  await expectShown(row(page, works));
  await lookAround(visitor, "notices");
}

/** A notice of the portal leads to its page. */
async function follow({ page, at, t }: Visitor): Promise<void> {
  await page.getByLabel(t.noticesPage.filter.kind).selectOption("fichaje");
  await expectGone(row(page, works));
  await row(page, "Revisa tus fichajes").click();
  await page.getByRole("link", { name: t.noticesPage.reader.go, exact: true }).click();
  await expectPath(page, at("/timeRegistration"));
  await page.goto(at(path));
}

async function readAll(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  await page.getByRole("button", { name: t.noticesPage.read_all.action, exact: true }).click();
  const name = t.shell.page.internalCommunication;
  await expectShown(page.getByRole("link", { name, exact: true }).first());
  // Rows that are not read say so with the same word.
  const unread = new RegExp(`^${sourceOf(t.noticesPage.filter.sin_leer)}$`);
  await page.locator("label").filter({ hasText: unread }).click();
  await expectShown(page.getByText(t.noticesPage.empty.sin_leer_title, { exact: true }));
}

/** An administrator sends a person scripts as texts. */
async function sendScripts(email: string): Promise<void> {
  const { server } = stage;
  const office = await openSession(server, accounts.administrator);
  const reader = await openSession(server, email);
  for (const payload of scriptPayloads) {
    await ask(server, office, {
      method: sendCompanyMessage.method,
      path: sendCompanyMessage.path,
      body: {
        titulo: payload,
        contenido: payload,
        destinatarios: "trabajadores",
        trabajador_ids: [reader.workerId],
      },
    });
  }
  const wait = { withinMs: 60_000, what: () => "messages that do not arrive" };
  await until(async () => {
    const answer = await ask(server, reader, {
      method: listNotifications.method,
      path: `/trabajador/${reader.workerId}/notificaciones`,
      query: { visible: "1", tipo: "comunicado", take: "10" },
    });
    return listNotifications.response.parse(answer).total >= scriptPayloads.length;
  }, wait);
}

/** Opens every page, some of each kind, and presses elements that scripts could have made. */
async function lookAtScripts(visitor: Visitor): Promise<void> {
  const { page, at, t } = visitor;
  for (const place of ["1", "2"]) {
    await page.goto(at(`${path}?filas=100&pagina=${place}`));
    await expectShown(row(page, "script").first());
    const rows = page.getByRole("main").getByRole("listitem").getByRole("link");
    for (let index = 0; index < 96; index += 8) {
      await rows.nth(index).click();
      const reader = page.getByRole("article");
      const title = (await rows.nth(index).locator("span span span").first().textContent()) ?? "";
      await expectShown(reader.getByRole("heading", { name: title, exact: true }));
      for (const link of await reader.getByRole("link").all()) await link.hover();
    }
  }
  const { sin_leer } = t.noticesPage.filter;
  await expectShown(
    page.getByText(fill(t.noticesPage.filter.counted, { name: sin_leer, total: "99+" })),
  );
  await expectShown(page.locator('[data-count="99+"]'));
}
