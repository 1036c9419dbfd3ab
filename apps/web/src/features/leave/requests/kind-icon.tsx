import {
  IconBabyCarriage,
  IconBeach,
  IconBed,
  IconCalendarCheck,
  IconCalendarHeart,
  IconCalendarOff,
  IconHourglass,
  IconPencil,
  IconReceipt,
  IconStethoscope,
  IconUser,
} from "@tabler/icons-react";
import type { Icon } from "@tabler/icons-react";

import { kindLookOf } from "./requests.model.ts";
import type { KindKey } from "./requests.model.ts";

const icons: Record<KindKey, Icon> = {
  holidays: IconBeach,
  personalAffairs: IconUser,
  paidHours: IconHourglass,
  paidLeave: IconCalendarHeart,
  unpaidLeave: IconCalendarOff,
  medicalRest: IconBed,
  medicalLeave: IconStethoscope,
  paternity: IconBabyCarriage,
  expenses: IconReceipt,
  monthClosure: IconCalendarCheck,
  correction: IconPencil,
};

type KindIconProps = {
  /** Kind of request (pe_solicitud_tipo_id). */
  kind: number;
  /** Side in pixels. */
  size?: number;
};

/** The icon of a kind of request; decorative, because its name stands beside it. */
export function KindIcon({ kind, size = 20 }: KindIconProps) {
  const Drawn = icons[kindLookOf(kind).key];
  return <Drawn size={size} aria-hidden />;
}
