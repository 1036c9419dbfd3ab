import { Button } from "@mantine/core";
import { IconFileTypePdf } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import type { PayslipDetail } from "@atrio/contract/papers/payslips";

import { EmptyState } from "../../../../ui/state.tsx";
import { ChangesCard } from "../changes/changes-card.tsx";

import { BasesCard } from "./bases-card.tsx";
import { CompanyCard } from "./company-card.tsx";
import { NetCard } from "./net-card.tsx";
import { Receipt } from "./receipt.tsx";
import { checkOf } from "./sheet.model.ts";
import classes from "./sheet.module.css";
import { TaxCard } from "./tax-card.tsx";
import { TotalsReceipt } from "./totals-receipt.tsx";

/** A payslip explained: its net, its changes, and each line of the receipt. */
export function ExplainedSheet({ payslip }: { payslip: PayslipDetail }) {
  const check = checkOf(payslip);
  if (check === null) return <OnlyPdf id={payslip.id} />;
  return (
    <div className={classes.sheet}>
      <div className={classes.top}>
        <NetCard payslip={payslip} check={check} />
        <ChangesCard payslip={payslip} />
        <TaxCard payslip={payslip} />
      </div>
      {check.hasLines ? (
        <Receipt payslip={payslip} check={check} />
      ) : (
        <TotalsReceipt payslip={payslip} check={check} />
      )}
      <div className={classes.more}>
        <BasesCard bases={payslip.bases} />
        <CompanyCard payslip={payslip} />
      </div>
    </div>
  );
}

function OnlyPdf({ id }: { id: number }) {
  const { t } = useTranslation("payslips");
  return (
    <EmptyState
      icon={<IconFileTypePdf size={24} />}
      title={t("sheet.only_pdf_title")}
      text={t("sheet.only_pdf_text")}
      action={
        <Button
          renderRoot={(props) => (
            <Link to="/paysheets" search={{ nomina: id, vista: "pdf" }} {...props} />
          )}
        >
          {t("sheet.only_pdf_link")}
        </Button>
      }
    />
  );
}
