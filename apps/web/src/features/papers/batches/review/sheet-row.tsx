import { IconAlertTriangle, IconCheck, IconMinus } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { BatchSheet } from "@atrio/contract/papers/payslip-batches";

import { isOut, isWaiting } from "../batches.model.ts";

import classes from "./list.module.css";

type SheetRowProps = {
  sheet: BatchSheet;
  isCurrent: boolean;
  onShow: () => void;
  /** Second line: reason or outcome. */
  children: ReactNode;
};

/** A sheet in the list: number, person, reason, outcome. */
export function SheetRow({ sheet, isCurrent, onShow, children }: SheetRowProps) {
  const { t } = useTranslation("payslip-batches");
  const { trabajador, nombre_leido, orden } = sheet;
  const waits = isWaiting(sheet);
  return (
    <li>
      <button
        type="button"
        className={classes.row}
        aria-current={isCurrent ? "true" : undefined}
        data-waits={waits}
        onClick={onShow}
      >
        <span className={classes.number} aria-label={t("review.sheet", { number: orden })}>
          {orden}
        </span>
        <span className={classes.rowTexts}>
          <b>{trabajador?.nombre_completo ?? nombre_leido ?? t("review.nobody")}</b>
          <span>
            {waits && <IconAlertTriangle size={16} aria-hidden />} {children}
          </span>
        </span>
        <Outcome sheet={sheet} />
      </button>
    </li>
  );
}

function Outcome({ sheet }: { sheet: BatchSheet }) {
  if (sheet.estado === "publicada" && !sheet.retirada) return null;
  if (isWaiting(sheet) || (sheet.correspondencia === "segura" && !isOut(sheet))) return null;
  const out = isOut(sheet) || sheet.retirada;
  return (
    <span className={classes.outcome} data-kind={out ? "out" : "done"} aria-hidden>
      {out ? <IconMinus size={16} /> : <IconCheck size={16} />}
    </span>
  );
}
