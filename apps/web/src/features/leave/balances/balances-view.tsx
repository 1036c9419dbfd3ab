import { IconBeach } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { useTranslation } from "react-i18next";

import type { Balance } from "@atrio/contract/leave/leave";

import { loadChunk } from "../../../lib/chunks.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { Part } from "../../../ui/part.tsx";
import { SectionHead } from "../../../ui/section-head.tsx";
import { BlockSkeleton, EmptyState, ErrorState } from "../../../ui/state.tsx";
import { YearSteps } from "../../../ui/year-steps.tsx";
import page from "../leave.module.css";
import { balancesQuery } from "../leave.queries.ts";
import { LatestRequests } from "../list/latest-requests.tsx";

import { BalanceCard } from "./balance-card.tsx";
import { isShown, readFigure } from "./balances.model.ts";
import classes from "./balances.module.css";
import { RulesCard } from "./rules-card.tsx";

const FigureDialog = lazy(async () => ({
  default: (await loadChunk(() => import("./figure-dialog.tsx"))).FigureDialog,
}));

type BalancesViewProps = {
  year: number;
  /** The worker's local date. */
  today: string;
  /** Figure of the address whose origin is shown. */
  figure: string | undefined;
  onYear: (year: number) => void;
  onFigure: (figure: string | undefined) => void;
};

/** The balances of a year, the latest requests and the company's holiday rules. */
export function BalancesView({ year, today, figure, onYear, onFigure }: BalancesViewProps) {
  const { t } = useTranslation("absences");
  const user = useCurrentUser();
  const { data: balances, error, refetch } = useQuery(balancesQuery(user.id, year));
  const shown = balances?.filter((balance) => isShown(balance));
  const asked = readFigure(figure);
  const opened = asked === null ? undefined : shown?.find(({ saldo }) => saldo === asked.kind);
  return (
    <section className={page.section} aria-label={t("balance.title", { year })}>
      <SectionHead title={t("balance.title", { year })}>
        <YearSteps
          year={year}
          years={balances?.[0]?.anyos}
          previous={t("year.previous")}
          next={t("year.next")}
          onChange={onYear}
        />
      </SectionHead>
      {balances === undefined && error === null && <BlockSkeleton height={330} />}
      {balances === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {shown !== undefined && <Cards {...{ balances: shown, year, today, onFigure }} />}
      {/* Its place is known once the balances are there; its own data come meanwhile. */}
      <div className={classes.below} hidden={balances === undefined && error === null}>
        <LatestRequests />
        <RulesCard />
      </div>
      {opened !== undefined && asked !== null && (
        <Part>
          <FigureDialog
            balance={opened}
            figure={asked.figure}
            today={today}
            onClose={() => onFigure(undefined)}
          />
        </Part>
      )}
    </section>
  );
}

type CardsProps = {
  balances: readonly Balance[];
  year: number;
  today: string;
  onFigure: (figure: string) => void;
};

function Cards({ balances, year, today, onFigure }: CardsProps) {
  const { t } = useTranslation("absences");
  if (balances.length === 0) {
    return (
      <EmptyState
        icon={<IconBeach size={24} />}
        title={t("balance.none_title", { year })}
        text={t("balance.none_text")}
      />
    );
  }
  return (
    <div className={classes.cards}>
      {balances.map((balance) => (
        <BalanceCard
          key={balance.saldo}
          balance={balance}
          today={today}
          onFigure={(figure) => onFigure(`${balance.saldo}.${figure}`)}
        />
      ))}
    </div>
  );
}
