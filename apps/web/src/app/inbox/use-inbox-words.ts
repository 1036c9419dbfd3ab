import { useTranslation } from "react-i18next";

import type { InboxRow } from "@atrio/contract/company/inbox";
import { requestKinds, timeRequestKinds } from "@atrio/contract/kinds";

import { useAmount } from "../../features/leave/requests/use-amount.ts";
import { useKindName } from "../../features/leave/requests/use-kind-name.ts";
import {
  formatBalance,
  formatDayMonth,
  formatMinutes,
  formatMoney,
  formatMonthInText,
} from "../../lib/format.ts";

/** Texts of a row: who or what, its kind and days where they are known, its amount, and all of it in one name. */
type InboxWords = { who: string; facts: string[]; amount: string; name: string };

type Parts = { who: string; what: string; when: string; amount: string };

const namedByRule: readonly number[] = [requestKinds.paidLeave, requestKinds.unpaidLeave];

function monthOf(day: string | null): string {
  if (day === null) return "";
  return formatMonthInText(Number(day.slice(0, 4)), Number(day.slice(5, 7)));
}

/** Function that puts a row of the inbox into words. */
export function useInboxWords(): (row: InboxRow) => InboxWords {
  const { t } = useTranslation(["inbox", "requests"]);
  const kindName = useKindName();
  const amountOf = useAmount();

  const daysOf = ({ fecha_inicio, fecha_fin }: InboxRow): string => {
    if (fecha_inicio === null) return "";
    const from = formatDayMonth(fecha_inicio);
    if (fecha_fin === null || fecha_fin === fecha_inicio) return from;
    return t("requests:period.range", { from, to: formatDayMonth(fecha_fin) });
  };
  const requestName = ({ pe_solicitud_tipo_id, texto }: InboxRow): string => {
    const kind = pe_solicitud_tipo_id ?? 0;
    return namedByRule.includes(kind) && texto !== null ? texto : kindName(kind);
  };
  const figureOf = (row: InboxRow): string => {
    if (row.importe !== null) return formatMoney(row.importe);
    if (row.coste !== null && row.unidad !== null) return amountOf(row.coste, row.unidad);
    return row.minutos === null ? "" : formatBalance(row.minutos);
  };

  const partsOf = (row: InboxRow): Parts => {
    const { tipo, texto, fecha_inicio } = row;
    const name = row.persona?.nombre_completo ?? "";
    const figures = { when: daysOf(row), amount: figureOf(row) };
    if (tipo === "solicitud") {
      const isMonth = row.pe_solicitud_tipo_id === timeRequestKinds.monthClosure;
      const when = isMonth ? monthOf(fecha_inicio) : figures.when;
      return { ...figures, who: name, what: requestName(row), when };
    }
    const kind = t(`inbox:kind.${tipo}`);
    switch (tipo) {
      case "firma":
        return { ...figures, who: texto ?? kind, what: kind };
      case "cierre":
        return {
          who: t("inbox:monthOf", { month: monthOf(fecha_inicio) }),
          what: kind,
          when: "",
          amount: "",
        };
      case "cambio_fichaje": {
        const date = fecha_inicio === null ? "" : formatDayMonth(fecha_inicio);
        return { who: t("inbox:changed", { date }), what: name, when: "", amount: "" };
      }
      case "registros": {
        const amount = row.minutos === null ? "" : formatMinutes(row.minutos);
        return { ...figures, who: texto ?? kind, what: kind, amount };
      }
      case "justificante":
        return { ...figures, who: requestName(row), what: kind };
      default:
        return { ...figures, who: name, what: texto === null ? kind : `${kind} · ${texto}` };
    }
  };

  return (row) => {
    const { who, what, when, amount } = partsOf(row);
    const facts = [what, when].filter((text) => text !== "");
    return { who, facts, amount, name: t("inbox:named", { who, what: facts.join(", ") }) };
  };
}
