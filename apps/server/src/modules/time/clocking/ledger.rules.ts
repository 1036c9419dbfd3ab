import type { EventKind } from "@atrio/contract/time/changes";

import type { SigningVersion } from "./clocking.rules.ts";

/** Why an entry was appended. */
export type LedgerEventKind = EventKind;

/** Who did it: the worker of the session, and the administrator behind a handed-over one. */
export type LedgerActor = {
  trabajador_id: number;
  account_user_id: number | null;
};

/** One entry of a worker's chain before it is made canonical. */
export type LedgerEntry = {
  tipo: LedgerEventKind;
  empresa_id: number;
  trabajador_id: number;
  /** Instant of the server's clock, ISO 8601 in UTC. */
  registrado_en: string;
  actor: LedgerActor;
  motivo: string | null;
  dia: string;
  antes: SigningVersion | null;
  despues: SigningVersion | null;
};

/** What an entry rests on, where it does not rest on itself. */
export type LedgerGrounds = {
  /** Of a correction: its request and who approved it. */
  solicitud_id?: number;
  aprobada_por?: number[];
  /** Of a confirmation or dispute: the entry that it answers. */
  responde_a_seq?: number;
  /** Of a day's change: the change that its events belong to. */
  cambio_id?: number;
};

/** RFC 8785: members sorted by UTF-16 code units, no spaces, numbers and strings as ECMAScript writes them. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((entry) => canonicalJson(entry)).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = Object.entries(value)
    .filter(([, entry]) => entry !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, entry]) => `${JSON.stringify(key)}:${canonicalJson(entry)}`);
  return `{${members.join(",")}}`;
}

/** The bytes that a link of the chain commits to: who, when, why, before, after. */
export function eventContent(entry: LedgerEntry & LedgerGrounds): string {
  return canonicalJson({ version: 1, ...entry });
}
