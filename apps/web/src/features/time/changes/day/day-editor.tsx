import { Button } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { Workday } from "@atrio/contract/time/time";

import { ApiError } from "../../../../lib/errors.ts";
import { formatDate } from "../../../../lib/format.ts";
import { randomKey } from "../../../../lib/random.ts";
import { FormDialog } from "../../../../ui/form-dialog.tsx";
import { notify } from "../../../../ui/notify.ts";
import { useNow } from "../../use-now.ts";
import classes from "../changes.module.css";
import { CorrectionLines } from "../correction/correction-lines.tsx";
import { proposalOf, readLines } from "../correction/correction.model.ts";
import { TextField } from "../text-field.tsx";

import own from "./day-editor.module.css";
import { DayResult } from "./day-result.tsx";
import { beginningOf, dayDraftOf, newsIn, rebase } from "./day.model.ts";
import type { DayDraft, FirstStep } from "./day.model.ts";
import { dayPreviewQuery, saveDayMutation } from "./day.queries.ts";

/** The result follows the typing after this pause. */
const pauseMs = 300;

type DayEditorProps = {
  day: Workday;
  /** Name of the worker for a supervisor; null for an own day. */
  personName: string | null;
  /** The signing that the editor was opened for. */
  first: FirstStep | null;
  onClose: () => void;
};

/** A past day as one draft: its signings changed, removed and added, the result, the reason, one save. */
export function DayEditor({ day, personName, first, onClose }: DayEditorProps) {
  const { t } = useTranslation("changes");
  const now = useNow();
  // The draft belongs to the day as it was when opened: the server says if it is another by now.
  const [opened, setOpened] = useState(day);
  const [lines, setLines] = useState(() => beginningOf(day, first));
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const [key] = useState(randomKey);
  const save = useMutation(saveDayMutation);
  const read = readLines(lines, { zone: day.zona_horaria, now });
  const wanted = proposalOf(lines, read);
  const proposal = wanted === null ? null : newsIn(opened, wanted);
  const draft = proposal === null || proposal.length === 0 ? null : dayDraftOf(opened, proposal);
  const isOwn = personName === null;
  const whose = { trabajador_id: day.trabajador_id, dia: day.dia, isOwn };
  // A saved draft is of an outdated day: another preview of it would be refused.
  const isSaving = save.isPending || save.isSuccess;
  const { result, error } = useResult(whose, draft, isSaving);
  const isOutdated = save.error instanceof ApiError && save.error.code === "day_change.outdated";
  const send = () => {
    setTried(true);
    if (draft === null || reason.trim() === "") return;
    save.mutate(
      { ...whose, draft, motivo: reason.trim(), key },
      {
        onSuccess: ({ data }) => {
          const message = data.solicitud_id === null ? t("day.done") : t("correction.done");
          notify({ kind: "success", message });
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title={titleOf()}
      submit={result?.con_aprobacion === true ? t("correction.send") : t("day.save")}
      size={620}
      pending={save.isPending}
      error={save.error}
      onSubmit={send}
      onClose={onClose}
    >
      {isOutdated && (
        <div className={own.outdated}>
          <Button
            variant="default"
            onClick={() => {
              setOpened(day);
              setLines((all) => rebase(all, day));
              save.reset();
            }}
          >
            {t("day.rebase")}
          </Button>
        </div>
      )}
      <CorrectionLines day={day} lines={lines} read={read} tried={tried} onLines={setLines} />
      {tried && proposal?.length === 0 && (
        <p className={classes.warning} role="alert">
          {t("correction.nothing")}
        </p>
      )}
      <DayResult result={draft === null ? undefined : result} error={error} />
      <TextField
        label={t("fields.reason")}
        required
        value={reason}
        error={tried && reason.trim() === "" ? t("fields.reason_required") : null}
        onChange={setReason}
      />
    </FormDialog>
  );

  function titleOf(): string {
    const date = formatDate(day.dia);
    if (personName === null) return t("day.title", { date });
    return t("day.title_of", { date, name: personName });
  }
}

function useResult(
  whose: Parameters<typeof dayPreviewQuery>[0],
  draft: DayDraft | null,
  isSaving: boolean,
) {
  const [settled] = useDebouncedValue(draft === null ? null : JSON.stringify(draft), pauseMs);
  const asked = draft ?? { fichajes: [], borrados: [], version: [] };
  const isSettled = draft !== null && settled === JSON.stringify(draft);
  const preview = useQuery({ ...dayPreviewQuery(whose, asked), enabled: isSettled && !isSaving });
  return { result: preview.data, error: isSettled ? preview.error : null };
}
