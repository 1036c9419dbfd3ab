import { IconUsers } from "@tabler/icons-react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { mayUseOffice } from "@atrio/contract/access/office-roles";
import type { OfficeBalance } from "@atrio/contract/leave/balances-office";
import { pageSizes } from "@atrio/contract/paging";

import { dayIn, formatNumber } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { Card } from "../../../ui/card.tsx";
import { DownloadMenu } from "../../../ui/download-menu.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { Pager } from "../../../ui/pager.tsx";
import { BlockSkeleton, EmptyState, ErrorState } from "../../../ui/state.tsx";

import { AdjustDialog } from "./adjust-dialog.tsx";
import { BalanceFilters } from "./balance-filters.tsx";
import { BalanceTable } from "./balance-table.tsx";
import { askedOf } from "./office-balances.model.ts";
import type { BalancesAsked } from "./office-balances.model.ts";
import classes from "./office-balances.module.css";
import { exportMutation, officeBalancesQuery } from "./office-balances.queries.ts";
import type { OfficeBalancesSearch } from "./search.model.ts";

/** Balances of everybody: found, adjusted and saved as a file. */
export function OfficeBalancesPage() {
  const { t } = useTranslation("leave-balances");
  const { t: words } = useTranslation("requests");
  const user = useCurrentUser();
  const search = useSearch({ from: "/portal/admin/balances" });
  const navigate = useNavigate({ from: "/admin/balances" });
  const asked = askedOf(search, dayIn(user.zona_horaria));
  const { data, error, refetch, isPlaceholderData } = useQuery(officeBalancesQuery(asked));
  const [adjusted, setAdjusted] = useState<OfficeBalance | null>(null);
  const canChange = mayUseOffice(user, "tiempo");
  const show = (change: {
    [K in keyof OfficeBalancesSearch]: OfficeBalancesSearch[K] | undefined;
  }) =>
    void navigate({
      search: ({ pagina: _page, ...kept }) => ({ ...kept, ...change }),
      replace: true,
      resetScroll: false,
    });
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")}>
        {canChange && <Download asked={asked} />}
      </PageHeader>
      <div className={classes.view}>
        <BalanceFilters asked={asked} centres={data?.centros ?? []} onChange={show} />
        {data === undefined && error === null && <BlockSkeleton height={480} />}
        {data === undefined && error !== null && (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )}
        {data?.total === 0 && (
          <Card>
            <EmptyState icon={<IconUsers size={24} />} title={t("empty")} text={t("emptyText")} />
          </Card>
        )}
        {data !== undefined && data.total > 0 && (
          <>
            <p className={classes.total} aria-live="polite">
              {[
                t("total", { count: data.total, total: formatNumber(data.total) }),
                ...data.data.slice(0, 1).map(({ saldo }) => words(`unit.${saldo.unidad}`)),
              ].join(" · ")}
            </p>
            <BalanceTable
              rows={data.data}
              year={data.anyo}
              isBusy={isPlaceholderData}
              onAdjust={canChange ? setAdjusted : null}
            />
            <Pager
              total={data.total}
              skip={asked.skip}
              take={asked.take}
              sizes={pageSizes}
              onChange={({ skip, take }) => show({ pagina: skip / take + 1, filas: take })}
            />
          </>
        )}
      </div>
      {adjusted !== null && <AdjustDialog row={adjusted} onClose={() => setAdjusted(null)} />}
    </>
  );
}

function Download({ asked }: { asked: BalancesAsked }) {
  const { t } = useTranslation("leave-balances");
  const { mutate, isPending } = useMutation(exportMutation(asked));
  return (
    <DownloadMenu
      label={t("download")}
      isSaving={isPending}
      choices={[
        { key: "xlsx", type: "xlsx", label: t("format.xlsx") },
        { key: "csv", type: "csv", label: t("format.csv") },
      ]}
      onChoose={(format) => mutate(format)}
    />
  );
}
