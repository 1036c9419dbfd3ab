import { Button } from "@mantine/core";
import {
  IconArrowLeft,
  IconDownload,
  IconEye,
  IconFileOff,
  IconFileTypePdf,
  IconListDetails,
} from "@tabler/icons-react";
import type { Icon } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import type { PayslipDetail } from "@atrio/contract/papers/payslips";

import { ApiError } from "../../../../lib/errors.ts";
import { dayIn, formatDate } from "../../../../lib/format.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { PageHeader } from "../../../../ui/page-header.tsx";
import { SectionTabs } from "../../../../ui/section-tabs.tsx";
import { BlockSkeleton, EmptyState, ErrorState } from "../../../../ui/state.tsx";
import { AccessesView } from "../accesses/accesses-view.tsx";
import { payslipQuery } from "../payslips.queries.ts";
import { payslipViews } from "../search.model.ts";
import type { PayslipView } from "../search.model.ts";
import { usePayslipName } from "../use-payslip-name.ts";
import { useSavePayslips } from "../use-save-payslips.ts";

import { CorrectionNotes } from "./correction-notes.tsx";
import { ExplainedSheet } from "./explained-sheet.tsx";
import { PayslipPdf } from "./payslip-pdf.tsx";
import classes from "./sheet.module.css";

type SheetViewProps = { id: number; view: PayslipView; onView: (view: PayslipView) => void };

/** A payslip: explained, as its PDF, and its openings. */
export function SheetView({ id, view, onView }: SheetViewProps) {
  const { t } = useTranslation("payslips");
  const { data, error, refetch } = useQuery(payslipQuery(id));
  return (
    <>
      <Link
        to="/paysheets"
        search={data === undefined ? {} : { anyo: data.anyo }}
        className={classes.back}
      >
        <IconArrowLeft size={20} aria-hidden />
        {t("sheet.back")}
      </Link>
      {data === undefined && error === null && <BlockSkeleton height={640} />}
      {data === undefined && error !== null && (
        <>
          <PageHeader title={t("title")} />
          {error instanceof ApiError && error.status === 404 ? (
            <EmptyState
              icon={<IconFileOff size={24} />}
              title={t("sheet.absent")}
              text={t("sheet.absentText")}
            />
          ) : (
            <ErrorState error={error} onRetry={() => void refetch()} />
          )}
        </>
      )}
      {data !== undefined && <Sheet payslip={data} view={view} onView={onView} />}
    </>
  );
}

const icons: Record<PayslipView, Icon> = {
  hoja: IconListDetails,
  pdf: IconFileTypePdf,
  accesos: IconEye,
};

type SheetProps = Omit<SheetViewProps, "id"> & { payslip: PayslipDetail };

function Sheet({ payslip, view, onView }: SheetProps) {
  const { t } = useTranslation("payslips");
  const name = usePayslipName()(payslip);
  const saving = useSavePayslips();
  return (
    <>
      <PageHeader title={name} subtitle={<Dates payslip={payslip} />}>
        {payslip.pdf_disponible && (
          <Button
            variant="default"
            leftSection={<IconDownload size={20} aria-hidden />}
            loading={saving.isPending}
            onClick={() => saving.mutate({ ids: [payslip.id], as: "pdf" })}
          >
            {t("sheet.download")}
          </Button>
        )}
      </PageHeader>
      <CorrectionNotes payslip={payslip} />
      <SectionTabs
        label={t("sheet.views")}
        sections={payslipViews.map((value) => ({
          value,
          label: t(`sheet.view.${value}`),
          icon: icons[value],
        }))}
        value={view}
        onChange={onView}
      >
        {view === "hoja" && <ExplainedSheet payslip={payslip} />}
        {view === "pdf" && <PayslipPdf payslip={payslip} name={name} />}
        {view === "accesos" && <AccessesView id={payslip.id} />}
      </SectionTabs>
    </>
  );
}

function Dates({ payslip }: { payslip: PayslipDetail }) {
  const { t } = useTranslation("payslips");
  const { zona_horaria } = useCurrentUser();
  const period = t("sheet.period", {
    from: formatDate(payslip.fecha_inicio),
    to: formatDate(payslip.fecha_fin),
  });
  const { publicada_en } = payslip;
  const parts = [
    period,
    publicada_en === null
      ? ""
      : t("sheet.published", { date: formatDate(dayIn(zona_horaria, publicada_en)) }),
    payslip.estado_nomina_id === 3 ? t("sheet.paid") : "",
  ];
  return <>{parts.filter((part) => part !== "").join(" · ")}</>;
}
