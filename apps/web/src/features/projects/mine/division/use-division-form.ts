import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { DayDivision, ProjectPart, UsableProject } from "@atrio/contract/projects/shapes";

import { ApiError } from "../../../../lib/errors.ts";
import { formatDate } from "../../../../lib/format.ts";
import { randomKey } from "../../../../lib/random.ts";
import { notify } from "../../../../ui/notify.ts";
import { divisionQuery, useDivisionCopy, useDivisionSaving } from "../my-projects.queries.ts";

import {
  bodyOf,
  copiedRow,
  draftOf,
  isChanged,
  judgeRows,
  newRow,
  removedOf,
  reseatRows,
} from "./division.model.ts";
import type { IntervalDraft, Stretch } from "./division.model.ts";

export type DivisionFormProps = {
  division: DayDivision;
  projects: readonly UsableProject[];
  parts: readonly ProjectPart[];
  /** Closes the editor at once: it is saved, or nothing is lost. */
  onClose: () => void;
  /** Leaves the editor; asks first while there is unsaved input. */
  onCancel: () => void;
  onUnsaved: (isUnsaved: boolean) => void;
};

/** The edited division: its rows, what is wrong with them, and the acts on it. */
export function useDivisionForm(props: DivisionFormProps) {
  const { projects, parts, onClose } = props;
  const { t } = useTranslation("my-projects");
  const client = useQueryClient();
  // The division that was read; a refetch behind the dialog must not change what is edited.
  const [division, setDivision] = useState(props.division);
  const [rows, setRows] = useState(() => draftOf(props.division));
  const [reason, setReason] = useState("");
  const [tried, setTried] = useState(false);
  const [changed, setChanged] = useState<DayDivision | null>(null);
  const [copied, setCopied] = useState<string | null>(null);
  const saving = useDivisionSaving();
  const copying = useDivisionCopy();
  const known = { division, projects, parts };
  const problems = judgeRows(rows, known);
  const removed = removedOf(rows, division);
  const isReasonMissing = removed.length > 0 && reason.trim() === "";
  const { trabajador_id, dia, zona_horaria } = division;

  const onRefused = async (error: unknown) => {
    if (!(error instanceof ApiError) || error.code !== "project.changed") return;
    const query = divisionQuery(trabajador_id, dia);
    setChanged(await client.query({ ...query, staleTime: 0 }));
  };
  const save = () => {
    setTried(true);
    if (problems.size > 0 || isReasonMissing || saving.isPending) return;
    saving.mutate(
      { dia, body: bodyOf(rows, known, reason) },
      {
        onSuccess: () => {
          notify({ kind: "success", message: t("editor.saved") });
          onClose();
        },
        onError: (error) => void onRefused(error),
      },
    );
  };
  const settle = (next: IntervalDraft[]) => {
    if (changed === null) return;
    setDivision(changed);
    setRows(next);
    setChanged(null);
    saving.reset();
  };
  const copy = () => {
    copying.mutate(
      { workerId: trabajador_id, dia },
      {
        onSuccess: ({ desde, registros }) => {
          const proposed = registros.map((one) => copiedRow(randomKey(), one, zona_horaria));
          const fitting = proposed.filter((row) => {
            const found = judgeRows([...rows, row], known).get(row.key);
            return found?.overlap === undefined;
          });
          setRows([...rows, ...fitting]);
          const date = formatDate(desde);
          setCopied(t(fitting.length === 0 ? "editor.copied_none" : "editor.copied", { date }));
        },
      },
    );
  };
  return {
    division,
    rows,
    reason,
    setReason,
    problems: tried ? problems : null,
    isUnsaved: isChanged(rows, division),
    needsReason: removed.length > 0,
    isReasonShownMissing: tried && isReasonMissing,
    saving,
    copying,
    copied,
    changed,
    save,
    copy,
    add: (signingId: number, stretch: Stretch) =>
      setRows([...rows, newRow(randomKey(), signingId, stretch, zona_horaria)]),
    change: (...changes: IntervalDraft[]) =>
      setRows(rows.map((row) => changes.find(({ key }) => key === row.key) ?? row)),
    remove: (key: string) => setRows(rows.filter((row) => row.key !== key)),
    keepMine: () => {
      if (changed !== null) settle(reseatRows(rows, changed));
    },
    takeTheirs: () => {
      if (changed !== null) settle(draftOf(changed));
    },
  };
}

export type DivisionFormState = ReturnType<typeof useDivisionForm>;
