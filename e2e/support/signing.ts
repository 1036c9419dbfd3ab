import { signatureDocuments } from "@atrio/contract/papers/signatures";
import { requestSignature } from "@atrio/contract/papers/signatures-office";

import { ask, openSession } from "./api.ts";
import type { ApiSession } from "./api.ts";
import type { Visitor } from "./browser.ts";
import { expectShown } from "./expect.ts";
import { mailsTo } from "./mail.ts";
import { paper } from "./paper.ts";
import { accounts } from "./people.ts";
import type { TestServer } from "./server.ts";
import { until } from "./until.ts";

type Wanted = { titulo: string; pages: readonly string[]; importante?: "1" };

/** Sends a worker a PDF to sign, as the administrator; answers its id. */
export async function askToSign(
  server: TestServer,
  worker: ApiSession,
  { titulo, pages, importante = "1" }: Wanted,
): Promise<number> {
  const administrator = await openSession(server, accounts.administrator);
  const form = new FormData();
  form.append("trabajador_ids", String(worker.workerId));
  form.append("titulo", titulo);
  form.append("importante", importante);
  form.append("fichero", new Blob([new Uint8Array(paper(pages))]), "acuerdo.pdf");
  const response = await fetch(`${server.url}/api/v1${requestSignature.path}`, {
    method: requestSignature.method,
    headers: { authorization: `Bearer ${administrator.token}` },
    body: form,
  });
  const answer: unknown = await response.json();
  requestSignature.response.parse(answer);
  let made: number | undefined;
  await until(
    async () => {
      const own = await signaturesOf(server, worker);
      made = own.find((one) => one.titulo === titulo && one.estado === "pendiente")?.id;
      return made !== undefined;
    },
    { withinMs: 30_000, what: () => `${titulo} among the documents to sign` },
  );
  if (made === undefined) throw new Error(`Nobody is asked to sign ${titulo}`);
  return made;
}

async function signaturesOf(server: TestServer, worker: ApiSession) {
  const { method } = signatureDocuments;
  const path = `/trabajador/${worker.workerId}/firma-documentos`;
  return signatureDocuments.response.parse(await ask(server, worker, { method, path })).data;
}

/** The state of a document of a worker. */
export async function signatureOf(server: TestServer, worker: ApiSession, id: number) {
  return (await signaturesOf(server, worker)).find((one) => one.id === id);
}

/** Waits for the mail with a one-time code that came after `count` mails, and answers its digits. */
export async function codeMailedTo(
  server: TestServer,
  address: string,
  count: number,
): Promise<string> {
  let code: string | undefined;
  await until(
    async () => {
      const fresh = mailsTo(server, address).slice(count);
      code = fresh.flatMap((mail) => /^\s*(\d{3} ?\d{3})\s*$/m.exec(mail)?.[1] ?? []).at(-1);
      return code !== undefined;
    },
    { withinMs: 30_000, what: () => `a mail with a code to ${address}` },
  );
  return code?.replaceAll(" ", "") ?? "";
}

/** Reads the only page of the document that is open, asks for the code and signs. */
export async function signOnePage(
  { page, t }: Visitor,
  { server, email }: { server: TestServer; email: string },
): Promise<void> {
  await expectShown(page.locator("[data-page] canvas"));
  await page.locator('[data-page="1"]').evaluate((sheet) => {
    sheet.scrollIntoView({ block: "end", behavior: "instant" });
  });
  await page.getByRole("button", { name: t.signatures.read.action, exact: true }).click();
  const before = mailsTo(server, email).length;
  await page.getByRole("button", { name: t.signingCode.send, exact: true }).click();
  const field = page.getByLabel(t.signingCode.code);
  await expectShown(field);
  await field.fill(await codeMailedTo(server, email, before));
  await page.getByRole("button", { name: t.signatures.sign.action, exact: true }).click();
  await page
    .getByRole("button", { name: t.signatures.copy.download, exact: true })
    .waitFor({ state: "visible", timeout: 40_000 });
}
