import { Button } from "@mantine/core";
import { IconBeach, IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { pageSizes } from "@atrio/contract/paging";
import type { RequestView } from "@atrio/contract/request-view";

import { formatNumber } from "../../../lib/format.ts";
import { Card } from "../../../ui/card.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { Pager } from "../../../ui/pager.tsx";
import { BlockSkeleton, EmptyState, ErrorState } from "../../../ui/state.tsx";

import { AbsenceFilters } from "./absence-filters.tsx";
import { AbsenceTable } from "./absence-table.tsx";
import { ChangeDialog } from "./change-dialog.tsx";
import { EnterDialog } from "./enter-dialog.tsx";
import { askedOf } from "./office-absences.model.ts";
import classes from "./office-absences.module.css";
import { absencesQuery } from "./office-absences.queries.ts";
import type { OfficeAbsencesSearch } from "./search.model.ts";
import { WithdrawDialog } from "./withdraw-dialog.tsx";

type Open = { act: "enter" } | { act: "change" | "withdraw"; request: RequestView } | null;

/** Absences of the company: found, entered for people, changed and withdrawn. */
export function OfficeAbsencesPage() {
  const { t } = useTranslation("office-absences");
  const search = useSearch({ from: "/portal/admin/absences" });
  const navigate = useNavigate({ from: "/admin/absences" });
  const asked = askedOf(search);
  const { data, error, refetch, isPlaceholderData } = useQuery(absencesQuery(asked));
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const show = (change: {
    [K in keyof OfficeAbsencesSearch]: OfficeAbsencesSearch[K] | undefined;
  }) =>
    void navigate({
      search: ({ pagina: _page, ...kept }) => ({ ...kept, ...change }),
      replace: true,
      resetScroll: false,
    });
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")}>
        <Button
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => setOpen({ act: "enter" })}
        >
          {t("enter.button")}
        </Button>
      </PageHeader>
      <div className={classes.view}>
        <AbsenceFilters asked={asked} onChange={show} />
        {data === undefined && error === null && <BlockSkeleton height={480} />}
        {data === undefined && error !== null && (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )}
        {data?.total === 0 && (
          <Card>
            <EmptyState icon={<IconBeach size={24} />} title={t("empty")} text={t("emptyText")} />
          </Card>
        )}
        {data !== undefined && data.total > 0 && (
          <>
            <p className={classes.total} aria-live="polite">
              {t("total", { count: data.total, total: formatNumber(data.total) })}
            </p>
            <AbsenceTable
              requests={data.data}
              isBusy={isPlaceholderData}
              onAct={(act, request) => setOpen({ act, request })}
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
      {open?.act === "enter" && <EnterDialog onClose={close} />}
      {open?.act === "change" && <ChangeDialog request={open.request} onClose={close} />}
      {open?.act === "withdraw" && <WithdrawDialog request={open.request} onClose={close} />}
    </>
  );
}
