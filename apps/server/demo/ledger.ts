import { hash } from "node:crypto";

import { isoOf } from "../src/lib/calendar/clock.ts";
import type { SigningVersion } from "../src/modules/time/clocking/clocking.rules.ts";
import { eventContent } from "../src/modules/time/clocking/ledger.rules.ts";
import type { LedgerEntry } from "../src/modules/time/clocking/ledger.rules.ts";
import { endedVersion, startedVersion } from "../src/modules/time/clocking/punch/punch.rules.ts";
import type { PunchMark } from "../src/modules/time/clocking/punch/punch.rules.ts";

import type { Clocking, Punch } from "./clockings.ts";
import type { Random } from "./random.ts";

/** Worker of the chain, and the ids of the company's catalogues. */
export type Owner = {
  company: { empresa_id: number };
  actor: { trabajador_id: number; account_user_id: number };
  typeId: (clocking: Clocking) => number | null;
  pauseId: (clocking: Clocking) => number | null;
};

/** Columns of `fichaje_evento` for an event; hashes and salt in hexadecimal. */
export type LedgerEvent = {
  seq: number;
  registrado_en: string;
  sal: string;
  contenido: string;
  hoja: string;
  eslabon: string;
};

/** A signing in its newest version, and the events that made it: its punches, and what put it right. */
export type Entered = { version: SigningVersion; events: readonly LedgerEvent[] };

export type Chain = {
  /** Appends the punches of the next signing. */
  enter(clocking: Clocking): Entered;
  /** Length and last link. */
  head(): { seq: number; eslabon: string };
};

const SALT_BYTES = 16;
const LINK_BYTES = 32;

/** The link before the first: SHA-256 of nothing, as `cadena_bloquear` begins a chain. */
const chainStart = hash("sha256", "", "hex");

/**
 * Begins the chain of a worker. Its bytes are those that `fichaje_apuntar` would have made (migration
 * 0004): leaf = SHA-256(0x00 ‖ salt ‖ content), link = SHA-256(0x01 ‖ previous ‖ leaf).
 */
export function beginChain(owner: Owner, salts: Random): Chain {
  const link = linker(salts);
  const head = { seq: 0, eslabon: chainStart };
  const append = (clocking: Clocking, change: Change): LedgerEvent => {
    const contenido = eventContent(entryOf(clocking, owner, change));
    const links = link(contenido);
    head.seq += 1;
    head.eslabon = links.eslabon;
    return { seq: head.seq, registrado_en: change.registrado_en, contenido, ...links };
  };
  return {
    enter(clocking) {
      const { inicio, fin } = clocking;
      const started = startOf(clocking, owner);
      const opening = append(clocking, changeBy(inicio, null, started));
      if (fin === null) return { version: started, events: [opening] };
      const version = endOf(clocking, started, fin);
      const begun = { seq: opening.seq, version: started };
      const closing = append(clocking, changeBy(fin, begun, version));
      if (clocking.corrected === null) return { version, events: [opening, closing] };
      const { at, end } = clocking.corrected;
      const right = { ...version, hora_fin: instantOf(end) };
      const edit = {
        tipo: "edicion",
        motivo: "Olvidé fichar la salida",
        registrado_en: instantOf(at),
        antes: { seq: closing.seq, version },
        despues: right,
      } as const;
      return { version: right, events: [opening, closing, append(clocking, edit)] };
    },
    head: () => ({ ...head }),
  };
}

type Change = Pick<LedgerEntry, "tipo" | "registrado_en" | "antes" | "despues"> & {
  motivo?: string;
};

function changeBy(punch: Punch, antes: LedgerEntry["antes"], despues: SigningVersion): Change {
  return { tipo: punch.tipo, registrado_en: instantOf(punch.at), antes, despues };
}

function entryOf(clocking: Clocking, owner: Owner, change: Change): LedgerEntry {
  return {
    ...owner.company,
    trabajador_id: owner.actor.trabajador_id,
    actor: owner.actor,
    motivo: null,
    dia: clocking.dia,
    ...change,
  };
}

function startOf(clocking: Clocking, owner: Owner): SigningVersion {
  return startedVersion({
    mark: markOf(clocking.inicio),
    typeId: owner.typeId(clocking),
    pauseId: owner.pauseId(clocking),
    telework: clocking.place.tipo === "teletrabajo",
    remarks: null,
  });
}

function endOf(clocking: Clocking, started: SigningVersion, fin: Punch): SigningVersion {
  const mark = markOf(fin);
  return endedVersion(started, {
    mark,
    end: clocking.declared === null ? mark.at : instantOf(clocking.declared),
    declared: clocking.declared !== null,
    remarks: clocking.observaciones,
  });
}

function markOf({ at, trace }: Punch): PunchMark {
  const { latitud, longitud, precision, geolocalizacion } = trace;
  return {
    at: instantOf(at),
    place: { latitud, longitud, precision, geolocalizacion },
    ip: trace.ip,
    ipInvalid: trace.ip_invalida,
    skew: trace.desfase_ms,
    offline: false,
  };
}

/** Instant in the clock's format: no more decimals than needed. */
function instantOf(epoch: number): string {
  return isoOf(epoch).replace(/\.?0+Z$/, "Z");
}

/** Continues one chain: salts a content and links it to what came before. */
function linker(
  salts: Random,
): (contenido: string) => Pick<LedgerEvent, "sal" | "hoja" | "eslabon"> {
  const salt = Buffer.alloc(SALT_BYTES);
  const body = Buffer.alloc(1 + 2 * LINK_BYTES);
  body[0] = 1;
  body.write(chainStart, 1, "hex");
  return (contenido) => {
    salts.fill(salt);
    const leaf = hash("sha256", Buffer.concat([zero, salt, Buffer.from(contenido)]), "buffer");
    leaf.copy(body, 1 + LINK_BYTES);
    const next = hash("sha256", body, "buffer");
    next.copy(body, 1);
    return { sal: salt.toString("hex"), hoja: leaf.toString("hex"), eslabon: next.toString("hex") };
  };
}

const zero = Buffer.from([0]);
