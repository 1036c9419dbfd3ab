import { IconAlertTriangleFilled, IconCheck } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { PlannedShift } from "@atrio/contract/shifts/shifts";

import { formatList } from "../../../../lib/format.ts";
import { colourVariables } from "../colours.model.ts";
import type { ShiftWords } from "../grid/use-shift-words.ts";
import { fullTimes } from "../words.model.ts";

import classes from "./phone.module.css";

type ShiftCardProps = {
  shift: PlannedShift;
  words: ShiftWords;
  /** Number of workers that it lacks. */
  missing: number;
  isWarned: boolean;
  isSelected: boolean;
  isSelecting: boolean;
  onPress: () => void;
};

/** A shift in a list of the phone. */
export function ShiftCard({ shift, words, missing, onPress, ...state }: ShiftCardProps) {
  const { t } = useTranslation("board");
  const label = words.labels(shift);
  const people =
    shift.worker_ids.length === 0
      ? t("chip.nobody")
      : formatList(shift.worker_ids.map(words.person));
  return (
    <li>
      <button
        type="button"
        className={classes.card}
        style={colourVariables(shift.color)}
        data-shift={shift.id}
        data-draft={!shift.publicado}
        data-selected={state.isSelected}
        aria-pressed={state.isSelecting ? state.isSelected : undefined}
        onClick={onPress}
      >
        <span className={classes.edge} aria-hidden />
        <span className={classes.cardTop}>
          <strong>{fullTimes(shift)}</strong>
          {label !== "" && <span>{label}</span>}
          <span className={classes.state}>
            {t(shift.publicado ? "chip.published" : "chip.draft")}
          </span>
          {state.isWarned && (
            <IconAlertTriangleFilled size={16} role="img" aria-label={t("chip.warned")} />
          )}
          {state.isSelected && <IconCheck size={18} aria-hidden />}
        </span>
        <span>{people}</span>
        {missing > 0 && <strong>{t("phone.missing", { count: missing })}</strong>}
      </button>
    </li>
  );
}
