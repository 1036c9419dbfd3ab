import { notFound, redirect, rootRouteId } from "@tanstack/react-router";

import { mayUseOffice } from "@atrio/contract/access/office-roles";
import type { OfficeArea } from "@atrio/contract/access/office-roles";
import type { CompanyConfig } from "@atrio/contract/company/company";
import { pageNames } from "@atrio/contract/company/page-names";

import { takeSecret } from "../lib/address.ts";
import { loadChunk } from "../lib/chunks.ts";
import { ApiError } from "../lib/errors.ts";
import { i18n, loadTexts } from "../lib/i18n.ts";
import { companyQuery, currentUserQuery, modulesQuery } from "../lib/identity.ts";
import { queryClient } from "../lib/query-client.ts";
import { getSession } from "../lib/session.ts";
import type { Session } from "../lib/session.ts";
import { notify } from "../ui/notify.ts";

/** Search parameters of the login page: the next address, and the reason it was shown. */
export type LoginSearch = { redirect?: string; expired?: true };

/** Reads the login page's query; a target outside the portal is dropped. */
export function readLoginSearch(search: Record<string, unknown>): LoginSearch {
  const target = search["redirect"];
  return {
    ...(typeof target === "string" && isInside(target) && { redirect: target }),
    ...(search["expired"] === true && { expired: true }),
  };
}

/** True if a target is a path of this portal; `//host` and `/\host` lead elsewhere. */
function isInside(target: string): boolean {
  return /^\/(?![/\\])/.test(target) && URL.canParse(target, window.location.origin);
}

/** Someone was signed in when the page was opened: if that has ended since, the login says so. */
const openedSignedIn = getSession() !== null;

/** Guard of the signed-in part, with the shell's data; others go to the login page. */
export async function enterPortal(href: string): Promise<void> {
  const session = getSession();
  if (session === null) throw toLogin(href, openedSignedIn);
  if (!navigator.onLine) await restoreKnown(session);
  try {
    const [user, modules] = await Promise.all([
      queryClient.query({ ...currentUserQuery, staleTime: "static" }),
      queryClient.query({ ...modulesQuery, staleTime: "static" }).catch((error: unknown) => error),
      loadTexts("shell"),
    ]);
    // Until the password is changed the server refuses everything else, and no page is shown.
    if (!Array.isArray(modules) && !user.requires_password_change) throw modules;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) throw toLogin(href, true);
    if (!isAway(error) || !(await restoreKnown(session))) throw error;
    await loadTexts("shell");
  }
}

/** No answer, or one of a proxy before the server. */
function isAway(error: unknown): boolean {
  return error instanceof ApiError && (error.status === 0 || error.status >= 502);
}

/** Opens the portal with this browser's last known session data; true if they are sufficient. */
async function restoreKnown(session: Session): Promise<boolean> {
  const { restoreCopies } = await loadChunk(() => import("../lib/offline/copies.ts"));
  await restoreCopies(session);
  const known = [currentUserQuery, modulesQuery];
  return known.every(({ queryKey }) => queryClient.getQueryData(queryKey) !== undefined);
}

function toLogin(href: string, expired: boolean) {
  return redirect({
    to: "/login/{-$id}",
    search: { ...(href !== "/" && { redirect: href }), ...(expired && { expired }) },
  });
}

type PageRole =
  | "permiso_supervisor"
  | "supervisor_bolsa_horas"
  | "permiso_gestor_turnos"
  | "tiene_area"
  | "gestor_denuncias";

/**
 * Refuses a page before it is drawn: one whose module the company has not hired, or whose role the
 * person does not have.
 */
export function requireModule(module: number, role?: PageRole): void {
  const hired = queryClient.getQueryData(modulesQuery.queryKey);
  if (hired !== undefined && !hired.includes(module)) {
    const message = i18n.t("shell:refused.module");
    throw new ApiError({ status: 403, code: "module.not_hired", message });
  }
  const user = queryClient.getQueryData(currentUserQuery.queryKey);
  if (role === undefined || user === undefined || user[role]) return;
  throw new ApiError({ status: 403, code: "access.denied", message: "" });
}

/** Refuses the installation's page before it is drawn to people who do not run it (Rule COMPANY-112). */
export function requireOperator(): void {
  const user = queryClient.getQueryData(currentUserQuery.queryKey);
  if (user === undefined || user.gestor_instalacion) return;
  throw new ApiError({ status: 403, code: "access.denied", message: "" });
}

/** Refuses a page of the office before it is drawn to people without a role that reads it, or one of several. */
export function requireOffice(...areas: OfficeArea[]): void {
  const user = queryClient.getQueryData(currentUserQuery.queryKey);
  if (user === undefined || areas.some((area) => mayUseOffice(user, area, true))) return;
  throw new ApiError({ status: 403, code: "access.denied", message: "" });
}

/**
 * The login page: a hand-over code opens a session, the signed-in go on to where they wanted, and
 * a company's slug or id brings its branding.
 */
export async function enterLogin(company: string | undefined, search: LoginSearch): Promise<void> {
  const code = takeSecret("code");
  if (code !== null) {
    const { exchangeCode } = await loadChunk(() => import("./hand-over.ts"));
    await exchangeCode(code);
  }
  if (getSession() !== null) throw redirect({ href: search.redirect ?? "/" });
  // A session that ended by itself has left its stored data behind.
  void forgetKnown();
  if (company === undefined) return;
  const config = await loadCompany(company);
  if (config === null) throw redirect({ to: "/login/{-$id}", params: { id: undefined }, search });
}

/** `/{slug}`: the company's login page; the signed-in go home, an unknown company to the login. */
export async function enterCompanyPage(slug: string): Promise<void> {
  if (pageNames.includes(slug.toLowerCase()) || !/^[a-z\d][a-z\d-]{0,59}$/i.test(slug)) {
    throw notFound({ routeId: rootRouteId });
  }
  const config = await loadCompany(slug);
  if (config === null) throw redirect({ to: "/login/{-$id}", params: { id: undefined } });
  if (getSession() !== null) throw redirect({ to: "/" });
  if (config.redirect_to_login) throw redirect({ to: "/login/{-$id}", params: { id: slug } });
}

async function loadCompany(company: string): Promise<CompanyConfig | null> {
  try {
    return await queryClient.query({ ...companyQuery(company), staleTime: "static" });
  } catch {
    await loadTexts("auth");
    notify({ kind: "info", message: i18n.t("auth:company.notFound"), duration: 4000 });
    return null;
  }
}

/**
 * Logs out: ends the session on the server, clears all stored data but the theme and reloads at the
 * login page, of a company when one is named. A failure is shown and the session stays.
 */
export async function leavePortal(company?: string): Promise<void> {
  const { leave } = await loadChunk(() => import("./leave.ts"));
  await leave(company);
}

async function forgetKnown(): Promise<void> {
  try {
    await (await import("../lib/offline/copies.ts")).forgetCopies();
  } catch {
    // A part that never came has kept nothing.
  }
}
