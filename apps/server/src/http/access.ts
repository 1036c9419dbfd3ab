import type { Actor } from "@atrio/contract/access/actor";
import { mayUseOffice } from "@atrio/contract/access/office-roles";
import type { Access, Audience, EndpointSpec } from "@atrio/contract/endpoint";

import { fail } from "./errors.ts";

/** Parts of an unparsed request that may hold identity fields. */
export type RawInput = { params: unknown; query: unknown; body: unknown };

const holdsRole: Record<Audience, (actor: Actor) => boolean> = {
  public: () => true,
  worker: () => true,
  supervisor: (actor) => actor.permiso_supervisor,
  hours_bag_supervisor: (actor) => actor.supervisor_bolsa_horas,
  shift_manager: (actor) => actor.permiso_gestor_turnos,
  complaint_handler: (actor) => actor.gestor_denuncias,
  administrator: (actor) => actor.administrador,
  operator: (actor) => actor.gestor_instalacion,
};

function field(container: unknown, name: string): string | undefined {
  if (typeof container !== "object" || container === null || !Object.hasOwn(container, name)) {
    return undefined;
  }
  const value: unknown = Reflect.get(container, name);
  return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
}

function targetOf(access: Access, input: RawInput): string | undefined {
  if (access.target === undefined) return undefined;
  const [part, name] = access.target.split(".");
  if (name === undefined) return undefined;
  if (part === "params") return field(input.params, name);
  return field(part === "query" ? input.query : input.body, name);
}

const isId = (value: string | undefined): value is string => /^\d{1,15}$/.test(value ?? "");

/** Identity fields that clients repeat: they may not contradict the session. */
function checkIdentity(actor: Actor, input: RawInput): void {
  for (const container of [input.query, input.body]) {
    for (const name of ["usuario_id", "account_user_id"]) {
      const value = field(container, name);
      if (isId(value) && Number(value) !== actor.account_user_id) fail("access.identity");
    }
    const company = field(container, "empresa_id");
    if (isId(company) && Number(company) !== actor.empresa_id) fail("request.not_found");
  }
}

/** Other people's data answer 404, for `self` as for `company`. */
function checkTarget(actor: Actor, access: Access, input: RawInput): void {
  const target = targetOf(access, input);
  if (!isId(target)) return; // validation reports the error
  if (access.subject === "self" && Number(target) !== actor.trabajador_id) {
    fail("request.not_found");
  }
}

/**
 * Applies a route's declared policy to a signed-in caller, before the input is parsed:
 * password change, hand-over, role, module, identity, target, password typed lately. Denies with 403
 * or 404.
 */
export function checkAccess(actor: Actor, endpoint: EndpointSpec, input: RawInput): void {
  const { access, method } = endpoint;
  if (actor.requires_password_change && access.beforePasswordChange !== true) {
    fail("access.password_change");
  }
  const writes = method !== "GET" || access.writes === true || access.confirmed === true;
  if (actor.suplantada_por !== null && writes && access.whileImpersonating !== true) {
    fail("access.impersonation");
  }
  if (!holdsRole[access.audience](actor)) fail("access.denied");
  if (access.office !== undefined && !mayUseOffice(actor, access.office, !writes)) {
    fail("access.denied");
  }
  if (access.module !== null && !actor.modulos.includes(access.module)) fail("module.not_hired");
  checkIdentity(actor, input);
  checkTarget(actor, access, input);
  if (access.confirmed === true && !actor.clave_reciente) fail("auth.confirm_password");
}

/** Refuses to boot with a route whose policy is missing or cannot be applied. */
export function assertDeclared(endpoint: EndpointSpec): void {
  const { access } = endpoint;
  const where = `${endpoint.method} ${endpoint.path}`;
  if (access === undefined) throw new Error(`${where} declares no access`);
  const needsTarget = access.subject === "self" || access.subject === "supervisee";
  const ownsId = endpoint.path.includes(":id") && access.target === undefined;
  if (needsTarget && access.target === undefined && !ownsId) {
    throw new Error(`${where} declares no target`);
  }
  if (access.confirmed === true && access.audience === "public") {
    throw new Error(`${where} asks strangers for a password`);
  }
}
