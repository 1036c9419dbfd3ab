import { Button } from "@mantine/core";
import { IconDoorExit } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Language } from "@atrio/contract/common";

import { LanguageRow } from "../../../ui/language-row.tsx";
import { LogoMark } from "../../../ui/logo.tsx";
import { Main } from "../../../ui/main.tsx";

import classes from "./mailbox.module.css";
import { leaveQuickly, useQuickExit } from "./use-quick-exit.ts";

type FrameProps = { onLanguage: (language: Language) => void; children: ReactNode };

/** Frame of the public mailbox: languages, and the way out that stays in sight. */
export function Frame({ onLanguage, children }: FrameProps) {
  const { t } = useTranslation("complaint-report");
  useQuickExit();
  return (
    <div className={classes.page}>
      <header className={classes.bar}>
        <div>
          <span className={classes.brand}>
            <LogoMark size={32} />
            <span>Atrio</span>
          </span>
          <LanguageRow label={t("public_page.languages")} onChoose={onLanguage} />
          <Button
            color="dark"
            variant="filled"
            size="sm"
            mih={44}
            leftSection={<IconDoorExit size={18} aria-hidden />}
            title={t("public_page.leave_hint")}
            onClick={leaveQuickly}
          >
            {t("public_page.leave")}
          </Button>
        </div>
      </header>
      <Main className={classes.main ?? ""}>{children}</Main>
      <footer className={classes.foot}>{t("public_page.privacy")}</footer>
    </div>
  );
}
