import { IconArrowLeft } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import type { BatchSheet } from "@atrio/contract/papers/payslip-batches";
import type { PayslipLayout, SheetPage } from "@atrio/contract/papers/payslip-layouts";

import { PageHeader } from "../../../ui/page-header.tsx";
import { PdfViewer } from "../../../ui/pdf-viewer/pdf-viewer.tsx";
import { BlockSkeleton, ErrorState } from "../../../ui/state.tsx";
import { UnsavedGuard } from "../../../ui/unsaved-guard.tsx";
import { batchQuery, loadSheetPdf } from "../batches/batches.queries.ts";

import { LayoutFields } from "./layout-fields.tsx";
import classes from "./layouts.module.css";
import { layoutsQuery, pageTextQuery } from "./layouts.queries.ts";
import { MarkLayer } from "./mark-layer.tsx";
import { SaveForm } from "./save-form.tsx";
import { TextPicker } from "./text-picker.tsx";
import { TrialPanel } from "./trial-panel.tsx";
import { useTeaching } from "./use-teaching.ts";

type TeachViewProps = { batchId: number; sheetId: number };

/** Teaching a layout on a sheet of a batch: marking, saving, trying. */
export function TeachView({ batchId, sheetId }: TeachViewProps) {
  const { t } = useTranslation("payslip-layouts");
  const text = useQuery(pageTextQuery({ batchId, sheetId, page: 1 }));
  const layouts = useQuery(layoutsQuery);
  const batch = useQuery(batchQuery(batchId));
  const parts = [text, layouts, batch];
  const failed = parts.find(({ error }) => error !== null);
  return (
    <>
      <PageHeader title={t("teach.title")} subtitle={t("teach.subtitle")}>
        <Link
          to="/admin/payslips"
          search={{ lote: batchId, hoja: sheetId }}
          className={classes.back}
        >
          <IconArrowLeft size={18} aria-hidden />
          {t("backToSheet")}
        </Link>
      </PageHeader>
      {text.data !== undefined && layouts.data !== undefined && batch.data !== undefined ? (
        <Teaching
          page={text.data}
          layouts={layouts.data}
          sheets={batch.data.lista}
          batchId={batchId}
          sheetId={sheetId}
        />
      ) : (
        <>
          {failed === undefined && <BlockSkeleton height={520} />}
          {failed !== undefined && (
            <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />
          )}
        </>
      )}
    </>
  );
}

type TeachingProps = TeachViewProps & {
  page: SheetPage;
  layouts: readonly PayslipLayout[];
  sheets: readonly BatchSheet[];
};

function Teaching({ page, layouts, sheets, batchId, sheetId }: TeachingProps) {
  const { t } = useTranslation("payslip-layouts");
  const teaching = useTeaching({ page, layouts });
  const { draft, active, isUnsaved } = teaching;
  if (page.escaneada) {
    return <ErrorState error={new Error(t("teach.scanned"))} />;
  }
  return (
    <div className={classes.teach}>
      <UnsavedGuard isUnsaved={isUnsaved} />
      <div className={classes.side}>
        <LayoutFields teaching={teaching} cells={page.celdas} />
        <SaveForm teaching={teaching} layouts={layouts} />
        <TrialPanel
          layoutId={teaching.layoutId}
          isUnsaved={isUnsaved}
          sheets={sheets}
          batchId={batchId}
          sheetId={sheetId}
        />
      </div>
      <div className={classes.paper}>
        <h2>{t("teach.step2")}</h2>
        <p className={classes.muted}>{t("teach.how")}</p>
        <TextPicker teaching={teaching} cells={page.celdas} />
        <PdfViewer
          title={t("teach.step2")}
          load={() => loadSheetPdf({ batchId, sheetId })}
          renderOverlay={(number) =>
            number === 1 ? (
              <MarkLayer
                page={page}
                draft={draft}
                active={active}
                onCell={(cell, isMore) => teaching.markCell(cell, isMore || teaching.isMore)}
                onBox={teaching.markBox}
              />
            ) : null
          }
        />
      </div>
    </div>
  );
}
