import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";

import { visit } from "../support/browser.ts";
import type { Visitor } from "../support/browser.ts";
import {
  admitAndMeet,
  expectPlays,
  fillReport,
  keepCode,
  keptIn,
  recordSound,
  usedStorage,
  watchStorage,
} from "../support/complaints.ts";
import type { Screen } from "../support/complaints.ts";
import { expectGone, expectPath, expectShown, expectValue } from "../support/expect.ts";
import { signIn, signInAtHome } from "../support/front-door.ts";
import { lookAround } from "../support/looks.ts";
import { unlockMailbox } from "../support/mailbox.ts";
import { accounts, plainWorkers } from "../support/people.ts";
import { openStage } from "../support/stage.ts";
import { fill } from "../support/texts.ts";
import { isOfReports, keptByServer } from "../support/traces.ts";

const stage = openStage();

const secret = {
  titulo: "Facturas de un proveedor que no existe",
  descripcion: "En octubre se pagaron tres facturas de una empresa sin actividad.",
  mensaje: "He encontrado una cuarta factura.",
} as const;

/** A picture of one pixel, as a phone would send one. */
const picture = {
  name: "factura.png",
  mimeType: "image/png",
  buffer: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==",
    "base64",
  ),
};

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

const fillTexts = async (screen: Screen) => fillReport(screen, secret);

async function openByCode({ page, t }: Screen, code: string): Promise<void> {
  const { find } = t.complaintReport;
  await page.getByLabel(find.code, { exact: true }).fill(code);
  await button(page, find.action).click();
}

/** A handler opens the case and hears what the reporter recorded. */
async function hearRecording(visitor: Visitor): Promise<void> {
  const { page, at, t } = visitor;
  const name = "nota-de-voz.webm";
  await signIn(visitor, { email: accounts.complaintHandler });
  await page.goto(at("/complaintCases"));
  await unlockMailbox(visitor);
  await page.getByRole("link", { name: `${secret.titulo} (2)`, exact: true }).click();
  await button(page, fill(t.complaintCases.files.view_of, { name })).click();
  const viewer = page.getByRole("dialog", { name, exact: true });
  await expectPlays(viewer.getByLabel(name));
  await lookAround(visitor, "complaints-recording");
}

describe("An anonymous report (COMPLAINTS-3, COMPLAINTS-26, COMPLAINTS-27)", () => {
  test("an anonymous report from a fresh browser is followed by its code and leaves nothing there", async () => {
    await visit(stage, { width: "phone" }, async (visitor) => {
      const { page, at, t, expectError } = visitor;
      const { start, form, find, public_page: frame, thread, meeting } = t.complaintReport;
      await watchStorage(page);
      const opened = await page.goto(at("/complaint/demo"));
      expect(opened?.headers()).toMatchObject({
        "cache-control": "no-store",
        "referrer-policy": "no-referrer",
        "content-security-policy": expect.stringContaining("default-src 'none'"),
      });
      await expectShown(page.getByText(t.complaintReport.policy.protection));
      await lookAround(visitor, "mailbox-start", { whole: true });

      await button(page, start.anonymous_action).click();
      await button(page, form.send).click();
      await expectShown(page.getByText(form.wrong.subject, { exact: true }));
      await fillTexts(visitor);
      await page.locator('input[type="file"]').first().setInputFiles(picture);
      await expectShown(page.getByText(picture.name, { exact: true }));
      const recording = await recordSound(page);
      await page.locator('input[type="file"]').first().setInputFiles(recording);
      await expectShown(page.getByText(recording.name, { exact: true }));
      await page.getByRole("radio", { name: form.email_yes }).check();
      await page.getByLabel(form.email_address, { exact: true }).fill("nadie");
      await button(page, form.send).click();
      await expectShown(page.getByText(form.wrong.email, { exact: true }));
      await lookAround(visitor, "mailbox-form", { whole: true });
      // What is typed survives another language.
      await page.getByRole("button", { name: "EN, English" }).click();
      await expectPath(page, "/en/complaint/demo");
      await page.getByRole("button", { name: "ES, Español" }).click();
      await expectValue(page.getByLabel(form.subject, { exact: true }), secret.titulo);
      await page.getByRole("radio", { name: form.email_no }).check();
      await button(page, form.send).click();

      await expectShown(page.getByText(fill(t.complaintReport.files.sent, { name: picture.name })));
      await lookAround(visitor, "mailbox-code", { whole: true });
      await button(page, frame.back).click();
      await expectShown(page.getByText(t.complaintReport.code.unsaved, { exact: true }));
      await button(page, t.complaintReport.code.leave_stay).click();
      const code = await keepCode(visitor);
      await button(page, t.complaintReport.code.go).click();
      await expectShown(page.getByRole("heading", { name: secret.titulo }));
      const [saved] = await Promise.all([
        page.waitForEvent("download"),
        button(page, fill(t.complaintReport.files.open, { name: recording.name })).click(),
      ]);
      expect(saved.suggestedFilename()).toBe(recording.name);
      await expectShown(
        page.getByRole("button", {
          name: fill(t.complaintReport.files.open, { name: picture.name }),
        }),
      );
      await button(page, t.complaintReport.report.edit).click();
      await page.getByLabel(form.subject, { exact: true }).fill(`${secret.titulo} (2)`);
      await button(page, t.complaintReport.report.edit_save).click();
      await expectShown(page.getByRole("heading", { name: `${secret.titulo} (2)` }));
      await page.getByLabel(thread.write, { exact: true }).fill(secret.mensaje);
      await button(page, thread.send).click();
      await expectShown(page.getByRole("listitem").filter({ hasText: secret.mensaje }));
      await page.getByLabel(meeting.when, { exact: true }).fill("Un martes, fuera de la oficina.");
      await button(page, meeting.ask).click();
      await expectGone(button(page, meeting.ask));
      await button(page, find.close).click();

      await admitAndMeet(stage.server, code, {
        reason: "Se admite a trámite.",
        minutes: "La persona informante explica los hechos.",
      });
      await openByCode(visitor, "0000");
      await expectShown(page.getByText(find.wrong, { exact: true }));
      expectError(/404/);
      await openByCode(
        visitor,
        code.replace(/^./, (first) => (first === "0" ? "1" : "0")),
      );
      await expectShown(page.getByText(t.errors.complaint.not_found, { exact: true }));
      await openByCode(visitor, code);
      await expectShown(page.getByText("Se admite a trámite."));
      await expectGone(button(page, t.complaintReport.report.edit));
      await button(page, meeting.correct).click();
      await page.getByLabel(meeting.correction, { exact: true }).fill("Falta la fecha.");
      await button(page, meeting.answer).click();
      await expectShown(page.getByText(thread.kind.acta_correccion, { exact: true }));
      await lookAround(visitor, "mailbox-report", { whole: true });

      expect(await usedStorage(page)).toEqual([]);
      expect(await page.title()).toBe("Atrio");
      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
      await expectPath(page, "/login");
      const kept = await keptIn(page);
      expect(JSON.stringify(kept)).not.toMatch(
        new RegExp(`complaint|mailbox|denuncia|${code}|${secret.titulo}|factura`, "i"),
      );
      expect(await visitor.context.cookies()).toEqual([]);
    });
    await visit(stage, { name: "complaints-recording" }, hearRecording);
  });

  test("an anonymous report from a signed-in browser carries no session and no worker keeps it", async () => {
    // The demo's named report is the first one's.
    const [, , person] = plainWorkers();
    await visit(stage, { withServiceWorker: true }, async (visitor) => {
      const { page, context, t } = visitor;
      const words = t.complaintReport;
      await signInAtHome(visitor, { email: person?.email ?? "" });
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await page.goto("/complaint");
      await expectShown(page.getByText(words.mine.none, { exact: true }));
      await lookAround(visitor, "complaint-empty");
      const before = await keptIn(page);
      const stored = new Set((await keptByServer(stage.server)).map((one) => one.text));

      const [tab] = await Promise.all([
        context.waitForEvent("page"),
        page.getByRole("link", { name: words.mine.anonymous_action }).click(),
      ]);
      const tokens: Array<string | undefined> = [];
      tab.on("request", (request) => tokens.push(request.headers()["authorization"]));
      // A page that is still on its way cannot be read again.
      await expectShown(button(tab, words.start.anonymous_action));
      await tab.reload();
      const screen = { page: tab, t };
      await button(tab, words.start.anonymous_action).click();
      await fillTexts(screen);
      await tab.getByRole("radio", { name: words.form.email_no }).check();
      await button(tab, words.form.send).click();
      const code = await keepCode(screen);
      await button(tab, words.code.go).click();
      await expectShown(tab.getByText(words.report.anonymous, { exact: true }));
      expect(tokens.filter((token) => token !== undefined)).toEqual([]);
      expect(tokens.length).toBeGreaterThan(5);
      await button(tab, words.public_page.leave).click();
      await expectPath(tab, "/");
      const left = await keptIn(tab);
      await tab.close();
      const after = await keptIn(page);
      expect(after.local).toEqual(before.local);
      expect(after.cookies).toEqual(before.cookies);
      expect(after.databases.join()).not.toMatch(/complaint|mailbox|denuncia/);
      expect(JSON.stringify([left, after])).not.toMatch(new RegExp(`${code}|factura`, "i"));
      expect(left.history.join()).not.toContain("/complaint/");
      expect(left.cached.join()).not.toMatch(/\/mailbox\/|\/complaint\/|denuncia|buzon/);
      await page.reload();
      await expectShown(page.getByText(words.mine.none, { exact: true }));

      const fresh = (await keptByServer(stage.server)).filter((one) => !stored.has(one.text));
      const [own, others] = [fresh.filter(isOfReports), fresh.filter((one) => !isOfReports(one))];
      const agent = await page.evaluate(() => navigator.userAgent);
      // The session's token is one of the long words.
      const long = JSON.stringify(before.local).match(/[\w-]{20,}/g) ?? [];
      expect(long).not.toEqual([]);
      const tied = [person?.name, person?.email, agent, ...long];
      const report = JSON.stringify(own);
      expect(own.length).toBeGreaterThan(5);
      for (const text of tied) expect(report).not.toContain(text);
      expect(report).toContain('\\"trabajador_id\\":null');
      // No time of day either.
      expect(report).not.toMatch(/\d\d:\d\d/);
      expect(JSON.stringify(others)).not.toMatch(new RegExp(`${code}|factura`, "i"));
    });
  });
});

describe("A named report (COMPLAINTS-1)", () => {
  test("a named report is listed without its texts, opens with its code and can be deleted", async () => {
    const [, person] = plainWorkers();
    await visit(stage, {}, async (visitor) => {
      const { page, t } = visitor;
      const words = t.complaintReport;
      await signInAtHome(visitor, { email: person?.email ?? "" });
      await page
        .getByRole("navigation")
        .getByRole("link", { name: t.shell.page.complaints })
        .first()
        .click();
      await button(page, words.mine.new).click();
      await fillTexts(visitor);
      // Leaving the part asks first and loses nothing.
      await button(page, words.form.discard).click();
      await expectShown(page.getByText(words.form.leave_text, { exact: true }));
      await button(page, t.leaving.stay).click();
      await lookAround(visitor, "complaint-new", { whole: true });
      await button(page, words.form.send).click();
      const [saved] = await Promise.all([
        page.waitForEvent("download"),
        button(page, words.code.download).click(),
      ]);
      expect(saved.suggestedFilename()).toBe(`${words.code.file}.txt`);
      await button(page, words.code.go).click();
      await expectShown(page.getByText(words.report.named, { exact: true }));
      expect(page.url()).not.toMatch(/[\da-f]{8}-/);
      await lookAround(visitor, "complaint-report", { whole: true });
      await page.getByRole("tab", { name: words.mine.view.mine }).click();
      await expectShown(page.getByText(words.mine.unanswered, { exact: true }));
      await expectGone(page.getByText(secret.titulo));
      await lookAround(visitor, "complaint-mine");
      await button(page, words.mine.remove).click();
      await page.getByRole("dialog").getByRole("button", { name: words.report.remove }).click();
      await expectShown(page.getByText(words.mine.none, { exact: true }));
    });
  });
});
