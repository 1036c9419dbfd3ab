import { Alert, Button } from "@mantine/core";
import { IconClockQuestion } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { lazy, useState } from "react";
import { useTranslation } from "react-i18next";

import type { ForgottenPunch } from "@atrio/contract/time/changes";

import { loadChunk } from "../../../lib/chunks.ts";
import { formatDate, formatTime, formatWeekday } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { Part } from "../../../ui/part.tsx";
import { workdaysQuery } from "../time.queries.ts";

import classes from "./changes.module.css";
import { forgottenQuery } from "./changes.queries.ts";

const CorrectionDialog = lazy(async () => ({
  default: (await loadChunk(() => import("./correction/correction-dialog.tsx"))).CorrectionDialog,
}));

const shownAtFirst = 2;

type ForgottenNoticeProps = {
  /** Days that the page tells of elsewhere. */
  except: readonly string[];
};

/** Days that seem to miss a punch, with the usual times ready to be asked for as a correction. */
export function ForgottenNotice({ except }: ForgottenNoticeProps) {
  const { t } = useTranslation("changes");
  const user = useCurrentUser();
  const { data } = useQuery(forgottenQuery(user.id));
  const days = data?.filter(({ dia }) => !except.includes(dia)) ?? [];
  const [isOpen, setOpen] = useState(false);
  const [asked, setAsked] = useState<ForgottenPunch | null>(null);
  if (days.length === 0) return null;
  const shown = isOpen ? days : days.slice(0, shownAtFirst);
  return (
    <Alert
      color="blue"
      mb="md"
      icon={<IconClockQuestion size={22} aria-hidden />}
      title={t("forgotten.title", { count: days.length })}
    >
      <ul className={classes.list}>
        {shown.map((one) => (
          <li key={one.dia} className={classes.row}>
            <span>
              {t(`forgotten.${one.motivo}`, {
                date: `${formatWeekday(one.dia, "long")}, ${formatDate(one.dia)}`,
              })}
              {". "}
              {t("forgotten.proposal", { spans: spansText(one) })}
            </span>
            <Button variant="default" size="sm" onClick={() => setAsked(one)}>
              {t("forgotten.ask")}
            </Button>
          </li>
        ))}
      </ul>
      {days.length > shownAtFirst && (
        <Button variant="subtle" size="sm" mt="xs" onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? "forgotten.less" : "forgotten.more")}
        </Button>
      )}
      {asked !== null && <AskCorrection asked={asked} onClose={() => setAsked(null)} />}
    </Alert>
  );
}

function spansText(day: ForgottenPunch): string {
  const text = (instant: string | undefined) =>
    instant === undefined ? "" : formatTime(instant, day.zona_horaria);
  return day.propuesta
    .filter((one) => one.accion !== "borrar")
    .map((one) => `${text(one.hora_inicio)}–${text(one.hora_fin)}`)
    .join(", ");
}

function AskCorrection({ asked, onClose }: { asked: ForgottenPunch; onClose: () => void }) {
  const user = useCurrentUser();
  const day = useQuery(workdaysQuery(user.id, asked.dia, asked.dia)).data?.[0];
  if (day === undefined) return null;
  return (
    <Part>
      <CorrectionDialog day={day} proposal={asked.propuesta} onClose={onClose} />
    </Part>
  );
}
