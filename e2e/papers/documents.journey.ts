import { describe, expect, test } from "vitest";

import { uploadPersonalDocument, workerDocuments } from "@atrio/contract/papers/documents";
import type { PortalDocument } from "@atrio/contract/papers/documents";

import { ask, openSession } from "../support/api.ts";
import { visit } from "../support/browser.ts";
import type { Visitor } from "../support/browser.ts";
import { expectGone, expectPath, expectShown } from "../support/expect.ts";
import { signIn, snackbar } from "../support/front-door.ts";
import { lookAround } from "../support/looks.ts";
import { accounts } from "../support/people.ts";
import { openStage } from "../support/stage.ts";
import { fullNameOf } from "../support/team.ts";
import { fill } from "../support/texts.ts";

const stage = openStage();

/** A photo of a certificate: the smallest that is one. */
const photo = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8DwHwAFBQIAX8jx0gAAAABJRU5ErkJggg==",
  "base64",
);
const course = { name: "curso_de_vacunas.png", mimeType: "image/png", buffer: photo };
const other = { name: "carta.png", mimeType: "image/png", buffer: photo };
const courseTitle = "curso de vacunas";

describe("The documents page", () => {
  test("the documents page uploads from a phone with a broken line, shows and deletes documents", async () => {
    await visit(stage, { width: "phone", name: "documents" }, async (visitor) => {
      await signIn(visitor, { email: accounts.worker });
      await lookAtParts(visitor);
      await handIn(visitor);
      await openOne(visitor);
      await deleteOne(visitor);
    });
    await visit(stage, { name: "documents-team" }, async (visitor) => {
      await signIn(visitor, { email: accounts.supervisor });
      await decide(visitor);
    });
    const titles = new Map((await documentsOf()).map((one) => [one.titulo, one.aprobacion]));
    expect(titles.get(courseTitle)).toBe("aprobada");
    expect(titles.get("Inglés, nivel B2")).toBe("rechazada");
    expect(titles.has("carta")).toBe(false);
  });
});

async function documentsOf(): Promise<PortalDocument[]> {
  const session = await openSession(stage.server, accounts.worker);
  const path = `/trabajador/${session.workerId}/documentos`;
  const answer = await ask(stage.server, session, { method: workerDocuments.method, path });
  return workerDocuments.response.parse(answer).data;
}

/** The overview and the contract, with nothing that another visit judges again. */
async function lookAtParts(visitor: Visitor): Promise<void> {
  const { page, at, t } = visitor;
  await page.goto(at("/documents"));
  await expectShown(page.getByRole("heading", { name: t.documents.overview.latest }));
  await expectShown(page.getByRole("heading", { name: t.documents.overview.todo }));
  await lookAround(visitor, "documents-overview");
  await page.getByRole("tab", { name: t.documents.view.contrato }).click();
  await expectShown(page.getByRole("heading", { name: t.documents.contract.title }));
  await expectShown(page.getByRole("heading", { name: t.documents.contract.calendars }));
  await lookAround(visitor, "documents-contract");
}

/** Uploads two files; the line breaks under the first, which is retried as the same document. */
async function handIn(visitor: Visitor): Promise<void> {
  const { page, at, t } = visitor;
  const { upload } = t.documents;
  const keys: Array<string | null> = [];
  await page.route(`**/api/v1${uploadPersonalDocument.path}`, async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    keys.push(await route.request().headerValue("idempotency-key"));
    return keys.length === 1 ? route.abort("connectionfailed") : route.continue();
  });
  visitor.expectError(/ERR_CONNECTION_FAILED/);
  await page.goto(at("/documents?vista=personales"));
  await page.getByRole("button", { name: t.documents.list.upload, exact: true }).click();
  const form = page.getByRole("dialog", { name: upload.title, exact: true });
  await form.locator('input[type="file"][multiple]').setInputFiles([course, other]);
  await choose(visitor, course.name, "Título o certificado de formación");
  await choose(visitor, other.name, "Otro documento");
  await expectShown(form.getByText(upload.approval));
  await lookAround(visitor, "documents-upload");
  await form.getByRole("button", { name: fill(upload.send_other, { count: "2" }) }).click();
  const again = form.getByRole("button", { name: fill(t.files.retry_of, { name: course.name }) });
  await again.click();
  await expectShown(snackbar(visitor, fill(upload.done_other, { count: "2" })));
  await expectShown(page.getByRole("link", { name: courseTitle, exact: true }));
  const [first, second, third] = keys;
  expect(third).toBe(first);
  expect(second).not.toBe(first);
}

async function choose({ page, t }: Visitor, file: string, kind: string): Promise<void> {
  const fields = page.getByRole("group", { name: file, exact: true });
  await fields.getByLabel(t.documents.upload.kind).selectOption({ label: kind });
}

/** Opens a picture in the page, and reads who has opened it. */
async function openOne(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  const { history, row } = t.documents;
  await page.getByRole("link", { name: courseTitle, exact: true }).click();
  const viewer = page.getByRole("dialog", { name: courseTitle, exact: true });
  await expectShown(viewer.getByRole("img", { name: courseTitle }));
  await viewer.getByRole("button", { name: row.history, exact: true }).click();
  await expectShown(page.getByRole("heading", { name: history.accesses }));
  await expectShown(page.getByText(history.you, { exact: true }));
  await lookAround(visitor, "documents-history");
  await page.getByRole("button", { name: t.common.action.close, exact: true }).click();
}

async function deleteOne(visitor: Visitor): Promise<void> {
  const { page, t } = visitor;
  const { delete: words, row } = t.documents;
  const more = page.getByRole("button", { name: fill(row.more_of, { title: "carta" }) });
  await more.click();
  await page.getByRole("menuitem", { name: row.delete, exact: true }).click();
  const question = page.getByRole("dialog", { name: words.title, exact: true });
  await question.getByRole("button", { name: words.action, exact: true }).click();
  await expectShown(snackbar(visitor, words.done));
  await expectGone(more);
}

/** A supervisor opens and approves an uploaded document, and rejects another with a reason. */
async function decide(visitor: Visitor): Promise<void> {
  const { page, at, t } = visitor;
  const { approve, reject } = t.documentsTeam;
  const worker = await fullNameOf(stage.server, await openSession(stage.server, accounts.worker));
  const fresh = `${worker}: ${courseTitle}`;
  const old = `${worker}: Inglés, nivel B2`;
  await page.goto(at("/documentsSupervisor"));
  await expectPath(page, at("/documentsSupervisor"));
  await page.getByRole("link", { name: courseTitle, exact: true }).click();
  const viewer = page.getByRole("dialog", { name: fresh, exact: true });
  await expectShown(viewer.getByRole("img", { name: fresh }));
  await viewer.getByRole("button", { name: fill(approve.of, { name: fresh }) }).click();
  await expectShown(snackbar(visitor, approve.done_one));
  await expectGone(viewer);
  const refuse = page.getByRole("button", { name: fill(reject.of, { name: old }) });
  await refuse.click();
  const form = page.getByRole("dialog", { name: reject.title, exact: true });
  await form.getByLabel(reject.reason).fill("Falta la fecha.");
  await form.getByRole("button", { name: reject.action, exact: true }).click();
  await expectShown(snackbar(visitor, reject.done));
  await expectGone(refuse);
  await lookAround(visitor, "documents-team");
}
