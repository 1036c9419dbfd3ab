import type { OfficeProject } from "@atrio/contract/projects/projects-office";
import type { ProjectPart } from "@atrio/contract/projects/shapes";

import type { PickedPerson } from "../../../ui/person-search.tsx";

/** Somebody in charge, as typed; an empty date is none. */
export type ChargeRow = { key: number; person: PickedPerson | null; desde: string; hasta: string };

/** Fields of a project as they are typed; budgets in hours. */
export type ProjectForm = {
  codigo: string;
  nombre: string;
  descripcion: string;
  fecha_inicio: string;
  fecha_fin: string;
  isActive: boolean;
  hours: number | null;
  charges: readonly ChargeRow[];
};

/** Form of a project, or of a new one that starts today. */
export function formOf(project: OfficeProject | null, today: string): ProjectForm {
  return {
    codigo: project?.codigo ?? "",
    nombre: project?.nombre ?? "",
    descripcion: project?.descripcion ?? "",
    fecha_inicio: project?.fecha_inicio ?? today,
    fecha_fin: project?.fecha_fin ?? "",
    isActive: project?.estado !== "inactivo",
    hours: hoursOf(project?.presupuesto_minutos ?? null),
    charges: (project?.cargos ?? []).map(({ trabajador, desde, hasta }, key) => ({
      key,
      person: trabajador,
      desde,
      hasta: hasta ?? "",
    })),
  };
}

/** Hours of a budget in minutes; null without one. */
export function hoursOf(minutes: number | null): number | null {
  return minutes === null ? null : Math.round((minutes / 60) * 100) / 100;
}

/** Minutes of a budget in hours; none for nothing or zero. */
export function minutesOf(hours: number | null): number | null {
  return hours === null || hours <= 0 ? null : Math.max(1, Math.round(hours * 60));
}

/** Body of a form that is sound. */
export function bodyOf(form: ProjectForm) {
  return {
    codigo: form.codigo.trim(),
    nombre: form.nombre.trim(),
    descripcion: form.descripcion.trim() || null,
    fecha_inicio: form.fecha_inicio,
    fecha_fin: form.fecha_fin || null,
    estado: form.isActive ? ("activo" as const) : ("inactivo" as const),
    presupuesto_minutos: minutesOf(form.hours),
    cargos: form.charges.flatMap(({ person, desde, hasta }) =>
      person === null ? [] : [{ trabajador_id: person.id, desde, hasta: hasta || null }],
    ),
  };
}

/** Fault of a field, by the key of its text. */
type Fault = "required" | "backwards";

export type Faults = {
  fields: Partial<Record<"codigo" | "nombre" | "fecha_inicio" | "fecha_fin", Fault>>;
  /** Faults of people in charge, by the key of their row. */
  rows: ReadonlyMap<number, Partial<Record<"person" | "desde" | "hasta", Fault>>>;
};

/** Faults that the form knows before it is sent. */
export function faultsOf(form: ProjectForm): Faults {
  const { codigo, nombre, fecha_inicio, fecha_fin } = form;
  const rows = form.charges.map(({ key, person, desde, hasta }) => {
    const row = {
      ...(person === null && { person: "required" as const }),
      ...(desde === "" && { desde: "required" as const }),
      ...(hasta !== "" && hasta < desde && { hasta: "backwards" as const }),
    };
    return [key, row] as const;
  });
  return {
    fields: {
      ...(codigo.trim() === "" && { codigo: "required" }),
      ...(nombre.trim() === "" && { nombre: "required" }),
      ...(fecha_inicio === "" && { fecha_inicio: "required" }),
      ...(fecha_fin !== "" && fecha_fin < fecha_inicio && { fecha_fin: "backwards" }),
    },
    rows: new Map(rows.filter(([, row]) => Object.keys(row).length > 0)),
  };
}

/** True without faults. */
export function isSound({ fields, rows }: Faults): boolean {
  return Object.keys(fields).length === 0 && rows.size === 0;
}

/** Options of a field's form, one a line, each once. */
export function optionsOf(lines: string): string[] {
  return [...new Set(lines.split("\n").map((line) => line.trim()))].filter((line) => line !== "");
}

/** Fields that an activity may ask for: those in use, and those that it already asks for. */
export function offeredParts(
  parts: readonly ProjectPart[],
  asked: readonly number[],
): ProjectPart[] {
  return parts.filter(({ id, activo }) => activo || asked.includes(id));
}
