import { VisuallyHidden } from "@mantine/core";
import { lazy, useEffect, useRef, useState } from "react";
import type { RefObject } from "react";
import { useTranslation } from "react-i18next";

import { fetchAhead, loadChunk } from "../../../lib/chunks.ts";
import { formatDayMonth, formatTime, serverAheadSeconds } from "../../../lib/format.ts";
import { Card } from "../../../ui/card.tsx";
import { notify } from "../../../ui/notify.ts";
import { Part } from "../../../ui/part.tsx";
import { BlockSkeleton, ErrorState } from "../../../ui/state.tsx";
import type { KeptPunch } from "../offline/offline.model.ts";
import { loadOutbox } from "../offline/offline.queries.ts";
import { ReceiptLine } from "../receipt-line.tsx";
import { workedMinutes } from "../time.model.ts";

import { ClockActions } from "./clock-actions.tsx";
import classes from "./clock-card.module.css";
import { ClockCounter } from "./clock-counter.tsx";
import { ClockStatus } from "./clock-status.tsx";
import { absentDayOf, punchedAt } from "./clock.model.ts";
import type { AbsentDay } from "./clock.model.ts";
import { DayLine } from "./day-line.tsx";
import { DayTimeline } from "./day-timeline.tsx";
import { ProjectPlace } from "./project-place.tsx";
import { PunchFailure } from "./punch-failure.tsx";
import { PunchProgress } from "./punch-progress.tsx";
import { useClock } from "./use-clock.ts";
import type { Clock } from "./use-clock.ts";
import { usePunch } from "./use-punch.ts";
import type { Punch } from "./use-punch.ts";

const importLocation = () => import("./location-dialog.tsx");
const LocationDialog = lazy(async () => ({
  default: (await loadChunk(importLocation)).LocationDialog,
}));
const importKeptPunches = () => import("../offline/kept-punches.tsx");
const KeptPunches = lazy(async () => ({
  default: (await loadChunk(importKeptPunches)).KeptPunches,
}));
const AbsenceDialog = lazy(async () => ({
  default: (await loadChunk(() => import("./absence-dialog.tsx"))).AbsenceDialog,
}));
const StatedEndForm = lazy(async () => ({
  default: (await loadChunk(() => import("../stated-end/stated-end-form.tsx"))).StatedEndForm,
}));

const receiptShownMs = 5_000;
/** A device's clock that is further off than this is mentioned. */
const noticeableSkewSeconds = 120;

type ClockCardProps = {
  /** Layout in a line without the bar of the day, beside a month that shows it. */
  isCompact?: boolean;
  /** Opens a correction in place of a punch that the server has refused, where the page can. */
  onCorrect?: ((punch: KeptPunch) => void) | undefined;
};

/** The clock of the working day: counter, timeline and the buttons to punch. */
export function ClockCard({ isCompact = false, onCorrect }: ClockCardProps) {
  const query = useClock();
  if (query.status === "loading") {
    return isCompact ? (
      <BlockSkeleton height={236} phone={388} />
    ) : (
      <BlockSkeleton height={456} phone={444} />
    );
  }
  if (query.status === "failed") {
    return (
      <Card className={`${classes.card} ${classes.failed}`}>
        <ErrorState error={query.error} onRetry={query.retry} />
      </Card>
    );
  }
  return <RunningClock clock={query.clock} isCompact={isCompact} onCorrect={onCorrect} />;
}

type RunningClockProps = ClockCardProps & { clock: Clock; isCompact: boolean };

function RunningClock({ clock, isCompact, onCorrect }: RunningClockProps) {
  const { t } = useTranslation("time");
  const [announcement, setAnnouncement] = useState("");
  const [note, setNote] = useState("");
  const [absent, setAbsent] = useState<AbsentDay | null>(null);
  const punch = usePunch({
    onDone: ({ fichaje, jornada, recibo, advertencia }, action) => {
      const time = formatTime(punchedAt(fichaje, jornada), jornada.zona_horaria);
      const title = t(`done.${action}`, { time });
      setAnnouncement(title);
      setNote("");
      notify({
        kind: "success",
        title,
        message: <ReceiptLine receipt={recibo} />,
        duration: receiptShownMs,
      });
      setAbsent(absentDayOf(jornada, advertencia));
    },
    onKept: () => {
      setAnnouncement(t("offline.kept"));
      setNote("");
    },
  });
  const { day, now, state, today } = clock;
  // The total of a forgotten signing means nothing until its worker states the end.
  const counted = clock.open?.abierto_mas_de_un_dia === true ? null : day;
  const title =
    day === null || day.dia === today
      ? t("card.today")
      : t("card.other_day", { date: formatDayMonth(day.dia) });
  return (
    <Card
      tone="stage"
      title={title}
      action={<ClockStatus state={state} />}
      className={`${classes.card} ${isCompact ? classes.compact : ""}`}
    >
      {counted !== null && (
        <ClockCounter worked={workedMinutes(counted, now)} expected={counted.minutos_previstos} />
      )}
      <DayLine clock={clock} />
      {counted !== null && !isCompact && <DayTimeline day={counted} now={now} />}
      <ProjectPlace clock={clock} />
      <Part>{clock.kept.length > 0 && <KeptPunches clock={clock} onCorrect={onCorrect} />}</Part>
      <Controls clock={clock} punch={punch} note={note} onNote={setNote} />
      {Math.abs(serverAheadSeconds()) > noticeableSkewSeconds && (
        <p className={classes.skew}>{t("card.skew")}</p>
      )}
      <Part>
        {absent !== null && <AbsenceDialog absent={absent} onClose={() => setAbsent(null)} />}
      </Part>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Card>
  );
}

type ControlsProps = {
  clock: Clock;
  punch: Punch;
  note: string;
  onNote: (note: string) => void;
};

/** The buttons, or the form for a signing left open; a punch that was refused stands before them. */
function Controls({ clock, punch, note, onNote }: ControlsProps) {
  const frame = useRef<HTMLDivElement>(null);
  useFocusKept(frame, punch.phase === "idle");
  // A first punch without a connection must not fail for want of these parts.
  useEffect(preloadParts, []);
  // A handed-over session only reads.
  if (clock.user.sesion.suplantada) return null;
  const { open } = clock;
  return (
    <div ref={frame} className={classes.controls}>
      {punch.refusal !== null && punch.phase !== "sending" && (
        <PunchFailure error={punch.refusal} onDismiss={punch.dismiss} />
      )}
      <Part>
        {open?.abierto_mas_de_un_dia === true ? (
          <StatedEndForm clock={clock} open={open} punch={punch} />
        ) : (
          <ClockActions clock={clock} punch={punch} note={note} onNote={onNote} />
        )}
      </Part>
      <PunchProgress punch={punch} />
      <Part>{punch.phase === "explaining" && <LocationDialog punch={punch} />}</Part>
    </div>
  );
}

function preloadParts(): void {
  for (const part of [importLocation, loadOutbox, importKeptPunches]) fetchAhead(part);
}

/** A pressed button disappears with its punch: the focus goes to the first remaining one. */
function useFocusKept(frame: RefObject<HTMLElement | null>, isIdle: boolean): void {
  const wasIdle = useRef(true);
  useEffect(() => {
    if (isIdle && !wasIdle.current && document.activeElement === document.body) {
      const buttons = frame.current?.querySelectorAll<HTMLElement>("button:enabled") ?? [];
      const visible = [...buttons].find((button) => button.offsetParent !== null);
      visible?.focus({ preventScroll: true });
    }
    wasIdle.current = isIdle;
  }, [frame, isIdle]);
}
