import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";

import { listOwnRequests } from "@atrio/contract/leave/requests";
import { workerDocuments } from "@atrio/contract/papers/documents";
import { listWorkdays } from "@atrio/contract/time/time";

import { writeScriptsEverywhere } from "../apps/server/test/scripts/everywhere.ts";

import { ask, openSession } from "./support/api.ts";
import { visit } from "./support/browser.ts";
import type { Visitor } from "./support/browser.ts";
import { expectShown } from "./support/expect.ts";
import { signIn } from "./support/front-door.ts";
import { accounts } from "./support/people.ts";
import { settle } from "./support/screens.ts";
import { watchScripts } from "./support/scripts.ts";
import { openStage } from "./support/stage.ts";

const stage = openStage();

beforeAll(() => writeScriptsEverywhere(stage.server.databaseUrl ?? ""));

/** Payload that every script contains, regardless of its carrier. */
const script = /alert\(1\)|__ran|document\.title=|evil\.example/;

describe("Scripts as words of people", () => {
  test("scripts in typed words are shown as text on every page of a worker", async () => {
    const pages = await workerPages();
    await visit(stage, { name: "scripts-worker" }, async (visitor) => {
      const traces = watchScripts(visitor.page, [stage.server.url, "blob:", "data:"]);
      await signIn(visitor, { email: accounts.worker });
      await readAll(visitor, pages);
      await walkCalendar(visitor);
      expect(traces).toEqual([]);
    });
  });

  test("scripts in typed words are shown as text on every page of a supervisor", async () => {
    await visit(stage, { name: "scripts-supervisor" }, async (visitor) => {
      const traces = watchScripts(visitor.page, [stage.server.url, "blob:", "data:"]);
      await signIn(visitor, { email: accounts.supervisor });
      await readAll(visitor, supervisorPages);
      expect(traces).toEqual([]);
    });
  });

  test("scripts in a fake photo are refused before anything is decoded", async () => {
    await visit(stage, { name: "scripts-photo" }, async (visitor) => {
      const traces = watchScripts(visitor.page, [stage.server.url, "blob:", "data:"]);
      await signIn(visitor, { email: accounts.worker });
      await choosePhotos(visitor);
      expect(traces).toEqual([]);
    });
  });
});

const supervisorPages = [
  "/timeRegistrationSupervisor?vista=hoy",
  "/timeRegistrationSupervisor?vista=hojas",
  "/timeRegistrationSupervisor?vista=decidir",
  "/absencesSupervisor",
  "/absencesSupervisor?vista=calendario",
  "/absencesSupervisor?vista=saldos",
  "/documentsSupervisor",
  "/hoursBagSupervisor",
  "/workers?filas=100",
];

/** Addresses of a worker's pages, with the dialogs beside or over each. */
async function workerPages(): Promise<string[]> {
  const session = await openSession(stage.server, accounts.worker);
  const own = `/trabajador/${session.workerId}`;
  const year = new Date().getFullYear();
  const [from, to] = [`${year - 1}-12-01`, new Date().toISOString().slice(0, 10)];
  const sheet = listWorkdays.response.parse(
    await ask(stage.server, session, {
      method: listWorkdays.method,
      path: listWorkdays.path,
      query: { trabajador_id: String(session.workerId), dia: `${from}to${to}` },
    }),
  ).data;
  const noted = sheet.findLast(({ fichajes }) =>
    fichajes.some((one) => one.observaciones !== null),
  );
  const asked = listOwnRequests.response.parse(
    await ask(stage.server, session, { method: "POST", path: `${own}/solicitudes`, body: {} }),
  ).data;
  const about = (kinds: (kind: number) => boolean) =>
    asked.find(({ pe_solicitud_tipo_id }) => kinds(pe_solicitud_tipo_id))?.id;
  const files = workerDocuments.response.parse(
    await ask(stage.server, session, { method: "GET", path: `${own}/documentos` }),
  ).data;
  return [
    `/timeRegistration?mes=${noted?.dia.slice(0, 7)}&dia=${noted?.dia}`,
    `/absences?solicitud=${about((kind) => kind <= 9)}`,
    "/documents",
    "/documents?vista=empresa",
    "/documents?vista=personales",
    `/documents?vista=personales&historial=${files.find((one) => one.categoria === "trabajador")?.id}`,
    "/userCalendar?vista=mes",
    "/workers?filas=100",
    `/workers?persona=${session.workerId}`,
    "/orgChart?vista=diagrama",
    "/orgChart?vista=lista",
    "/internComunication",
  ];
}

/** Opens each page, expects words of scripts on it as text, and no element made by a script. */
async function readAll(visitor: Visitor, paths: readonly string[]): Promise<void> {
  const { page, at } = visitor;
  for (const path of paths) {
    await page.goto(at(path));
    await expectShown(page.getByText(script));
    await settle(page);
    expect(await madeBy(page), path).toEqual([]);
  }
}

/** A month of days with events, and the day that each opens; the year too. */
async function walkCalendar(visitor: Visitor): Promise<void> {
  const { page, at } = visitor;
  await page.goto(at("/userCalendar?vista=anyo"));
  await expectShown(page.getByRole("grid"));
  await page.locator('[data-day$="-12-25"]').click();
  await expectShown(page.getByText(script));
  expect(await madeBy(page)).toEqual([]);
}

/** Traces in a page of a script that ran, or of text taken for markup. */
async function madeBy(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const foreign =
      "iframe, object, embed, math, body script:not([src]), [srcdoc], [onerror], [onload], [ontoggle], [onfocus], [onmouseover], [href^='javascript:' i], [href^='data:' i], [action^='javascript:' i], img[src='x']";
    const found = [...document.querySelectorAll(foreign)].map((one) => one.outerHTML.slice(0, 200));
    if (Object.hasOwn(globalThis, "__ran")) found.push("window.__ran");
    if (document.title === "ran") found.push("document.title");
    return found;
  });
}

const drawing =
  "<svg xmlns='http://www.w3.org/2000/svg' width='300' height='300' onload='window.__ran=1'><script>window.__ran=1</script></svg>";

/** A drawing is no photo, under any name; a photo that is also a page is drawn anew. */
async function choosePhotos(visitor: Visitor): Promise<void> {
  const { page, t, at } = visitor;
  const { photo } = t.profile;
  await page.goto(at("/personalArea"));
  await page.getByRole("button", { name: new RegExp(`^(${photo.add}|${photo.change})$`) }).click();
  const dialog = page.getByRole("dialog", { name: photo.title, exact: true });
  const input = dialog.locator('input[type="file"]').first();
  const buffer = Buffer.from(drawing);
  await input.setInputFiles({ name: "yo.svg", mimeType: "image/svg+xml", buffer });
  await expectShown(dialog.getByText(photo.type, { exact: true }));
  await input.setInputFiles({ name: "yo.png", mimeType: "image/png", buffer });
  await expectShown(dialog.getByText(photo.unshown, { exact: true }));
  expect(await madeBy(page)).toEqual([]);
  await dialog.getByRole("button", { name: photo.other, exact: true }).click();
  await input.setInputFiles({
    name: "yo.jpg",
    mimeType: "image/jpeg",
    buffer: await polyglot(page),
  });
  await expectShown(dialog.getByRole("application", { name: photo.crop, exact: true }));
  await dialog.getByRole("button", { name: photo.save, exact: true }).click();
  const shown = page.getByRole("banner").locator('img[src^="/api/v1/foto/"]');
  await expectShown(shown);
  const kept = await fetch(new URL((await shown.getAttribute("src")) ?? "", stage.server.url));
  expect(kept.headers.get("x-content-type-options")).toBe("nosniff");
  expect(await kept.text()).not.toContain("script");
  expect(await madeBy(page)).toEqual([]);
}

/** A photo that browsers draw, with a page behind its end. */
async function polyglot(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    canvas.width = 320;
    canvas.height = 320;
    return canvas.toDataURL("image/jpeg").split(",")[1] ?? "";
  });
  const markup = "*/=1;window.__ran=1;/*<html><body><script>window.__ran=1</script></body></html>";
  return Buffer.concat([Buffer.from(base64, "base64"), Buffer.from(markup)]);
}
