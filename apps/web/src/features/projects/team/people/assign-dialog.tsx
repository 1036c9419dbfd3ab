import { Alert, Button, Modal, Switch } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import type { TeamProject } from "@atrio/contract/projects/shapes";
import type { AssignedWorker } from "@atrio/contract/projects/team-projects";

import { messageOf } from "../../../../lib/errors.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { notify } from "../../../../ui/notify.ts";
import { ErrorState, LinesSkeleton } from "../../../../ui/state.tsx";
import { DateField } from "../../../../ui/typed-fields/date-field.tsx";
import { assignMutation, colleaguesQuery } from "../team-projects.queries.ts";

import { countEnded, draftOf, idsToSend } from "./assign.model.ts";
import { ColleaguesField } from "./colleagues-field.tsx";
import classes from "./people.module.css";

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
  // What is stored when the dialog opens: news of it must not change what was chosen.
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
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isPast || save.isPending) return;
    save.mutate({
      proyecto_id: project.id,
      trabajador_ids: idsToSend(draft),
      todos_trabajadores: draft.everybody,
      desde: draft.from,
    });
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("team-projects:people.dialog")}
      closeButtonProps={{ "aria-label": t("common:action.close"), size: 44, iconSize: 20 }}
    >
      <form className={classes.form} onSubmit={send} noValidate>
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
        {save.error !== null && (
          <Alert color="red" role="alert">
            {messageOf(save.error)}
          </Alert>
        )}
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            {t("common:action.cancel")}
          </Button>
          <Button
            type="submit"
            loading={save.isPending}
            disabled={!draft.everybody && data === undefined}
          >
            {t("team-projects:people.save")}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
