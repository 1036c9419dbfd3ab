import { IconBeach } from "@tabler/icons-react";
import { useQueries } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { requestStates } from "@atrio/contract/palette";

import { useAmount } from "../../requests/use-amount.ts";
import { teamSummaryQuery } from "../team.queries.ts";

import { balanceIn, balanceOf, yearsOf } from "./decide.model.ts";
import type { AnyRequest } from "./decide.model.ts";
import classes from "./facts.module.css";

type BalanceLineProps = {
  request: AnyRequest;
  /** The workers of the list, so that one answer serves all of its cards. */
  workerIds: readonly number[];
};

/** What is left of the balance that a request spends, in each year of its days. */
export function BalanceLine({ request, workerIds }: BalanceLineProps) {
  const { t } = useTranslation(["supervision", "requests"]);
  const amountOf = useAmount();
  const kind = balanceOf(request);
  const years = kind === null ? [] : yearsOf(request);
  const answers = useQueries({ queries: years.map((year) => teamSummaryQuery(year, workerIds)) });
  if (kind === null) return null;
  const lines = years.flatMap((year, index) => {
    const summary = answers[index]?.data;
    const balance = summary === undefined ? null : balanceIn(summary, request.trabajador.id, kind);
    return balance === null ? [] : [{ year, balance }];
  });
  if (lines.length === 0) return null;
  const isReserved = request.estado_id === requestStates.pending;
  return (
    <ul className={classes.facts} aria-label={t("supervision:balance.title")}>
      {lines.map(({ year, balance }) => {
        const left = balance.dias_restantes;
        const words = {
          balance: t(`requests:balance.${kind}`),
          year: String(year),
          left: amountOf(left, balance.unidad),
          missing: amountOf(-left, balance.unidad),
          total: amountOf(balance.dias_resultantes, balance.unidad),
        };
        const key = isReserved ? "reserved" : "left";
        return (
          <li key={year} data-bad={left < 0}>
            <IconBeach size={18} aria-hidden />
            {t(`supervision:balance.${left < 0 ? "negative" : key}`, words)}
          </li>
        );
      })}
    </ul>
  );
}
