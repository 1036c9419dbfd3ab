import { Checkbox } from "@mantine/core";
import { IconChevronRight, IconFileTypePdf, IconReplace } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import type { Payslip } from "@atrio/contract/papers/payslips";

import {
  dayIn,
  formatDate,
  formatMoney,
  formatMonth,
  formatPercent,
} from "../../../../lib/format.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import type { Accent } from "../../../../ui/theme.ts";
import { figuresOf } from "../payslips.model.ts";
import { usePayslipName } from "../use-payslip-name.ts";

import classes from "./table.module.css";

const kindColors: Record<Payslip["tipo_nomina"], Accent> = {
  NM: "gray",
  PE: "brand",
  BN: "teal",
  AT: "blue",
};

type PayslipRowProps = {
  payslip: Payslip;
  /** The correction, if it is of the same year. */
  replacement: Payslip | undefined;
  isSelected: boolean;
  onToggle: () => void;
};

/** A payslip of the list; the whole row opens it. */
export function PayslipRow({ payslip, replacement, isSelected, onToggle }: PayslipRowProps) {
  const { t } = useTranslation("payslips");
  const name = usePayslipName()(payslip);
  const isReplaced = payslip.sustituida_por !== null;
  return (
    <tr data-selected={isSelected} data-replaced={isReplaced}>
      <td className={classes.check}>
        <Checkbox
          aria-label={t("list.select", { name })}
          checked={isSelected}
          onChange={onToggle}
          classNames={{ body: classes.checkBody ?? "", inner: classes.checkInner ?? "" }}
        />
      </td>
      <th scope="row" className={classes.name}>
        <span className={classes.badges}>
          <Link
            to="/paysheets"
            search={{ nomina: payslip.id }}
            className={classes.open}
            aria-label={t("list.open", { name })}
          >
            {formatMonth(payslip.anyo, payslip.mes_pago)}
          </Link>
          <StatusBadge color={kindColors[payslip.tipo_nomina]}>
            {t(`kind.${payslip.tipo_nomina}`)}
          </StatusBadge>
          {isReplaced && (
            <StatusBadge color="yellow" icon={<IconReplace size={15} />}>
              {t("list.replaced")}
            </StatusBadge>
          )}
          {payslip.sustituye_id !== null && (
            <span className={classes.note}>{t("list.replaces")}</span>
          )}
          {isReplaced && <Replacement id={payslip.sustituida_por ?? 0} payslip={replacement} />}
        </span>
      </th>
      <Amounts payslip={payslip} />
      <td className={classes.chevron} aria-hidden>
        <IconChevronRight size={20} />
      </td>
    </tr>
  );
}

/** Link to a payslip's correction. */
function Replacement({ id, payslip }: { id: number; payslip: Payslip | undefined }) {
  const { t } = useTranslation("payslips");
  const { zona_horaria } = useCurrentUser();
  const published = payslip?.publicada_en ?? null;
  return (
    <Link to="/paysheets" search={{ nomina: id }} className={classes.replacement}>
      {published === null
        ? t("sheet.replaced_link")
        : t("list.replaced_by", { date: formatDate(dayIn(zona_horaria, published)) })}
    </Link>
  );
}

function Amounts({ payslip }: { payslip: Payslip }) {
  const { t } = useTranslation("payslips");
  const figures = figuresOf(payslip);
  if (figures === null) {
    return (
      <td colSpan={3} className={classes.unknown} data-numeric>
        <StatusBadge color="gray" icon={<IconFileTypePdf size={15} />}>
          {t("list.only_pdf")}
        </StatusBadge>
      </td>
    );
  }
  return (
    <>
      <td className={classes.amount} data-numeric data-label={t("figure.gross")}>
        {formatMoney(figures.gross)}
      </td>
      <td className={classes.amount} data-numeric data-label={t("list.withholding")}>
        {formatMoney(figures.tax)}
        {payslip.porcentaje_irpf !== null && (
          <small>{formatPercent(payslip.porcentaje_irpf)}</small>
        )}
      </td>
      <td className={classes.net} data-numeric data-label={t("figure.net")}>
        {formatMoney(figures.net)}
      </td>
    </>
  );
}
