import { Button } from "@mantine/core";
import { IconCalendarOff, IconCopy } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import edit from "../edit/edit.module.css";

import type { SeriesSubject, StoredSeries } from "./series.model.ts";

type SeriesButtonsProps = {
  subject: SeriesSubject;
  /** The stored series; null for a new one. */
  series: StoredSeries | null;
  isStating: boolean;
  isBusy: boolean;
  isBlocked: boolean;
  onBack: () => void;
  onSubject: (subject: SeriesSubject) => void;
  onClose: () => void;
};

/** Buttons below a series: other acts, back, preview and confirmation. */
export function SeriesButtons({
  subject,
  series,
  isStating,
  isBusy,
  ...props
}: SeriesButtonsProps) {
  const { t } = useTranslation(["board-series", "common"]);
  const { act } = subject;
  const hasForm = act !== "end";
  return (
    <div className={edit.buttons} data-long={isStating}>
      {act === "change" && isStating && series !== null && (
        <div className={edit.tools}>
          <Button
            variant="default"
            c="var(--mantine-color-error)"
            leftSection={<IconCalendarOff size={18} aria-hidden />}
            onClick={() => props.onSubject({ act: "end", series })}
          >
            {t("board-series:end_it")}
          </Button>
          <Button
            variant="default"
            leftSection={<IconCopy size={18} aria-hidden />}
            onClick={() => props.onSubject({ act: "copy", series })}
          >
            {t("board-series:copy_it")}
          </Button>
        </div>
      )}
      {isStating || !hasForm ? (
        <Button variant="default" onClick={props.onClose}>
          {t("common:action.cancel")}
        </Button>
      ) : (
        <Button variant="default" onClick={props.onBack}>
          {t("board-series:back")}
        </Button>
      )}
      {isStating && hasForm && (
        <Button type="submit" loading={isBusy}>
          {t("board-series:look")}
        </Button>
      )}
      {!isStating && (
        <Button
          type="submit"
          loading={isBusy}
          disabled={props.isBlocked}
          color={act === "end" ? "red" : "brand"}
        >
          {t(`board-series:confirm.${act}`)}
        </Button>
      )}
    </div>
  );
}
