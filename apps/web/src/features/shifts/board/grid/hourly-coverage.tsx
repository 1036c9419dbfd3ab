import type { CSSProperties } from "react";
import { useTranslation } from "react-i18next";

import { runsOfHours } from "../coverage.model.ts";
import type { CoverageRow, HourRun } from "../coverage.model.ts";

import { CoverageFigures, CoverageHead, useCoverageWords } from "./coverage-rows.tsx";
import classes from "./coverage.module.css";

type HourlyCoverageProps = { rows: readonly CoverageRow[]; firstIndex: number };

/** Workers against the minimum by hour of a day; hours that are alike are one cell. */
export function HourlyCoverage({ rows, firstIndex }: HourlyCoverageProps) {
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
          <div role="gridcell" aria-colindex={2} className={classes.hours}>
            {runsOfHours(days).map((run) => (
              <Run key={run.from} run={run} />
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

const clock = (hour: number) => `${String(hour).padStart(2, "0")}:00`;

function Run({ run: { from, to, coverage } }: { run: HourRun }) {
  const { t } = useTranslation("board");
  const words = useCoverageWords(coverage);
  const style: CSSProperties = { gridColumn: `${from + 1} / ${to + 1}` };
  const hours = t("coverage.hours", { from: clock(from), to: clock(to) });
  return (
    <div
      className={classes.coverageCell}
      style={style}
      title={`${hours}: ${words}`}
      data-missing={coverage.missing > 0}
    >
      <span className={classes.hidden}>{`${hours}: ${words}. `}</span>
      <CoverageFigures coverage={coverage} />
    </div>
  );
}
