import { Modal } from "@mantine/core";
import { useTranslation } from "react-i18next";

import { LanguageChoice } from "./language-choice.tsx";
import { SessionList } from "./session-list.tsx";
import classes from "./settings-dialog.module.css";
import { ThemeChoice } from "./theme-choice.tsx";

/** Language, theme and the own open sessions. */
export function SettingsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(["settings", "common"]);
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("settings:title")}
      size={520}
      closeButtonProps={{ "aria-label": t("common:action.close") }}
      classNames={{ title: classes.heading }}
    >
      <div className={classes.content}>
        <LanguageChoice />
        <ThemeChoice />
        <SessionList />
      </div>
    </Modal>
  );
}
