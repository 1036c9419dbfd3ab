import { ActionIcon, Button } from "@mantine/core";
import { IconCalendarOff, IconCopy, IconPencil, IconPlus, IconRepeat } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { Board } from "@atrio/contract/shifts/shifts";

import { addDays } from "../../../../lib/format.ts";
import { EmptyState, ErrorState, LinesSkeleton } from "../../../../ui/state.tsx";
import manage from "../manage/manage.module.css";

import { emptyDraft, seriesKinds } from "./series.model.ts";
import type { SeriesSubject, StoredSeries } from "./series.model.ts";
import classes from "./series.module.css";
import { seriesQuery } from "./series.queries.ts";
import { useSeriesWords } from "./use-series-words.ts";

type SeriesListProps = {
  board: Board;
  today: string;
  onSubject: (subject: SeriesSubject) => void;
};

/** Recurrences and patterns of the caller's areas, and new ones. */
export function SeriesList({ board, today, onSubject }: SeriesListProps) {
  const { t } = useTranslation("board-series");
  const { data: all, error, refetch } = useQuery(seriesQuery);
  const areas = new Map(board.areas.map(({ id, nombre }) => [id, nombre]));
  if (all === undefined) {
    if (error !== null) return <ErrorState error={error} onRetry={() => void refetch()} />;
    return <LinesSkeleton lines={6} />;
  }
  return (
    <>
      <p className={manage.hint}>{t("list.hint")}</p>
      {all.length === 0 && (
        <EmptyState
          icon={<IconRepeat size={24} />}
          title={t("list.none")}
          text={t("list.none_text")}
        />
      )}
      <ul className={classes.list}>
        {all.map((series) => (
          <SeriesItem
            key={`${series.kind} ${series.id}`}
            series={series}
            area={areas.get(series.pe_area_trabajo_id) ?? ""}
            onSubject={onSubject}
          />
        ))}
      </ul>
      <div className={classes.add}>
        {seriesKinds.map((kind) => (
          <Button
            key={kind}
            variant="default"
            mih={44}
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() =>
              onSubject({ act: "create", draft: emptyDraft(kind, board, addDays(today, 1)) })
            }
          >
            {t(`list.new.${kind}`)}
          </Button>
        ))}
      </div>
    </>
  );
}

type SeriesItemProps = {
  series: StoredSeries;
  area: string;
  onSubject: (subject: SeriesSubject) => void;
};

function SeriesItem({ series, area, onSubject }: SeriesItemProps) {
  const { t } = useTranslation("board-series");
  const words = useSeriesWords();
  const name = { name: series.nombre };
  return (
    <li className={classes.item}>
      <span className={classes.line}>
        <strong>{series.nombre}</strong>
        <small>{words.about(series)}</small>
        <small>
          {[t(`kind.one.${series.kind}`), area, t("list.shifts", { count: series.turnos })].join(
            " · ",
          )}
        </small>
      </span>
      <ActionIcon
        {...tool}
        aria-label={t("list.change", name)}
        onClick={() => onSubject({ act: "change", series })}
      >
        <IconPencil size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon
        {...tool}
        aria-label={t("list.copy", name)}
        onClick={() => onSubject({ act: "copy", series })}
      >
        <IconCopy size={20} aria-hidden />
      </ActionIcon>
      <ActionIcon
        {...tool}
        aria-label={t("list.end", name)}
        onClick={() => onSubject({ act: "end", series })}
      >
        <IconCalendarOff size={20} aria-hidden />
      </ActionIcon>
    </li>
  );
}

const tool = { variant: "subtle", color: "gray", size: 44 } as const;
