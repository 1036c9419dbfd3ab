import type { Language } from "@atrio/contract/common";

import { addDays, epochDay } from "../../../../lib/calendar/dates.ts";

/** Scope and days (both included) of a kit. */
export type KitScope = {
  alcance: "trabajador" | "centro" | "empresa";
  trabajador_id: number | null;
  centro_trabajo_id: number | null;
  desde: string;
  hasta: string;
};

/** A person of a kit: where their files are and how long their chain was when it was made. */
export type KitPerson = { trabajador_id: number; nombre: string; carpeta: string; apuntes: number };

/** Manifest of a kit; `ficheros` is the SHA-256 of every other file, by its path. */
export type Manifest = {
  empresa: string;
  cif: string | null;
  empresa_id: number;
  alcance: KitScope["alcance"];
  objeto: string;
  desde: string;
  hasta: string;
  emitido_por: string;
  creado_en: string;
  idioma: Language;
  /** The checkpoints in it: from which number to which; the last is its own. */
  primer_punto: number;
  punto_control: number;
  /** Number of recipients of the checkpoints, and of checkpoints mailed so far. */
  destinatarios: number;
  puntos_enviados: number;
  trabajadores: KitPerson[];
  ficheros: Record<string, string>;
};

/** Chain entry in an evidence kit; content is null when erased or out of range. */
export type ChainLine = {
  seq: number;
  fichaje_id: number;
  registrado_en: string;
  hoja: string;
  eslabon: string;
} & ({ sal: string; contenido: string } | { omitido: "periodo" | "conservacion" });

const mostDays = 1827;
/** Above it the archive could reach the 4 GB that a ZIP of this form can hold. */
export const mostEvents = 2_000_000;
/** A ZIP of this form holds 65,535 entries: seven a person, two a checkpoint, and some. */
export const mostPeople = 8_500;

/** True if a scope has exactly the ids that it needs. */
export function isScopeComplete(scope: {
  alcance: KitScope["alcance"];
  trabajador_id?: number | undefined;
  centro_trabajo_id?: number | undefined;
}): boolean {
  const wantsWorker = scope.alcance === "trabajador";
  const wantsCentre = scope.alcance === "centro";
  return (
    wantsWorker === (scope.trabajador_id !== undefined) &&
    wantsCentre === (scope.centro_trabajo_id !== undefined)
  );
}

/** True if a period runs forward and covers at most five years. */
export function isKitPeriod({ desde, hasta }: { desde: string; hasta: string }): boolean {
  const length = epochDay(hasta) - epochDay(desde) + 1;
  return length >= 1 && length <= mostDays;
}

/**
 * Last day on which a kit's period can say anything: tomorrow, to which somebody who begins a night
 * shift early already belongs. Before its first day when the period is still to come.
 */
export function lastToldDay(scope: Pick<KitScope, "desde" | "hasta">, today: string): string {
  const tomorrow = addDays(today, 1);
  const last = scope.hasta < tomorrow ? scope.hasta : tomorrow;
  return last < scope.desde ? addDays(scope.desde, -1) : last;
}

function slugOf(text: string): string {
  return (
    text
      .normalize("NFD")
      .replaceAll(/\p{M}+/gu, "")
      .toLowerCase()
      .match(/[a-z0-9]+/g)
      ?.join("-")
      .slice(0, 40) ?? "persona"
  );
}

/** Folder of a person's records; the id keeps two of the same name apart. */
export function personFolder(person: { trabajador_id: number; nombre: string }): string {
  return `registro/${slugOf(person.nombre)}-${person.trabajador_id}`;
}

/** Name of the archive: `inspeccion_talleres-nandu_2026-01-01_2026-03-31.zip`. */
export function kitName(company: string, scope: Pick<KitScope, "desde" | "hasta">): string {
  return `inspeccion_${slugOf(company)}_${scope.desde}_${scope.hasta}.zip`;
}

/** The manifest's file; `tipo` keeps its signature from passing for a checkpoint's. */
export function manifestText(manifest: Manifest): string {
  return `${JSON.stringify({ tipo: "expediente", version: 1, ...manifest }, null, 1)}\n`;
}
