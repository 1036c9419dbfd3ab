import { Alert, Switch } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { TeamProject } from "@atrio/contract/projects/shapes";
import type { AssignedWorker } from "@atrio/contract/projects/team-projects";

import { useCurrentUser } from "../../../../lib/identity.ts";
import { FormDialog } from "../../../../ui/form-dialog.tsx";
import { notify } from "../../../../ui/notify.ts";
import { ErrorState, LinesSkeleton } from "../../../../ui/state.tsx";
import { DateField } from "../../../../ui/typed-fields/date-field.tsx";
import { assignMutation, colleaguesQuery } from "../team-projects.queries.ts";

import { countEnded, draftOf, idsToSend } from "./assign.model.ts";
import { ColleaguesField } from "./colleagues-field.tsx";

type AssignDialogProps = {
  project: TeamProject;
  assigned: readonly AssignedWorker[];
  today: string;
  onClose: () => void;
};

/** Sets who may use a project: everybody, or some people; nobody loses past days. */
export function AssignDialog({ project, assigned, today, onClose }: AssignDialogProps) {
  const { t } = useTranslation(["team-projects", "common"]);
  const { empresa_id } = useCurrentUser();
  const { data, error, refetch } = useQuery(colleaguesQuery(empresa_id));
  // Assignments as of opening: later news must not change the choice.
  const [stored] = useState(assigned);
  const [draft, setDraft] = useState(() => draftOf(project.todos_trabajadores, assigned, today));
  const save = useMutation({
    ...assignMutation,
    onSuccess: () => {
      notify({ kind: "success", message: t("team-projects:people.saved") });
      onClose();
    },
  });
  const isPast = draft.from < today;
  const before = project.todos_trabajadores ? (data ?? []) : stored;
  const ended = countEnded(
    before.map(({ id }) => id),
    draft,
  );
  const send = () => {
    if (isPast) return;
    save.mutate({
      proyecto_id: project.id,
      trabajador_ids: idsToSend(draft),
      todos_trabajadores: draft.everybody,
      desde: draft.from,
    });
  };
  return (
    <FormDialog
      title={t("team-projects:people.dialog")}
      submit={t("team-projects:people.save")}
      pending={save.isPending}
      error={save.error}
      disabled={!draft.everybody && data === undefined}
      onSubmit={send}
      onClose={onClose}
    >
      <Switch
        label={t("team-projects:people.all")}
        description={t("team-projects:people.all_hint")}
        checked={draft.everybody}
        onChange={(event) => setDraft({ ...draft, everybody: event.currentTarget.checked })}
      />
      {!draft.everybody && data === undefined && error === null && <LinesSkeleton lines={5} />}
      {!draft.everybody && data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {!draft.everybody && data !== undefined && (
        <>
          <ColleaguesField
            colleagues={data}
            stored={new Set(stored.map(({ id }) => id))}
            chosen={draft.ids}
            onChange={(ids) => setDraft({ ...draft, ids })}
          />
          <DateField
            label={t("team-projects:people.from")}
            min={today}
            value={draft.from}
            error={isPast && t("team-projects:people.from_past")}
            onChange={(from) => from !== "" && setDraft({ ...draft, from })}
          />
        </>
      )}
      {ended > 0 && (
        <Alert color="yellow">{t("team-projects:people.ends", { count: ended })}</Alert>
      )}
    </FormDialog>
  );
}
