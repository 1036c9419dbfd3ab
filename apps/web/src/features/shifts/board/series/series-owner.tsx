import { Button } from "@mantine/core";
import { IconRepeat } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { PlannedShift } from "@atrio/contract/shifts/shifts";

import { draftOfSeries } from "./series.model.ts";
import type { StoredSeries } from "./series.model.ts";
import classes from "./series.module.css";
import { seriesQuery } from "./series.queries.ts";
import { useSeriesWords } from "./use-series-words.ts";

type SeriesOwnerProps = { shift: PlannedShift; onSeries: (series: StoredSeries) => void };

/** Series of a shift: this shift alone is changed here, all of them there. */
export function SeriesOwner({ shift, onSeries }: SeriesOwnerProps) {
  const { t } = useTranslation("board-series");
  const words = useSeriesWords();
  const { pe_patron_id, pe_recurrencia_id } = shift;
  const { data: all } = useQuery({
    ...seriesQuery,
    enabled: pe_patron_id !== null || pe_recurrencia_id !== null,
  });
  const series = all?.find(({ kind, id }) =>
    kind === "patron" ? id === pe_patron_id : id === pe_recurrencia_id,
  );
  if (series === undefined) return null;
  return (
    <div className={classes.owner}>
      <p>
        <strong>{t(`owner.${series.kind}`, { name: series.nombre })}</strong>{" "}
        {words.rhythm(draftOfSeries(series))}. {t("owner.hint")}
      </p>
      <Button
        variant="default"
        leftSection={<IconRepeat size={18} aria-hidden />}
        onClick={() => onSeries(series)}
      >
        {t("owner.change")}
      </Button>
    </div>
  );
}
