import { readdirSync } from "node:fs";
import { join } from "node:path";

import { pause } from "../../src/platform/pause.ts";
import type { Company, Factory, SignedIn } from "../factory.ts";
import { boundary, formOf } from "../files.ts";
import { nifOf, payslipPages, payslipPaper } from "../payslip-paper.ts";

import type { Sql } from "./chains.ts";
import type { KillableServer } from "./killable-server.ts";

/** A company whose payslips come in as one file. */
export type Payday = { company: Company; office: SignedIn; file: Buffer; sheets: number };

const patience = 60_000;
const look = 25;

/** Company with an administrator, and a file with a payslip for each of its workers. */
export async function makePayday(factory: Factory, sheets: number): Promise<Payday> {
  const company = await factory.company({ slug: "payday" });
  const office = await factory.signedIn({ company, trabajador: { administrador: true } });
  const pages = [];
  for (let index = 0; index < sheets; index += 1) {
    const nif = nifOf(30_000_000 + index * 53);
    await factory.worker({ company, nombre: "Ana", apellido1: "Gil", trabajador: { nif } });
    pages.push(...payslipPages({ nif, nombre: "GIL, ANA" }));
  }
  return { company, office, file: payslipPaper(pages), sheets };
}

/** Sends the file; answers the batch's id, or undefined when the server died before it said. */
export async function sendPayday(url: string, payday: Payday): Promise<number | undefined> {
  const answer = await fetch(`${url}/api/v1/administrador/nomina-lote`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${payday.office.token}`,
      "content-type": `multipart/form-data; boundary=${boundary}`,
    },
    body: new Uint8Array(
      formOf([
        { name: "anyo", text: "2026" },
        { name: "mes", text: "10" },
        { name: "tipo_nomina", text: "NM" },
        { name: "fichero", file: { name: "nominas.pdf", bytes: payday.file } },
      ]),
    ),
  }).catch(() => undefined);
  if (answer === undefined) return undefined;
  const { data } = JSON.parse(await answer.text());
  return data.id;
}

/** Polls the batch until it is in a state. */
export async function waitForBatch(
  url: string,
  payday: Payday,
  batch: { id: number; state: string },
): Promise<void> {
  const end = performance.now() + patience;
  for (;;) {
    const answer = await fetch(`${url}/api/v1/administrador/nomina-lote/${batch.id}`, {
      headers: { authorization: `Bearer ${payday.office.token}` },
    });
    const { data } = JSON.parse(await answer.text());
    if (data?.estado === batch.state) return;
    if (performance.now() > end) throw new Error(`The batch is ${JSON.stringify(data?.estado)}`);
    await pause(look);
  }
}

/** Kills the server once a reading has stored some sheets. */
export async function killWhileReading(
  server: KillableServer,
  place: { dataDir: string; payday: Payday; stored: number },
): Promise<void> {
  const end = performance.now() + patience;
  while (filesIn(place.dataDir, place.payday) < place.stored) {
    if (performance.now() > end) throw new Error("Nothing is being read");
    await pause(look);
  }
  await server.kill();
}

/**
 * Sealed files of the company, without unfinished ones. Checkpoints of the clocking ledger are not
 * sealed: one made at the tenth minute of an hour is not counted.
 */
export function filesIn(dataDir: string, { company }: Payday): number {
  const folder = join(dataDir, "files", String(company.empresa_id));
  try {
    const found = readdirSync(folder, { recursive: true, withFileTypes: true });
    return found.filter((one) => one.isFile() && /^[^.].*\.enc$/.test(one.name)).length;
  } catch {
    return 0;
  }
}

/** State of a batch in the database: its sheets and its orphaned bytes. */
export async function batchState(
  sql: Sql,
  payday: Payday,
): Promise<{ states: string[]; sheets: number; sure: number; payslips: number; waiting: number }> {
  const key = [payday.company.empresa_id];
  const rows = await sql<{ estado: string }>(
    "select estado from nomina_lote where empresa_id = $1",
    key,
  );
  const [counts] = await sql<{ sheets: number; sure: number; payslips: number; waiting: number }>(
    `select (select count(*) from nomina_lote_hoja where empresa_id = $1)::int as sheets,
       (select count(*) from nomina_lote_hoja where empresa_id = $1 and correspondencia = 'segura')::int as sure,
       (select count(*) from nomina where empresa_id = $1)::int as payslips,
       (select count(*) from archivo_pendiente where empresa_id = $1)::int as waiting`,
    key,
  );
  const none = { sheets: 0, sure: 0, payslips: 0, waiting: 0 };
  return { states: rows.map((row) => row.estado), ...(counts ?? none) };
}
