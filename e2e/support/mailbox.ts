import pg from "pg";

import {
  addComplaintFile,
  fileAnonymousComplaint,
  findComplaint,
  requestMeeting,
  writeToHandlers,
} from "@atrio/contract/complaints/reports";
import type { ReportedComplaint } from "@atrio/contract/complaints/reports";
import { moduleIds } from "@atrio/contract/modules";

import { MAILBOX_PASSPHRASE } from "../../apps/server/demo/complaints.ts";

import type { Visitor } from "./browser.ts";
import { expectShown } from "./expect.ts";
import { photo } from "./paper.ts";
import type { TestServer } from "./server.ts";

/** A report as its reporter's program knows it. */
export type Report = { id: string; uuid: string };

async function post(server: TestServer, path: string, body: object): Promise<unknown> {
  const response = await fetch(`${server.url}/api/v1${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`POST ${path}: ${JSON.stringify(answer)}`);
  return answer;
}

/** Files an anonymous report. */
export async function fileReport(
  server: TestServer,
  titulo: string,
  slug = "demo",
): Promise<Report> {
  const descripcion = "Lo que he visto en el almacén.\n\nOcurre cada viernes.";
  const answer = await post(server, fileAnonymousComplaint.path, {
    slug,
    titulo,
    descripcion,
    tipo: "apropiacion_recursos",
    sin_correo: true,
  });
  return fileAnonymousComplaint.response.parse(answer).data;
}

/**
 * Makes people handlers of a company that has hired the mailbox, or takes the role from them. Companies
 * bring the role in with their file of workers.
 */
export async function makeHandlers(
  { databaseUrl }: TestServer,
  emails: readonly string[],
  isHandler = true,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ empresa_id: number }>(
      `update trabajador t set gestor_denuncias = $2 from account a
       where a.account_user_id = t.account_user_id and a.email = any($1) returning t.empresa_id`,
      [emails, isHandler],
    );
    if (rows.length !== emails.length) throw new Error(`There are ${rows.length} such people`);
    await client.query(
      `insert into empresa_modulo (empresa_id, modulo_id) values ($1, $2) on conflict do nothing`,
      [rows[0]?.empresa_id, moduleIds.complaints],
    );
  } finally {
    await client.end();
  }
}

/** Adds a message, a request for a meeting and a picture, as the reporter. */
export async function addToReport(
  server: TestServer,
  { uuid }: Report,
  { message, meeting, file }: { message: string; meeting: string; file: string },
): Promise<void> {
  await post(server, writeToHandlers.path, { uuid, texto: message });
  await post(server, requestMeeting.path, { uuid, texto: meeting });
  const form = new FormData();
  form.append("uuid", uuid);
  form.append("documento", new File([new Uint8Array(photo)], file, { type: "image/png" }));
  const { path } = addComplaintFile;
  const response = await fetch(`${server.url}/api/v1${path}`, { method: "POST", body: form });
  if (!response.ok) throw new Error(`POST ${path}: ${await response.text()}`);
}

/** The report as its reporter reads it. */
export async function readReport(
  server: TestServer,
  { uuid }: Pick<Report, "uuid">,
): Promise<ReportedComplaint> {
  return findComplaint.response.parse(await post(server, findComplaint.path, { uuid })).data;
}

/** Unlocks the mailbox in the form that is on the page, and waits for the time that is left. */
export async function unlockMailbox(
  { page, t }: Visitor,
  passphrase: string = MAILBOX_PASSPHRASE,
): Promise<void> {
  const { unlock } = t.complaintCases;
  await page.getByLabel(unlock.field, { exact: true }).fill(passphrase);
  await page.getByRole("button", { name: unlock.action, exact: true }).click();
  await expectShown(page.getByRole("timer"));
}
