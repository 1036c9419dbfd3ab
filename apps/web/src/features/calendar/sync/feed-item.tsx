import { Alert, Button } from "@mantine/core";
import { IconCalendarShare } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { CalendarFeed } from "@atrio/contract/calendar/calendar-feeds";

import { messageOf } from "../../../lib/errors.ts";
import { dayIn, formatAgo, formatDate } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { notify } from "../../../ui/notify.ts";

import classes from "./sync.module.css";
import { revokeFeedMutation } from "./sync.queries.ts";
import { useFocusHere } from "./use-focus-here.ts";

type FeedItemProps = { feed: CalendarFeed; isReadOnly: boolean; onRevoked: () => void };

/** A subscription: contents, last reading, and its end. */
export function FeedItem({ feed, isReadOnly, onRevoked }: FeedItemProps) {
  const { t } = useTranslation("calendar");
  const { zona_horaria } = useCurrentUser();
  const [isAsking, setAsking] = useState(false);
  const { nombre, alcances, privacidad } = feed;
  const carried = alcances.map((scope) => t(`sync.scope.${scope}`)).join(" · ");
  return (
    <li className={classes.feed}>
      <IconCalendarShare size={22} aria-hidden />
      <div className={classes.about}>
        <b>{nombre}</b>
        <span>{carried}</span>
        {alcances.includes("ausencias") && (
          <span>{t("sync.says", { level: t(`sync.level.${privacidad}`) })}</span>
        )}
        <span>
          {t("sync.made", { date: formatDate(dayIn(zona_horaria, feed.creada_en)) })}
          {" · "}
          {feed.usada_en === null
            ? t("sync.unused")
            : t("sync.used", { when: formatAgo(feed.usada_en) })}
        </span>
      </div>
      {isAsking && (
        <RevokeQuestion feed={feed} onKeep={() => setAsking(false)} onRevoked={onRevoked} />
      )}
      {!isAsking && !isReadOnly && (
        <Button
          variant="default"
          size="sm"
          mih={44}
          aria-label={t("sync.revoke_of", { name: nombre })}
          onClick={() => setAsking(true)}
        >
          {t("sync.revoke")}
        </Button>
      )}
    </li>
  );
}

type RevokeQuestionProps = Pick<FeedItemProps, "feed" | "onRevoked"> & { onKeep: () => void };

/** Confirmation before a subscription's address is revoked. */
function RevokeQuestion({ feed, onKeep, onRevoked }: RevokeQuestionProps) {
  const { id, nombre } = feed;
  const { t } = useTranslation("calendar");
  const { id: workerId } = useCurrentUser();
  const keep = useFocusHere<HTMLButtonElement>();
  const revoke = useMutation(revokeFeedMutation(workerId));
  return (
    <div
      className={classes.question}
      role="group"
      aria-label={t("sync.revoke_title", { name: nombre })}
    >
      <b>{t("sync.revoke_title", { name: nombre })}</b>
      <p>{t("sync.revoke_text")}</p>
      {revoke.error !== null && (
        <Alert color="red" role="alert">
          {messageOf(revoke.error)}
        </Alert>
      )}
      <div className={classes.buttons}>
        <Button variant="default" size="sm" mih={44} ref={keep} onClick={onKeep}>
          {t("sync.keep")}
        </Button>
        <Button
          size="sm"
          mih={44}
          loading={revoke.isPending}
          onClick={() =>
            revoke.mutate(id, {
              onSuccess: () => {
                notify({ kind: "success", message: t("sync.revoked") });
                onRevoked();
              },
            })
          }
        >
          {t("sync.revoke")}
        </Button>
      </div>
    </div>
  );
}
