import { IconArrowDown, IconArrowUp, IconArrowsSort } from "@tabler/icons-react";
import type { ReactNode } from "react";

import type { Breakpoint } from "./breakpoints.ts";
import classes from "./data-table.module.css";
import { useBelow } from "./use-below.ts";

export type Column = {
  /** Empty string over a column without a head. */
  label: string;
  isNumeric?: boolean | undefined;
  /** Number of cells below the head. */
  span?: number;
  className?: string | undefined;
  /** Order by this column; without it the head is no button. */
  sort?: Sort | undefined;
};

type Sort = { isSorted: boolean; isDescending: boolean; onSort: () => void };

type DataTableProps = {
  caption: string;
  columns: readonly Column[];
  /** Width below which a row becomes lines: the `data-label` of each cell and its value. */
  stackBelow?: Breakpoint;
  /** `scroll`: columns wider than the page. `sticky`: long too, with head and first column in place. */
  overflow?: "hidden" | "scroll" | "sticky";
  /** True inside a card, which has a frame already. */
  isBare?: boolean;
  isDense?: boolean;
  /** True if rows light up under the pointer. */
  hasHover?: boolean;
  isBusy?: boolean;
  className?: string | undefined;
  /** Bodies and foot; `data-numeric` marks cells of figures. */
  children: ReactNode;
};

/** A table in a frame. */
export function DataTable(props: DataTableProps) {
  const { overflow = "hidden", isBare = false, isBusy = false, caption } = props;
  if (isBare) return <Table {...props} />;
  const scrolls =
    overflow === "hidden" ? {} : { tabIndex: 0, role: "group", "aria-label": caption };
  return (
    // A table wider than its frame scrolls by keyboard too.
    <div className={classes.frame} data-overflow={overflow} aria-busy={isBusy} {...scrolls}>
      <Table {...props} />
    </div>
  );
}

function Table(props: DataTableProps) {
  const { caption, columns, stackBelow, isBare, isDense, hasHover, className, children } = props;
  const isBelow = useBelow(stackBelow ?? "phone");
  return (
    <table
      className={`${classes.table} ${className ?? ""}`}
      data-bare={isBare}
      data-dense={isDense}
      data-hover={hasHover}
      data-stacked={stackBelow !== undefined && isBelow}
    >
      <caption>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <Head key={column.label} {...column} />
          ))}
        </tr>
      </thead>
      {children}
    </table>
  );
}

function Head({ label, isNumeric, span, className, sort }: Column) {
  const direction = sort?.isDescending === true ? "descending" : "ascending";
  return (
    <th
      scope="col"
      colSpan={span}
      className={className}
      aria-hidden={label === "" || undefined}
      aria-sort={sort && (sort.isSorted ? direction : "none")}
      data-numeric={isNumeric}
    >
      {sort === undefined ? (
        label
      ) : (
        <button type="button" className={classes.sort} onClick={sort.onSort}>
          {label}
          <SortIcon {...sort} />
        </button>
      )}
    </th>
  );
}

function SortIcon({ isSorted, isDescending }: Sort) {
  if (!isSorted) return <IconArrowsSort size={16} aria-hidden />;
  return isDescending ? (
    <IconArrowDown size={16} aria-hidden />
  ) : (
    <IconArrowUp size={16} aria-hidden />
  );
}
