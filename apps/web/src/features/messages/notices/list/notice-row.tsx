import { VisuallyHidden } from "@mantine/core";
import { IconAlertCircle, IconPaperclip } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import type { Notification } from "@atrio/contract/messages/company-messages";

import { formatTime } from "../../../../lib/format.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { excerptOf, kindOf } from "../notices.model.ts";
import type { NoticesSearch } from "../search.model.ts";
import { TypeTile } from "../type-tile.tsx";

import classes from "./notice-row.module.css";

type NoticeRowProps = {
  notice: Notification;
  isOpen: boolean;
  /** Search parameters of the list around it. */
  search: NoticesSearch;
};

/** A notification in the list: subject, beginning, and unread mark. */
export function NoticeRow({ notice, isOpen, search }: NoticeRowProps) {
  const { t } = useTranslation("notices-page");
  const { zona_horaria } = useCurrentUser();
  const { documento_notificacion, importante, leida } = notice;
  return (
    <Link
      to="/internComunication"
      search={{ ...search, aviso: notice.id }}
      resetScroll={false}
      className={classes.row}
      data-unread={!leida}
      data-open={isOpen}
      aria-current={isOpen ? "true" : undefined}
    >
      <TypeTile notice={notice} />
      <span className={classes.about}>
        <span className={classes.head}>
          <span className={classes.title}>{notice.titulo}</span>
          {!leida && (
            <>
              <span className={classes.dot} aria-hidden />
              <VisuallyHidden>{t("row.unread")}</VisuallyHidden>
            </>
          )}
        </span>
        <span className={classes.excerpt}>{excerptOf(notice)}</span>
        <span className={classes.facts}>
          <span>{t(`kind.${kindOf(notice)}`)}</span>
          <time dateTime={notice.fecha}>{formatTime(notice.fecha, zona_horaria)}</time>
          {importante && (
            <span className={classes.important}>
              <IconAlertCircle size={16} aria-hidden />
              {t("important")}
            </span>
          )}
          {documento_notificacion !== null && (
            <span className={classes.fact}>
              <IconPaperclip size={16} aria-hidden />
              {t("row.attached")}
            </span>
          )}
        </span>
      </span>
    </Link>
  );
}
