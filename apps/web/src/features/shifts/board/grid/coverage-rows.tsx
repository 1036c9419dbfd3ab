import { useTranslation } from "react-i18next";

import { formatLongDate } from "../../../../lib/format.ts";
import type { Coverage, CoverageRow } from "../board.model.ts";

import classes from "./coverage.module.css";

type CoverageRowsProps = { rows: readonly CoverageRow[]; firstIndex: number; today: string };

/** Workers against the minimum by day, below the rows. */
export function CoverageRows({ rows, firstIndex, today }: CoverageRowsProps) {
  const { t } = useTranslation("board");
  return (
    <div role="rowgroup" className={classes.foot}>
      {rows.map(({ area, days }, index) => (
        <div
          key={area?.id ?? 0}
          role="row"
          aria-rowindex={firstIndex + index}
          className={classes.coverage}
        >
          <div role="rowheader" aria-colindex={1} className={classes.coverageHead}>
            <span className={classes.name}>{area?.nombre ?? t("coverage.all")}</span>
            <span className={classes.small}>{t("coverage.title")}</span>
          </div>
          {days.map((one, column) => (
            <CoverageCell key={one.day} coverage={one} column={column} today={today} />
          ))}
        </div>
      ))}
    </div>
  );
}

type CoverageCellProps = { coverage: Coverage; column: number; today: string };

function CoverageCell({ coverage, column, today }: CoverageCellProps) {
  const { t } = useTranslation("board");
  const { day, assigned, minimum, missing } = coverage;
  const words = t(missing > 0 ? "coverage.short" : "coverage.full", {
    assigned,
    minimum,
    count: missing,
  });
  return (
    <div
      role="gridcell"
      aria-colindex={column + 2}
      title={minimum === 0 ? undefined : words}
      className={classes.coverageCell}
      data-today={day === today}
      data-missing={missing > 0}
    >
      <span className={classes.hidden}>
        {`${formatLongDate(day)}: ${minimum === 0 ? t("coverage.none") : words}`}
      </span>
      {minimum === 0 ? (
        <span aria-hidden>·</span>
      ) : (
        <span aria-hidden>
          {assigned}
          <span className={classes.minimum}>/{minimum}</span>
          {missing > 0 && <strong> −{missing}</strong>}
        </span>
      )}
    </div>
  );
}
