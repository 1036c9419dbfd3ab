import { Button } from "@mantine/core";
import { IconAlertCircle, IconArchive, IconArchiveOff, IconArrowRight } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";

import type { OpenNotification } from "@atrio/contract/messages/company-messages";

import { messageOf } from "../../../../lib/errors.ts";
import { dayIn, formatLongDate, formatTime } from "../../../../lib/format.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { addLanguage, currentLanguage } from "../../../../lib/language.ts";
import { notify } from "../../../../ui/notify.ts";
import { PersonAvatar } from "../../../../ui/person-avatar.tsx";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import { kindOf } from "../notices.model.ts";
import { putAwayMutation, readMutation } from "../notices.queries.ts";
import { TypeTile } from "../type-tile.tsx";

import { Attachment } from "./attachment.tsx";
import { NoticeText } from "./notice-text.tsx";
import classes from "./reader.module.css";

type NoticeReaderProps = {
  notice: OpenNotification;
  /** Shows the title as a heading, unless a drawer has it already. */
  isTitled: boolean;
  onPutAway: () => void;
};

/** A notification, whole; who opens it has read it. */
export function NoticeReader({ notice, isTitled, onPutAway }: NoticeReaderProps) {
  const { zona_horaria } = useCurrentUser();
  useReading(notice);
  const day = formatLongDate(dayIn(zona_horaria, notice.fecha));
  return (
    <article className={classes.reader}>
      <header className={classes.head}>
        <TypeTile notice={notice} />
        <div className={classes.about}>
          {isTitled && <h2>{notice.titulo}</h2>}
          <Facts notice={notice} when={`${day}, ${formatTime(notice.fecha, zona_horaria)}`} />
        </div>
      </header>
      <NoticeText notice={notice} />
      {notice.documento_notificacion !== null && (
        <Attachment key={notice.id} id={notice.id} file={notice.documento_notificacion} />
      )}
      <Actions notice={notice} onPutAway={onPutAway} />
    </article>
  );
}

/** Marks an opened notification as read, once; a handed-over session only looks. */
function useReading({ id, leida }: OpenNotification): void {
  const { suplantada } = useCurrentUser().sesion;
  const { mutate } = useMutation(readMutation);
  useEffect(() => {
    if (!leida && !suplantada) mutate(id);
  }, [id, leida, suplantada, mutate]);
}

function Facts({ notice, when }: { notice: OpenNotification; when: string }) {
  const { t } = useTranslation("notices-page");
  const { autor, importante } = notice;
  return (
    <div className={classes.facts}>
      <span>
        {t(`kind.${kindOf(notice)}`)} · <time dateTime={notice.fecha}>{when}</time>
      </span>
      {autor !== null && (
        <span className={classes.author}>
          <PersonAvatar name={autor.nombre_completo} photo={autor.link_foto} size={26} />
          {t("reader.author", { name: autor.nombre_completo })}
        </span>
      )}
      {importante && (
        <StatusBadge color="brand" icon={<IconAlertCircle size={15} />}>
          {t("important")}
        </StatusBadge>
      )}
    </div>
  );
}

function Actions({ notice, onPutAway }: Pick<NoticeReaderProps, "notice" | "onPutAway">) {
  const { t } = useTranslation("notices-page");
  const { suplantada } = useCurrentUser().sesion;
  const navigate = useNavigate();
  const { id, enlace, visible } = notice;
  const putAway = useMutation({
    ...putAwayMutation,
    onSuccess: () => {
      notify({ kind: "success", message: t(visible ? "archive.done" : "archive.undone") });
      onPutAway();
    },
    onError: (error) => notify({ kind: "error", message: messageOf(error) }),
  });
  // A reader without access to the thing's page gets the home page, which needs no link.
  const isLeading = enlace !== null && enlace !== "/";
  if (!isLeading && suplantada) return null;
  return (
    <div className={classes.actions}>
      {isLeading && (
        <Button
          component="a"
          href={addLanguage(enlace, currentLanguage())}
          rightSection={<IconArrowRight size={18} aria-hidden />}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            void navigate({ href: addLanguage(enlace, currentLanguage()) });
          }}
        >
          {t("reader.go")}
        </Button>
      )}
      {!suplantada && (
        <Button
          variant="default"
          leftSection={
            visible ? (
              <IconArchive size={18} aria-hidden />
            ) : (
              <IconArchiveOff size={18} aria-hidden />
            )
          }
          loading={putAway.isPending}
          onClick={() => putAway.mutate({ id, visible: !visible })}
        >
          {t(visible ? "archive.put" : "archive.back")}
        </Button>
      )}
    </div>
  );
}
