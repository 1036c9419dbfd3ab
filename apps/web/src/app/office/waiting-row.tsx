import {
  IconCalendarX,
  IconCertificate,
  IconChecklist,
  IconChevronRight,
  IconHourglass,
  IconMail,
  IconReceipt,
  IconReceiptEuro,
  IconWriting,
} from "@tabler/icons-react";
import type { Icon } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import type { WaitingKind, WaitingRow } from "@atrio/contract/company/waiting";

import { useKindName } from "../../features/leave/requests/use-kind-name.ts";
import { formatMinutes, formatMoney, formatMonthInText } from "../../lib/format.ts";

import classes from "./waiting-card.module.css";
import { WaitingSignal } from "./waiting-signal.tsx";
import { addressOf, tintOf } from "./waiting.model.ts";

const icons: Record<WaitingKind, Icon> = {
  solicitudes: IconChecklist,
  cierres: IconCalendarX,
  incidencias: IconHourglass,
  gastos: IconReceipt,
  nominas: IconReceiptEuro,
  firmas: IconWriting,
  invitaciones: IconMail,
  sello: IconCertificate,
};

type WaitingLineProps = {
  row: WaitingRow;
  /** The local day, `YYYY-MM-DD`. */
  today: string;
  /** True if the app has a page. */
  exists: (path: string) => boolean;
};

/** Row of a kind of work that waits: its tile, a line, one signal and its number; a link to its page. */
export function WaitingLine({ row, today, exists }: WaitingLineProps) {
  const { t } = useTranslation("office-home");
  const line = useLine(row);
  const address = addressOf(row, exists);
  const tint = tintOf(row);
  const RowIcon = icons[row.tipo];
  const content = (
    <>
      <span
        className={classes.tile}
        style={{
          background: `var(--mantine-color-${tint}-light)`,
          color: `var(--mantine-color-${tint}-light-color)`,
        }}
        aria-hidden
      >
        <RowIcon size={22} stroke={1.7} />
      </span>
      <span className={classes.texts}>
        <b>{t(`row.${row.tipo}`)}</b>
        <span className={classes.line}>{line}</span>
      </span>
      <span className={classes.signal} data-urgent={row.urgencia !== "normal"}>
        <WaitingSignal row={row} today={today} />
      </span>
      <span className={classes.count}>{row.total}</span>
    </>
  );
  if (address === null) return <div className={classes.row}>{content}</div>;
  return (
    <Link {...address} className={classes.row}>
      {content}
      <IconChevronRight className={classes.chevron} size={20} aria-hidden />
    </Link>
  );
}

function useLine(row: WaitingRow): string {
  const { t } = useTranslation("office-home");
  const kindName = useKindName();
  if (row.tipo === "solicitudes") {
    return row.tipos
      .map(({ pe_solicitud_tipo_id, total }) =>
        t("line.kind", { name: kindName(pe_solicitud_tipo_id), total }),
      )
      .join(" · ");
  }
  if (row.tipo === "cierres") {
    const [year, month] = (row.mes ?? "").split("-").map(Number);
    return t("line.cierres", { month: formatMonthInText(year ?? 0, month ?? 1) });
  }
  if (row.tipo === "incidencias") {
    return t("line.incidencias", { time: formatMinutes(row.minutos ?? 0) });
  }
  if (row.tipo === "gastos") return t("line.gastos", { amount: formatMoney(row.importe ?? 0) });
  if (row.tipo === "firmas") return row.titulos.join(" · ");
  const expired = row.parte ?? 0;
  if (row.tipo === "invitaciones" && expired > 0) return t("line.expired", { count: expired });
  return t(`line.${row.tipo}`);
}
