import { IconFileTypePdf } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { PayslipDetail } from "@atrio/contract/papers/payslips";

import { PdfViewer } from "../../../../ui/pdf-viewer/pdf-viewer.tsx";
import { EmptyState } from "../../../../ui/state.tsx";
import { loadPayslipPdf } from "../payslips.queries.ts";
import { tellUnavailable } from "../use-save-payslips.ts";

type PayslipPdfProps = { payslip: Pick<PayslipDetail, "id" | "pdf_disponible">; name: string };

/** The PDF of a payslip, in the page. */
export function PayslipPdf({ payslip, name }: PayslipPdfProps) {
  const { t } = useTranslation("payslips");
  if (!payslip.pdf_disponible) {
    return (
      <EmptyState
        icon={<IconFileTypePdf size={24} />}
        title={t("pdf.unavailable")}
        text={t("pdf.unavailable_text")}
      />
    );
  }
  return (
    <PdfViewer
      key={payslip.id}
      title={t("pdf.title", { name })}
      load={() => loadPayslipPdf(payslip.id)}
      onError={tellUnavailable}
    />
  );
}
