import type { DirectoryGrant } from "@atrio/contract/people/directory";
import type {
  DirectoryAudience,
  DirectoryColumn,
  DirectoryContact,
  GrantableColumn,
} from "@atrio/contract/people/directory-columns";
import {
  directoryColumns,
  grantableColumns,
  reservedColumns,
} from "@atrio/contract/people/directory-columns";

/** Facts about the caller that decide the visible columns. */
export type Viewer = {
  isAdministrator: boolean;
  /** True with the role; the columns of a person follow from today's supervision. */
  isSupervisor: boolean;
  /** True if somebody is below them today, at any depth. */
  hasTeam: boolean;
};

/** Reach of a column: everybody, the caller and people below them, nobody. */
export type Reach = "all" | "near" | "none";
export type Reaches = Readonly<Record<DirectoryColumn, Reach>>;

/**
 * Whose own e-mail and phone stand in for missing ones of work (Rule PEOPLE-50): nobody's, those of
 * people below the caller, everybody's.
 */
export type PrivateContact = "none" | "team" | "all";

const contactColumns: ReadonlySet<DirectoryColumn> = new Set(["email", "telefono"]);

/** Private contact data that a caller sees (Rule PEOPLE-50). */
export function privateContactOf(
  contact: DirectoryContact,
  viewer: Pick<Viewer, "isAdministrator" | "isSupervisor">,
): PrivateContact {
  if (viewer.isAdministrator || contact === "todo") return "all";
  return viewer.isSupervisor ? "team" : "none";
}

/** Default audience of each column (Rule PEOPLE-23). */
const defaultAudiences: Readonly<Record<GrantableColumn, DirectoryAudience>> = {
  puesto: "todos",
  nombre_departamento_trabajador: "todos",
  centro_trabajo: "todos",
  nombre_empresa: "todos",
  email: "todos",
  telefono: "todos",
  supervisores: "ascendentes",
  antiguedad: "ascendentes",
  fin_contrato: "ascendentes",
  cumpleanyos: "ascendentes",
  vacaciones_totales: "ascendentes",
  vacaciones_disponibles: "ascendentes",
  sexo: "administradores",
  salario_bruto_anual: "administradores",
};

/** True if a grant would open a column that only administrators may see. */
export function isReserved(grant: DirectoryGrant): boolean {
  return reservedColumns.has(grant.campo) && ["todos", "ascendentes"].includes(grant.audiencia);
}

/** Audience of each column: the company's, else the product's. */
export function grantsOf(kept: readonly DirectoryGrant[]): DirectoryGrant[] {
  const own = new Map(kept.map((grant) => [grant.campo, grant.audiencia]));
  return grantableColumns.map((column) => ({
    campo: column,
    audiencia: own.get(column) ?? defaultAudiences[column],
  }));
}

function reachOf(audience: DirectoryAudience, isAdministrator: boolean): Reach {
  if (audience === "nadie") return "none";
  if (isAdministrator || audience === "todos") return "all";
  return audience === "ascendentes" ? "near" : "none";
}

/** Reach of each column for a caller, by the grants and the company's setting of contact data. */
export function reachesOf(
  grants: readonly DirectoryGrant[],
  contact: DirectoryContact,
  { isAdministrator }: Pick<Viewer, "isAdministrator">,
): Reaches {
  const granted = grants.map(({ campo, audiencia }) => {
    const reach = reachOf(audiencia, isAdministrator);
    const isHidden = contact === "nada" && !isAdministrator && contactColumns.has(campo);
    return [campo, isHidden && reach === "all" ? "near" : reach];
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- grantsOf names every column once
  return {
    nombre_completo: "all",
    relacion: "all",
    ...Object.fromEntries(granted),
  } as Reaches;
}

/** Reach of the caller in the list: without a team, own-only columns are not shown. */
export function listReaches(reaches: Reaches, viewer: Viewer): Reaches {
  const seesTeam = viewer.isSupervisor && viewer.hasTeam;
  const kept = directoryColumns.map((column) => [
    column,
    reaches[column] === "near" && !seesTeam ? "none" : reaches[column],
  ]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every column has its entry
  return Object.fromEntries(kept) as Reaches;
}

/** Columns that a list with this reach has, in order. */
export function columnsOf(reaches: Reaches): DirectoryColumn[] {
  return directoryColumns.filter((column) => reaches[column] !== "none");
}

/** True if a caller sees a column of somebody: `isNear` is themselves or somebody below them. */
export function sees(reach: Reach, isNear: boolean): boolean {
  return reach === "all" || (reach === "near" && isNear);
}

/** Search terms: the typed words, the longest first. */
export function wordsOf(search: string | undefined): string[] {
  const words = (search ?? "").normalize("NFC").split(/\s+/u);
  return [...new Set(words)]
    .filter((word) => word !== "")
    .toSorted((one, other) => other.length - one.length);
}
