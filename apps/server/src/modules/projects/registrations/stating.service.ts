import type { PartValue } from "@atrio/contract/projects/shapes";

import type { Tx } from "../../../db/client.ts";
import { fail } from "../../../http/errors.ts";
import { epochOf, isoOf } from "../../../lib/calendar/clock.ts";
import { readStated } from "../catalogue/catalogue.read.ts";
import type { StatedProject } from "../catalogue/catalogue.read.ts";

import { cutToMinute } from "./division.rules.ts";
import type { Placed, Span } from "./division.rules.ts";
import { checkParts } from "./parts.rules.ts";
import type { RegistrationRow, WorkSigning } from "./registrations.read.ts";

/** Work that a registration says it was. */
export type Work = {
  proyecto_id: number;
  actividad_id: number | null;
  partes: readonly PartValue[];
};

/** Work that was judged, ready to be written. */
export type JudgedWork = { partes: PartValue[]; requiere_aprobacion: boolean };

/** Projects named by registrations of a worker's day; judges what these state (Rules PROJECTS-3, PROJECTS-9). */
export type Judge = (work: Work) => JudgedWork;

function partsOf(
  activity: StatedProject["actividades"][number] | undefined,
  values: readonly PartValue[],
): PartValue[] {
  const found = checkParts(activity?.partes ?? [], values);
  if (Array.isArray(found)) return found;
  const { code, parte } = found;
  return fail(code, { fields: { partes: [code] }, values: () => ({ parte }) });
}

function judgeWork(projects: readonly StatedProject[], work: Work): JudgedWork {
  const project = projects.find((one) => one.id === work.proyecto_id);
  const at = (code: "project.not_found" | "project.not_usable"): never =>
    fail(code, { fields: { proyecto_id: [code] } });
  if (project === undefined || !project.known) return at("project.not_found");
  if (!project.usable) return at("project.not_usable");
  const { actividades } = project;
  const activity = actividades.find((one) => one.id === work.actividad_id);
  if (activity === undefined && (work.actividad_id !== null || actividades.length > 0)) {
    const code =
      work.actividad_id === null ? "project.activity_required" : "project.activity_not_found";
    fail(code, { fields: { actividad_id: [code] } });
  }
  return {
    partes: partsOf(activity, work.partes),
    requiere_aprobacion: activity?.requiere_aprobacion ?? true,
  };
}

/**
 * Reads the projects that registrations of a worker's day name. Its judge fails with project.not_found,
 * project.not_usable, project.activity_*, project.part_*.
 */
export async function readJudge(
  tx: Tx,
  key: { trabajador_id: number; dia: string; ids: readonly number[] },
): Promise<Judge> {
  const projects = await readStated(tx, key);
  return (work) => judgeWork(projects, work);
}

/** Minutes of a signing of work. */
export function frameOf({ hora_inicio, hora_fin }: WorkSigning): Span {
  return {
    start: cutToMinute(epochOf(hora_inicio)),
    end: hora_fin === null ? null : cutToMinute(epochOf(hora_fin)),
  };
}

/** Minutes of a stored registration. */
export function placedOf(row: RegistrationRow): Placed {
  const { id, fichaje_id, hora_inicio, hora_fin } = row;
  return {
    id,
    fichaje_id,
    start: epochOf(hora_inicio),
    end: hora_fin === null ? null : epochOf(hora_fin),
  };
}

/** Minutes that a caller states inside a signing: without an end it is the signing's. */
export function statedSpan(
  { hora_inicio, hora_fin }: { hora_inicio: string; hora_fin: string | null },
  frame: Span,
): Span {
  return {
    start: cutToMinute(epochOf(hora_inicio)),
    end: hora_fin === null ? frame.end : cutToMinute(epochOf(hora_fin)),
  };
}

/** A span as columns. */
export function columnsOf({ start, end }: Span): { hora_inicio: string; hora_fin: string | null } {
  return { hora_inicio: isoOf(start), hora_fin: end === null ? null : isoOf(end) };
}
