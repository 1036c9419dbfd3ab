import { ActionIcon } from "@mantine/core";
import { IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { formatLongDate } from "../../../lib/format.ts";
import { Card } from "../../../ui/card.tsx";

type DayCardProps = { day: string; onClose: () => void; children: ReactNode };

/** The chosen day beside the calendar. */
export function DayCard({ day, onClose, children }: DayCardProps) {
  const { t } = useTranslation("calendar");
  return (
    <Card
      title={<span aria-live="polite">{formatLongDate(day)}</span>}
      action={
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          aria-label={t("day.close")}
          onClick={onClose}
        >
          <IconX size={20} aria-hidden />
        </ActionIcon>
      }
    >
      {children}
    </Card>
  );
}
