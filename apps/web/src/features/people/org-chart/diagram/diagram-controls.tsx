import { ActionIcon } from "@mantine/core";
import { IconMaximize, IconMinus, IconPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import classes from "./diagram.module.css";

type DiagramControlsProps = { onView: (view: "in" | "out" | "all") => void };

/** Buttons to look closer, from farther, or at everything. */
export function DiagramControls({ onView }: DiagramControlsProps) {
  const { t } = useTranslation("org-chart");
  const buttons = [
    { view: "in", label: t("diagram.zoomIn"), icon: IconPlus },
    { view: "out", label: t("diagram.zoomOut"), icon: IconMinus },
    { view: "all", label: t("diagram.fit"), icon: IconMaximize },
  ] as const;
  return (
    <div className={classes.controls}>
      {buttons.map(({ view, label, icon: Icon }) => (
        <ActionIcon
          key={view}
          variant="default"
          size={44}
          radius="md"
          aria-label={label}
          title={label}
          onClick={() => onView(view)}
        >
          <Icon size={20} aria-hidden />
        </ActionIcon>
      ))}
    </div>
  );
}
