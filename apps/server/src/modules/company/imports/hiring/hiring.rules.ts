import type { ErrorCode } from "@atrio/contract/errors";

import type { Source } from "../files/files.rules.ts";
import type { Problem, ProblemCode, SourceRow } from "../rows.rules.ts";

/** A new person as the form has it; centre, schedule and supervisors by their codes. */
export type HireForm = {
  nombre: string;
  apellido1: string;
  apellido2?: string | undefined;
  nif?: string | undefined;
  email: string;
  codigo?: string | undefined;
  telefono?: string | undefined;
  puesto?: string | undefined;
  departamento?: string | undefined;
  fecha_alta: string;
  permiso_supervisor: boolean;
};

/** Centre, schedule and supervisors of a new person, by the codes that an import knows. */
type Given = { centro: string | null; horario: string | null; supervisores: string[] };

/** No file: problems of a form have no place but their field. */
const place = { file: "", sheet: null, line: null };

/** Cells under the names of the wire's fields, so that a problem names the field of the form. */
function rowOf(cells: Record<string, string>): SourceRow {
  return {
    place,
    cells: Object.fromEntries(
      Object.entries(cells).map(([column, text]) => [column, { header: column, text }]),
    ),
  };
}

/** Rows of an import that add a person (Rule PEOPLE-54). */
export function sourcesOf(form: HireForm, given: Given): Source[] {
  const { nombre, apellido1, email, fecha_alta } = form;
  const person = {
    nombre,
    apellido1,
    email,
    fecha_alta,
    apellido2: form.apellido2 ?? "",
    nif: form.nif ?? "",
    codigo: form.codigo ?? "",
    telefono: form.telefono ?? "",
    puesto: form.puesto ?? "",
    departamento: form.departamento ?? "",
    permiso_supervisor: form.permiso_supervisor ? "si" : "no",
    centro: given.centro ?? "",
    horario: given.horario ?? "",
    desde: "",
  };
  const supervisions = given.supervisores.map((code) =>
    rowOf({ supervisor: code, supervisado: form.email, desde: form.fecha_alta }),
  );
  return [
    { table: "trabajadores", headers: [], place, rows: [rowOf(person)] },
    ...(supervisions.length === 0
      ? []
      : [{ table: "supervisores" as const, headers: [], place, rows: supervisions }]),
  ];
}

/** Fields of the form by the columns of the import. */
const fields: Record<string, string> = {
  centro: "centro_trabajo_id",
  horario: "horario_id",
  supervisor: "supervisores_ids",
  supervisado: "email",
};

const errors: Partial<Record<ProblemCode, ErrorCode>> = {
  required: "request.required",
  too_long: "staff.too_long",
  formula: "request.text",
  control_character: "request.text",
  date: "staff.date",
  nif: "staff.nif",
  email: "email.invalid",
  phone: "staff.phone",
  nif_taken: "staff.nif_taken",
  email_taken: "staff.email_taken",
  email_in_use: "staff.email_taken",
  birth_after_hire: "staff.birth_after_hire",
  not_supervisor: "staff.not_supervisor",
};

/** Problems of the rows as errors of the form's fields. */
export function fieldErrors(problems: readonly Problem[]): Record<string, ErrorCode[]> {
  const found = new Map<string, Set<ErrorCode>>();
  for (const { column, code } of problems) {
    const field = fields[column ?? ""] ?? column ?? "_";
    const known = found.get(field) ?? new Set();
    found.set(field, known.add(errors[code] ?? "request.field_invalid"));
  }
  // The NIF stands in for a code that is left out: a wrong one is reason enough.
  if (found.has("nif") && [...(found.get("codigo") ?? [])].join("") === "request.required") {
    found.delete("codigo");
  }
  return Object.fromEntries([...found].map(([field, codes]) => [field, [...codes]]));
}

/** The person of the company whom a row would change instead of adding one. */
type Known = { codigo: string; nif: string | null };

/** Field by which the form names somebody who is in the company already. */
export function takenField(form: HireForm, known: Known): Record<string, ErrorCode[]> {
  if (form.codigo === known.codigo) return { codigo: ["staff.code_taken"] };
  const nif = form.nif?.replaceAll(/[^0-9A-Za-z]/g, "").toUpperCase();
  if (nif !== undefined && nif !== "" && nif === known.nif) return { nif: ["staff.nif_taken"] };
  return { email: ["staff.email_taken"] };
}
