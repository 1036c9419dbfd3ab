// `npm run bench -- batch`: a PDF of 300 pages with the payslips of 280 people, five of them with
// an NIF that is wrong or unknown, sent to a server of its own as an administrator sends it.
import pg from "pg";

import { migrate } from "../apps/server/src/db/migrate.ts";
import { systemClock } from "../apps/server/src/lib/calendar/clock.ts";
import { createFactory } from "../apps/server/test/factory.ts";
import type { SignedIn } from "../apps/server/test/factory.ts";
import { boundary, formOf } from "../apps/server/test/files.ts";
import { nifOf, payslipPages, payslipPaper } from "../apps/server/test/payslip-paper.ts";
import type { PayslipBatch } from "../packages/contract/src/papers/payslip-batches.ts";
import { showStep } from "../scripts/lib/progress.mjs";

import { dataDir, isQuick, onDatabase } from "./place.ts";
import { startProduct } from "./processes.ts";
import type { Process } from "./processes.ts";

/** Budget: seconds until it can be reviewed, and MB of the whole server at its peak. */
const most = { seconds: 60, megabytes: 512 };
const people = isQuick ? 14 : 280;
const twoPages = isQuick ? 2 : 20;
const wrong = isQuick ? 2 : 5;
const look = 50;

type Payday = { office: SignedIn; file: Buffer };

/** Company and file of the bench; the first five pages bear unknown NIFs. */
async function makePayday(databaseUrl: string): Promise<Payday> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const sql = async <T extends Record<string, unknown>>(
      text: string,
      values: unknown[] = [],
    ): Promise<T[]> => (await client.query<T>(text, values)).rows;
    const factory = createFactory(sql, systemClock);
    const company = await factory.company({ slug: "payday" });
    const office = await factory.signedIn({ company, trabajador: { administrador: true } });
    const pages = [];
    for (let index = 0; index < people; index += 1) {
      const nif = nifOf(40_000_000 + index * 59);
      const [apellido1, nombre] = [`Núñez${index}`, "María José"];
      await factory.worker({ company, nombre, apellido1, trabajador: { nif } });
      const printed = index < wrong ? wrongNif(nif, index) : nif;
      const count = index >= people - twoPages ? 2 : 1;
      pages.push(
        ...payslipPages({ nif: printed, nombre: `NUÑEZ${index}, MARIA JOSE`, pages: count }),
      );
    }
    return { office, file: payslipPaper(pages) };
  } finally {
    await client.end();
  }
}

/** By turns a NIF with a wrong letter and a valid NIF of nobody. */
function wrongNif(nif: string, index: number): string {
  if (index % 2 === 0) return nifOf(90_000_000 + index);
  return `${nif.slice(0, 8)}${nif.endsWith("A") ? "B" : "A"}`;
}

async function call(url: string, office: SignedIn, init: RequestInit = {}): Promise<PayslipBatch> {
  const headers = new Headers(init.headers);
  headers.set("authorization", `Bearer ${office.token}`);
  const answer = await fetch(url, { ...init, headers });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${answer.status} ${text}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the server's own contract says
  return (JSON.parse(text) as { data: PayslipBatch }).data;
}

async function send(server: Process, { office, file }: Payday): Promise<PayslipBatch> {
  const parts = [
    { name: "anyo", text: "2026" },
    { name: "mes", text: "10" },
    { name: "tipo_nomina", text: "NM" },
    { name: "fichero", file: { name: "nominas.pdf", bytes: file } },
  ];
  return call(`${server.url}/api/v1/administrador/nomina-lote`, office, {
    method: "POST",
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
    body: new Uint8Array(formOf(parts)),
  });
}

async function read(server: Process, payday: Payday): Promise<PayslipBatch> {
  const { id } = await send(server, payday);
  const url = `${server.url}/api/v1/administrador/nomina-lote/${id}`;
  let batch = await call(url, payday.office);
  while (batch.estado === "leyendo") {
    await new Promise((resolve) => {
      setTimeout(resolve, look);
    });
    batch = await call(url, payday.office);
  }
  return batch;
}

/** Prints the figures of a batch of 300 pages; answers the exceeded budgets and faults. */
export async function measureBatch(): Promise<string[]> {
  return onDatabase(async (databaseUrl) => {
    await migrate(databaseUrl);
    const payday = await showStep(`Making ${people} people and their payslips`, () =>
      makePayday(databaseUrl),
    );
    const server = await startProduct({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
    try {
      return await measureOn(server, payday);
    } finally {
      await server.stop();
    }
  });
}

async function measureOn(server: Process, payday: Payday): Promise<string[]> {
  const idle = server.peakMemory();
  const began = performance.now();
  const batch = await read(server, payday);
  const readIn = (performance.now() - began) / 1000;
  const publishing = performance.now();
  const path = `/api/v1/administrador/nomina-lote/${batch.id}/publicar`;
  const published = await call(`${server.url}${path}`, payday.office, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ publicar_el: null }),
  });
  const publishedIn = (performance.now() - publishing) / 1000;
  const again = await read(server, payday);
  const peak = server.peakMemory();
  const sure = people - wrong;
  console.log(
    `${batch.paginas} pages, ${(payday.file.length / 1e6).toFixed(1)} MB: ready for review in ` +
      `${readIn.toFixed(1)} s, published in ${publishedIn.toFixed(1)} s; ` +
      `the server had ${idle.toFixed(0)} MB before and ${peak.toFixed(0)} MB at its peak.`,
  );
  console.log(
    `Sheets: ${JSON.stringify(batch.hojas)}; published: ${JSON.stringify(published.hojas)}`,
  );
  const isRight =
    batch.hojas.seguras === sure &&
    batch.hojas.sin_correspondencia === wrong &&
    published.hojas.publicadas === sure &&
    published.hojas.sin_correspondencia === wrong &&
    JSON.stringify(again) === JSON.stringify({ ...again, ...published });
  return [
    ...(isRight ? [] : ["sheets"]),
    ...(!isQuick && readIn > most.seconds ? ["seconds"] : []),
    ...(!isQuick && peak > most.megabytes ? ["memory"] : []),
  ];
}
