import type { Actor } from "@atrio/contract/access/actor";
import type { Language } from "@atrio/contract/common";
import type { EndpointInput, EndpointResponse } from "@atrio/contract/endpoint";
import type {
  decideRequests,
  listLastYearPending,
  listOfficeRequests,
  listOwnRequests,
  listTeamRequests,
} from "@atrio/contract/leave/requests";
import { defaultPageSize } from "@atrio/contract/paging";
import type { RequestView } from "@atrio/contract/request-view";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import { eachByItself, fail } from "../../../http/errors.ts";
import { isoOf } from "../../../lib/calendar/clock.ts";
import { startOfDate, todayIn } from "../../../lib/calendar/zone.ts";
import { tellPages } from "../../../platform/events.ts";
import { openCase, requireSight, withdrawRequest } from "../approvals/approvals.service.ts";
import type { Caller, OpenCase } from "../approvals/approvals.service.ts";
import {
  decideAsAdministrator,
  decideAsSupervisor,
  readFresh,
  releaseDeparted,
} from "../approvals/deciding.service.ts";
import { dropRequest, settleRequest } from "../approvals/kinds.service.ts";
import { countRequests, countTabs } from "../approvals/views/views.read.ts";
import { viewRequest, viewRequests } from "../approvals/views/views.service.ts";
import type { Viewer } from "../approvals/views/views.service.ts";
import { readWaitingSince } from "../approvals/views/waiting.read.ts";

import { hasModuleFor, kindsFor } from "./requests.policy.ts";

type OwnFilters = NonNullable<EndpointInput<typeof listOwnRequests>["body"]["paramsFront"]>;
type TeamFilters = NonNullable<EndpointInput<typeof listTeamRequests>["body"]["paramsFront"]>;
type LastYearFilters = NonNullable<
  EndpointInput<typeof listLastYearPending>["body"]["paramsFront"]
>;
type OfficeFilters = EndpointInput<typeof listOfficeRequests>["query"]["paramsFront"];
const firstPage = {
  skip: 0,
  take: defaultPageSize,
  orden: "creada_en",
  sentido: "desc",
} as const;

type OwnPage = EndpointResponse<typeof listOwnRequests>;
type TeamPage = EndpointResponse<typeof listTeamRequests>;
type OfficePage = EndpointResponse<typeof listOfficeRequests>;

/** The instants between which a year lies where somebody works. */
function yearAt(zone: string, year: number): { from: string; until: string } {
  const [from, until] = [year, year + 1].map((one) => isoOf(startOfDate(zone, `${one}-01-01`)));
  return { from: from ?? "", until: until ?? "" };
}

/**
 * The caller's own requests, newest first. Errors: module.not_hired for a kind that is not, and
 * request.not_found for somebody else's.
 */
export async function listOwn(
  ctx: AppContext,
  caller: Caller,
  params: OwnFilters = firstPage,
): Promise<OwnPage> {
  const { actor } = caller;
  const isOwn =
    (params.worker_id ?? actor.trabajador_id) === actor.trabajador_id &&
    (params.empresa_id ?? actor.empresa_id) === actor.empresa_id;
  if (!isOwn) fail("request.not_found");
  const { pe_solicitud_tipo_id } = params;
  const kinds = kindsFor(
    actor,
    "worker",
    typeof pe_solicitud_tipo_id === "number" ? [pe_solicitud_tipo_id] : pe_solicitud_tipo_id,
  );
  const viewer: Viewer = { actor, as: "worker", today: todayIn(actor.zona_horaria, ctx.clock) };
  const filter = {
    trabajador_id: actor.trabajador_id,
    kinds: kinds ?? fail("module.not_hired"),
    estado_id: params.estado_id,
    sent: params.anyo === undefined ? undefined : yearAt(actor.zona_horaria, params.anyo),
    daysIn: params.anyo_dias,
  };
  return readPage(ctx, caller, viewer, { ...filter, skip: params.skip, take: params.take });
}

/** Rows of a page and their order. */
function pageOf({ skip, take, orden, sentido }: TeamFilters | LastYearFilters) {
  return { skip, take, orden, sentido };
}

/** Page of requests with the number of all that the filter leaves. */
async function readPage(
  ctx: AppContext,
  caller: Caller,
  viewer: Viewer,
  filter: Parameters<typeof viewRequests>[2],
): Promise<OwnPage> {
  const read = async (tx: Tx) => {
    const [views, total] = await Promise.all([
      viewRequests(tx, viewer, filter),
      countRequests(tx, { ...filter, today: viewer.today }),
    ]);
    return { ...views, total };
  };
  const { empresa_id } = caller.actor;
  const { requests, total } = await readFresh(ctx, caller, async () =>
    ctx.db.read(empresa_id, read),
  );
  return { data: requests, total };
}

/**
 * Requests that the caller was asked to decide, of people they supervise today, in one of the three
 * tabs. Errors: module.not_hired.
 */
export async function listTeam(
  ctx: AppContext,
  caller: Caller,
  params: TeamFilters = { ...firstPage, pestana: "mi_turno" },
): Promise<TeamPage> {
  const { actor } = caller;
  const kinds = kindsFor(actor, "supervisor", params.pe_solicitud_tipo_id);
  const viewer: Viewer = { actor, as: "supervisor", today: todayIn(actor.zona_horaria, ctx.clock) };
  const filter = {
    supervisor_id: actor.trabajador_id,
    kinds: kinds ?? fail("module.not_hired"),
    trabajador_id: params.trabajador_id,
    tab: params.pestana,
  };
  const read = async (tx: Tx) => {
    const [views, tabs] = await Promise.all([
      viewRequests(tx, viewer, { ...filter, ...pageOf(params) }),
      countTabs(tx, { ...filter, today: viewer.today }),
    ]);
    return { ...views, tabs };
  };
  const found = await readFresh(ctx, caller, async () => ctx.db.read(actor.empresa_id, read));
  return { data: found.requests, total: found.tabs[params.pestana], totales: found.tabs };
}

/**
 * Requests for days of a year, last year unless another is asked for, that wait for the caller's
 * own decision. Errors: module.not_hired.
 */
export async function listLastYear(
  ctx: AppContext,
  caller: Caller,
  params: LastYearFilters = firstPage,
): Promise<OwnPage> {
  const { actor } = caller;
  const kinds = kindsFor(actor, "supervisor", params.pe_solicitud_tipo_id);
  const viewer: Viewer = { actor, as: "supervisor", today: todayIn(actor.zona_horaria, ctx.clock) };
  const filter = {
    supervisor_id: actor.trabajador_id,
    kinds: kinds ?? fail("module.not_hired"),
    daysIn: params.anyo ?? Number(viewer.today.slice(0, 4)) - 1,
    tab: "mi_turno",
  } as const;
  return readPage(ctx, caller, viewer, { ...filter, ...pageOf(params) });
}

/**
 * Pending requests of others, all or those that only administrators can decide (Rule COMPANY-47), newest first.
 * Errors: module.not_hired.
 */
export async function listOffice(
  ctx: AppContext,
  caller: Caller,
  params: OfficeFilters,
): Promise<OfficePage> {
  const { actor } = caller;
  const kinds = kindsFor(actor, "administrator", params.pe_solicitud_tipo_id);
  const today = todayIn(actor.zona_horaria, ctx.clock);
  const viewer: Viewer = { actor, as: "administrator", today };
  const filter = {
    office: { administrador_id: actor.trabajador_id, alcance: params.alcance },
    texto: params.texto,
    kinds: kinds ?? fail("module.not_hired"),
    skip: params.skip,
    take: params.take,
  };
  const { data, total } = await readPage(ctx, caller, viewer, filter);
  const since = await ctx.db.read(actor.empresa_id, async (tx) =>
    readWaitingSince(
      tx,
      data.map(({ id }) => id),
    ),
  );
  const rows = data.map((one) => ({ ...one, espera_desde: since.get(one.id) ?? one.creada_en }));
  return { data: rows, total };
}

/** A request under lock, if it is there for the caller in a role and its module is hired. */
async function openFor(
  ctx: AppContext,
  tx: Tx,
  key: { actor: Actor; id: number; as: Viewer["as"] },
): Promise<OpenCase> {
  const open = await openCase(ctx, tx, key);
  requireSight(open, key.actor, key.as);
  requireModule(key.actor, open.request.pe_solicitud_tipo_id, key.as);
  return open;
}

function requireModule(actor: Actor, kind: number, as: Viewer["as"]): void {
  if (!hasModuleFor(actor, kind, as)) fail("module.not_hired");
}

/** A decision with the reason or answer that goes with it. */
type Decision = { solicitud_id: number; aprobada: boolean; motivo: string | null };

/**
 * A supervisor approves or rejects; the last approval approves. Errors: approval.not_found,
 * approval.already_decided, correction.not_applicable, module.not_hired.
 */
export async function decide(
  ctx: AppContext,
  caller: Caller,
  decision: Decision,
): Promise<RequestView> {
  const { actor } = caller;
  const { solicitud_id } = decision;
  const answer = await ctx.db.tenant(actor.empresa_id, async (tx) => {
    const asked = await openFor(ctx, tx, { actor, id: solicitud_id, as: "supervisor" });
    const open = await releaseDeparted(tx, caller, asked);
    const decided = await decideAsSupervisor(tx, open, { actor, ...decision });
    await settleRequest(ctx, tx, decided, actor);
    return viewRequest(tx, { actor, as: "supervisor", today: open.today }, solicitud_id);
  });
  tellPages(ctx, "solicitud", {
    empresa_id: actor.empresa_id,
    trabajador_id: answer.trabajador.id,
  });
  return answer;
}

type ManyDecided = EndpointResponse<typeof decideRequests>["data"];

/** Decides several requests, each by itself. Errors: approval.reason_required. */
export async function decideMany(
  ctx: AppContext,
  caller: Caller & { language: Language },
  input: { solicitud_ids: readonly number[]; aprobada: boolean; motivo: string | null },
): Promise<ManyDecided> {
  requireReason(input.aprobada, input.motivo, "motivo");
  const outcomes = await eachByItself(input.solicitud_ids, caller.language, async (id) =>
    decide(ctx, caller, { ...input, solicitud_id: id }),
  );
  return outcomes.map(({ id, done, error }) => ({ solicitud_id: id, solicitud: done, error }));
}

/** A rejection needs a reason. */
function requireReason(isApproved: boolean, reason: string | null, field: string): void {
  if (isApproved || (reason !== null && reason !== "")) return;
  fail("approval.reason_required", { fields: { [field]: ["approval.reason_required"] } });
}

/**
 * An administrator's final decision. Errors: approval.not_found, approval.own,
 * approval.already_decided, approval.reason_required, correction.not_applicable.
 */
export async function decideFinally(
  ctx: AppContext,
  caller: Caller,
  decision: { solicitud_id: number; aprobada: boolean; respuesta: string | null },
): Promise<RequestView> {
  const { actor } = caller;
  const { solicitud_id } = decision;
  requireReason(decision.aprobada, decision.respuesta, "respuesta");
  const outcome = decision.aprobada ? "approved" : "rejected";
  const answer = await ctx.db.tenant(actor.empresa_id, async (tx) => {
    const open = await openFor(ctx, tx, { actor, id: solicitud_id, as: "administrator" });
    const { respuesta } = decision;
    const decided = await decideAsAdministrator(tx, open, { ...caller, outcome, respuesta });
    await settleRequest(ctx, tx, decided, actor);
    return viewRequest(tx, { actor, as: "administrator", today: open.today }, solicitud_id);
  });
  tellPages(ctx, "solicitud", {
    empresa_id: actor.empresa_id,
    trabajador_id: answer.trabajador.id,
  });
  return answer;
}

/** An administrator decides several requests for good, each by itself. Errors: approval.reason_required. */
export async function decideManyFinally(
  ctx: AppContext,
  caller: Caller & { language: Language },
  input: { solicitud_ids: readonly number[]; aprobada: boolean; respuesta: string | null },
): Promise<ManyDecided> {
  requireReason(input.aprobada, input.respuesta, "respuesta");
  const outcomes = await eachByItself(input.solicitud_ids, caller.language, async (id) =>
    decideFinally(ctx, caller, { ...input, solicitud_id: id }),
  );
  return outcomes.map(({ id, done, error }) => ({ solicitud_id: id, solicitud: done, error }));
}

/**
 * The caller takes an own request back, while nobody has decided. Errors: approval.not_found,
 * approval.already_decided.
 */
export async function deleteOwn(ctx: AppContext, caller: Caller, id: number): Promise<void> {
  const { actor } = caller;
  await ctx.db.tenant(actor.empresa_id, async (tx) => {
    const open = await openFor(ctx, tx, { actor, id, as: "worker" });
    if (await withdrawRequest(tx, open, caller)) await dropRequest(ctx, tx, open.request);
  });
  tellPages(ctx, "solicitud", actor);
}
