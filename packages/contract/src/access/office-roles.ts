/**
 * Roles inside the office (Rule ACCESS-44). An administrator without roles of their own is an owner, who may do
 * everything; the others do what their roles name.
 */
export const officeRoles = ["personas", "tiempo", "nominas", "documentos", "lectura"] as const;
export type OfficeRole = (typeof officeRoles)[number];

/**
 * Permission that a call of the office needs: one of the roles that change something, `ausencias` (requests and absences of
 * people, with health data among them: role `tiempo`), an owner (`titular`), or any administrator (`cualquiera`).
 */
export type OfficeArea = Exclude<OfficeRole, "lectura"> | "ausencias" | "titular" | "cualquiera";

/** The part of a person that says what they may do in the office. */
export type OfficeHolder = {
  administrador: boolean;
  /** null for owners and for people who are no administrators. */
  roles_administracion: readonly string[] | null;
};

/** True for administrators without roles of their own, who may do everything. */
export function isOwner(person: OfficeHolder): boolean {
  return person.administrador && person.roles_administracion === null;
}

/** Areas that the role `lectura` does not read: pay, health, and what only owners see. */
const closedToReaders: readonly OfficeArea[] = ["titular", "nominas", "ausencias"];

/**
 * True if a person may use calls of an area; `reads` for those that change nothing and take nothing away, which
 * the role `lectura` opens too, but for pay and absences.
 */
export function mayUseOffice(person: OfficeHolder, area: OfficeArea, reads = false): boolean {
  const { administrador, roles_administracion } = person;
  if (!administrador) return false;
  if (roles_administracion === null || area === "cualquiera") return true;
  const needed = area === "ausencias" ? "tiempo" : area;
  if (area !== "titular" && roles_administracion.includes(needed)) return true;
  return reads && roles_administracion.includes("lectura") && !closedToReaders.includes(area);
}
