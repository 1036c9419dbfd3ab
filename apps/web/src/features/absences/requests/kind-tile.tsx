import { Box } from "@mantine/core";
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

import classes from "./kind-tile.module.css";
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

type KindTileProps = {
  /** Kind of request (pe_solicitud_tipo_id). */
  kind: number;
  /** Side of the tile in pixels. */
  size?: number;
};

/** The icon of a kind of request on its colour; decorative, because its name stands beside it. */
export function KindTile({ kind, size = 40 }: KindTileProps) {
  const { key, background, content } = kindLookOf(kind);
  const KindIcon = icons[key];
  return (
    <Box
      component="span"
      className={classes.tile}
      __vars={{ "--kind-background": background, "--kind-content": content }}
      w={size}
      h={size}
      aria-hidden
    >
      <KindIcon size={Math.round(size * 0.52)} />
    </Box>
  );
}
