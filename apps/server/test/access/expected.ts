import type { Endpoint } from "@atrio/contract/endpoint";

import { nameOf } from "../../src/http/description/endpoints.ts";

import { beforePasswordChange, policies, whileImpersonating, writingByGet } from "./policies.ts";
import type { CallerKind, TargetKind } from "./world.ts";

export type Verdict = { status: number; code?: string } | "allowed";

const holders: Record<string, ReadonlySet<CallerKind>> = {
  supervisor: new Set(["supervisor", "otherSupervisor"]),
  hours_bag_supervisor: new Set(["hoursBagSupervisor"]),
  shift_manager: new Set(["shiftManager"]),
  complaint_handler: new Set(["complaintHandler"]),
  administrator: new Set(["administrator", "operator"]),
  operator: new Set(["operator"]),
};

const dead: ReadonlySet<CallerKind> = new Set(["none", "malformed", "expired", "disabled", "left"]);

const superviseeOf: Partial<Record<CallerKind, TargetKind>> = {
  supervisor: "supervisee",
  otherSupervisor: "colleague",
};

/** True if the target of a call is the caller's own, or in the caller's own company. */
function isReachable(subject: string, caller: CallerKind, target: TargetKind): boolean {
  // Nobody supervises themselves.
  if (subject === "supervisee") return superviseeOf[caller] === target;
  if (subject === "none" || target === "own") return true;
  if (subject === "self") return caller === "otherCompany" && target === "otherCompany";
  const callersHome = caller === "otherCompany" ? "otherCompany" : "home";
  return callersHome === (target === "otherCompany" ? "otherCompany" : "home");
}

/** Verdict of the table of policies on a cell of the matrix. */
export function verdictFor(endpoint: Endpoint, caller: CallerKind, target: TargetKind): Verdict {
  const name = nameOf(endpoint);
  const policy = policies[name];
  if (policy === undefined) throw new Error(`${name} has no row in the table of policies`);
  const [audience, subject] = policy;
  if (audience === "public") return "allowed";
  if (dead.has(caller)) return { status: 401 };
  if (caller === "mustChangePassword" && !beforePasswordChange.has(name)) {
    return { status: 403, code: "access.password_change" };
  }
  const writes = endpoint.method !== "GET" || writingByGet.has(name);
  if (caller === "impersonated" && writes && !whileImpersonating.has(name)) {
    return { status: 403, code: "access.impersonation" };
  }
  if (audience !== "worker" && holders[audience]?.has(caller) !== true) {
    return { status: 403, code: "access.denied" };
  }
  return isReachable(subject, caller, target) ? "allowed" : { status: 404 };
}
