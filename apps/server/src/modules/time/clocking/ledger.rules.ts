import type { EventKind } from "@atrio/contract/time/changes";

import type { SigningVersion, StoredSigning } from "./clocking.rules.ts";

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
  /** The version that the entry changes, and the newest entry about its signing. */
  antes: { seq: number; version: SigningVersion } | null;
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

/** A signing of which nothing is stated: what entries of version 2 leave out. */
export const blank: SigningVersion = {
  hora_inicio: "",
  hora_fin: null,
  fichador_id: null,
  parada_id: null,
  teletrabajo: false,
  latitud_inicio: null,
  longitud_inicio: null,
  precision_inicio: null,
  geolocalizacion_inicio: null,
  latitud_fin: null,
  longitud_fin: null,
  precision_fin: null,
  geolocalizacion_fin: null,
  account_user_ip: null,
  account_user_ip_fin: null,
  ip_invalida_inicio: false,
  ip_invalida_fin: false,
  desfase_inicio_ms: null,
  desfase_fin_ms: null,
  sin_conexion_inicio: false,
  sin_conexion_fin: false,
  fin_declarado: false,
  observaciones: null,
  borrado: false,
};

/**
 * The bytes that a link of the chain commits to: who, when, why, and of the new version what differs
 * from the one before, or from a blank one (Rule TIME-167).
 */
export function eventContent(entry: LedgerEntry & LedgerGrounds): string {
  const { antes, despues, motivo, actor, ...rest } = entry;
  const { account_user_id, ...author } = actor;
  return canonicalJson({
    version: 2,
    ...rest,
    actor: account_user_id === null ? author : actor,
    ...(motivo !== null && { motivo }),
    ...(antes !== null && { antes: antes.seq }),
    ...(despues !== null && { despues: changesOf(antes?.version ?? blank, despues) }),
  });
}

/**
 * The version that a change of a signing starts from. Of one that was brought in past the ledger everything is
 * stated; its entry follows number 0, which the verifiers find.
 */
export function baseOf(existing: StoredSigning | null): LedgerEntry["antes"] {
  if (existing === null) return null;
  const { lastSeq, version } = existing;
  return lastSeq === null ? { seq: 0, version: blank } : { seq: lastSeq, version };
}

function changesOf(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const names = Object.keys(after).filter((name) => after[name] !== (before[name] ?? null));
  return Object.fromEntries(names.map((name) => [name, after[name]]));
}
