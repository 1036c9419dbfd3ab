import { requestKinds } from "@atrio/contract/kinds";
import { requestKindPalette } from "@atrio/contract/palette";
import type { DayAbsence } from "@atrio/contract/time/day-absences";

type KindColours = (typeof requestKindPalette)[keyof typeof requestKindPalette];
export type AbsenceKey =
  | Exclude<KindColours["key"], "expenses" | "monthClosure" | "correction">
  | "away";

const absenceColours: Readonly<Record<number, KindColours>> = requestKindPalette;

/** Name and colours of an absence's kind; neutral ones where the kind is hidden. */
export function absenceKindOf({ pe_solicitud_tipo_id }: DayAbsence): {
  key: AbsenceKey;
  background: string;
  content: string;
} {
  const found = absenceColours[pe_solicitud_tipo_id ?? 0];
  if (found === undefined || !isAbsenceKey(found.key)) {
    return { ...requestKindPalette[requestKinds.unpaidLeave], key: "away" };
  }
  return { ...found, key: found.key };
}

function isAbsenceKey(key: KindColours["key"]): key is Exclude<AbsenceKey, "away"> {
  return key !== "expenses" && key !== "monthClosure" && key !== "correction";
}
