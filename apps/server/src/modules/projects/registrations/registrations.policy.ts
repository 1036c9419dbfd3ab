import type { Actor } from "@atrio/contract/access/actor";
import { mayUseOffice } from "@atrio/contract/access/office-roles";

/** A registration as far as rights depend on it. */
type Resource = {
  trabajador_id: number;
  aprobado: boolean;
  en_curso: boolean;
  mes_cerrado: boolean;
  /** The caller is in charge of its project today. */
  cargo: boolean;
};

type Caller = Pick<
  Actor,
  "trabajador_id" | "suplantada_por" | "administrador" | "roles_administracion"
>;

const isOwn = (actor: Caller, { trabajador_id }: Resource): boolean =>
  trabajador_id === actor.trabajador_id;

/** True if the caller decides about registrations of the project: in charge of it, or an administrator. */
export function decides(actor: Caller, { cargo }: Pick<Resource, "cargo">): boolean {
  return cargo || mayUseOffice(actor, "tiempo");
}

/** True if the caller may know of a registration: own, or of a project in charge. */
export function canSee(actor: Caller, one: Resource): boolean {
  return isOwn(actor, one) || decides(actor, one);
}

/** Actions that a caller may take on a registration (Rules PROJECTS-7 and PROJECTS-8). */
export function rightsOf(actor: Caller, one: Resource) {
  const isFree = !one.mes_cerrado && actor.suplantada_por === null;
  const isOpen = isFree && !one.aprobado;
  return {
    editar: isOpen && isOwn(actor, one),
    decidir: isFree && !one.en_curso && decides(actor, one) && !isOwn(actor, one),
    borrar: isOpen && canSee(actor, one),
  };
}
