import type { ReportedComplaint } from "@atrio/contract/complaints/reports";
import type { ComplaintState } from "@atrio/contract/complaints/states";

import type { Accent } from "../../../ui/theme.ts";

/** Colours of the states. */
export const stateColors: Record<ComplaintState, Accent> = {
  recibida: "yellow",
  admitida: "blue",
  no_admitida: "gray",
  en_investigacion: "grape",
  concluida: "green",
};

/** A report's date and the key of its name in `report`. */
export type ReportDate = {
  key:
    | "filed"
    | "acknowledged"
    | "acknowledge_by"
    | "decided"
    | "investigated"
    | "meeting_asked"
    | "meeting_held"
    | "extended"
    | "concluded"
    | "conclude_by";
  date: string;
};

/** Dates of a report, past ones and terms that still run. */
export function datesOf(report: ReportedComplaint): ReportDate[] {
  const { fecha_creacion, fecha_acuse, fecha_decision, fecha_investigacion, estado } = report;
  const { reunion_pedida, reunion_celebrada, prorrogada, fecha_conclusion, plazos } = report;
  const isOver = estado === "no_admitida" || estado === "concluida";
  const dates: Array<{ key: ReportDate["key"]; date: string | null }> = [
    { key: "filed", date: fecha_creacion },
    { key: "acknowledged", date: fecha_acuse },
    { key: "acknowledge_by", date: fecha_acuse === null ? plazos.acuse : null },
    { key: "decided", date: fecha_decision },
    { key: "investigated", date: fecha_investigacion },
    { key: "meeting_asked", date: reunion_pedida },
    { key: "meeting_held", date: reunion_celebrada },
    { key: "extended", date: prorrogada },
    { key: "concluded", date: fecha_conclusion },
    { key: "conclude_by", date: isOver ? null : plazos.conclusion },
  ];
  return dates.flatMap(({ key, date }) => (date === null ? [] : [{ key, date }]));
}

/** A part of the opened report: what it needs to act on it. */
export type ReportPart = {
  uuid: string;
  report: ReportedComplaint;
  onReport: (report: ReportedComplaint) => void;
  /** Names a part with text that is not sent yet. */
  onTyped: (part: string, isTyped: boolean) => void;
};
