import type { Actor } from "@atrio/contract/access/actor";
import type { EndpointInput, EndpointResponse } from "@atrio/contract/endpoint";
import type { getYearEnd, runYearEnd, YearEndRow } from "@atrio/contract/leave/year-end";

import type { AppContext } from "../../../../context.ts";
import type { Tx } from "../../../../db/client.ts";
import type { Meta } from "../../../../http/bind.ts";
import { fail } from "../../../../http/errors.ts";
import { todayIn } from "../../../../lib/calendar/zone.ts";
import { fill, wordsIn } from "../../../../lib/words/words.ts";
import { turn } from "../../../../platform/turn.ts";
import { byActor, recordAudit } from "../../../access/audit/audit.service.ts";
import { notifyAll } from "../../../messages/notices/notices.service.ts";
import { readLedgers } from "../balances/balances.read.ts";
import { kinds, unitOf } from "../balances/balances.rules.ts";
import type { Ledger } from "../balances/balances.rules.ts";
import { insertLock } from "../office/office.repo.ts";

import { countPresent, readReminded } from "./year-end.read.ts";
import type { Reminded } from "./year-end.read.ts";
import {
  insertYearEnd,
  insertYearEndRows,
  keepUntold,
  listYearEnds,
  readYearEndRows,
  readYearEndSums,
} from "./year-end.repo.ts";
import { isUntold, rowsIn, sumsOf, yearEndsOf } from "./year-end.rules.ts";

/** An administrator at work. */
type Office = { actor: Actor; meta: Pick<Meta, "ip" | "language"> };

type Asked = EndpointInput<typeof getYearEnd>["query"]["paramsFront"];

/** People computed before other requests get their turn. */
const countedAtOnce = 200;

/**
 * The end of a year as recorded, or as it would be (Rule LEAVE-93). The preview of everybody computes the
 * people of its page alone and has no sums; its other views compute everybody.
 */
export async function showYearEnd(
  ctx: AppContext,
  actor: Actor,
  { anyo, ver, skip, take }: Asked,
): Promise<EndpointResponse<typeof getYearEnd>> {
  const current = yearIn(ctx, actor);
  const year = anyo ?? current;
  return ctx.db.tenant(actor.empresa_id, async (tx) => {
    const acts = await listYearEnds(tx);
    const found = acts.find((act) => act.anyo === year);
    const asked = { year, ver, skip, take };
    const preview = ver === "todas" ? previewPage : previewPart;
    const part = found === undefined ? preview(tx, asked) : recordedPart(tx, asked);
    return {
      ...(await part),
      anyo: year,
      terminado: year < current,
      acto: found ?? null,
      hechos: acts.map((act) => act.anyo),
    };
  });
}

type AskedPart = Pick<Asked, "ver" | "skip" | "take"> & { year: number };
type Part = Pick<EndpointResponse<typeof getYearEnd>, "data" | "total" | "sumas">;

async function recordedPart(tx: Tx, { year, ...asked }: AskedPart): Promise<Part> {
  const [{ data, total }, sumas] = await Promise.all([
    readYearEndRows(tx, year, { ...asked, kinds }),
    readYearEndSums(tx, year, kinds),
  ]);
  return { data, total, sumas };
}

/** People of a page, by name; those with nothing left have their holidays with nothing. */
async function previewPage(tx: Tx, { year, skip, take }: AskedPart): Promise<Part> {
  const [people, total] = await Promise.all([
    readReminded(tx, year, { skip, take }),
    countPresent(tx, year),
  ]);
  const trabajador_ids = people.map(({ persona }) => persona.id);
  const ledgers = await readLedgers(tx, { trabajador_ids });
  const found = Map.groupBy(await rowsOf(people, ledgers, year), ({ persona }) => persona.id);
  const unidad = unitOf(ledgers[0] ?? { unidades: [] }, "vacaciones");
  const none = { saldo: "vacaciones", unidad, pasa: 0, pasa_hasta: null, caduca: 0 } as const;
  const data = people.flatMap(
    ({ persona, ...told }) =>
      found.get(persona.id) ?? [{ persona, ...none, ...told, conservado: false }],
  );
  return { data, total, sumas: null };
}

async function previewPart(tx: Tx, { year, ver, skip, take }: AskedPart): Promise<Part> {
  const rows = await previewOf(tx, year);
  const shown = rowsIn(rows, ver);
  return { data: shown.slice(skip, skip + take), total: shown.length, sumas: sumsOf(rows) };
}

/** Rows of everybody who works in the company on the last day of a year. */
async function previewOf(tx: Tx, year: number): Promise<YearEndRow[]> {
  const [people, ledgers] = await Promise.all([
    readReminded(tx, year, { skip: 0, take: null }),
    readLedgers(tx, { since: `${year}-12-31` }),
  ]);
  return rowsOf(people, ledgers, year);
}

/**
 * Records the end of a year and locks it (Rule LEAVE-94). A recorded year stays as it is: the answer is the
 * recorded act. Errors: leave.year_not_ended.
 */
export async function recordYearEnd(
  ctx: AppContext,
  { actor, meta }: Office,
  { anyo, conserva_sin_aviso }: { anyo: number; conserva_sin_aviso: boolean },
): Promise<EndpointResponse<typeof runYearEnd>["data"]> {
  if (anyo >= yearIn(ctx, actor)) {
    fail("leave.year_not_ended", { fields: { anyo: ["leave.year_not_ended"] } });
  }
  const now = ctx.clock.now().toString();
  return ctx.db.tenant(actor.empresa_id, async (tx) => {
    const isNew = await insertYearEnd(tx, {
      anyo,
      ejecutado_en: now,
      autor_id: actor.trabajador_id,
      conserva_sin_aviso,
    });
    if (isNew) {
      const rows = (await previewOf(tx, anyo)).map((row) => ({
        ...row,
        conservado: conserva_sin_aviso && isUntold(row) && row.persona.id !== actor.trabajador_id,
      }));
      await insertYearEndRows(tx, anyo, rows);
      await keepUntold(tx, {
        anyo,
        rows: rows.filter((row) => row.conservado),
        autor_id: actor.trabajador_id,
        motivo: fill(wordsIn(meta.language, "leave/balance-words").kept, { year: String(anyo) }),
        creado_en: now,
      });
      await insertLock(tx, { anyo, cerrado_en: now, cerrado_por: actor.trabajador_id });
      await recordAudit(tx, {
        ...byActor(actor, meta.ip),
        accion: "saldo.anyo_liquidado",
        detalle: { anyo, conserva_sin_aviso, filas: rows.length },
      });
    }
    const act = (await listYearEnds(tx)).find((one) => one.anyo === anyo);
    if (act === undefined) throw new Error("The year was not recorded");
    return act;
  });
}

/**
 * Invites everybody with holidays that expire on 31 December of this year to take them, once a day (Rule
 * LEAVE-93); answers how many.
 */
export async function remindAll(ctx: AppContext, { actor, meta }: Office): Promise<number> {
  const today = todayIn(actor.zona_horaria, ctx.clock);
  const year = Number(today.slice(0, 4));
  return ctx.db.tenant(actor.empresa_id, async (tx) => {
    const rows = await previewOf(tx, year);
    const losing = rows.filter((row) => row.saldo === "vacaciones" && row.caduca > 0);
    await notifyAll(
      ctx,
      tx,
      losing.map(({ persona: { id } }) => ({
        kind: "days_expiring",
        to: id,
        data: { trabajador_id: id, dia: `${year}-12-31`, aviso: today },
      })),
    );
    await recordAudit(tx, {
      ...byActor(actor, meta.ip),
      accion: "saldo.caducidad_avisada",
      detalle: { anyo: year, personas: losing.length },
    });
    return losing.length;
  });
}

function yearIn(ctx: AppContext, actor: Actor): number {
  return Number(todayIn(actor.zona_horaria, ctx.clock).slice(0, 4));
}

/** People by name with what their balances leave at the end of a year. */
async function rowsOf(
  people: readonly Reminded[],
  ledgers: readonly Ledger[],
  year: number,
): Promise<YearEndRow[]> {
  const known = new Map(ledgers.map((ledger) => [ledger.trabajador_id, ledger]));
  const rows: YearEndRow[] = [];
  for (const [index, { persona, avisado_en, leido_en }] of people.entries()) {
    if (index % countedAtOnce === countedAtOnce - 1) await turn();
    const ledger = known.get(persona.id);
    if (ledger === undefined) continue;
    for (const end of yearEndsOf(ledger, year)) {
      // Only holidays are announced.
      const told = end.saldo === "vacaciones" ? { avisado_en, leido_en } : noReminder;
      rows.push({ persona, ...end, ...told, conservado: false });
    }
  }
  return rows;
}

const noReminder = { avisado_en: null, leido_en: null };
