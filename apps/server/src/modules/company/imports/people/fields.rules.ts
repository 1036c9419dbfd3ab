import type { Language } from "@atrio/contract/common";

import type { ColumnOf } from "../columns.rules.ts";
import { settle } from "../plans.rules.ts";
import type { RowReader } from "../rows.rules.ts";
import type { PersonFields } from "../snapshot/snapshot.rules.ts";
import {
  dateOf,
  emailOf,
  flagOf,
  languageOf,
  percentageOf,
  phoneOf,
  sexOf,
  textOf,
} from "../values.rules.ts";
import type { Parser } from "../values.rules.ts";

import type { Identity } from "./directory.rules.ts";

type Reader = RowReader<"trabajadores">;
type Column = ColumnOf<"trabajadores">;

type Input = {
  identity: Identity;
  existing: PersonFields | undefined;
  /** The company's language. */
  language: Language;
};

/** Columns behind a person's fields, for naming changes. */
export const fieldColumns: Array<[keyof PersonFields, Column]> = [
  ["codigo", "codigo"],
  ["nombre", "nombre"],
  ["apellido1", "apellido1"],
  ["apellido2", "apellido2"],
  ["nif", "nif"],
  ["sexo", "sexo"],
  ["fecha_nacimiento", "fecha_nacimiento"],
  ["fecha_alta", "fecha_alta"],
  ["inicio_registro", "inicio_registro"],
  ["fecha_baja", "fecha_baja"],
  ["idioma_trabajador", "idioma"],
  ["telefono", "telefono"],
  ["email_trabajo", "email_trabajo"],
  ["telefono_trabajo", "telefono_trabajo"],
  ["nombre_departamento_trabajador", "departamento"],
  ["puesto", "puesto"],
  ["jornada_porcentaje", "jornada_porcentaje"],
  ["permiso_supervisor", "permiso_supervisor"],
  ["permiso_gestor_turnos", "permiso_gestor_turnos"],
  ["supervisor_bolsa_horas", "supervisor_bolsa_horas"],
  ["administrador", "administrador"],
  ["gestor_denuncias", "gestor_denuncias"],
  ["mostrar_cumpleanyos", "mostrar_cumpleanyos"],
];

/**
 * A person's fields after the import: an absent column keeps the value, a blank cell empties it.
 * Undefined when a required value is missing; that is noted.
 */
export function readFields(reader: Reader, input: Input): PersonFields | undefined {
  const { existing } = input;
  const code = codeOf(reader, input);
  const name = known(reader, "nombre", { parse: textOf(80), before: existing?.nombre });
  const surname = known(reader, "apellido1", { parse: textOf(80), before: existing?.apellido1 });
  const hired = known(reader, "fecha_alta", { parse: dateOf, before: existing?.fecha_alta });
  const details = readDetails(reader, input);
  if (hired !== undefined) noteDates(reader, hired, details);
  if (!code || !name || !surname || !hired) return undefined;
  return { codigo: code, nombre: name, apellido1: surname, fecha_alta: hired, ...details };
}

/** Without a number of its own the company knows the person by the NIF. */
function codeOf(reader: Reader, { identity, existing }: Input): string | undefined {
  const code = identity.code ?? existing?.codigo ?? identity.nif ?? undefined;
  const isWrong = identity.code === undefined && reader.has("codigo");
  if (code === undefined && !isWrong) reader.note("codigo", "required");
  return code;
}

/** A required value: from the row, or the stored one. */
function known<V>(
  reader: Reader,
  column: Column,
  { parse, before }: { parse: Parser<V>; before: V | undefined },
): V | undefined {
  const read = reader.optional(column, parse);
  const isMissing = read === undefined && before === undefined && !reader.has(column);
  if (read === null || isMissing) reader.note(column, "required");
  return read ?? before;
}

function readDetails(reader: Reader, { identity, existing, language }: Input) {
  const maybe = <V>(column: Column, parse: Parser<V>, before: V | null | undefined): V | null =>
    settle<V | null>(reader.optional(column, parse), before, null);
  const flag = (column: Column, before: boolean | undefined, blank = false): boolean =>
    settle(reader.optional(column, flagOf), before, blank);
  return {
    apellido2: maybe("apellido2", textOf(80), existing?.apellido2),
    nif: settle<string | null>(identity.nif, existing?.nif, null),
    sexo: maybe<string>("sexo", sexOf(language), existing?.sexo),
    fecha_nacimiento: maybe("fecha_nacimiento", dateOf, existing?.fecha_nacimiento),
    inicio_registro: maybe("inicio_registro", dateOf, existing?.inicio_registro),
    fecha_baja: maybe("fecha_baja", dateOf, existing?.fecha_baja),
    idioma_trabajador: maybe("idioma", languageOf, existing?.idioma_trabajador) ?? language,
    ...readContact(reader, existing),
    nombre_departamento_trabajador: maybe(
      "departamento",
      textOf(120),
      existing?.nombre_departamento_trabajador,
    ),
    puesto: maybe("puesto", textOf(120), existing?.puesto),
    jornada_porcentaje: maybe("jornada_porcentaje", percentageOf, existing?.jornada_porcentaje),
    permiso_supervisor: flag("permiso_supervisor", existing?.permiso_supervisor),
    permiso_gestor_turnos: flag("permiso_gestor_turnos", existing?.permiso_gestor_turnos),
    supervisor_bolsa_horas: flag("supervisor_bolsa_horas", existing?.supervisor_bolsa_horas),
    administrador: flag("administrador", existing?.administrador),
    gestor_denuncias: flag("gestor_denuncias", existing?.gestor_denuncias),
    mostrar_cumpleanyos: flag("mostrar_cumpleanyos", existing?.mostrar_cumpleanyos, true),
  };
}

/** The person's own phone, and the contact data that colleagues see (Rule PEOPLE-50). */
function readContact(reader: Reader, existing: PersonFields | undefined) {
  const maybe = (column: Column, parse: Parser<string>, before: string | null | undefined) =>
    settle<string | null>(reader.optional(column, parse), before, null);
  return {
    telefono: maybe("telefono", phoneOf, existing?.telefono),
    email_trabajo: maybe("email_trabajo", emailOf, existing?.email_trabajo),
    telefono_trabajo: maybe("telefono_trabajo", phoneOf, existing?.telefono_trabajo),
  };
}

function noteDates(
  reader: Reader,
  hired: string,
  details: Pick<PersonFields, "fecha_baja" | "fecha_nacimiento">,
): void {
  const { fecha_baja, fecha_nacimiento } = details;
  if (fecha_baja !== null && fecha_baja < hired) reader.note("fecha_baja", "end_before_start");
  if (fecha_nacimiento !== null && fecha_nacimiento >= hired) {
    reader.note("fecha_nacimiento", "birth_after_hire");
  }
}
