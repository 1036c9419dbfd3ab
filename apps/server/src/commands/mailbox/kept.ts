import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";

import type { Config } from "../../config.ts";
import type { BareSql } from "../../db/bare.ts";
import { deriveKey } from "../../lib/crypto/cipher.ts";
import { openObjects } from "../../platform/objects.ts";

/** Data that the server keeps: values of the database, files, secrets. */
export type Kept = {
  bytes: Buffer[];
  texts: string[];
  tables: number;
  rows: number;
  files: number;
};

type Ground = Pick<Config, "dataDir" | "storageUrl" | "secrets">;

/** Files above it are no keys; everything shorter is read whole. */
const largestFile = 1024 * 1024;
/** Folder of the embedded database, which is read by its statements. */
const databaseFolder = "postgres";

/** Reads everything that the server keeps; of each table at most `rows` rows. */
export async function readKept(sql: BareSql, ground: Ground, rows: number): Promise<Kept> {
  const kept: Kept = { bytes: [], texts: [], tables: 0, rows: 0, files: 0 };
  const texts = new Set<string>();
  const tables = await sql<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('public', 'pgboss')`,
  );
  kept.tables = tables.length;
  for (const { name } of tables) {
    for (const row of await sql(`select * from ${name} limit ${rows}`)) {
      kept.rows += 1;
      for (const value of Object.values(row)) {
        if (Buffer.isBuffer(value)) kept.bytes.push(value);
        else if (typeof value === "string") texts.add(value);
      }
    }
  }
  const { dataDir, storageUrl, secrets } = ground;
  for (const files of [await filesBelow(dataDir), await storedFiles(storageUrl)]) {
    kept.files += files.length;
    kept.bytes.push(...files);
  }
  kept.bytes.push(secrets.pepper, secrets.storageKey, secrets.hmacKey);
  for (const pem of [secrets.ledgerKey, secrets.vapidKey]) texts.add(pem);
  kept.texts = [...texts];
  return kept;
}

/** Files of the storage, which may lie beside the data folder or in it. */
async function storedFiles(storageUrl: string): Promise<Buffer[]> {
  const objects = openObjects(storageUrl);
  const found: Buffer[] = [];
  for await (const path of objects.paths()) {
    const bytes = await objects.get(path);
    if (bytes !== undefined && bytes.length <= largestFile) found.push(bytes);
  }
  return found;
}

async function filesBelow(folder: string): Promise<Buffer[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const found: Buffer[] = [];
  for (const entry of entries) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && entry.name !== databaseFolder) {
      found.push(...(await filesBelow(path)));
    } else if (entry.isFile() && (await stat(path)).size <= largestFile) {
      found.push(await readFile(path));
    }
  }
  return found;
}

const purposes = [
  "atrio/denuncia/codigo",
  "atrio/buzon/llave",
  "atrio/mail",
  "atrio/segundo-factor",
];
const purposesOfCompany = ["atrio/denuncia/correo", "atrio/storage", "atrio/cuentas"];

/** Keys that follow from what is kept: stored values, both ends of longer ones, derived ones. */
export function keysFrom(
  { bytes }: Pick<Kept, "bytes">,
  secrets: Config["secrets"],
  companies: readonly number[],
): Buffer[] {
  const pieces = bytes.flatMap((value) => [
    ...(value.length === 32 ? [value] : []),
    ...(value.length > 32 && value.length < 200
      ? [value.subarray(0, 32), value.subarray(-32)]
      : []),
  ]);
  const all = [
    ...purposes,
    ...companies.flatMap((id) => purposesOfCompany.map((purpose) => `${purpose}/${id}`)),
  ];
  const derived = [secrets.pepper, secrets.storageKey, secrets.hmacKey].flatMap((secret) =>
    all.map((purpose) => deriveKey(secret, purpose)),
  );
  const unique = new Map([...pieces, ...derived].map((key) => [key.toString("hex"), key]));
  return [...unique.values()];
}

/** A sealed value of a report, with the contexts under which it may have been sealed. */
export type SealedValue = { place: string; bytes: Buffer; contexts: string[] };

const halves = ["compartida", "interna"] as const;

/** Contexts of the values of a report. */
function contextsOf(id: string, kind: "llave" | "texto" | "archivo"): string[] {
  return halves.map((half) => `denuncia/${kind}/${half}/${id}`);
}

const sealedColumns = [
  { table: "denuncia", column: "contenido", kind: "texto", id: "id" },
  { table: "denuncia_llave", column: "envuelta", kind: "llave", id: "denuncia_id" },
  { table: "denuncia_mensaje", column: "contenido", kind: "texto", id: "denuncia_id" },
  { table: "denuncia_archivo", column: "ficha", kind: "texto", id: "denuncia_id" },
  { table: "denuncia_archivo", column: "contenido", kind: "archivo", id: "denuncia_id" },
] as const;

/** Sealed texts, files, wrapped keys and ballots of reports. */
export async function readSealed(sql: BareSql): Promise<SealedValue[]> {
  const found: SealedValue[] = [];
  for (const { table, column, kind, id } of sealedColumns) {
    const rows = await sql<{ id: string; bytes: Buffer }>(
      `select ${id} as id, ${column} as bytes from ${table}`,
    );
    found.push(
      ...rows.map((row) => ({
        place: `${table}.${column} of ${row.id}`,
        bytes: row.bytes,
        contexts: contextsOf(row.id, kind),
      })),
    );
  }
  const ballots = await sql<{ id: string; sellado: Buffer }>(
    "select id, sellado from denuncia_tipo",
  );
  const places = ballots.map(({ id, sellado }) => ({
    place: `denuncia_tipo.sellado of ${id}`,
    bytes: sellado,
    contexts: [`denuncia/tipo/${id}`],
  }));
  return [...found, ...places];
}
