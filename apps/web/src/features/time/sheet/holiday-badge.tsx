import { VisuallyHidden } from "@mantine/core";
import { IconBuilding, IconFlag, IconMap, IconMinus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { Holiday } from "@atrio/contract/time/schedules";

import { holidayKindOf } from "../time.model.ts";
import type { HolidayKey } from "../time.model.ts";

import { PaletteBadge } from "./palette-badge.tsx";

const icons: Record<HolidayKey, typeof IconFlag> = {
  none: IconMinus,
  national: IconFlag,
  regional: IconMap,
  local: IconBuilding,
};

/** A holiday's name in the colour of its kind; the kind is in the tooltip and read out. */
export function HolidayBadge({ holiday }: { holiday: Holiday }) {
  const { t } = useTranslation("time");
  const kind = holidayKindOf(holiday);
  if (kind === null) return null;
  const Icon = icons[kind.key];
  const name = t(`holiday.${kind.key}`);
  return (
    <span title={name}>
      <PaletteBadge background={kind.background} content={kind.content} icon={<Icon size={15} />}>
        {holiday.nombre}
        <VisuallyHidden> ({name})</VisuallyHidden>
      </PaletteBadge>
    </span>
  );
}
