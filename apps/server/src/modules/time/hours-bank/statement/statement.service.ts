import type { Actor } from "@atrio/contract/access/actor";
import type { Language } from "@atrio/contract/common";
import type { BankMovement } from "@atrio/contract/time/hours-bank";

import type { AppContext } from "../../../../context.ts";
import { fail } from "../../../../http/errors.ts";
import { formatMinutes } from "../../../../lib/calendar/format.ts";
import { fill, wordsIn } from "../../../../lib/words/words.ts";
import { mayUseBank } from "../hours-bank.policy.ts";
import { findConfig } from "../hours-bank.repo.ts";
import { yearOf } from "../hours-bank.rules.ts";

import { readPendingMinutes, readStatement } from "./statement.read.ts";
import type { StatementRow } from "./statement.read.ts";

type Statement = {
  anyo: number;
  saldo_minutos: number;
  pendiente_minutos: number;
  tope_anual_minutos: number | null;
  caduca_el: string | null;
  movimientos: BankMovement[];
};

/** The caller's statement of a year: its movements are the bank, the balance is their sum. */
export async function getStatement(
  ctx: AppContext,
  actor: Actor,
  input: { worker_id: number; anyo: number; language: Language },
): Promise<Statement> {
  const key = { trabajador_id: input.worker_id, year: input.anyo };
  if (!mayUseBank(actor, key)) fail("request.not_found");
  const [rows, pending, config] = await ctx.db.read(actor.empresa_id, (tx) =>
    Promise.all([readStatement(tx, key), readPendingMinutes(tx, key), findConfig(tx, key.year)]),
  );
  return {
    anyo: key.year,
    saldo_minutos: rows.at(-1)?.saldo_minutos ?? 0,
    pendiente_minutos: pending,
    tope_anual_minutos: config?.tope_anual_minutos ?? null,
    caduca_el: config?.caduca_el ?? null,
    movimientos: rows.map((row) => movementOf(row, input.language)),
  };
}

/** A line of the statement, with its reason in the reader's language. */
export function movementOf(row: StatementRow, language: Language): BankMovement {
  return { ...row, motivo: row.motivo ?? reasonOf(row, language) };
}

/** Reason of a line: time that did not fit or was not there, and the other year of a transfer. */
function reasonOf(row: StatementRow, language: Language): string | null {
  const words = wordsIn(language, "people/bank-words").reason;
  if (row.tipo === "incidencia") {
    const lost = (row.incidencia_minutos ?? row.minutos) - row.minutos;
    return lost > 0 ? fill(words.over_cap, { minutes: formatMinutes(lost) }) : null;
  }
  if (row.dia === null) return null;
  const origin = yearOf(row.dia);
  if (row.anyo !== origin) return fill(words.carried_in, { year: String(origin) });
  const stayed = (row.abonado_minutos ?? 0) + row.minutos;
  const left = stayed > 0 ? fill(words.not_left, { minutes: formatMinutes(stayed) }) : null;
  if (row.tipo !== "traspaso") return left;
  const carried = fill(words.carried_out, { year: String(origin + 1) });
  return left === null ? carried : `${carried} ${left}`;
}
