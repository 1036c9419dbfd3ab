import { Select, Textarea } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { Person } from "@atrio/contract/person";

import { ApiError } from "../../../../lib/errors.ts";
import { matches } from "../../../../lib/plain-text.ts";
import { randomKey } from "../../../../lib/random.ts";
import { FormDialog } from "../../../../ui/form-dialog.tsx";
import { notify } from "../../../../ui/notify.ts";
import { DateField } from "../../../../ui/typed-fields/date-field.tsx";
import { sendDelegation } from "../team.queries.ts";

import classes from "./delegation-list.module.css";
import { latestEnd, problemsOf } from "./delegation.model.ts";
import type { DelegationDraft, DelegationProblem } from "./delegation.model.ts";

type DelegationDialogProps = {
  candidates: readonly Person[];
  /** The local day, `YYYY-MM-DD`. */
  today: string;
  onClose: () => void;
};

/** Form of a delegation: the delegate and the dates. */
export function DelegationDialog({ candidates, today, onClose }: DelegationDialogProps) {
  const { t } = useTranslation(["team-absences", "common"]);
  const [draft, setDraft] = useState<DelegationDraft>({
    delegateId: null,
    from: today,
    to: "",
    reason: "",
  });
  const [key, setKey] = useState(randomKey);
  const [tried, setTried] = useState(false);
  const send = useMutation({ mutationFn: sendDelegation });
  const problems = problemsOf(draft, today);
  const change = (part: Partial<DelegationDraft>) => {
    setDraft({ ...draft, ...part });
    // New content needs a new idempotency key.
    setKey(randomKey());
  };
  const submit = () => {
    setTried(true);
    const { delegateId, from, to, reason } = draft;
    if (problems.length > 0 || delegateId === null) return;
    send.mutate(
      { delegateId, from, to, reason: reason.trim(), key },
      {
        onSuccess: () => {
          notify({ kind: "success", message: t("team-absences:delegation.added") });
          onClose();
        },
      },
    );
  };
  const fields = { draft, problems: tried ? problems : [], error: send.error, onChange: change };
  return (
    <FormDialog
      title={t("team-absences:delegation.add")}
      submit={t("team-absences:delegation.save")}
      pending={send.isPending}
      error={send.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <Fields {...fields} candidates={candidates} today={today} />
    </FormDialog>
  );
}

type FieldsProps = {
  draft: DelegationDraft;
  /** Shown beside their fields. */
  problems: readonly DelegationProblem[];
  error: Error | null;
  candidates: readonly Person[];
  today: string;
  onChange: (part: Partial<DelegationDraft>) => void;
};

function Fields({ draft, problems, error, candidates, today, onChange }: FieldsProps) {
  const { t } = useTranslation("team-absences");
  const wrong = (field: string, ...known: DelegationProblem[]) => {
    const problem = known.find((one) => problems.includes(one));
    if (problem !== undefined) return t(`delegation.problem.${problem}`);
    return error instanceof ApiError ? error.fields[field]?.join("\n") : undefined;
  };
  return (
    <>
      <Select
        label={t("delegation.delegate")}
        placeholder={t("delegation.choose")}
        required
        searchable
        limit={100}
        nothingFoundMessage={t("calendar.nobody")}
        data={candidates.map(({ id, nombre_completo }) => ({
          value: String(id),
          label: nombre_completo,
        }))}
        filter={({ options, search, limit }) =>
          options
            .filter((option) => "label" in option && matches(option.label, search))
            .slice(0, limit)
        }
        value={draft.delegateId === null ? null : String(draft.delegateId)}
        onChange={(id) => onChange({ delegateId: id === null ? null : Number(id) })}
        error={wrong("delegado_id", "delegate")}
      />
      <div className={classes.days}>
        <DateField
          label={t("delegation.from")}
          required
          min={today}
          value={draft.from}
          error={wrong("desde", "from", "from_past")}
          onChange={(value) => onChange({ from: value })}
        />
        <DateField
          label={t("delegation.to")}
          required
          min={draft.from === "" ? today : draft.from}
          max={latestEnd(draft.from === "" ? today : draft.from)}
          value={draft.to}
          error={wrong("hasta", "to", "order", "too_long")}
          onChange={(value) => onChange({ to: value })}
        />
      </div>
      <Textarea
        label={t("delegation.reason")}
        description={t("delegation.reason_hint")}
        autosize
        minRows={2}
        maxLength={300}
        value={draft.reason}
        onChange={(event) => onChange({ reason: event.currentTarget.value })}
      />
    </>
  );
}
