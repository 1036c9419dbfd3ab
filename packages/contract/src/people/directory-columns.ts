/** Columns of the list of workers, in the order in which they are shown. */
export const directoryColumns = [
  "nombre_completo",
  "relacion",
  "puesto",
  "nombre_departamento_trabajador",
  "centro_trabajo",
  "email",
  "telefono",
  "nombre_empresa",
  "supervisores",
  "antiguedad",
  "fin_contrato",
  "cumpleanyos",
  "vacaciones_totales",
  "vacaciones_disponibles",
  "sexo",
  "salario_bruto_anual",
] as const;
export type DirectoryColumn = (typeof directoryColumns)[number];

/** Audiences of a column: everybody, people above for those below them, administrators, nobody. */
export const directoryAudiences = ["todos", "ascendentes", "administradores", "nadie"] as const;
export type DirectoryAudience = (typeof directoryAudiences)[number];

/** Contact data that colleagues see: of work, the private ones where there are none of work, nothing. */
export const directoryContacts = ["trabajo", "todo", "nada"] as const;
export type DirectoryContact = (typeof directoryContacts)[number];

/** Columns that a company can grant: the name and the relation to the caller are always shown. */
export const grantableColumns = [
  "puesto",
  "nombre_departamento_trabajador",
  "centro_trabajo",
  "nombre_empresa",
  "email",
  "telefono",
  "supervisores",
  "antiguedad",
  "fin_contrato",
  "cumpleanyos",
  "vacaciones_totales",
  "vacaciones_disponibles",
  "sexo",
  "salario_bruto_anual",
] as const satisfies readonly DirectoryColumn[];
export type GrantableColumn = (typeof grantableColumns)[number];

/** Columns that no company can open to colleagues or supervisors (Rule PEOPLE-24). */
export const reservedColumns: ReadonlySet<GrantableColumn> = new Set([
  "sexo",
  "salario_bruto_anual",
]);

/** Columns by which the list can be in order. */
export const directoryOrders = [
  "nombre_completo",
  "relacion",
  "puesto",
  "nombre_departamento_trabajador",
  "centro_trabajo",
  "email",
  "antiguedad",
  "fin_contrato",
  "cumpleanyos",
  "salario_bruto_anual",
] as const satisfies readonly DirectoryColumn[];
export type DirectoryOrder = (typeof directoryOrders)[number];

/** Relation of a person to the caller on the day, by supervision at any depth. */
export const relations = ["ninguna", "descendiente", "hermano", "ascendente"] as const;
export type Relation = (typeof relations)[number];
