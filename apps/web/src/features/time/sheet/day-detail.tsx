import { ActionIcon, Button, Drawer } from "@mantine/core";
import { IconChevronLeft, IconChevronRight, IconShieldCheck } from "@tabler/icons-react";
import { useState } from "react";
import type { KeyboardEvent, ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { Signing, Workday } from "@atrio/contract/time/time";

import { formatLongDate, formatMinutes } from "../../../lib/format.ts";
import { ScheduleText } from "../schedule-text.tsx";
import { balanceMinutes, workedMinutes } from "../time.model.ts";

import { Balance } from "./balance.tsx";
import { ClockedAwayNotes, DayAbsences } from "./day-absences.tsx";
import classes from "./day-detail.module.css";
import { DayStatus } from "./day-status.tsx";
import { HolidayBadge } from "./holiday-badge.tsx";
import { SigningDetail } from "./signing-detail.tsx";

/** Parts of a day's panel beside the facts: buttons, forms, notes. */
export type DayExtras = {
  /** Below the day's signings. */
  renderActions?: (day: Workday) => ReactNode;
  /** Inside each signing, below its facts. */
  renderSigningActions?: (signing: Signing, day: Workday) => ReactNode;
};

type DayDetailProps = DayExtras & {
  day: Workday;
  now: string;
  /** Neighbours on the sheet, null at its ends. */
  previous: string | null;
  next: string | null;
  onShow: (day: string) => void;
  onClose: () => void;
};

/** All facts of a working day, in a panel beside the sheet. */
export function DayDetail(props: DayDetailProps) {
  const { day, now, previous, next, onShow, onClose } = props;
  const { renderActions, renderSigningActions } = props;
  const { t } = useTranslation("time");
  const [hasEvidence, setEvidence] = useState(false);
  const closeOnEscape = (event: KeyboardEvent<HTMLDivElement>) => {
    const { key, target, currentTarget } = event;
    // A dialog over the panel is inside it for React, not for the page: its Escape is its own.
    if (key === "Escape" && target instanceof Node && currentTarget.contains(target)) onClose();
  };
  return (
    <Drawer
      opened
      onClose={onClose}
      returnFocus={false}
      closeOnEscape={false}
      onKeyDown={closeOnEscape}
      position="right"
      size="lg"
      title={formatLongDate(day.dia)}
      closeButtonProps={{ "aria-label": t("detail.close"), size: 44, iconSize: 22 }}
      classNames={{ title: classes.title }}
      // A panel's header is not the page's banner.
      attributes={{ header: { role: "presentation" } }}
    >
      <div className={classes.top}>
        <DayStatus day={day} />
        {day.festivo !== null && <HolidayBadge holiday={day.festivo} />}
        <DayAbsences day={day} />
        <span className={classes.steps}>
          <Step target={previous} label={t("detail.previous")} onShow={onShow}>
            <IconChevronLeft size={20} aria-hidden />
          </Step>
          <Step target={next} label={t("detail.next")} onShow={onShow}>
            <IconChevronRight size={20} aria-hidden />
          </Step>
        </span>
      </div>
      <ClockedAwayNotes day={day} />
      <Figures day={day} now={now} />
      <h3 className={classes.heading}>{t("detail.signings")}</h3>
      {day.fichajes.length === 0 && <p className={classes.none}>{t("detail.none")}</p>}
      <ol className={classes.signings}>
        {day.fichajes.map((signing) => (
          <li key={signing.id}>
            <SigningDetail signing={signing} day={day} now={now} hasEvidence={hasEvidence}>
              {renderSigningActions?.(signing, day)}
            </SigningDetail>
          </li>
        ))}
      </ol>
      {renderActions?.(day)}
      {day.fichajes.length > 0 && (
        <div className={classes.evidence}>
          <Button
            variant="subtle"
            size="sm"
            leftSection={<IconShieldCheck size={18} aria-hidden />}
            aria-expanded={hasEvidence}
            onClick={() => setEvidence(!hasEvidence)}
          >
            {t("detail.evidence")}
          </Button>
          <p className={classes.none}>{t("receipt.explain")}</p>
        </div>
      )}
    </Drawer>
  );
}

type StepProps = {
  target: string | null;
  label: string;
  onShow: (day: string) => void;
  children: ReactNode;
};

function Step({ target, label, onShow, children }: StepProps) {
  return (
    <ActionIcon
      variant="default"
      size={44}
      aria-label={label}
      disabled={target === null}
      onClick={() => {
        if (target !== null) onShow(target);
      }}
    >
      {children}
    </ActionIcon>
  );
}

function Figures({ day, now }: { day: Workday; now: string }) {
  const { t } = useTranslation("time");
  return (
    <dl className={classes.figures}>
      <div className={classes.whole}>
        <dt>{t("sheet.schedule")}</dt>
        <dd>
          <ScheduleText items={day.horario} />
        </dd>
      </div>
      <div>
        <dt>{t("sheet.worked")}</dt>
        <dd>{formatMinutes(workedMinutes(day, now))}</dd>
      </div>
      <div>
        <dt>{t("sheet.expected")}</dt>
        <dd>{formatMinutes(day.minutos_previstos)}</dd>
      </div>
      <div>
        <dt>{t("sheet.balance")}</dt>
        <dd>
          <Balance minutes={balanceMinutes(day, now)} />
        </dd>
      </div>
      {day.minutos_pausa > 0 && (
        <div>
          <dt>{t("detail.pauses")}</dt>
          <dd>{formatMinutes(day.minutos_pausa)}</dd>
        </div>
      )}
      {day.minutos_retraso > 0 && (
        <div>
          <dt>{t("detail.late")}</dt>
          <dd>{formatMinutes(day.minutos_retraso)}</dd>
        </div>
      )}
    </dl>
  );
}
