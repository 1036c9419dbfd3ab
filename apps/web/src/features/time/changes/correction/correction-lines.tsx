import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { Workday } from "@atrio/contract/time/time";

import { randomKey } from "../../../../lib/random.ts";
import classes from "../changes.module.css";

import { CorrectionItem } from "./correction-item.tsx";
import { newLine } from "./correction.model.ts";
import type { CorrectionLine, readLines } from "./correction.model.ts";

type CorrectionLinesProps = {
  day: Workday;
  lines: readonly CorrectionLine[];
  read: ReturnType<typeof readLines>;
  tried: boolean;
  onLines: (change: (lines: CorrectionLine[]) => CorrectionLine[]) => void;
};

/** Proposed signings of a day, to be changed, removed and added. */
export function CorrectionLines({ day, lines, read, tried, onLines }: CorrectionLinesProps) {
  const { t } = useTranslation("changes");
  const change = (next: CorrectionLine) =>
    onLines((all) => all.map((line) => (line.key === next.key ? next : line)));
  const add = () => {
    const usual = lines.find((line) => line.choice !== null)?.choice ?? null;
    onLines((all) => [...all, newLine(day, randomKey(), usual)]);
  };
  return (
    <>
      <ul className={classes.list} aria-label={t("correction.present")}>
        {lines.map((line) => (
          <CorrectionItem
            key={line.key}
            line={line}
            day={day}
            read={read.get(line.key)}
            tried={tried}
            onChange={change}
            onDrop={() => onLines((all) => all.filter((one) => one.key !== line.key))}
          />
        ))}
      </ul>
      <Button variant="default" leftSection={<IconPlus size={18} aria-hidden />} onClick={add}>
        {t("correction.add")}
      </Button>
    </>
  );
}
