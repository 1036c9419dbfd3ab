import { fold } from "./columns.rules.ts";
import type { Parser } from "./values.rules.ts";

// Monday to Sunday: names in four languages, their usual short forms, the Spanish letters.
const days = [
  "lunes monday lundi segunda segundafeira lun mon seg l 1",
  "martes tuesday mardi terca tercafeira mar tue ter m 2",
  "miercoles wednesday mercredi quarta quartafeira mie wed mer qua x 3",
  "jueves thursday jeudi quinta quintafeira jue thu jeu qui j 4",
  "viernes friday vendredi sexta sextafeira vie fri ven sex v 5",
  "sabado saturday samedi sab sat sam s 6",
  "domingo sunday dimanche dom sun dim d 7",
].map((list) => list.split(" "));

/**
 * Days of the week as ISO numbers in order: `lunes`, `L-V`, `1-5`, `lunes, miércoles y viernes`,
 * `Mon to Fri`. A range may run over Sunday.
 */
export const weekdaysOf: Parser<number[]> = (text) => {
  const plain = text
    .replaceAll(/-(feira)/gi, "$1")
    .replaceAll(/\s*[-–—]\s*|\s+(?:al?|to|à|au|até)\s+/gi, "-")
    .replaceAll(/\s+(?:y|e|and|et)\s+/gi, ",");
  const parts = plain.split(/[,;/+\s]+/).filter((part) => part !== "");
  const found = parts.flatMap((part) => rangeOf(part) ?? [Number.NaN]);
  if (found.length === 0 || found.some(Number.isNaN)) return { flaw: "days" };
  return { value: [...new Set(found)].toSorted((a, b) => a - b) };
};

function rangeOf(text: string): number[] | undefined {
  const [from = 0, to = from, ...rest] = text.split("-").map(dayOf);
  if (from === 0 || to === 0 || rest.length > 0) return undefined;
  const length = ((to - from + 7) % 7) + 1;
  return Array.from({ length }, (_, index) => ((from - 1 + index) % 7) + 1);
}

/** ISO number of a day's name; 0 when it is none. */
function dayOf(name: string): number {
  return days.findIndex((names) => names.includes(fold(name))) + 1;
}
