import { Menu } from "@mantine/core";
import {
  IconChevronDown,
  IconCoffee,
  IconDots,
  IconStethoscope,
  IconToolsKitchen2,
  IconUser,
} from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import { useLabels } from "../use-labels.ts";
import type { PauseKind } from "../use-labels.ts";

import classes from "./pause-menu.module.css";
import { StageButton } from "./stage-button.tsx";

type PauseMenuProps = {
  kinds: readonly PauseKind[];
  disabled: boolean;
  /** Opened by the click that fetched this menu. */
  opened?: boolean;
  onPick: (kind: PauseKind) => void;
};

const icons = {
  comida: IconToolsKitchen2,
  descanso: IconCoffee,
  medico: IconStethoscope,
  personal: IconUser,
  otra: IconDots,
} as const;

/** Choice of the pause, each marked if it counts as work. */
export function PauseMenu({ kinds, disabled, opened = false, onPick }: PauseMenuProps) {
  const { t } = useTranslation("time");
  const { pauseName } = useLabels();
  return (
    <Menu
      position="bottom-start"
      width={280}
      radius="md"
      shadow="md"
      // Inside the card: beside its button for the tab key, and within the page's landmarks.
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      defaultOpened={opened}
      disabled={disabled}
    >
      <Menu.Target>
        <StageButton disabled={disabled} icon={<IconCoffee size={22} />}>
          {t("actions.pause")}
          <IconChevronDown size={18} aria-hidden />
        </StageButton>
      </Menu.Target>
      <Menu.Dropdown aria-label={t("pause.label")}>
        <Menu.Label>{t("pause.label")}</Menu.Label>
        {kinds.map((kind) => {
          const Icon = icons[kind.tipo];
          return (
            <Menu.Item
              key={kind.id}
              leftSection={<Icon size={20} aria-hidden />}
              onClick={() => onPick(kind)}
            >
              <span className={classes.name}>{pauseName(kind)}</span>
              <span className={classes.counts}>
                {kind.cuenta_como_trabajo ? t("pause.counts") : t("pause.counts_not")}
              </span>
            </Menu.Item>
          );
        })}
      </Menu.Dropdown>
    </Menu>
  );
}
