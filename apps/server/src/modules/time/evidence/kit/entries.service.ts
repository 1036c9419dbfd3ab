import type { Language } from "@atrio/contract/common";

import type { AppContext } from "../../../../context.ts";
import { AppError } from "../../../../http/errors.ts";
import { sha256InPieces } from "../../../../lib/crypto/ledger-signature.ts";
import type { LedgerSigner } from "../../../../lib/crypto/ledger-signature.ts";
import { readAsset } from "../../../../lib/files/assets.ts";
import { writeCsv } from "../../../../lib/files/csv.ts";
import type { ZipEntry } from "../../../../lib/files/zip.ts";
import { pause } from "../../../../platform/pause.ts";
import { readContents } from "../../clocking/ledger.service.ts";
import { readExpectedDays } from "../../clocking/sheet/sheet.service.ts";
import { makeTimeRecord, readDecreeFacts } from "../../clocking/time-sheets/time-sheets.service.ts";
import { listCheckpoints } from "../checkpoints/checkpoints.repo.ts";
import { checkpointName } from "../checkpoints/checkpoints.rules.ts";
import type { Head } from "../checkpoints/checkpoints.rules.ts";
import type { Deliveries } from "../verification/verification.read.ts";

import { readCurrentSignings, readKitEvents } from "./kit.read.ts";
import type { Coverage, KitEvent, ScopedPerson } from "./kit.read.ts";
import { manifestText, personFolder } from "./kit.rules.ts";
import type { ChainLine, KitPerson, KitScope } from "./kit.rules.ts";
import { legalTables, tableColumns, textRows } from "./tables/tables.rules.ts";
import type { ChainEntry, LegalTables, Names, TableInput } from "./tables/tables.rules.ts";

/** Plan that the files of a kit are made from. */
export type KitPlan = {
  empresa_id: number;
  scope: KitScope;
  coverage: Coverage;
  emisor: string;
  language: Language;
  now: number;
  today: string;
  /** Last day that the records tell of. */
  lastDay: string;
  /** The kit's own checkpoint. */
  checkpoint: { numero: number; creado_en: string; cabezas: Head[] };
  /** Number of the first checkpoint that goes with it. */
  firstCheckpoint: number;
  /** Addresses that get the checkpoints, and how many were mailed so far. */
  deliveries: Deliveries;
  names: Names;
  signer: LedgerSigner;
  readme: string;
};

type Person = ScopedPerson & KitPerson;

const printerTries = 15;
const printerPauseMs = 2000;

const tableNames = ["meses", "jornadas", "fichajes", "cambios"] as const;

/** The files of a kit, each made when the archive comes to it; the signed index is the last. */
export async function* kitEntries(ctx: AppContext, plan: KitPlan): AsyncGenerator<ZipEntry> {
  const hashes: Record<string, string> = {};
  for await (const entry of contentEntries(ctx, plan)) {
    const { name } = entry;
    const hash = sha256InPieces();
    yield { name, content: watched(entry.content, (piece) => hash.add(piece)) };
    hashes[name] = hash.hex();
  }
  const manifest = manifestOf(plan, hashes);
  yield { name: "expediente.json", content: manifest };
  yield { name: "expediente.sig", content: plan.signer.sign(Buffer.from(manifest)) };
}

async function* watched(
  content: ZipEntry["content"],
  look: (piece: Uint8Array | string) => void,
): AsyncGenerator<Uint8Array | string> {
  const pieces = typeof content === "string" || content instanceof Uint8Array ? [content] : content;
  for await (const piece of pieces) {
    look(piece);
    yield piece;
  }
}

async function* contentEntries(ctx: AppContext, plan: KitPlan): AsyncGenerator<ZipEntry> {
  yield { name: "LEEME.txt", content: `\uFEFF${plan.readme}` };
  yield { name: "verify_ledger.py", content: await readAsset("verify_ledger.py") };
  yield { name: "clave_publica.pem", content: plan.signer.publicPem };
  yield* checkpointEntries(ctx, plan);
  for (const person of peopleOf(plan)) yield* personEntries(ctx, plan, person);
}

function peopleOf(plan: KitPlan): Person[] {
  const lengths = new Map(plan.checkpoint.cabezas.map(([id, seq]) => [id, seq]));
  return plan.coverage.people.map((person) => ({
    ...person,
    carpeta: personFolder(person),
    apuntes: lengths.get(person.trabajador_id) ?? 0,
  }));
}

/** A file that the storage has lost is left out: the verifier names the number that is missing. */
async function* checkpointEntries(ctx: AppContext, plan: KitPlan): AsyncGenerator<ZipEntry> {
  const { empresa_id } = plan;
  const range = { from: plan.firstCheckpoint, to: plan.checkpoint.numero };
  const rows = await ctx.db.read(empresa_id, (tx) => listCheckpoints(tx, range));
  for (const row of rows.toReversed()) {
    const content = await ctx.storage.get({ empresa_id, clave: row.clave });
    if (content === undefined) continue;
    const name = `puntos_de_control/${checkpointName(row.numero)}`;
    yield { name: `${name}.json`, content };
    yield { name: `${name}.sig`, content: row.firma };
  }
}

async function* personEntries(
  ctx: AppContext,
  plan: KitPlan,
  person: Person,
): AsyncGenerator<ZipEntry> {
  const entries: ChainEntry[] = [];
  yield {
    name: `cadena/${person.trabajador_id}.jsonl`,
    content: chainLines(ctx, plan, person, entries),
  };
  const days = await plannedDays(ctx, plan, person);
  const input: TableInput = {
    empresa: plan.coverage.company,
    trabajador: person,
    entries,
    days,
    today: plan.today,
    names: plan.names,
  };
  const tables = legalTables(input);
  for (const name of tableNames) {
    const content = writeCsv(textRows(tables[name], tableColumns[name]));
    yield { name: `${person.carpeta}/${name}.csv`, content };
  }
  yield { name: `${person.carpeta}/registro.json`, content: recordText(plan, person, tables) };
  yield { name: `${person.carpeta}/vigente.json`, content: await currentText(ctx, plan, person) };
  if (days.length === 0) return;
  const { desde } = plan.scope;
  const form = { language: plan.language, formato: "pdf", now: plan.now } as const;
  // Why somebody was away is nothing of an inspector's.
  const viewer = "reader" as const;
  const key = { trabajador_id: person.trabajador_id, desde, hasta: plan.lastDay, viewer };
  const pdf = await printed(ctx, { ...key, ...form, empresa_id: plan.empresa_id });
  yield { name: `${person.carpeta}/registro.pdf`, content: pdf.bytes };
}

/** A kit can wait where a page cannot: the archive goes on when the printer is free again. */
async function printed(
  ctx: AppContext,
  input: Parameters<typeof makeTimeRecord>[1],
): ReturnType<typeof makeTimeRecord> {
  for (let left = printerTries; ; left -= 1) {
    try {
      return await makeTimeRecord(ctx, input);
    } catch (error) {
      const isBusy = error instanceof AppError && error.code === "server.unavailable";
      if (!isBusy || left === 0) throw error;
      await pause(printerPauseMs);
    }
  }
}

/**
 * The whole chain up to the kit's checkpoint; contents of the period's events are kept for the
 * tables.
 */
async function* chainLines(
  ctx: AppContext,
  plan: KitPlan,
  person: Person,
  told: ChainEntry[],
): AsyncGenerator<string> {
  const { desde, hasta } = plan.scope;
  const read = readContents();
  let after = 0;
  while (after < person.apuntes) {
    const key = { trabajador_id: person.trabajador_id, desde, hasta, after, last: person.apuntes };
    const events = await ctx.db.read(plan.empresa_id, (tx) => readKitEvents(tx, key));
    const last = events.at(-1);
    // A hole in the chain is for the verifier to find.
    if (last === undefined) return;
    after = last.seq;
    told.push(...events.flatMap((event) => entryOf(event, read)));
    yield events.map((event) => `${JSON.stringify(lineOf(event))}\n`).join("");
  }
}

function entryOf(
  { seq, fichaje_id, contenido }: KitEvent,
  read: ReturnType<typeof readContents>,
): ChainEntry[] {
  return contenido === null ? [] : [{ ...read(fichaje_id, contenido), seq, fichaje_id }];
}

function lineOf(event: KitEvent): ChainLine {
  const { seq, fichaje_id, registrado_en, hoja, eslabon } = event;
  const head = { seq, fichaje_id, registrado_en, hoja, eslabon };
  if (event.contenido !== null && event.sal !== null) {
    return { ...head, sal: event.sal, contenido: event.contenido };
  }
  return { ...head, omitido: event.borrado ? "conservacion" : "periodo" };
}

async function plannedDays(
  ctx: AppContext,
  plan: KitPlan,
  person: Person,
): Promise<TableInput["days"]> {
  const { desde } = plan.scope;
  if (desde > plan.lastDay) return [];
  const key = { trabajador_id: person.trabajador_id, desde, hasta: plan.lastDay };
  const [days, decreeOn] = await ctx.db.read(plan.empresa_id, (tx) =>
    Promise.all([readExpectedDays(tx, key), readDecreeFacts(tx, key)]),
  );
  return days.map((day) => ({
    ...day,
    ...decreeOn(day.fecha),
    centro: day.centro?.nombre ?? null,
  }));
}

function recordText(plan: KitPlan, person: Person, tables: LegalTables): string {
  const { nombre, cif } = plan.coverage.company;
  const record = {
    empresa: { nombre, cif },
    trabajador: { id: person.trabajador_id, nombre: person.nombre, nif: person.nif },
    periodo: { desde: plan.scope.desde, hasta: plan.scope.hasta },
    ...tables,
  };
  return `${JSON.stringify(record, null, 1)}\n`;
}

/** The program's current rows, beside the chain: a row altered alone is found. */
async function currentText(ctx: AppContext, plan: KitPlan, person: Person): Promise<string> {
  const { desde, hasta } = plan.scope;
  const key = { trabajador_id: person.trabajador_id, desde, hasta, last: person.apuntes };
  const current = await ctx.db.read(plan.empresa_id, (tx) => readCurrentSignings(tx, key));
  return `${JSON.stringify(current, null, 1)}\n`;
}

function manifestOf(plan: KitPlan, files: Record<string, string>): string {
  const { coverage, scope } = plan;
  return manifestText({
    empresa: coverage.company.nombre,
    cif: coverage.company.cif,
    empresa_id: plan.empresa_id,
    alcance: scope.alcance,
    objeto: coverage.objeto,
    desde: scope.desde,
    hasta: scope.hasta,
    emitido_por: plan.emisor,
    creado_en: plan.checkpoint.creado_en,
    idioma: plan.language,
    primer_punto: plan.firstCheckpoint,
    punto_control: plan.checkpoint.numero,
    destinatarios: plan.deliveries.correos,
    puntos_enviados: plan.deliveries.enviados,
    trabajadores: peopleOf(plan).map((person) => ({
      trabajador_id: person.trabajador_id,
      nombre: person.nombre,
      carpeta: person.carpeta,
      apuntes: person.apuntes,
    })),
    ficheros: files,
  });
}
