import type { Language } from "@atrio/contract/common";

import { formatDays, formatDuration, formatSpan } from "../../../../lib/calendar/format.ts";
import { namesOf } from "../../date-rules/applying.service.ts";

import type { Figure, Problem } from "./judging.rules.ts";

/** Values of a problem's text: a figure, or a rule by dates with its days. */
export function valuesOf(
  { available: figure, broken }: Pick<Problem, "available" | "broken">,
  language: Language,
): Record<string, string> {
  if (broken !== undefined) return namesOf(broken, language);
  if (figure === undefined) return {};
  const text = figureText(figure, language);
  return { available: figure.year === undefined ? text : `${text} (${figure.year})` };
}

function figureText({ amount, unit }: Figure, language: Language): string {
  if (unit === "days") return formatDays(amount, language);
  if (unit === "minutes") return formatDuration(amount);
  const isYears = amount % 12 === 0;
  return formatSpan(
    { years: isYears ? amount / 12 : 0, months: isYears ? 0 : amount, days: 0 },
    language,
  );
}
