import type { Tx } from "../../../../db/client.ts";
import { fail } from "../../../../http/errors.ts";
import {
  judgeBalance,
  readLedger,
  readSlicePlan,
  scheduledWithin,
} from "../../entitlements/entitlements.service.ts";

import { readCovered, readFree, readHandedOver, readUnder, readUnits } from "./displacing.read.ts";
import type { FreeDay, MetDay } from "./displacing.read.ts";
import { approveDays, cutDay, freeDates, giveBack, putInForce } from "./displacing.repo.ts";
import { givenBackBy, piecesOf } from "./displacing.rules.ts";

/** Amount of a request that changed hands: days, or minutes where its rule counts hours. */
export type Moved = { solicitud_id: number; dias: number | null; minutos: number | null };

type Key = { id: number; trabajador_id: number };

/**
 * Moves what lies under the days of an approved request out of its way (Rule LEAVE-60): approved
 * days are given back, pending ones only leave the dates free. Errors: leave.overlap where the table
 * refuses it.
 */
export async function displace(tx: Tx, request: Key): Promise<Moved[]> {
  const met = await readUnder(tx, request);
  const givenBack: MetDay[] = [];
  for (const day of met) {
    // An approved absence that displaces this one stays: `enforce` yields to it.
    if (day.aprobada && givenBackBy(day.regla, day.otra_regla) !== null) continue;
    const devolucion = givenBackBy(day.otra_regla, day.regla) ?? fail("leave.overlap");
    const covered = await cutOut(tx, request.trabajador_id, day);
    const ids = covered.map((piece) => piece.id);
    if (!day.aprobada) await freeDates(tx, ids);
    else {
      await giveBack(tx, ids, { devuelta_por: request.id, devolucion });
      givenBack.push(...covered);
    }
  }
  return amountsOf(tx, givenBack);
}

/**
 * The days of an approved request enter into force; those on which a displacing absence was approved
 * meanwhile are given back at once. Errors: leave.overlap.
 */
export async function enforce(tx: Tx, request: Key): Promise<Moved[]> {
  const givenBack: MetDay[] = [];
  let met = await readCovered(tx, request);
  while (met.length > 0) {
    // A day under several absences is cut by one after the other.
    const once = new Map(met.map((day) => [day.id, day]));
    for (const day of once.values()) {
      const devolucion = givenBackBy(day.otra_regla, day.regla) ?? fail("leave.overlap");
      const covered = await cutOut(tx, request.trabajador_id, day);
      const ids = covered.map((piece) => piece.id);
      await giveBack(tx, ids, { devuelta_por: day.otra_id, devolucion });
      givenBack.push(...covered);
    }
    met = await readCovered(tx, request);
  }
  await approveDays(tx, request.id);
  return amountsOf(tx, givenBack);
}

/** Days given back by a request belong to its replacement, where both lie on them. */
export async function handOver(
  tx: Tx,
  key: { from: number; to: number; trabajador_id: number },
): Promise<void> {
  for (const day of await readHandedOver(tx, key)) {
    const devolucion = givenBackBy(day.otra_regla, day.regla);
    if (devolucion === null) continue;
    const covered = await cutOut(tx, key.trabajador_id, day);
    const ids = covered.map((piece) => piece.id);
    await giveBack(tx, ids, { devuelta_por: key.to, devolucion });
  }
}

/**
 * Days that a request no longer covers are in force again, unless what was given back has been spent
 * meanwhile: then it stays given back (Rule LEAVE-41).
 */
export async function restore(tx: Tx, request: Key): Promise<Moved[]> {
  const free = await readFree(tx, request.id);
  if (free.length === 0) return [];
  const ledger = await readLedger(tx, request.trabajador_id);
  const rest = {
    ...ledger,
    usos: ledger.usos.filter((use) => use.devuelta_por !== request.id),
  };
  const restored = [...Map.groupBy(free, (day) => day.saldo)].flatMap(([saldo, days]) => {
    if (saldo === null) return days;
    const uses = days.filter((day) => day.coste > 0);
    return judgeBalance(rest, { saldo, uses }).shortage === null ? days : [];
  });
  await putInForce(
    tx,
    restored.map((day) => day.id),
  );
  return amountsOf(tx, restored);
}

/** Cuts a day where others cover it; answers the covered pieces, which are rows of their own. */
async function cutOut(tx: Tx, workerId: number, day: MetDay): Promise<MetDay[]> {
  const isWhole = day.partes.some(
    (part) => part.desde_minuto <= day.desde_minuto && day.hasta_minuto <= part.hasta_minuto,
  );
  if (isWhole) return [day];
  const range = { trabajador_id: workerId, desde: day.fecha, hasta: day.fecha };
  const plan = await readSlicePlan(tx, range);
  const pieces = piecesOf(day, day.partes, (part) => scheduledWithin(plan, day.fecha, part));
  const ids = await cutDay(tx, day.id, pieces);
  return pieces.flatMap((piece, index) =>
    piece.covered ? [{ ...day, ...piece, id: ids[index] ?? day.id }] : [],
  );
}

/** Amounts by request, in the order of their ids; free days alone are nothing to tell. */
async function amountsOf(
  tx: Tx,
  days: ReadonlyArray<Pick<FreeDay, "solicitud_id" | "coste">>,
): Promise<Moved[]> {
  const groups = Map.groupBy(days, (day) => day.solicitud_id);
  const units = await readUnits(tx, [...groups.keys()]);
  return [...groups]
    .map(([solicitud_id, own]) => {
      const sum = own.reduce((all, day) => all + Math.round(day.coste * 100), 0) / 100;
      const isHours = units.get(solicitud_id) === "horas";
      return { solicitud_id, dias: isHours ? null : sum, minutos: isHours ? sum : null };
    })
    .filter((one) => (one.dias ?? one.minutos ?? 0) > 0)
    .toSorted((a, b) => a.solicitud_id - b.solicitud_id);
}
