import { VisuallyHidden } from "@mantine/core";
import { Suspense, lazy, useState } from "react";
import { useTranslation } from "react-i18next";

import { loadChunk } from "../../../lib/chunks.ts";
import { formatDayMonth, formatTime, serverAheadSeconds } from "../../../lib/format.ts";
import { Card } from "../../../ui/card.tsx";
import { notify } from "../../../ui/notify.ts";
import { BlockSkeleton, ErrorState } from "../../../ui/state.tsx";
import { ReceiptLine } from "../receipt-line.tsx";
import { workedMinutes } from "../time-registration.model.ts";

import { ClockActions } from "./clock-actions.tsx";
import classes from "./clock-card.module.css";
import { ClockCounter } from "./clock-counter.tsx";
import { ClockStatus } from "./clock-status.tsx";
import { punchedAt } from "./clock.model.ts";
import { DayLine } from "./day-line.tsx";
import { DayTimeline } from "./day-timeline.tsx";
import { PunchFailure } from "./punch-failure.tsx";
import { PunchProgress } from "./punch-progress.tsx";
import { useClock } from "./use-clock.ts";
import type { Clock } from "./use-clock.ts";
import { usePunch } from "./use-punch.ts";
import type { Punch } from "./use-punch.ts";

const LocationDialog = lazy(async () => ({
  default: (await loadChunk(() => import("./location-dialog.tsx"))).LocationDialog,
}));
const StatedEndForm = lazy(async () => ({
  default: (await loadChunk(() => import("../stated-end/stated-end-form.tsx"))).StatedEndForm,
}));

const receiptShownMs = 5_000;
/** A device's clock that is further off than this is mentioned. */
const noticeableSkewSeconds = 120;

/** The clock of the working day: counter, timeline and the buttons to punch. */
export function ClockCard() {
  const query = useClock();
  if (query.status === "loading") return <BlockSkeleton height={318} />;
  if (query.status === "failed") {
    return (
      <Card>
        <ErrorState error={query.error} onRetry={query.retry} />
      </Card>
    );
  }
  return <RunningClock clock={query.clock} />;
}

function RunningClock({ clock }: { clock: Clock }) {
  const { t } = useTranslation("time");
  const [announcement, setAnnouncement] = useState("");
  const [note, setNote] = useState("");
  const punch = usePunch({
    onDone: ({ fichaje, jornada, recibo }, action) => {
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
    },
  });
  const { day, now, state, today } = clock;
  // Until its worker says when a forgotten signing ended, what it adds up to means nothing.
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
      className={classes.card}
    >
      {counted !== null && (
        <ClockCounter worked={workedMinutes(counted, now)} expected={counted.minutos_previstos} />
      )}
      <DayLine clock={clock} />
      {counted !== null && <DayTimeline day={counted} now={now} />}
      <Controls clock={clock} punch={punch} note={note} onNote={setNote} />
      {Math.abs(serverAheadSeconds()) > noticeableSkewSeconds && (
        <p className={classes.skew}>{t("card.skew")}</p>
      )}
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

/** The buttons, or what stands in their place: a failed punch, a signing left open for a day. */
function Controls({ clock, punch, note, onNote }: ControlsProps) {
  // Somebody else's session, handed over by an administrator, only reads.
  if (clock.user.sesion.suplantada) return null;
  const { open } = clock;
  return (
    <>
      {punch.failed !== null && punch.phase !== "sending" ? (
        <PunchFailure punch={punch} failed={punch.failed} />
      ) : (
        <Suspense fallback={null}>
          {open?.abierto_mas_de_un_dia === true ? (
            <StatedEndForm clock={clock} open={open} punch={punch} />
          ) : (
            <ClockActions clock={clock} punch={punch} note={note} onNote={onNote} />
          )}
        </Suspense>
      )}
      <PunchProgress punch={punch} />
      <Suspense fallback={null}>
        {punch.phase === "explaining" && <LocationDialog punch={punch} />}
      </Suspense>
    </>
  );
}
