import { IconLayoutBoard } from "@tabler/icons-react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";

import type { Board } from "@atrio/contract/shifts/shifts";

import { loadChunk } from "../../../lib/chunks.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { BlockSkeleton, EmptyState, ErrorState } from "../../../ui/state.tsx";
import { useBelow } from "../../../ui/use-below.ts";
import { waitingExchangesQuery } from "../exchanges/exchanges.queries.ts";

import classes from "./board.module.css";
import { boardQuery } from "./board.queries.ts";
import { placeOf } from "./range.model.ts";
import type { DayRange } from "./range.model.ts";
import type { PlanningBoardProps } from "./use-workspace.ts";

// Fetched beside the board's data, not after them; a failure is thrown again where it is drawn.
const arriving = loadChunk(() => import("./workspace.tsx"));
arriving.catch(() => undefined);

type Part = Awaited<typeof arriving>;

/**
 * The program that draws a board, null while it is fetched. It is mostly there before the data: a lazy
 * component would show its fallback even then, and React keeps a fallback for 300 ms.
 */
function useWorkspacePart(): Part | null {
  const [part, setPart] = useState<Part | null>(null);
  useEffect(() => {
    const fail = (error: unknown) =>
      setPart(() => {
        throw error;
      });
    arriving.then(setPart, fail);
  }, []);
  return part;
}

/** The board with its states: on its way, failed, without areas. */
export function PlanningBoard(props: PlanningBoardProps) {
  const { t } = useTranslation("board");
  const { managerId, search, today } = props;
  const isPhone = useBelow("tablet");
  const place = placeOf(search, { today, isPhone });
  const { dates } = place;
  const query = useQuery({ ...boardQuery(managerId, dates), placeholderData: keepPreviousData });
  const { data: board, error } = query;
  // On a phone the button of requests is a line of its own: what is below it waits for its place.
  const isWaited = useQuery(waitingExchangesQuery(managerId)).isPending && isPhone;
  const part = useWorkspacePart();
  if (board?.areas.length === 0) return <NoAreas />;
  const isFailed = error !== null && board === undefined;
  if (isFailed || part === null) {
    return (
      <>
        <PageHeader title={t("title")} />
        {isFailed ? <ErrorState error={error} onRetry={() => void query.refetch()} /> : <Loading />}
      </>
    );
  }
  return (
    <part.Workspace
      {...props}
      // Heading and filters are drawn while the data are on their way.
      board={board === undefined ? blank(dates) : ofRange(board, dates)}
      place={place}
      isPhone={isPhone}
      isLoading={board === undefined || isWaited}
    />
  );
}

/** A board of which nothing is known yet. */
function blank({ from, to }: DayRange): Board {
  const nothing = { areas: [], turnos: [], etiquetas: [], pausas: [], ausencias: [], avisos: [] };
  return { desde: from, hasta: to, ...nothing, horas: [], festivos: [], preferencias: [] };
}

/** The last board stays until that of another range is there; its days are the new ones already. */
function ofRange(board: Board, { from, to }: DayRange): Board {
  return board.desde === from && board.hasta === to ? board : emptied(board, { from, to });
}

const emptyBoards = new WeakMap<Board, Board>();

function emptied(board: Board, { from, to }: DayRange): Board {
  const cached = emptyBoards.get(board);
  if (cached?.desde === from && cached.hasta === to) return cached;
  const turnos = board.turnos.filter(({ fecha }) => fecha >= from && fecha <= to);
  const made = { ...board, desde: from, hasta: to, turnos, avisos: [], horas: [] };
  emptyBoards.set(board, made);
  return made;
}

function Loading() {
  return (
    <div className={classes.loading} aria-busy>
      <BlockSkeleton height={48} />
      <BlockSkeleton height={560} />
    </div>
  );
}

function NoAreas() {
  const { t } = useTranslation("board");
  return (
    <>
      <PageHeader title={t("title")} />
      <EmptyState
        icon={<IconLayoutBoard size={24} />}
        title={t("no_areas.title")}
        text={t("no_areas.text")}
      />
    </>
  );
}
