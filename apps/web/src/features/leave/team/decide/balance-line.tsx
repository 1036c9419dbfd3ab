import { IconBeach } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { BalanceKind } from "@atrio/contract/leave/leave";

import { formatMinutes, formatNumber } from "../../../../lib/format.ts";
import { BlockSkeleton } from "../../../../ui/state.tsx";
import type { AnyRequest } from "../../approvals/approvals.model.ts";
import { useAmount } from "../../requests/use-amount.ts";
import { teamSummaryQuery } from "../team.queries.ts";

import { balanceIn, balanceOf, yearsOf } from "./decide.model.ts";
import classes from "./facts.module.css";

type BalanceLineProps = {
  request: AnyRequest;
  /** The workers of the list, so that one answer serves all of its cards. */
  workerIds: readonly number[];
};

/** Balance after a pending request, in each year of its days. */
export function BalanceLine({ request, workerIds }: BalanceLineProps) {
  const kind = balanceOf(request);
  if (kind === null) return null;
  return yearsOf(request).map((year) => (
    <YearBalance key={year} request={request} kind={kind} year={year} workerIds={workerIds} />
  ));
}

type YearBalanceProps = BalanceLineProps & { kind: BalanceKind; year: number };

function YearBalance({ request, kind, year, workerIds }: YearBalanceProps) {
  const { t } = useTranslation(["team-absences", "requests"]);
  const amountOf = useAmount();
  const query = teamSummaryQuery(year, workerIds);
  // Before it is known who is supervised there is nobody to ask for.
  const summary = useQuery({ ...query, enabled: workerIds.length > 0 });
  if (summary.isPending) return <BlockSkeleton height={52} phone={78} />;
  const balance = balanceIn(summary.data ?? [], request.trabajador.id, kind);
  if (balance === null) return null;
  const { dias_restantes, dias_resultantes, dias_caducados } = balance;
  // Expired days can be enjoyed no more (Rule LEAVE-81); in hundredths, so that halves add up.
  const total = Math.round((dias_resultantes - dias_caducados) * 100) / 100;
  return (
    <p className={classes.fact} data-bad={dias_restantes < 0}>
      <IconBeach size={18} aria-hidden />
      {t(`team-absences:balance.${dias_restantes < 0 ? "negative" : "reserved"}`, {
        balance: t(`requests:balance.${kind}`),
        year: String(year),
        left:
          balance.unidad === "horas" ? formatMinutes(dias_restantes) : formatNumber(dias_restantes),
        missing: amountOf(-dias_restantes, balance.unidad),
        total: amountOf(total, balance.unidad),
      })}
    </p>
  );
}
