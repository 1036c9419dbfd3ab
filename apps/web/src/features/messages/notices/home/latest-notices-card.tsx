import { VisuallyHidden } from "@mantine/core";
import { IconBell } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import type { Notification } from "@atrio/contract/messages/company-messages";

import { dayIn } from "../../../../lib/format.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import rows from "../../../../ui/card-rows.module.css";
import { Card } from "../../../../ui/card.tsx";
import { foldFigure } from "../../../../ui/fold-figure.tsx";
import { EmptyState, ErrorState, LinesSkeleton } from "../../../../ui/state.tsx";
import { kindOf } from "../notices.model.ts";
import { latestNoticesQuery } from "../notices.queries.ts";
import { TypeTile } from "../type-tile.tsx";
import { useDayName } from "../use-day-name.ts";

import classes from "./latest-notices-card.module.css";

const shown = 4;

/** The newest notifications, the unread ones marked. */
export function LatestNoticesCard() {
  const { t } = useTranslation("notices-page");
  const { id: workerId } = useCurrentUser();
  const { data, error, refetch } = useQuery(latestNoticesQuery(workerId));
  const title = t("card.title");
  return (
    <Card
      title={title}
      figure={foldFigure(error, data && (data.data[0]?.titulo ?? t("empty.todas_title")))}
      action={
        <Link to="/internComunication" aria-label={`${t("card.all")}: ${title}`}>
          {t("card.all")}
        </Link>
      }
    >
      {data === undefined && error === null && <LinesSkeleton lines={4} />}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {data?.data.length === 0 && (
        <EmptyState
          icon={<IconBell size={24} />}
          title={t("empty.todas_title")}
          text={t("empty.todas_text")}
        />
      )}
      {data !== undefined && data.data.length > 0 && (
        <ul className={`${rows.list} ${classes.list}`}>
          {data.data.slice(0, shown).map((notice) => (
            <li key={notice.id}>
              <Row notice={notice} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Row({ notice }: { notice: Notification }) {
  const { t } = useTranslation("notices-page");
  const { zona_horaria } = useCurrentUser();
  const nameOf = useDayName();
  return (
    <Link
      to="/internComunication"
      search={{ aviso: notice.id }}
      className={rows.row}
      data-unread={!notice.leida}
    >
      <TypeTile notice={notice} />
      <span className={rows.texts}>
        <b>{notice.titulo}</b>
        <span>
          {nameOf(dayIn(zona_horaria, notice.fecha))} · {t(`kind.${kindOf(notice)}`)}
        </span>
      </span>
      {!notice.leida && (
        <>
          <span className={classes.dot} aria-hidden />
          <VisuallyHidden>{t("row.unread")}</VisuallyHidden>
        </>
      )}
    </Link>
  );
}
