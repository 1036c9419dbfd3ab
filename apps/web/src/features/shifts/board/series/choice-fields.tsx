import { Checkbox, Textarea } from "@mantine/core";
import { useTranslation } from "react-i18next";

import type { SeriesChanges } from "@atrio/contract/shifts/series";

import type { SeriesSubject } from "./series.model.ts";
import classes from "./series.module.css";
import type { Choices } from "./use-series-change.ts";

type ChoiceFieldsProps = {
  act: SeriesSubject["act"];
  preview: SeriesChanges;
  choices: Choices;
  error: string | undefined;
  /** Choices that change what happens need a new preview; a reason does not. */
  onChoices: (choices: Choices, isSeen: boolean) => void;
};

/** Shifts to keep, and the reason where a soft rule asks for one. */
export function ChoiceFields({ act, preview, choices, error, onChoices }: ChoiceFieldsProps) {
  const { t } = useTranslation(["board-series", "board-edit"]);
  const isSoft = preview.avisos.some(({ nivel }) => nivel === "blanda");
  return (
    <div className={classes.choices}>
      {(act === "change" || act === "end") && (
        <>
          <Checkbox
            label={t("board-series:keep.edited")}
            checked={choices.keepsEdited}
            onChange={({ currentTarget: { checked } }) =>
              onChoices({ ...choices, keepsEdited: checked }, false)
            }
          />
          <Checkbox
            label={t("board-series:keep.published")}
            checked={choices.keepsPublished}
            onChange={({ currentTarget: { checked } }) =>
              onChoices({ ...choices, keepsPublished: checked }, false)
            }
          />
        </>
      )}
      {(isSoft || error !== undefined) && (
        <Textarea
          label={t("board-edit:reason.label")}
          description={t("board-edit:reason.hint")}
          required
          autosize
          minRows={2}
          maxLength={300}
          value={choices.reason}
          error={error}
          onChange={({ currentTarget: { value } }) =>
            onChoices({ ...choices, reason: value }, true)
          }
        />
      )}
    </div>
  );
}
