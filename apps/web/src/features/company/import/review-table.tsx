import { Button, SegmentedControl, Select } from "@mantine/core";
import { IconWand } from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { ImportReview, ImportTableReview } from "@atrio/contract/company/imports";
import { defaultPageSize, pageSizes } from "@atrio/contract/paging";

import { DataTable } from "../../../ui/data-table.tsx";
import { Pager } from "../../../ui/pager.tsx";

import { certainChanges, countRows, rowFilters, rowsOf, withChanges } from "./import.model.ts";
import type { ImportDraft, RowFilter } from "./import.model.ts";
import classes from "./import.module.css";
import { ReviewRow } from "./review-row.tsx";

type ReviewTableProps = {
  review: ImportReview;
  draft: ImportDraft;
  onChange: (draft: ImportDraft) => void;
};

/** The rows of a table with the spreadsheet's own numbers, by their effect. */
export function ReviewTable({ review, draft, onChange }: ReviewTableProps) {
  const { t } = useTranslation("import-page");
  const [chosen, setChosen] = useState<string | null>(null);
  const [filter, setFilter] = useState<RowFilter>("todas");
  const [page, setPage] = useState<{ skip: number; take: (typeof pageSizes)[number] }>({
    skip: 0,
    take: defaultPageSize,
  });
  const { tablas } = review;
  const faulty = tablas.find(({ filas }) => filas.some(({ estado }) => estado === "mal"));
  const table = tablas.find((one) => keyOf(one) === chosen) ?? faulty ?? tablas[0];
  if (table === undefined) return null;
  const rows = rowsOf(table, filter);
  const skip = page.skip < rows.length ? page.skip : 0;
  const certain = certainChanges(review);
  const show = (next: () => void) => {
    setPage({ ...page, skip: 0 });
    next();
  };
  return (
    <>
      <div className={classes.tools}>
        {tablas.length > 1 && (
          <Select
            className={classes.tableChoice}
            aria-label={t("review.table")}
            allowDeselect={false}
            data={tablas.map((one) => ({ value: keyOf(one), label: nameOf(one, t) }))}
            value={keyOf(table)}
            onChange={(value) => show(() => setChosen(value))}
          />
        )}
        <Filters table={table} value={filter} onChange={(value) => show(() => setFilter(value))} />
        {certain.length > 0 && (
          <Button
            variant="default"
            leftSection={<IconWand size={18} aria-hidden />}
            onClick={() => onChange(withChanges(draft, certain))}
          >
            {t("review.applyAll", { count: certain.length, total: certain.length })}
          </Button>
        )}
      </div>
      {rows.length === 0 && <p className={classes.note}>{t("review.noRows")}</p>}
      {rows.length > 0 && (
        <DataTable
          caption={t("review.caption")}
          columns={[
            { label: t("review.row") },
            ...table.columnas.map((label) => ({ label })),
            { label: "" },
          ]}
          stackBelow="tablet"
          overflow="scroll"
          isDense
          className={classes.table}
        >
          <tbody>
            {rows.slice(skip, skip + page.take).map((row) => (
              <ReviewRow key={row.fila} row={row} table={table} draft={draft} onChange={onChange} />
            ))}
          </tbody>
        </DataTable>
      )}
      <Pager
        total={rows.length}
        skip={skip}
        take={page.take}
        sizes={pageSizes}
        onChange={setPage}
      />
    </>
  );
}

function keyOf({ archivo, hoja }: ImportTableReview): string {
  return JSON.stringify([archivo, hoja]);
}

function nameOf(
  table: ImportTableReview,
  t: (key: `table.${ImportTableReview["tabla"]}`) => string,
) {
  const { tabla, archivo, filas } = table;
  return `${t(`table.${tabla}`)} (${filas.length}) · ${archivo}`;
}

type FiltersProps = {
  table: ImportTableReview;
  value: RowFilter;
  onChange: (value: RowFilter) => void;
};

function Filters({ table, value, onChange }: FiltersProps) {
  const { t } = useTranslation("import-page");
  const counts = countRows([table]);
  const totals: Record<RowFilter, number> = {
    ...counts,
    todas: table.filas.length,
    mal: counts.mal + counts.espera,
  };
  return (
    <SegmentedControl<RowFilter>
      className={classes.filters}
      aria-label={t("review.filter")}
      value={value}
      onChange={onChange}
      data={rowFilters
        .filter((one) => one === "todas" || totals[one] > 0 || one === value)
        .map((one) => ({ value: one, label: `${t(`filter.${one}`)} ${totals[one]}` }))}
    />
  );
}
