import { IconBriefcase, IconDoorExit, IconMoon } from "@tabler/icons-react";

import { useDayStates } from "../../../../lib/colleagues.ts";
import { StatusBadge } from "../../../../ui/status-badge.tsx";

const looks = {
  trabaja: { color: "teal", icon: <IconBriefcase size={15} /> },
  ausente: { color: "blue", icon: <IconDoorExit size={15} /> },
  libre: { color: "gray", icon: <IconMoon size={15} /> },
} as const;

/** State of a person's day, once it is known; nothing where it is not shown. */
export function DayBadge({ personId }: { personId: number }) {
  const state = useDayStates([personId]).get(personId);
  if (state === undefined) return null;
  return <StatusBadge {...looks[state.estado]}>{state.words}</StatusBadge>;
}
