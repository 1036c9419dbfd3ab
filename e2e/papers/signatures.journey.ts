import { readFileSync } from "node:fs";

import { describe, expect, test } from "vitest";

import { openSession } from "../support/api.ts";
import { visit } from "../support/browser.ts";
import type { Visitor } from "../support/browser.ts";
import { expectShown } from "../support/expect.ts";
import { signIn } from "../support/front-door.ts";
import { lookAround } from "../support/looks.ts";
import { mailsTo } from "../support/mail.ts";
import { plainWorkers } from "../support/people.ts";
import { askToSign, codeMailedTo, signatureOf } from "../support/signing.ts";
import { openStage } from "../support/stage.ts";
import { fill } from "../support/texts.ts";

const stage = openStage();
const [signer, rejecter, asker] = plainWorkers().map(({ email }) => email);
const pages = ["Primera parte", "Segunda parte", "Final del acuerdo"];

describe("A document to sign", () => {
  test("a document is read to its end, signed with a code and verified by anybody", async () => {
    const email = signer ?? "";
    const worker = await openSession(stage.server, email);
    const id = await askToSign(stage.server, worker, { titulo: "Acuerdo de teletrabajo", pages });
    let file: Buffer = Buffer.alloc(0);
    await visit(stage, { name: "sign" }, async (visitor) => {
      await signIn(visitor, { email });
      await openFromList(visitor, "Acuerdo de teletrabajo");
      await readToTheEnd(visitor);
      // A person who reads now and comes back later continues at the same place.
      const send = { name: visitor.t.signingCode.send, exact: true };
      await expectShown(visitor.page.getByRole("button", send));
      await visitor.page.reload();
      await sign(visitor, email);
      file = await takeCopy(visitor);
    });
    const signed = await signatureOf(stage.server, worker, id);
    expect(signed?.estado).toBe("firmado");
    const code = signed?.codigo_verificacion ?? "";
    await visit(stage, { name: "verify" }, async (visitor) => {
      await checkFile(visitor, file);
      await checkCode(visitor, code);
    });
  });

  test("a document to sign is rejected with a reason, on a phone", async () => {
    const email = rejecter ?? "";
    const worker = await openSession(stage.server, email);
    const titulo = "Entrega de equipos";
    const id = await askToSign(stage.server, worker, { titulo, pages: ["Unica"] });
    await visit(stage, { width: "phone", name: "reject" }, async (visitor) => {
      const { page, at, t } = visitor;
      await signIn(visitor, { email });
      await page.goto(at(`/documents?firma=${id}`));
      await page.getByRole("button", { name: t.signatures.reject.open, exact: true }).click();
      const dialog = page.getByRole("dialog", { name: t.signatures.reject.title });
      await dialog.getByLabel(t.signatures.reject.reason).fill("El anexo no es el nuestro");
      await lookAround(visitor, "sign-reject");
      await dialog.getByRole("button", { name: t.signatures.reject.action, exact: true }).click();
      await expectShown(page.getByText(t.signatures.closed.rechazado, { exact: true }));
      await lookAround(visitor, "sign-rejected");
    });
    const rejected = await signatureOf(stage.server, worker, id);
    expect(rejected?.motivo_rechazo).toBe("El anexo no es el nuestro");
  });
});

describe("A certificate", () => {
  test("a certificate is made at once and verified with its code", async () => {
    await visit(stage, { name: "certificate" }, async (visitor) => {
      const { page, at, t } = visitor;
      await signIn(visitor, { email: asker ?? "" });
      await page.goto(at("/documents?vista=certificados"));
      const card = page.getByRole("button", { name: t.certificates.says.antiguedad });
      await expectShown(card);
      await lookAround(visitor, "certificates");
      await card.click();
      await page.getByRole("button", { name: t.certificates.ask.action, exact: true }).click();
      const shown = page.getByRole("dialog", { name: t.certificates.kind.antiguedad });
      await expectShown(shown.locator("[data-page] canvas"));
      await lookAround(visitor, "certificate");
      await shown.getByRole("link", { name: t.signingCode.verify, exact: true }).click();
      await expectShown(page.getByText(t.verify.title_of.valido_code, { exact: true }));
      await expectShown(page.getByText(t.verify.kind.certificado, { exact: true }));
    });
  });
});

/** Finds the document among the waiting ones. */
async function openFromList(visitor: Visitor, title: string): Promise<void> {
  const { page, at } = visitor;
  await page.goto(at("/documents?vista=firma"));
  const row = page.getByRole("link", { name: title });
  await expectShown(row);
  await lookAround(visitor, "sign-list");
  await row.click();
}

/** Reads the pages, the first by the button, and confirms the reading. */
async function readToTheEnd({ page, t }: Visitor): Promise<void> {
  const { read } = t.signatures;
  const total = String(pages.length);
  await expectShown(page.locator("[data-page] canvas"));
  const done = page.getByRole("button", { name: read.action, exact: true });
  expect(await done.isDisabled()).toBe(true);
  for (const [index] of pages.entries()) {
    await page.locator(`[data-page="${index + 1}"]`).evaluate((sheet) => {
      sheet.scrollIntoView({ block: "end", behavior: "instant" });
    });
    const seen = fill(read.seen_other, { seen: String(index + 1), total });
    await expectShown(page.getByText(seen, { exact: true }));
  }
  await done.click();
}

/** Types a wrong code and then the mailed one. */
async function sign(visitor: Visitor, email: string): Promise<void> {
  const { page, t } = visitor;
  const before = mailsTo(stage.server, email).length;
  await page.getByRole("button", { name: t.signingCode.send, exact: true }).click();
  const field = page.getByLabel(t.signingCode.code);
  await expectShown(field);
  const code = await codeMailedTo(stage.server, email, before);
  visitor.expectError(/\/firmar\)/);
  await field.fill(code === "000000" ? "111111" : "000000");
  const button = page.getByRole("button", { name: t.signatures.sign.action, exact: true });
  await button.click();
  await expectShown(page.getByText(t.errors.signature.code_wrong, { exact: true }));
  await expectShown(page.getByText(fill(t.signingCode.tries_other, { count: "4" })));
  await lookAround(visitor, "sign-code");
  await field.fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await button.click();
}

/** Waits for the sealed copy and saves it. */
async function takeCopy(visitor: Visitor): Promise<Buffer> {
  const { page, t } = visitor;
  const take = page.getByRole("button", { name: t.signatures.copy.download, exact: true });
  await take.waitFor({ state: "visible", timeout: 40_000 });
  await expectShown(page.locator("[data-page] canvas"));
  await lookAround(visitor, "sign-copy", { whole: true });
  const [download] = await Promise.all([page.waitForEvent("download"), take.click()]);
  return readFileSync(await download.path());
}

/** Checks the file as it is, and a copy with one byte changed. */
async function checkFile(visitor: Visitor, file: Buffer): Promise<void> {
  const { page, at, t } = visitor;
  await page.goto(at("/verify"));
  const field = page.locator('input[type="file"]');
  const given = { name: "acuerdo.pdf", mimeType: "application/pdf" };
  await field.setInputFiles({ ...given, buffer: file });
  await expectShown(page.getByText(t.verify.title_of.valido_file, { exact: true }));
  await expectShown(page.getByText(t.verify.fact.same, { exact: true }));
  await lookAround(visitor, "verify-file", { whole: true });
  const altered = Buffer.from(file);
  altered[9] = (altered[9] ?? 0) ^ 1;
  await field.setInputFiles({ ...given, buffer: altered });
  await expectShown(page.getByText(t.verify.title_of.alterado_file, { exact: true }));
  await expectShown(page.getByText(t.verify.fact.different, { exact: true }));
  await lookAround(visitor, "verify-altered", { whole: true });
}

/** Types a code that nothing carries, then the genuine one in small letters. */
async function checkCode(visitor: Visitor, code: string): Promise<void> {
  const { page, t } = visitor;
  const field = page.getByLabel(t.verify.code);
  await field.fill("AAAA-BBBB-CCCC-DDDD-EEEE");
  await page.keyboard.press("Enter");
  await expectShown(page.getByText(t.verify.title_of.desconocido_code, { exact: true }));
  await field.fill(code.toLowerCase().replaceAll("-", " "));
  await page.keyboard.press("Enter");
  await expectShown(page.getByText(t.verify.title_of.valido_code, { exact: true }));
  await expectShown(page.getByText(t.verify.kind.firma, { exact: true }));
}
