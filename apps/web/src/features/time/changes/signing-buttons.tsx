import { Button } from "@mantine/core";
import { IconHistory, IconNotes, IconPencil, IconTrash } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { Signing } from "@atrio/contract/time/time";

import { formatTime } from "../../../lib/format.ts";

import classes from "./changes.module.css";

const icons = {
  edit: IconPencil,
  delete: IconTrash,
  note: IconNotes,
  history: IconHistory,
} as const;

export type SigningAction = keyof typeof icons;

type SigningButtonsProps = {
  signing: Signing;
  zone: string;
  actions: readonly SigningAction[];
  onChoose: (action: SigningAction) => void;
};

/** Buttons of the actions on a signing, named with its time. */
export function SigningButtons({ signing, zone, actions, onChoose }: SigningButtonsProps) {
  const { t } = useTranslation("changes");
  const time = formatTime(signing.hora_inicio, zone);
  return (
    <div className={classes.actions}>
      {actions.map((action) => {
        const Icon = icons[action];
        const name = t(`action.${action}`);
        return (
          <Button
            key={action}
            variant="default"
            size="sm"
            leftSection={<Icon size={18} aria-hidden />}
            aria-label={t("action.of_signing", { action: name, time })}
            onClick={() => onChoose(action)}
          >
            {name}
          </Button>
        );
      })}
    </div>
  );
}
