import { useTranslation } from "react-i18next";

import type { CalendarEvent, CalendarShift } from "@atrio/contract/calendar/calendar";
import { workdayStatusIds } from "@atrio/contract/kinds";
import { workdayStatusPalette } from "@atrio/contract/palette";

import { formatDayMonth, formatMinutes } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import {
  absenceKindOf,
  birthdayKind,
  eventKind,
  holidayKindOf,
  isPartOfDay,
  isPending,
  shiftKind,
  workKind,
} from "../calendar.model.ts";
import type { AbsencePeriod, DayAbsence, DayEvents, Workday } from "../calendar.model.ts";

import { isLong } from "./day.model.ts";
import type { DayLine } from "./day.model.ts";
import { useKindName } from "./use-kind-name.ts";

const plain = {
  brief: null,
  color: null,
  isPending: false,
  isWrong: false,
  absence: null,
  event: null,
};

/** Events of a day, in words and in order. */
export function useDayLines(): (events: DayEvents | undefined) => DayLine[] {
  const { t } = useTranslation("calendar");
  const nameOf = useKindName();
  const { id: ownId } = useCurrentUser();

  const times = (from: string, to: string, isNextDay = false) =>
    t(isNextDay ? "line.next_day" : "line.range", { from, to });

  const periodText = ({ absence, period }: DayAbsence) => {
    if (absence.sin_fecha_fin && absence.periodos.at(-1) === period) {
      return t("line.open", { from: formatDayMonth(period.fecha_inicio) });
    }
    if (isPartOfDay(period)) return times(period.hora_inicio ?? "", period.hora_fin ?? "");
    if (period.fecha_inicio === period.fecha_fin) return null;
    return spanText(period);
  };
  const spanText = ({ fecha_inicio, fecha_fin }: AbsencePeriod | CalendarEvent) =>
    t("line.days", { from: formatDayMonth(fecha_inicio), to: formatDayMonth(fecha_fin) });

  const absenceLine = ({ absence, period }: DayAbsence): DayLine => {
    const state = t(isPending(absence) ? "line.pending" : "line.approved");
    return {
      ...plain,
      key: `absence-${absence.solicitud_id}-${period.fecha_inicio}-${period.hora_inicio ?? ""}`,
      kind: absenceKindOf(absence),
      title: absence.nombre,
      detail: [periodText({ absence, period }), state].filter((part) => part !== null).join(" · "),
      isPending: isPending(absence),
      absence: { absence, period },
    };
  };
  const shiftLine = (shift: CalendarShift): DayLine => ({
    ...plain,
    key: `shift-${shift.hora_inicio}`,
    kind: shiftKind,
    title: times(shift.hora_inicio, shift.hora_fin, shift.termina_dia_siguiente),
    brief: times(shift.hora_inicio, shift.hora_fin),
    detail: `${nameOf(shiftKind)} · ${formatMinutes(shift.minutos)}`,
    color: shift.color,
  });
  const workLine = (work: Workday): DayLine => ({
    ...plain,
    key: "work",
    kind: workKind,
    title: t("line.worked", { time: formatMinutes(work.minutos_trabajados) }),
    brief: formatMinutes(work.minutos_trabajados),
    detail: work.estado_id === null ? nameOf(workKind) : t(`status.${statusKeyOf(work)}`),
    isWrong: work.estado_id === workdayStatusIds.wrong,
  });
  const eventLine = (event: CalendarEvent): DayLine => {
    const { hora_inicio, hora_fin } = event;
    const parts = [
      isLong(event) ? spanText(event) : null,
      hora_inicio === null || hora_fin === null ? null : times(hora_inicio, hora_fin),
      event.centro_trabajo ?? nameOf(eventKind),
    ];
    return {
      ...plain,
      key: `event-${event.id}`,
      kind: eventKind,
      title: event.titulo,
      brief: isLong(event) || hora_inicio === null ? null : `${hora_inicio} ${event.titulo}`,
      detail: parts.filter((part) => part !== null).join(" · "),
      color: event.color,
      event,
    };
  };

  return (events) => {
    if (events === undefined) return [];
    return [
      ...events.holidays.map((holiday): DayLine => ({
        ...plain,
        key: `holiday-${holiday.nombre}`,
        kind: holidayKindOf(holiday),
        title: holiday.nombre,
        detail: nameOf(holidayKindOf(holiday)),
      })),
      ...events.absences.map(absenceLine),
      ...events.events.map(eventLine),
      ...events.shifts.map(shiftLine),
      ...(events.work === null ? [] : [workLine(events.work)]),
      ...events.birthdays.map((person): DayLine => ({
        ...plain,
        key: `birthday-${person.id}`,
        kind: birthdayKind,
        brief: person.id === ownId ? null : person.nombre_completo,
        title:
          person.id === ownId
            ? t("line.own_birthday")
            : t("line.birthday", { name: person.nombre_completo }),
        detail: nameOf(birthdayKind),
      })),
    ];
  };
}

type StatusKey = (typeof workdayStatusPalette)[keyof typeof workdayStatusPalette]["key"];

/** Key of a working day's status; a day without one has signings that are not judged yet. */
function statusKeyOf({ estado_id }: Workday): StatusKey {
  const looks: Readonly<Record<number, { key: StatusKey }>> = workdayStatusPalette;
  return looks[estado_id ?? workdayStatusIds.inProgress]?.key ?? "inProgress";
}
