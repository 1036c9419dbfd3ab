import { Button } from "@mantine/core";
import { IconBook, IconPlus, IconScale } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { mayUseOffice } from "@atrio/contract/access/office-roles";
import type { BalanceRules } from "@atrio/contract/leave/leave-rules";

import { formatNumber } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { Card } from "../../../ui/card.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { BlockSkeleton, EmptyState, ErrorState } from "../../../ui/state.tsx";
import { useBelow } from "../../../ui/use-below.ts";

import { BalanceDialog } from "./balance-dialog.tsx";
import { CatalogueDialog } from "./catalogue-dialog.tsx";
import { LocksCard } from "./locks-card.tsx";
import { RuleDetail } from "./rule-detail.tsx";
import { RuleDialog } from "./rule-dialog.tsx";
import { RuleList } from "./rule-list.tsx";
import type { OfficeRule } from "./rules.model.ts";
import classes from "./rules.module.css";
import { balanceRulesQuery, leaveRulesQuery } from "./rules.queries.ts";

type Open = "new" | "catalogue" | null;

/** Leave rules of the company: kinds with their legal source, their balances, locked years. */
export function LeaveRulesPage() {
  const { t } = useTranslation("leave-rules");
  const canChange = mayUseOffice(useCurrentUser(), "tiempo");
  const kinds = useQuery(leaveRulesQuery);
  const balances = useQuery(balanceRulesQuery);
  const [open, setOpen] = useState<Open>(null);
  const isLoading = kinds.data === undefined || balances.data === undefined;
  const error = kinds.error ?? balances.error;
  const retry = () => {
    void kinds.refetch();
    void balances.refetch();
  };
  return (
    <>
      <PageHeader
        title={t("title")}
        {...(balances.data !== undefined && {
          subtitle: t("subtitle", {
            count: balances.data.personas,
            total: formatNumber(balances.data.personas),
          }),
        })}
      >
        {canChange && (
          <>
            <Button
              variant="default"
              leftSection={<IconBook size={18} aria-hidden />}
              onClick={() => setOpen("catalogue")}
            >
              {t("catalogue")}
            </Button>
            <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setOpen("new")}>
              {t("add")}
            </Button>
          </>
        )}
      </PageHeader>
      {isLoading && error === null && <BlockSkeleton height={520} />}
      {isLoading && error !== null && <ErrorState error={error} onRetry={retry} />}
      {kinds.data !== undefined && balances.data !== undefined && (
        <Content rules={kinds.data} balances={balances.data} canChange={canChange} />
      )}
      {open === "catalogue" && <CatalogueDialog onClose={() => setOpen(null)} />}
      {open === "new" && (
        <RuleDialog rule={null} known={kinds.data ?? []} onClose={() => setOpen(null)} />
      )}
    </>
  );
}

type ContentProps = {
  rules: readonly OfficeRule[];
  balances: BalanceRules;
  canChange: boolean;
};

/** List and detail side by side; on a tablet one of them. */
function Content({ rules, balances, canChange }: ContentProps) {
  const { t } = useTranslation("leave-rules");
  const { regla } = useSearch({ from: "/portal/admin/leave" });
  const navigate = useNavigate({ from: "/admin/leave" });
  const isNarrow = useBelow("laptop");
  const [open, setOpen] = useState<{ form: "rule" | "balance"; rule: OfficeRule } | null>(null);
  const close = () => setOpen(null);
  const chosen = rules.find(({ id }) => id === regla);
  const shown = chosen ?? (isNarrow ? undefined : rules[0]);
  const show = (id: number | undefined) =>
    void navigate({ search: id === undefined ? {} : { regla: id }, resetScroll: isNarrow });
  if (rules.length === 0) {
    return (
      <Card>
        <EmptyState icon={<IconScale size={24} />} title={t("empty")} text={t("emptyText")} />
      </Card>
    );
  }
  return (
    <div className={classes.panes}>
      {(!isNarrow || shown === undefined) && (
        <RuleList rules={rules} balances={balances} shown={shown?.id ?? null} onShow={show} />
      )}
      <div className={classes.pane}>
        {shown !== undefined && (
          <RuleDetail
            key={shown.id}
            rule={shown}
            balances={balances}
            onChange={canChange ? (form) => setOpen({ form, rule: shown }) : null}
            onBack={isNarrow ? () => show(undefined) : null}
          />
        )}
        {(!isNarrow || shown === undefined) && (
          <LocksCard balances={balances} canChange={canChange} />
        )}
      </div>
      {open?.form === "rule" && <RuleDialog rule={open.rule} known={rules} onClose={close} />}
      {open?.form === "balance" && open.rule.saldo !== null && (
        <BalanceDialog
          saldo={open.rule.saldo}
          unit={open.rule.unidad}
          balances={balances}
          onClose={close}
        />
      )}
    </div>
  );
}
