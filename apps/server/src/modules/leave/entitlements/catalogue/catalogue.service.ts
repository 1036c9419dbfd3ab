import type { Actor } from "@atrio/contract/access/actor";
import { inEachLanguage } from "@atrio/contract/languages";

import type { AppContext } from "../../../../context.ts";
import type { Tx } from "../../../../db/client.ts";
import { todayIn } from "../../../../lib/calendar/zone.ts";
import { statutoryText } from "../../../../lib/words/kind-names.ts";
import { wordsIn } from "../../../../lib/words/words.ts";
import { byActor, recordAudit } from "../../../access/audit/audit.service.ts";

import {
  insertFirstHolidayRule,
  insertMissingGrants,
  insertMissingRules,
} from "./catalogue.repo.ts";
import { statutoryRules, usualGrants } from "./catalogue.rules.ts";

/**
 * Loads the grants of Spanish law: leave rules that the company of the transaction lacks, from
 * `year` on missing grants of balances, and the holiday text if the company has none. Existing data
 * stay; loaded again it adds nothing. Answers the number of added rules.
 */
export async function loadStatutory(tx: Tx, input: { year: number }): Promise<number> {
  const rules = statutoryRules.map((rule, index) => {
    const { pe_solicitud_tipo_id, codigo } = rule;
    return {
      ...rule,
      nombre: inEachLanguage(
        (language) => statutoryText(language, pe_solicitud_tipo_id, codigo).name,
      ),
      descripcion: inEachLanguage(
        (language) => statutoryText(language, pe_solicitud_tipo_id, codigo).text,
      ),
      orden: index,
    };
  });
  const grants = usualGrants.map((grant) => ({ ...grant, desde_anyo: input.year }));
  const added = await insertMissingRules(tx, rules);
  const granted = await insertMissingGrants(tx, grants);
  await insertFirstHolidayRule(tx, {
    titulo: inEachLanguage((language) => wordsIn(language, "leave/leave-words").holidays.title),
    descripcion: inEachLanguage((language) => wordsIn(language, "leave/leave-words").holidays.text),
  });
  return added + granted;
}

/** An administrator loads the statutory rules into the company, from this year on. */
export async function loadStatutoryFor(
  ctx: AppContext,
  { actor, ip }: { actor: Actor; ip: string },
): Promise<number> {
  const year = Number(todayIn(actor.zona_horaria, ctx.clock).slice(0, 4));
  return ctx.db.tenant(actor.empresa_id, async (tx) => {
    const added = await loadStatutory(tx, { year });
    await recordAudit(tx, {
      ...byActor(actor, ip),
      accion: "permisos.catalogo_cargado",
      detalle: { cargados: added },
    });
    return added;
  });
}
