import { addDays, addMonths, epochDay, weekdayOf } from "../../../lib/calendar/dates.ts";

import type { CaseFacts } from "./cases.rules.ts";

/** Legal terms (Rules COMPLAINTS-12 to COMPLAINTS-15). */
export const terms = {
  acuse_dias: 7,
  conclusion_meses: 3,
  prorroga_meses: 3,
  borrado_meses: 3,
} as const;

const meetingDays = 7;
/** The most serious infringements of Ley 2/2023 prescribe after three years (art. 64). */
const monthsAfterConclusion = 36;
const saturday = 6;

/** Last days of a case's terms, `YYYY-MM-DD`. */
export type Clocks = {
  acuse_naturales: string;
  acuse_habiles: string;
  acuse: string;
  reunion: string | null;
  conclusion: string;
  borrado: string | null;
  vence: string | null;
  vencido: boolean;
};

/** The date `count` business days after `from`: neither weekends nor holidays count. */
export function addBusinessDays(
  from: string,
  count: number,
  holidays: ReadonlySet<string>,
): string {
  let date = from;
  for (let left = count; left > 0;) {
    date = addDays(date, 1);
    if (weekdayOf(epochDay(date)) < saturday && !holidays.has(date)) left -= 1;
  }
  return date;
}

/** First of some dates; null without any. */
function earliest(dates: ReadonlyArray<string | null>): string | null {
  return dates.filter((one) => one !== null).toSorted()[0] ?? null;
}

function latest(one: string, other: string): string {
  return one > other ? one : other;
}

/** Day on which the contents are deleted; null while an investigation goes on. */
export function deletionOf(facts: CaseFacts): string | null {
  const { estado, fecha_decision, fecha_conclusion, ultimo_contenido } = facts;
  if (estado === "en_investigacion") return null;
  if (fecha_conclusion !== null) return addMonths(fecha_conclusion, monthsAfterConclusion);
  const from =
    estado === "no_admitida"
      ? latest(fecha_decision ?? ultimo_contenido, ultimo_contenido)
      : ultimo_contenido;
  return addMonths(from, terms.borrado_meses);
}

/** Terms of a case, with what waits for its handlers on a day. */
export function clocksOf(
  facts: CaseFacts,
  { holidays, today }: { holidays: ReadonlySet<string>; today: string },
): Clocks {
  const { estado, fecha_creacion, fecha_acuse, reunion_pedida, reunion_celebrada } = facts;
  const calendar = addDays(fecha_creacion, terms.acuse_dias);
  const business = addBusinessDays(fecha_creacion, terms.acuse_dias, holidays);
  const acuse = calendar < business ? calendar : business;
  const months = terms.conclusion_meses + (facts.prorrogada === null ? 0 : terms.prorroga_meses);
  const conclusion = addMonths(fecha_creacion, months);
  const reunion = reunion_pedida === null ? null : addDays(reunion_pedida, meetingDays);
  const isOpen = estado !== "concluida" && estado !== "no_admitida";
  const waiting = [
    fecha_acuse === null || estado === "recibida" ? acuse : null,
    reunion_celebrada === null ? reunion : null,
    conclusion,
  ];
  const vence = isOpen ? earliest(waiting) : null;
  return {
    acuse_naturales: calendar,
    acuse_habiles: business,
    acuse,
    reunion,
    conclusion,
    borrado: deletionOf(facts),
    vence,
    vencido: vence !== null && vence < today,
  };
}
