import { Button, SegmentedControl } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { IconFileExport, IconUsers } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { payrollViews } from "@atrio/contract/company/payroll";
import { pageSizes } from "@atrio/contract/paging";

import { dayIn, formatMonth, formatMonthInText, formatNumber } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { Card } from "../../../ui/card.tsx";
import { Filters, WordsField } from "../../../ui/filters.tsx";
import { MonthSteps } from "../../../ui/month-steps.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { Pager } from "../../../ui/pager.tsx";
import { ActionSkeleton, BlockSkeleton, EmptyState, ErrorState } from "../../../ui/state.tsx";

import { HandOverDialog } from "./hand-over-dialog.tsx";
import { FilesCard, LayoutsCard } from "./layouts-card.tsx";
import { PayrollTable } from "./payroll-table.tsx";
import { askedOf, monthFrom } from "./payroll.model.ts";
import type { PayrollAsked } from "./payroll.model.ts";
import classes from "./payroll.module.css";
import { payrollQuery } from "./payroll.queries.ts";
import type { PayrollSearch } from "./search.model.ts";

type Change = { [K in keyof PayrollSearch]: PayrollSearch[K] | undefined };

/** Typing is over when nothing is typed for this long. */
const pauseMs = 300;

const partsOf = (mes: string) => [Number(mes.slice(0, 4)), Number(mes.slice(5, 7))] as const;

/** Heights of the sums, in a row or one below the other. */
const roomForSums = { height: 92, phone: 416 };

/** Hand-over of a month to payroll: figures by person, files and layouts. */
export function PayrollPage() {
  const { t } = useTranslation("payroll");
  const today = dayIn(useCurrentUser().zona_horaria);
  const search = useSearch({ from: "/portal/admin/payroll" });
  const navigate = useNavigate({ from: "/admin/payroll" });
  const asked = askedOf(search, today);
  const { data, error, refetch, isPlaceholderData } = useQuery(payrollQuery(asked));
  const isLoading = data === undefined && error === null;
  const [isMaking, setMaking] = useState(false);
  const show = (change: Change) =>
    void navigate({
      search: ({ pagina: _page, ...kept }) => ({ ...kept, ...change }),
      replace: true,
      resetScroll: false,
    });
  const [year, month] = partsOf(asked.mes);
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")}>
        {isLoading && <ActionSkeleton />}
        {data !== undefined && (
          <Button
            leftSection={<IconFileExport size={18} aria-hidden />}
            onClick={() => setMaking(true)}
          >
            {t("handOver.button")}
          </Button>
        )}
      </PageHeader>
      <div className={classes.view}>
        <MonthNav asked={asked} today={today} onShow={(mes) => show({ mes })} />
        {isLoading && <BlockSkeleton {...roomForSums} />}
        {data !== undefined && (
          <div className={classes.sums}>
            <Sum count={data.personas} label={t("sum.people")} />
            <Sum count={data.abiertos} label={t("sum.open")} />
            <Sum count={data.con_pendientes} label={t("sum.waiting")} />
            <ChangedSum asked={asked} isHandedOver={data.entregas.length > 0} />
          </div>
        )}
        <Narrow asked={asked} onChange={show} />
        {isLoading && <BlockSkeleton height={480} />}
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
            <PayrollTable
              rows={data.data}
              month={formatMonthInText(year, month)}
              isBusy={isPlaceholderData}
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
        {data !== undefined && (
          <>
            <FilesCard files={data.entregas} />
            <LayoutsCard layouts={data.formatos} />
          </>
        )}
      </div>
      {isMaking && data !== undefined && (
        <HandOverDialog
          mes={data.mes}
          month={formatMonthInText(...partsOf(data.mes))}
          layouts={data.formatos}
          problems={Math.max(data.abiertos, data.con_pendientes)}
          people={data.personas}
          onClose={() => setMaking(false)}
        />
      )}
    </>
  );
}

type MonthNavProps = { asked: PayrollAsked; today: string; onShow: (mes: string) => void };

function MonthNav({ asked, today, onShow }: MonthNavProps) {
  const { t } = useTranslation("payroll");
  const last = monthFrom(today.slice(0, 7), -1);
  const step = (by: -1 | 1) => {
    const wanted = monthFrom(asked.mes, by);
    if (wanted <= today.slice(0, 7)) onShow(wanted);
  };
  return (
    <MonthSteps
      label={t("month.label")}
      month={formatMonth(...partsOf(asked.mes))}
      previous={t("month.previous")}
      next={t("month.next")}
      onStep={step}
      current={asked.mes === last ? null : { label: t("month.last"), onGo: () => onShow(last) }}
    />
  );
}

type NarrowProps = { asked: PayrollAsked; onChange: (change: Change) => void };

/** Words and part of the list. */
function Narrow({ asked, onChange }: NarrowProps) {
  const { t } = useTranslation("payroll");
  const [typed, setTyped] = useState(asked.texto);
  const search = useDebouncedCallback(
    (text: string) => onChange({ q: text.trim() === "" ? undefined : text.trim() }),
    pauseMs,
  );
  const type = (text: string) => {
    setTyped(text);
    search(text);
  };
  return (
    <Filters label={t("filters")} reset={null}>
      <WordsField label={t("search")} placeholder={t("searchHint")} value={typed} onChange={type} />
      <SegmentedControl
        aria-label={t("view.label")}
        value={asked.ver}
        data={payrollViews.map((value) => ({ value, label: t(`view.${value}`) }))}
        onChange={(ver) => onChange({ ver })}
      />
    </Filters>
  );
}

/**
 * People whose figures changed since the last file: for them the whole month is computed, so that the number
 * comes after the list.
 */
function ChangedSum({ asked, isHandedOver }: { asked: PayrollAsked; isHandedOver: boolean }) {
  const { t } = useTranslation("payroll");
  // The list of changes has the number already.
  const skip = asked.ver === "cambios" ? asked.skip : 0;
  const changed = { ...asked, ver: "cambios", skip } as const;
  const { data } = useQuery({
    ...payrollQuery(changed),
    enabled: isHandedOver,
    // The number of another month would be wrong.
    placeholderData: undefined,
  });
  return <Sum count={isHandedOver ? data?.total : 0} label={t("sum.changed")} />;
}

/** A figure of the month; a dash until it is known. */
function Sum({ count, label }: { count: number | undefined; label: string }) {
  return (
    <div className={classes.sum}>
      <b>{count === undefined ? "–" : formatNumber(count)}</b>
      <span>{label}</span>
    </div>
  );
}
