import { signatureDocuments } from "@atrio/contract/papers/signatures";
import { requestSignature } from "@atrio/contract/papers/signatures-office";

import { ask, openSession } from "./api.ts";
import type { ApiSession } from "./api.ts";
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
