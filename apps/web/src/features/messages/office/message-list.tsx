import { Button } from "@mantine/core";
import { IconAlertCircle, IconClock, IconPaperclip } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { CompanyMessage } from "@atrio/contract/messages/company-messages";

import {
  dayIn,
  formatDateTime,
  formatPercent,
  isEarlier,
  nowInstant,
} from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { languageNames } from "../../../lib/language.ts";
import { StatusBadge } from "../../../ui/status-badge.tsx";

import classes from "./messages-office.module.css";

type MessageListProps = {
  messages: readonly CompanyMessage[];
  isBusy: boolean;
  onReaders: (message: CompanyMessage) => void;
  /** Asks before it takes a message back; null for those who only read. */
  onWithdraw: ((message: CompanyMessage) => void) | null;
};

/** Messages of the company, newest first, with how many people have read each. */
export function MessageList({ messages, isBusy, ...acts }: MessageListProps) {
  const { t } = useTranslation("messages-office");
  return (
    <ul className={classes.list} aria-label={t("title")} aria-busy={isBusy}>
      {messages.map((message) => (
        <li key={message.id}>
          <MessageRow message={message} {...acts} />
        </li>
      ))}
    </ul>
  );
}

type RowProps = Pick<MessageListProps, "onReaders" | "onWithdraw"> & { message: CompanyMessage };

function MessageRow({ message, onReaders, onWithdraw }: RowProps) {
  const { t } = useTranslation("messages-office");
  const { zona_horaria } = useCurrentUser();
  const { titulo, fecha, autor, retirado_en, total_destinatarios } = message;
  const isWaiting = isEarlier(nowInstant(), fecha);
  const when = formatDateTime(fecha, zona_horaria);
  return (
    <article className={classes.row} data-withdrawn={retirado_en !== null}>
      <div className={classes.about}>
        <h2>{titulo}</h2>
        <p className={classes.muted}>
          <time dateTime={fecha} data-day={dayIn(zona_horaria, fecha)}>
            {when}
          </time>{" "}
          · {autor.nombre_completo} · {t(`sentTo.${message.destinatarios}`)}
        </p>
        <Marks message={message} isWaiting={isWaiting} />
      </div>
      {!isWaiting && <Readings message={message} />}
      <div className={classes.acts}>
        {!isWaiting && (
          <Button
            variant="default"
            size="sm"
            aria-label={t("readersOf", { title: titulo })}
            onClick={() => onReaders(message)}
          >
            {t("readers")}
          </Button>
        )}
        {isWaiting && (
          <span className={classes.muted}>
            {t("people", { count: total_destinatarios, total: total_destinatarios })}
          </span>
        )}
        {onWithdraw !== null && retirado_en === null && (
          <Button
            variant="subtle"
            color="red"
            size="sm"
            aria-label={t("withdrawOf", { title: titulo })}
            onClick={() => onWithdraw(message)}
          >
            {t("withdraw.submit")}
          </Button>
        )}
      </div>
    </article>
  );
}

function Marks({ message, isWaiting }: { message: CompanyMessage; isWaiting: boolean }) {
  const { t } = useTranslation("messages-office");
  const { idioma, textos, importante, retirado_en, documento_notificacion } = message;
  const isPlain = idioma === null && !importante && !isWaiting && retirado_en === null;
  if (isPlain && documento_notificacion === null) return null;
  return (
    <span className={classes.marks}>
      {retirado_en !== null && <StatusBadge color="gray">{t("withdrawn")}</StatusBadge>}
      {isWaiting && retirado_en === null && (
        <StatusBadge color="blue" icon={<IconClock size={15} />}>
          {t("waiting")}
        </StatusBadge>
      )}
      {importante && (
        <StatusBadge color="brand" icon={<IconAlertCircle size={15} />}>
          {t("important")}
        </StatusBadge>
      )}
      {idioma !== null && (
        <StatusBadge color="gray">
          {[idioma, ...textos.map((one) => one.idioma)].map((one) => languageNames[one]).join(", ")}
        </StatusBadge>
      )}
      {documento_notificacion !== null && (
        <StatusBadge color="gray" icon={<IconPaperclip size={15} />}>
          {documento_notificacion.nombre}
        </StatusBadge>
      )}
    </span>
  );
}

function Readings({ message }: { message: CompanyMessage }) {
  const { t } = useTranslation("messages-office");
  const { leidos, total_destinatarios } = message;
  const percent = total_destinatarios === 0 ? 0 : (leidos / total_destinatarios) * 100;
  return (
    <div className={classes.readings}>
      <span>
        <b>{t("read", { count: leidos, read: leidos, total: total_destinatarios })}</b>{" "}
        <span className={classes.muted}>{formatPercent(Math.round(percent), 0)}</span>
      </span>
      <span className={classes.bar} aria-hidden>
        <span style={{ width: `${percent}%` }} />
      </span>
    </div>
  );
}
