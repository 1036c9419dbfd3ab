import { IconBriefcase, IconDoorExit, IconMoon } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { ColleagueToday } from "@atrio/contract/calendar/colleagues";
import { moduleIds } from "@atrio/contract/modules";

import { colleaguesTodayQuery } from "../lib/colleagues.ts";
import { formatDayMonth, formatWeekday } from "../lib/format.ts";
import { useModuleHired } from "../lib/identity.ts";

import { StatusBadge } from "./status-badge.tsx";

const looks = {
  trabaja: { color: "teal", icon: <IconBriefcase size={15} /> },
  ausente: { color: "blue", icon: <IconDoorExit size={15} /> },
  libre: { color: "gray", icon: <IconMoon size={15} /> },
} as const;

/** State of the day of some people, by id; nobody where the company shows no absences. */
export function useDayStates(personIds: readonly number[]): ReadonlyMap<number, ColleagueToday> {
  const isHired = useModuleHired(moduleIds.absences);
  const { data = [] } = useQuery(colleaguesTodayQuery(isHired ? personIds : []));
  return new Map(data.map((one) => [one.persona_id, one]));
}

/** Words for a state of the day: 'Trabaja hoy', 'Vuelve el lunes 30 nov'. */
export function useDayWords(): (state: ColleagueToday) => string {
  const { t } = useTranslation("colleagues");
  return ({ estado, vuelve }) => {
    if (estado !== "ausente" || vuelve === null) return t(`today.${estado}`);
    const weekday = formatWeekday(vuelve, "long").toLowerCase();
    return t("back", { weekday, date: formatDayMonth(vuelve) });
  };
}

/** State of a person's day, once it is known; nothing where it is not shown. */
export function DayState({ personId }: { personId: number }) {
  const state = useDayStates([personId]).get(personId);
  const wordsOf = useDayWords();
  if (state === undefined) return null;
  return <StatusBadge {...looks[state.estado]}>{wordsOf(state)}</StatusBadge>;
}
