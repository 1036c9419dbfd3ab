import { IconAlertCircle, IconPaperclip } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { Language } from "@atrio/contract/common";

import { useCurrentUser } from "../../../../lib/identity.ts";
import { MarkdownText } from "../../../../ui/markdown-text.tsx";
import { PersonCell } from "../../../../ui/person-cell.tsx";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import classes from "../messages-office.module.css";

import type { Letter } from "./compose.model.ts";

type MessagePreviewProps = {
  letter: Letter;
  language: Language;
  importante: boolean;
  documento: File | null;
};

/** A message as people will read it. */
export function MessagePreview({ letter, language, importante, documento }: MessagePreviewProps) {
  const { t } = useTranslation("messages-office");
  const author = useCurrentUser();
  const isEmpty = letter.titulo.trim() === "" && letter.contenido.trim() === "";
  return (
    <aside className={classes.preview} aria-label={t("preview.label")}>
      <p className={classes.muted}>{t("preview.label")}</p>
      <article className={classes.sheet} lang={language}>
        {isEmpty ? (
          <p className={classes.muted}>{t("preview.empty")}</p>
        ) : (
          <>
            <h2>{letter.titulo}</h2>
            <PersonCell person={author} size={28} own />
            {importante && (
              <StatusBadge color="brand" icon={<IconAlertCircle size={15} />}>
                {t("important")}
              </StatusBadge>
            )}
            <MarkdownText source={letter.contenido} />
            {documento !== null && (
              <p className={classes.file}>
                <IconPaperclip size={18} aria-hidden /> {documento.name}
              </p>
            )}
          </>
        )}
      </article>
    </aside>
  );
}
