import { hash } from "node:crypto";

import type { Client } from "pg";

import { pdfType } from "../src/lib/files/pdf.ts";
import type { Storage } from "../src/platform/storage.ts";

import type { Cell } from "./copy.ts";
import { insertObjects, reserveFor } from "./rows.ts";

type Row = Record<string, Cell>;

/** A row of a request; its id, and those of others that it names, are places until they are taken. */
type Placed = Row & { place: number };

/** Rows of requests, before their ids are taken. */
export type Rows = {
  requests: Array<Row & { rectifies: number | null; replacedBy: number | null }>;
  approvals: Placed[];
  periods: Placed[];
  days: Array<Placed & { group: number; returnedBy: number | null }>;
  expenses: Placed[];
  events: Placed[];
  comments: Placed[];
  receipts: Array<{ row: Placed; bytes: Buffer }>;
};

/** Rows of nothing yet. */
export function emptyRows(): Rows {
  return {
    requests: [],
    approvals: [],
    periods: [],
    days: [],
    expenses: [],
    events: [],
    comments: [],
    receipts: [],
  };
}

/** Reserves the ids of requests and writes them with their dependent rows. */
export async function loadRows(
  client: Client,
  scope: { empresa_id: number },
  rows: Rows,
  storage: Storage | undefined,
): Promise<void> {
  const first = await reserveFor(client, "solicitud", rows.requests);
  const idAt = (place: number | null): number | null => (place === null ? null : first + place);
  const placed = (list: readonly Placed[]) =>
    list.map(({ place, ...row }) => ({ ...scope, ...row, solicitud_id: first + place }));
  await insertObjects(
    client,
    "solicitud",
    rows.requests.map(({ rectifies, replacedBy, ...row }, index) => ({
      ...scope,
      id: first + index,
      ...row,
      rectifica_id: idAt(rectifies),
      sustituida_por: idAt(replacedBy),
    })),
  );
  await insertObjects(client, "solicitud_aprobacion", placed(rows.approvals));
  await insertObjects(client, "solicitud_periodo", placed(rows.periods));
  await insertObjects(
    client,
    "ausencia",
    rows.days.map(({ place, group, returnedBy, ...row }) => ({
      ...scope,
      ...row,
      solicitud_id: first + place,
      grupo_id: first + group,
      devuelta_por: idAt(returnedBy),
      devolucion: returnedBy === null ? null : "dieciocho_meses",
    })),
  );
  await insertObjects(client, "gasto", placed(rows.expenses));
  await insertObjects(client, "solicitud_suceso", placed(rows.events));
  await insertObjects(client, "solicitud_comentario", placed(rows.comments));
  if (storage === undefined) return;
  const receipts: Placed[] = [];
  for (const { bytes, row } of rows.receipts) {
    const clave = await storage.put({ ...scope, bytes, encrypted: true });
    receipts.push({
      ...row,
      tipo: pdfType,
      bytes: bytes.length,
      sha256: hash("sha256", bytes, "hex"),
      clave,
    });
  }
  await insertObjects(client, "solicitud_documento", placed(receipts));
}
