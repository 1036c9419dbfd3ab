import type { EventKind } from "@atrio/contract/time/changes";

import type { SigningVersion } from "./clocking.rules.ts";

/** Why an entry was appended. */
export type LedgerEventKind = EventKind;

/**
 * Author of an entry: the worker of the session, and the administrator behind a handed-over one.
 */
export type LedgerActor = {
  trabajador_id: number;
  account_user_id: number | null;
};

/** An entry of a worker's chain before canonical serialisation. */
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

/** Grounds of an entry that depends on another act. */
export type LedgerGrounds = {
  /** For a correction: its request and its approvers. */
  solicitud_id?: number;
  aprobada_por?: number[];
  /** For a confirmation or dispute: the entry that it answers. */
  responde_a_seq?: number;
  /** For a day's change: the change that its events belong to. */
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
