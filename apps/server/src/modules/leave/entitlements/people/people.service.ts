import type { Actor } from "@atrio/contract/access/actor";
import type { EndpointInput, EndpointResponse } from "@atrio/contract/endpoint";
import type {
  exportOfficeBalances,
  listOfficeBalances,
  OfficeBalance,
} from "@atrio/contract/leave/balances-office";
import type { BalanceKind } from "@atrio/contract/leave/leave";
import { nextExpiry } from "@atrio/contract/leave/lots";

import type { AppContext } from "../../../../context.ts";
import type { Meta } from "../../../../http/bind.ts";
import type { FileAnswer } from "../../../../http/files.ts";
import { todayIn } from "../../../../lib/calendar/zone.ts";
import { csvFile } from "../../../../lib/files/csv.ts";
import { workbookFile } from "../../../../lib/files/xlsx.ts";
import { wordsIn } from "../../../../lib/words/words.ts";
import { turn } from "../../../../platform/turn.ts";
import { byActor, recordAudit } from "../../../access/audit/audit.service.ts";
import { readLedgers } from "../balances/balances.read.ts";
import { balanceOf } from "../balances/balances.rules.ts";
import type { Ledger } from "../balances/balances.rules.ts";

import { readColleagues, readFilters } from "./people.read.ts";
import type { Colleague, PeopleKey } from "./people.read.ts";
import { csvRowsOf, sheetRowsOf } from "./people.rules.ts";

type Filters = EndpointInput<typeof listOfficeBalances>["query"]["paramsFront"];
type Exported = EndpointInput<typeof exportOfficeBalances>["query"];
type View = { saldo: BalanceKind; year: number; today: string };

/** People computed before other requests get their turn. */
const countedAtOnce = 200;

/**
 * A page of people with a balance of theirs, by the same rules as their own card (Rule LEAVE-92): two round
 * trips for any number of people.
 */
export async function pageOfBalances(
  ctx: AppContext,
  actor: Actor,
  filters: Filters,
): Promise<EndpointResponse<typeof listOfficeBalances>> {
  const hoy = todayIn(actor.zona_horaria, ctx.clock);
  const { skip, take, saldo } = filters;
  const year = filters.anyo ?? Number(hoy.slice(0, 4));
  const key = keyOf(filters, hoy);
  const [people, { total, centros }] = await ctx.db.read(actor.empresa_id, (tx) =>
    Promise.all([readColleagues(tx, key, { skip, take }), readFilters(tx, key)]),
  );
  const trabajador_ids = people.map(({ persona }) => persona.id);
  const ledgers = await ctx.db.read(actor.empresa_id, (tx) =>
    readLedgers(tx, { trabajador_ids, saldo }),
  );
  const data = await rowsOf(people, ledgers, { saldo, year, today: hoy });
  return { data, total, anyo: year, hoy, centros };
}

/** The filtered balances of everybody as a file, with an entry in the audit trail. */
export async function exportBalances(
  ctx: AppContext,
  { actor, meta }: { actor: Actor; meta: Pick<Meta, "ip" | "language"> },
  { formato, paramsFront }: Exported,
): Promise<FileAnswer> {
  const today = todayIn(actor.zona_horaria, ctx.clock);
  const year = paramsFront.anyo ?? Number(today.slice(0, 4));
  const { saldo } = paramsFront;
  const [people, ledgers] = await ctx.db.tenant(actor.empresa_id, async (tx) => {
    await recordAudit(tx, {
      ...byActor(actor, meta.ip),
      accion: "saldo.exportados",
      detalle: { saldo, anyo: year, formato },
    });
    return Promise.all([
      readColleagues(tx, keyOf(paramsFront, today), { skip: 0, take: null }),
      readLedgers(tx, { since: today, saldo }),
    ]);
  });
  const rows = await rowsOf(people, ledgers, { saldo, year, today });
  const words = wordsIn(meta.language, "leave/balance-words");
  const name = `${words.file}-${saldo}-${year}.${formato}`;
  if (formato === "csv") return csvFile(name, csvRowsOf(rows, words, meta.language));
  return workbookFile(name, [{ sheet: words.sheet, rows: sheetRowsOf(rows, words) }]);
}

function keyOf({ texto, centro_trabajo_id }: Filters, today: string): PeopleKey {
  return { texto: texto ?? null, centro_trabajo_id: centro_trabajo_id ?? null, today };
}

/** People in their order with the balance of a year. */
async function rowsOf(
  people: readonly Colleague[],
  ledgers: readonly Ledger[],
  view: View,
): Promise<OfficeBalance[]> {
  const known = new Map(ledgers.map((ledger) => [ledger.trabajador_id, ledger]));
  const rows: OfficeBalance[] = [];
  for (const colleague of people) {
    const ledger = known.get(colleague.persona.id);
    if (ledger === undefined) continue;
    if (rows.length % countedAtOnce === countedAtOnce - 1) await turn();
    const saldo = balanceOf(ledger, view);
    const next = nextExpiry(saldo, view.today);
    const caduca = next === null ? null : { fecha: next.date, cantidad: next.amount };
    rows.push({ ...colleague, saldo, caduca });
  }
  return rows;
}
