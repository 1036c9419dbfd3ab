import type { Actor } from "@atrio/contract/access/actor";
import { requestKinds, requestStates } from "@atrio/contract/kinds";

import type { AppContext } from "../../../../context.ts";
import type { Tx } from "../../../../db/client.ts";
import { AppError, fail } from "../../../../http/errors.ts";
import { todayIn } from "../../../../lib/calendar/zone.ts";
import { tellPages } from "../../../../platform/events.ts";
import { lockWorkingTime } from "../../../time/worker-locks/worker-locks.service.ts";
import { readAsked, readOwnDays, readStanding } from "../../absences/absences.read.ts";
import { refuseFirst } from "../../absences/judging/judging.service.ts";
import { judgeRemoval } from "../../absences/judging/rectifying.service.ts";
import { approveAbsence, freeAbsence } from "../../absences/settling.service.ts";
import { enterRequest, withdrawByOffice } from "../../approvals/entering.service.ts";
import type { OfficeCaller } from "../../approvals/entering.service.ts";
import { tellOfficeAct } from "../../approvals/news/news.service.ts";
import { keepShutdownRule } from "../../entitlements/catalogue/shutdown-rule.service.ts";
import { prepareDraft } from "../../requests/asking/drafts.service.ts";
import { readPlace } from "../../requests/office/office.read.ts";

import { readConcerned } from "./shutdowns.read.ts";
import {
  findShutdown,
  insertPlaces,
  readPlaces,
  retryImpossible,
  savePlace,
} from "./shutdowns.repo.ts";
import type { ShutdownRow } from "./shutdowns.repo.ts";
import { actFor, freeDates, periodsOf } from "./shutdowns.rules.ts";
import type { Place } from "./shutdowns.rules.ts";

type Home = { empresa_id: number; zona_horaria: string };

/** A closure, and the administrator in whose name its absences are entered and withdrawn. */
type Work = { home: Home; shutdown: ShutdownRow; by: OfficeCaller };

function byOf({ empresa_id }: Home, shutdown: ShutdownRow): OfficeCaller {
  const trabajador_id = shutdown.anulado_por ?? shutdown.autor_id;
  const actor: Pick<Actor, "empresa_id" | "trabajador_id" | "suplantada_por"> = {
    empresa_id,
    trabajador_id,
    suplantada_por: null,
  };
  return { actor, ip: "", motivo: shutdown.nombre };
}

/**
 * Brings the absences of a closure to what it asks for, each person in a transaction of their own; people who
 * came meanwhile are taken in, with `retries` also those for whom it was impossible. Bears being run twice.
 */
export async function applyShutdown(
  ctx: AppContext,
  home: Home,
  { id, retries }: { id: number; retries: boolean },
): Promise<void> {
  const { empresa_id } = home;
  const found = await ctx.db.tenant(empresa_id, async (tx) => {
    const shutdown = await findShutdown(tx, id);
    if (shutdown === undefined) return null;
    const isUndone = shutdown.anulado_por !== null;
    if (!isUndone) {
      const people = await readConcerned(tx, shutdown);
      const trabajador_ids = people.map((one) => one.trabajador_id);
      await insertPlaces(tx, { id, trabajador_ids, exceptuados: [] });
      if (retries) await retryImpossible(tx, id);
    }
    const places = await readPlaces(tx, id, null);
    return { shutdown, places: places.filter((place) => actFor(place, isUndone) !== null) };
  });
  if (found === null) return;
  const work = { home, shutdown: found.shutdown, by: byOf(home, found.shutdown) };
  for (const place of found.places) {
    await bring(ctx, work, place);
    tellPages(ctx, "solicitud", { empresa_id, trabajador_id: place.trabajador_id });
  }
}

/** Enters or withdraws a person's absence; a refusal is noted with its code. */
async function bring(ctx: AppContext, work: Work, { trabajador_id, estado }: Place): Promise<void> {
  const { home, shutdown } = work;
  const key = { id: shutdown.id, trabajador_id };
  try {
    await ctx.db.tenant(home.empresa_id, async (tx) => {
      await lockWorkingTime(tx, trabajador_id);
      const [place] = await readPlaces(tx, shutdown.id, trabajador_id);
      const act = place === undefined ? null : actFor(place, shutdown.anulado_por !== null);
      if (place === undefined || act === null) return;
      if (act === "enter") {
        const solicitud_id = await enter(ctx, tx, work, trabajador_id);
        await savePlace(tx, { ...key, estado: "registrada", solicitud_id });
        return;
      }
      if (place.solicitud_id !== null) await withdraw(ctx, tx, work, place.solicitud_id);
      await savePlace(tx, { ...key, estado: "retirada", solicitud_id: place.solicitud_id });
    });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { code } = error;
    await ctx.db.tenant(home.empresa_id, async (tx) => {
      const [place] = await readPlaces(tx, shutdown.id, trabajador_id);
      const stays = place?.solicitud_id ?? null;
      const after = estado === "registrada" ? ("registrada" as const) : ("imposible" as const);
      await savePlace(tx, { ...key, estado: after, problema: code, solicitud_id: stays });
    });
  }
}

/** Enters a person's absence for the days on which they are not away already. Errors: those of a request. */
async function enter(
  ctx: AppContext,
  tx: Tx,
  { home, shutdown, by }: Work,
  workerId: number,
): Promise<number> {
  const { desde, hasta } = shutdown;
  const today = todayIn(home.zona_horaria, ctx.clock);
  const key = { trabajador_id: workerId };
  const worker = (await readPlace(tx, { ...key, today })) ?? fail("worker.not_found");
  const standing = (await readStanding(tx, workerId)) ?? fail("worker.not_found");
  const own = await readOwnDays(tx, { ...key, desde, hasta, except: [] });
  const away = new Set(own.map((day) => day.fecha));
  const charge = shutdown.descuenta
    ? { pe_solicitud_tipo_id: requestKinds.holidays }
    : {
        pe_solicitud_tipo_id: requestKinds.paidLeave,
        pe_solicitud_subtipo_id: await keepShutdownRule(tx),
      };
  const periodos = periodsOf(freeDates(shutdown, { ...standing, away }));
  const ready = await prepareDraft(ctx, tx, {
    actor: worker,
    language: "es",
    draft: { ...charge, titulo: shutdown.nombre, periodos, documento_ids: [] },
    target: {},
    isOffice: true,
    isShutdown: true,
  });
  const { pe_solicitud_tipo_id } = charge;
  const id = await enterRequest(ctx, tx, { by, ...key, pe_solicitud_tipo_id, ...ready.text });
  await ready.write(tx, id);
  const entered = (await readAsked(tx, id)) ?? fail("approval.not_found");
  await approveAbsence(ctx, tx, entered, "entered");
  await tellOfficeAct(ctx, tx, { solicitud_id: id, acto: "registrada", only: workerId });
  return id;
}

/** Withdraws a person's absence; one that was cancelled or replaced meanwhile stays as it is. */
async function withdraw(ctx: AppContext, tx: Tx, { by }: Work, requestId: number): Promise<void> {
  const asked = await readAsked(tx, requestId);
  if (asked === undefined || asked.estado_id !== requestStates.approved) return;
  if (asked.sustituida_por !== null) return;
  refuseFirst(await judgeRemoval(tx, asked, asked));
  await withdrawByOffice(ctx, tx, by, asked);
  await freeAbsence(ctx, tx, asked);
  const told = { solicitud_id: asked.id, acto: "retirada" as const, only: asked.trabajador_id };
  await tellOfficeAct(ctx, tx, told);
}
