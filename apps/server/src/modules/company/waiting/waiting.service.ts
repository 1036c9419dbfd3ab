import type { Actor } from "@atrio/contract/access/actor";
import { mayUseOffice } from "@atrio/contract/access/office-roles";
import type { OfficeArea } from "@atrio/contract/access/office-roles";
import type { Waiting, WaitingKind, WaitingRow } from "@atrio/contract/company/waiting";
import { allRequestKinds, timeRequestKinds } from "@atrio/contract/kinds";
import { moduleIds } from "@atrio/contract/modules";
import { sealWarningDays } from "@atrio/contract/papers/seal-terms";

import type { AppContext } from "../../../context.ts";
import type { Tx } from "../../../db/client.ts";
import { addDays, dateOfEpochDay, epochDay, mondayOf } from "../../../lib/calendar/dates.ts";
import { todayIn } from "../../../lib/calendar/zone.ts";
import { readRequestFacts } from "../../leave/approvals/views/waiting.read.ts";
import { readTimeFacts } from "../../time/closures/office/office.read.ts";

import { readDeadlines, readToday } from "./deadlines.read.ts";
import {
  readInvitationFacts,
  readPayFacts,
  readSealDaysLeft,
  readSignatureFacts,
} from "./waiting.read.ts";
import { judgeDated, judgeExpenses, judgeRequests, judgeSeal, orderRows } from "./waiting.rules.ts";

const stripDays = 14;

/** Caller and their local day; kinds of request of the hired modules. */
type WaitingKey = { trabajador_id: number; today: string; kinds: readonly number[] };

const blank: Omit<WaitingRow, "tipo" | "total"> = {
  urgencia: "normal",
  dias: null,
  por: null,
  parte: null,
  minutos: null,
  importe: null,
  mes: null,
  titulos: [],
  tipos: [],
  personas: [],
};

function rowOf(
  tipo: WaitingKind,
  total: number,
  facts: Partial<Omit<WaitingRow, "tipo" | "total">>,
): WaitingRow {
  return { ...blank, tipo, total, ...facts };
}

async function requestRows(tx: Tx, key: WaitingKey): Promise<WaitingRow[]> {
  const { total, tipos, personas, ...times } = await readRequestFacts(tx, key);
  return [rowOf("solicitudes", total, { ...judgeRequests(times), tipos, personas })];
}

async function timeRows(tx: Tx, key: WaitingKey): Promise<WaitingRow[]> {
  const facts = await readTimeFacts(tx, key);
  return [
    rowOf("cierres", facts.closures, {
      ...judgeDated(facts.closureDaysLeft),
      mes: facts.closureMonth,
    }),
    rowOf("incidencias", facts.incidences, {
      urgencia: facts.isHolding ? "cerca" : "normal",
      dias: facts.incidenceDays,
      por: "espera",
      minutos: facts.minutes,
    }),
  ];
}

async function payRows(tx: Tx, key: WaitingKey): Promise<WaitingRow[]> {
  const facts = await readPayFacts(tx, key);
  return [
    rowOf("gastos", facts.expenses, { ...judgeExpenses(facts.waited), importe: facts.amount }),
    rowOf("nominas", facts.sheets, judgeDated(facts.sheetDaysLeft)),
  ];
}

async function documentRows(tx: Tx, key: WaitingKey): Promise<WaitingRow[]> {
  const facts = await readSignatureFacts(tx, key.today);
  const { signed, titles, daysLeft } = facts;
  const row = { ...judgeDated(daysLeft), parte: signed, titulos: titles };
  return [rowOf("firmas", facts.pending, row)];
}

async function peopleRows(tx: Tx, key: WaitingKey & { now: string }): Promise<WaitingRow[]> {
  const { unanswered, expired } = await readInvitationFacts(tx, key);
  return [rowOf("invitaciones", unanswered, { parte: expired })];
}

async function sealRows(tx: Tx, key: { today: string; zone: string }): Promise<WaitingRow[]> {
  const judged = judgeSeal(await readSealDaysLeft(tx, key), sealWarningDays);
  return judged === null ? [] : [rowOf("sello", 1, judged)];
}

/** Kinds of request of the modules that a company has. */
function kindsOf({ modulos }: Pick<Actor, "modulos">): number[] {
  const time: readonly number[] = Object.values(timeRequestKinds);
  return allRequestKinds.filter((kind) =>
    modulos.includes(time.includes(kind) ? moduleIds.timeRegistration : moduleIds.absences),
  );
}

/**
 * Work that waits for the caller in the office: rows of what their roles decide, deadlines and people of what they
 * read (Rule ACCESS-52). The number of statements depends on the roles alone.
 */
export async function readWaiting(ctx: AppContext, actor: Actor): Promise<Waiting> {
  const today = todayIn(actor.zona_horaria, ctx.clock);
  const now = ctx.clock.now().toString();
  const key = { trabajador_id: actor.trabajador_id, today, kinds: kindsOf(actor), now };
  const decides = (area: OfficeArea): boolean => mayUseOffice(actor, area);
  const reads = (area: OfficeArea): boolean => mayUseOffice(actor, area, true);
  const hasTime = actor.modulos.includes(moduleIds.timeRegistration);
  const from = dateOfEpochDay(mondayOf(epochDay(today)));
  const strip = {
    from,
    until: addDays(from, stripDays - 1),
    zone: actor.zona_horaria,
    reads: {
      time: reads("tiempo") && hasTime,
      pay: reads("nominas"),
      documents: reads("documentos"),
      people: reads("personas"),
    },
  };
  return ctx.db.read(actor.empresa_id, async (tx) => {
    const [rows, plazos, personas] = await Promise.all([
      Promise.all([
        decides("ausencias") ? requestRows(tx, key) : [],
        decides("tiempo") && hasTime ? timeRows(tx, key) : [],
        decides("nominas") ? payRows(tx, key) : [],
        decides("documentos") ? documentRows(tx, key) : [],
        decides("personas") ? peopleRows(tx, key) : [],
        decides("titular") ? sealRows(tx, { today, zone: actor.zona_horaria }) : [],
      ]),
      readDeadlines(tx, strip),
      strip.reads.time ? readToday(tx, today) : null,
    ]);
    return { hoy: today, filas: orderRows(rows.flat()), plazos, personas };
  });
}
