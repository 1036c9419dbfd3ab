import type { Actor } from "@atrio/contract/access/actor";
import type { EndpointInput, EndpointResponse } from "@atrio/contract/endpoint";
import type { ErrorCode } from "@atrio/contract/errors";
import type { cloneWorkday } from "@atrio/contract/time/changes";

import type { AppContext } from "../../../../../context.ts";
import type { Tx } from "../../../../../db/client.ts";
import type { Meta } from "../../../../../http/bind.ts";
import { errorText, fail } from "../../../../../http/errors.ts";
import { addDays } from "../../../../../lib/calendar/dates.ts";
import { dateAt } from "../../../../../lib/calendar/zone.ts";
import { tellPages } from "../../../../../platform/events.ts";
import { readDayPlanner } from "../../../schedules/schedules.service.ts";
import type { DayPlan } from "../../../schedules/schedules.service.ts";
import { lockWorkingTime } from "../../../worker-locks/worker-locks.service.ts";
import { readMarks } from "../../clocking.read.ts";
import { findOpen, findSignings } from "../../clocking.repo.ts";
import type { SigningVersion, StoredSigning, WorkerMarks } from "../../clocking.rules.ts";
import { isHeld, marksOn } from "../../sheet/sheet.rules.ts";
import { intervalOf, overlap, problemIn } from "../changes.rules.ts";
import type { DayScene, SigningWrite } from "../changes.rules.ts";
import {
  afterChange,
  appendChanges,
  tellDayChanges,
  requireFreeChanges,
} from "../changes.service.ts";
import type { LedgerWrite } from "../changes.service.ts";

import { clonedTo } from "./clone.rules.ts";

type CloneInput = EndpointInput<typeof cloneWorkday>["body"];
type ClonePreview = EndpointResponse<typeof cloneWorkday>["data"];

/** A day to write: its lost and new signings, and its obstacles. */
type Target = {
  plan: DayPlan;
  replaced: StoredSigning[];
  versions: SigningVersion[];
  problem: ErrorCode | null;
};

type Scene = {
  /** Milliseconds since 1970. */
  now: number;
  signings: StoredSigning[];
  marks: WorkerMarks;
  planner: (date: string) => DayPlan;
};

async function readScene(tx: Tx, input: CloneInput, now: number): Promise<Scene> {
  const worker = { trabajador_id: input.trabajador_id };
  const dates = [input.dia_origen, ...input.dias].toSorted();
  const [first, last] = [dates[0] ?? input.dia_origen, dates.at(-1) ?? input.dia_origen];
  // Neighbours count: a signing of two days before may still last.
  const range = { desde: addDays(first, -2), hasta: addDays(last, 2) };
  const [, open, signings, [marks], planner] = await Promise.all([
    lockWorkingTime(tx, worker.trabajador_id),
    findOpen(tx, worker.trabajador_id),
    findSignings(tx, { ...worker, ...range }),
    readMarks(tx, { ...range, trabajador_ids: [worker.trabajador_id] }),
    readDayPlanner(tx, { ...worker, ...range }),
  ]);
  if (open !== undefined) fail("clock.running");
  return { now, signings, marks: marks ?? fail("worker.not_found"), planner };
}

/** Why a day cannot be written at all (Rules TIME-25, TIME-26 and TIME-52). */
function dayProblem(scene: Scene, plan: DayPlan): ErrorCode | null {
  const today = dateAt(plan.zona_horaria, scene.now);
  const isPast = plan.fecha < today;
  if (!isPast || plan.fecha.slice(0, 7) !== today.slice(0, 7)) return "clone.outside_month";
  const marks = marksOn(scene.marks, plan.fecha);
  if (marks.mes_cerrado) return "closure.month_closed";
  return isHeld(marks.incidencia) ? "incidence.holds_day" : null;
}

function writesOf({ replaced, versions }: Target): SigningWrite[] {
  return [
    ...replaced.map((one) => ({ existing: one, version: { ...one.version, borrado: true } })),
    ...versions.map((version) => ({ existing: null, version })),
  ];
}

function targetOn(scene: Scene, date: string, source: DayPlan): Target {
  const plan = scene.planner(date);
  const signings = scene.signings.filter((one) => one.dia === source.fecha);
  const target = {
    plan,
    replaced: scene.signings.filter((one) => one.dia === date),
    versions: clonedTo(
      { date, zone: plan.zona_horaria },
      { date: source.fecha, zone: source.zona_horaria, signings },
    ),
    problem: dayProblem(scene, plan),
  };
  if (target.problem !== null) return target;
  const day: DayScene = {
    date,
    zone: plan.zona_horaria,
    intervals: plan.intervals,
    now: scene.now,
    signings: target.replaced,
    telework: new Map(),
    pauses: new Set(),
  };
  return { ...target, problem: problemIn(day, writesOf(target))?.code ?? null };
}

/** A day's clones may reach into the next one: all days are looked at as they would be. */
function withOverlaps(scene: Scene, targets: Target[]): Target[] {
  const written = new Set(targets.map((one) => one.plan.fecha));
  const kept = scene.signings.filter((one) => !written.has(one.dia)).map((one) => one.version);
  return targets.map((target) => {
    if (target.problem !== null) return target;
    const others = targets.filter((one) => one !== target).flatMap((one) => one.versions);
    const intervals = [...kept, ...others, ...target.versions].map((one) => intervalOf(one));
    const isOver = target.versions.some((version) => {
      const { start, end } = intervalOf(version);
      const near = intervals.filter((one) => one.start < end && start < one.end);
      return overlap(near.toSorted((a, b) => a.start - b.start));
    });
    return isOver ? { ...target, problem: "clock.overlap" } : target;
  });
}

function planned(version: SigningVersion): ClonePreview[number]["nuevos"][number] {
  if (version.hora_fin === null) throw new Error("Only signings that have ended are cloned");
  return {
    hora_inicio: version.hora_inicio,
    hora_fin: version.hora_fin,
    parada_id: version.parada_id,
    teletrabajo: version.teletrabajo,
  };
}

function previewOf(targets: readonly Target[], language: Meta["language"]): ClonePreview {
  return targets.map(({ plan, replaced, versions, problem }) => ({
    dia: plan.fecha,
    nuevos: versions.map((version) => planned(version)),
    sustituidos: replaced.map(({ version }) => planned(version)),
    impedimento: problem === null ? null : { code: problem, message: errorText(language, problem) },
  }));
}

/** Refusal of the whole clone by its invalid days: their reason, or clone.refused for several reasons. */
function requireAll(targets: readonly Target[]): void {
  const problems = new Set(targets.flatMap(({ problem }) => problem ?? []));
  const [only] = problems;
  if (only !== undefined) fail(problems.size === 1 ? only : "clone.refused");
}

function ledgerWrites(target: Target): LedgerWrite[] {
  const { fecha, zona_horaria } = target.plan;
  return writesOf(target).map((write) => ({
    ...write,
    tipo: "clonacion",
    dia: fecha,
    zone: zona_horaria,
  }));
}

/** The reason of a clone that is not only tried. Errors: day_change.reason_required. */
function reasonIn({ motivo }: CloneInput): string {
  const code = "day_change.reason_required";
  return motivo ?? fail(code, { fields: { motivo: [code] } });
}

/**
 * Repeats a day's signings on other past days of the current month (Rule TIME-25): all days or
 * none; existing signings are replaced by versions. With `simular` it only answers the result.
 * Errors: clone.*, clock.running, clock.overlap, closure.month_closed, incidence.holds_day,
 * signing.future.
 */
export async function cloneDay(
  ctx: AppContext,
  call: { actor: Actor; input: CloneInput; meta: Meta },
): Promise<ClonePreview> {
  const { actor, input, meta } = call;
  const now = ctx.clock.now().epochMilliseconds;
  const worker = { trabajador_id: actor.trabajador_id };
  const work = async (tx: Tx): Promise<ClonePreview> => {
    const scene = await readScene(tx, input, now);
    const source = scene.planner(input.dia_origen);
    const dates = [...new Set(input.dias)].filter((date) => date !== input.dia_origen).toSorted();
    const hasSignings = scene.signings.some((one) => one.dia === input.dia_origen);
    if (!hasSignings || dates.length === 0) fail("clone.nothing");
    const found = dates.map((date) => targetOn(scene, date, source));
    const targets = withOverlaps(scene, found);
    const preview = previewOf(targets, meta.language);
    if (input.simular) return preview;
    requireAll(targets);
    const by = { actor, ...worker, now, motivo: reasonIn(input) };
    await requireFreeChanges(tx);
    const { changeIds } = await appendChanges(
      tx,
      by,
      targets.flatMap((target) => ledgerWrites(target)),
    );
    await tellDayChanges(ctx, tx, { ...by, changeIds });
    for (const { plan } of targets) {
      await afterChange(ctx, tx, { ...worker, dia: plan.fecha, zone: plan.zona_horaria, now });
    }
    return preview;
  };
  const answer = await ctx.db.tenant(actor.empresa_id, work, input.simular ? undefined : meta.once);
  if (!input.simular) tellPages(ctx, "fichaje", actor);
  return answer;
}
