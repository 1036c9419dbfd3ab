import { useTranslation } from "react-i18next";

import { formatLongDate } from "../../../../lib/format.ts";
import type { Coverage, CoverageRow } from "../coverage.model.ts";

import classes from "./coverage.module.css";

type CoverageRowsProps = { rows: readonly CoverageRow[]; firstIndex: number; today: string };

/** Workers against the minimum by day, below the rows. */
export function CoverageRows({ rows, firstIndex, today }: CoverageRowsProps) {
  return (
    <div role="rowgroup" className={classes.foot}>
      {rows.map(({ area, days }, index) => (
        <div
          key={area?.id ?? 0}
          role="row"
          aria-rowindex={firstIndex + index}
          className={classes.coverage}
        >
          <CoverageHead area={area} />
          {days.map((one, column) => (
            <CoverageCell key={one.day} coverage={one} column={column} today={today} />
          ))}
        </div>
      ))}
    </div>
  );
}

/** Head of a row of coverage: an area, or all of them. */
export function CoverageHead({ area }: Pick<CoverageRow, "area">) {
  const { t } = useTranslation("board");
  return (
    <div role="rowheader" aria-colindex={1} className={classes.coverageHead}>
      <span className={classes.name}>{area?.nombre ?? t("coverage.all")}</span>
      <span className={classes.small}>{t("coverage.title")}</span>
    </div>
  );
}

/** Coverage in words: '4 de 5, falta 1 persona'. */
export function useCoverageWords({ assigned, minimum, missing }: Coverage): string {
  const { t } = useTranslation("board");
  if (minimum === 0) return t("coverage.none");
  const figures = { assigned, minimum, count: missing };
  return t(missing > 0 ? "coverage.short" : "coverage.full", figures);
}

/** Coverage in figures: assigned, minimum and what is missing. */
export function CoverageFigures({ coverage }: { coverage: Coverage }) {
  const { assigned, minimum, missing } = coverage;
  if (minimum === 0) return <span aria-hidden>·</span>;
  return (
    <span aria-hidden>
      {assigned}
      <span className={classes.minimum}>/{minimum}</span>
      {missing > 0 && <strong> −{missing}</strong>}
    </span>
  );
}

type CoverageCellProps = { coverage: Coverage; column: number; today: string };

function CoverageCell({ coverage, column, today }: CoverageCellProps) {
  const { day, minimum, missing } = coverage;
  const words = useCoverageWords(coverage);
  return (
    <div
      role="gridcell"
      aria-colindex={column + 2}
      title={minimum === 0 ? undefined : words}
      className={classes.coverageCell}
      data-today={day === today}
      data-missing={missing > 0}
    >
      <span className={classes.hidden}>{`${formatLongDate(day)}: ${words}`}</span>
      <CoverageFigures coverage={coverage} />
    </div>
  );
}
