import { mayUseOffice } from "@atrio/contract/access/office-roles";
import type { OfficeArea, OfficeHolder } from "@atrio/contract/access/office-roles";

import type { TableName } from "../columns.rules.ts";
import type { ImportPlan } from "../imports.rules.ts";
import type { PersonItem } from "../people/people.rules.ts";
import type { Outcome } from "../plans.rules.ts";
import type { Place, Problem, ProblemCode } from "../rows.rules.ts";

/** The administrator who imports. */
export type Importer = OfficeHolder & { trabajador_id: number };

/** Tables that need another role than that of people. */
const areas: Partial<Record<TableName, OfficeArea>> = {
  horarios: "tiempo",
  areas: "tiempo",
  partes: "tiempo",
  proyectos: "tiempo",
  actividades: "tiempo",
  reglas: "tiempo",
  saldos: "tiempo",
};

/** True if an administrator may import a table (Rule COMPANY-68). */
export function mayImport(importer: OfficeHolder, table: TableName): boolean {
  return mayUseOffice(importer, areas[table] ?? "personas");
}

/**
 * Problems of rows that would make a person another one: an unknown code and another name beside a NIF or e-mail that
 * somebody has is a second person with the first one's data (Rule COMPANY-1).
 */
export function identityProblems(
  plan: ImportPlan,
  headerOf: (place: Place, column: string) => string,
): Problem[] {
  return plan.trabajadores.flatMap(({ kind, item, columns, before, places }) => {
    const [place] = places;
    const isRenamed = columns.includes("nombre") || columns.includes("apellido1");
    const code = before["codigo"];
    if (kind !== "changed" || !isRenamed || place === undefined || typeof code !== "string") {
      return [];
    }
    const byEmail = columns.includes("nif") || item.fields.nif === null;
    const column = byEmail ? "email" : "nif";
    return [
      {
        ...place,
        column: headerOf(place, column),
        value: byEmail ? item.account.email : item.fields.nif,
        code: byEmail ? ("email_taken" as const) : ("nif_taken" as const),
        params: { code },
      },
    ];
  });
}

/** Columns that say what a person may do. */
const rights = ["permiso_supervisor", "permiso_gestor_turnos", "supervisor_bolsa_horas"];

/**
 * Problems of rows that would change who may do what: access to the office is given on its own page, the mailbox's
 * handlers and the sign-in of administrators are the owners' matter, and nobody changes their own rights (Rule
 * COMPANY-68). `headerOf` is the heading of a column in the row's file.
 */
export function authorityProblems(
  plan: ImportPlan,
  importer: Importer,
  headerOf: (place: Place, column: string) => string,
): Problem[] {
  const isOwner = importer.administrador && importer.roles_administracion === null;
  return plan.trabajadores.flatMap((outcome) => {
    const [place] = outcome.places;
    if (place === undefined) return [];
    const note = (column: string, code: ProblemCode): Problem => ({
      ...place,
      column: headerOf(place, column),
      value: null,
      code,
      params: {},
    });
    const changed = changedRights(outcome);
    return [
      ...(changed.includes("administrador") ? [note("administrador", "access_elsewhere")] : []),
      ...(isOwner
        ? []
        : changed.filter(isForOwners(outcome)).map((one) => note(one, "owner_only"))),
      ...(outcome.item.id === importer.trabajador_id
        ? changed.filter((one) => rights.includes(one)).map((one) => note(one, "own_access"))
        : []),
    ];
  });
}

/** Columns of rights, and of an administrator's sign-in, that a row changes. */
function changedRights({ kind, item, columns }: Outcome<PersonItem>): string[] {
  if (kind !== "new") return columns;
  const { administrador, gestor_denuncias } = item.fields;
  return [
    ...(administrador ? ["administrador"] : []),
    ...(gestor_denuncias ? ["gestor_denuncias"] : []),
  ];
}

/** The handler of complaints, and the e-mail and the last day of an administrator. */
function isForOwners({ item, before }: Outcome<PersonItem>): (column: string) => boolean {
  const wasAdministrator = before["administrador"] === true || item.fields.administrador;
  return (column) =>
    column === "gestor_denuncias" ||
    (wasAdministrator && (column === "email" || column === "fecha_baja"));
}
