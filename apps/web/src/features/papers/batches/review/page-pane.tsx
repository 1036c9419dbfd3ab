import {
  IconChevronLeft,
  IconChevronRight,
  IconFileOff,
  IconLayoutGrid,
  IconLock,
} from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

import type { BatchSheet, PayslipBatch } from "@atrio/contract/papers/payslip-batches";
import type { SheetMark } from "@atrio/contract/papers/payslip-review";

import { PdfViewer } from "../../../../ui/pdf-viewer/pdf-viewer.tsx";
import { EmptyState } from "../../../../ui/state.tsx";
import { loadSheetPdf } from "../batches.queries.ts";

import classes from "./review.module.css";

type PagePaneProps = {
  batch: PayslipBatch;
  sheet: BatchSheet | undefined;
  marks: readonly SheetMark[];
  total: number;
  steps: { previous: (() => void) | null; next: (() => void) | null };
};

/** The pages of a sheet with frames around what was read. */
export function PagePane({ batch, sheet, marks, total, steps }: PagePaneProps) {
  const { t } = useTranslation("payslip-batches");
  if (sheet === undefined) {
    return (
      <section className={classes.page} aria-label={t("review.pane.page")}>
        <EmptyState
          icon={<IconFileOff size={24} />}
          title={t("review.nothing")}
          text={t("review.nothingText")}
        />
      </section>
    );
  }
  const name = t("review.sheetOf", { number: sheet.orden, total });
  return (
    <section className={classes.page} aria-label={t("review.pane.page")}>
      <header className={classes.pageBar}>
        <span className={classes.stepper}>
          <StepButton label={t("review.sheetPrevious")} onClick={steps.previous}>
            <IconChevronLeft size={20} aria-hidden />
          </StepButton>
          <b aria-live="polite">{name}</b>
          <StepButton label={t("review.sheetNext")} onClick={steps.next}>
            <IconChevronRight size={20} aria-hidden />
          </StepButton>
        </span>
        <span className={classes.legend}>
          <span data-kind="read">{t("review.read")}</span>
          <span data-kind="unsure">{t("review.unsure")}</span>
        </span>
      </header>
      {sheet.estado === "publicada" ? (
        <EmptyState
          icon={<IconLock size={24} />}
          title={t(sheet.retirada ? "review.withdrawnTitle" : "review.closedTitle")}
          text={t(sheet.retirada ? "review.withdrawnText" : "review.closed")}
        />
      ) : (
        <PdfViewer
          key={sheet.id}
          title={name}
          load={() => loadSheetPdf({ batchId: batch.id, sheetId: sheet.id })}
          actions={
            <Link
              to="/admin/payslip-layouts"
              search={{ lote: batch.id, hoja: sheet.id }}
              className={classes.teach}
            >
              <IconLayoutGrid size={18} aria-hidden />
              {t("review.teach")}
            </Link>
          }
          renderOverlay={(page) => <Marks marks={marks.filter(({ pagina }) => pagina === page)} />}
        />
      )}
    </section>
  );
}

type StepButtonProps = {
  label: string;
  onClick: (() => void) | null;
  children: ReactNode;
};

function StepButton({ label, onClick, children }: StepButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={onClick === null}
      onClick={() => onClick?.()}
    >
      {children}
    </button>
  );
}

const percent = (part: number): string => `${(part * 100).toFixed(3)}%`;

function Marks({ marks }: { marks: readonly SheetMark[] }) {
  return marks.map(({ campo, x, y, ancho, alto, dudoso }) => (
    <span
      key={campo}
      className={classes.mark}
      data-kind={dudoso ? "unsure" : "read"}
      data-field={campo}
      style={{ left: percent(x), top: percent(y), width: percent(ancho), height: percent(alto) }}
    />
  ));
}
