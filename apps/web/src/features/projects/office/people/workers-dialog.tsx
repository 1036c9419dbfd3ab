import { Alert, Switch } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { OfficeProject } from "@atrio/contract/projects/projects-office";
import type { AssignedWorker } from "@atrio/contract/projects/team-projects";

import { FormDialog } from "../../../../ui/form-dialog.tsx";
import { notify } from "../../../../ui/notify.ts";
import { PeopleField } from "../../../../ui/people-field.tsx";
import type { PickedPerson } from "../../../../ui/person-search.tsx";
import { assignMutation, candidatesQuery } from "../projects-office.queries.ts";

type WorkersDialogProps = {
  project: OfficeProject;
  assigned: readonly AssignedWorker[];
  onClose: () => void;
};

/** Sets who may use a project from today on: everybody, or some people. Nobody loses past days. */
export function WorkersDialog({ project, assigned, onClose }: WorkersDialogProps) {
  const { t } = useTranslation("projects-office");
  const [everybody, setEverybody] = useState(project.todos_trabajadores);
  const [people, setPeople] = useState<readonly PickedPerson[]>(() => [
    ...new Map(assigned.map((one) => [one.id, one])).values(),
  ]);
  const [text, setText] = useState("");
  const found = useQuery(candidatesQuery(text, false));
  const save = useMutation(assignMutation);
  const chosen = new Set(people.map(({ id }) => id));
  const stored = new Set(assigned.map(({ id }) => id));
  const ended = everybody ? 0 : [...stored].filter((id) => !chosen.has(id)).length;
  const submit = () => {
    const trabajador_ids = everybody ? [] : [...chosen];
    const body = { proyecto_id: project.id, trabajador_ids, todos_trabajadores: everybody };
    save.mutate(body, {
      onSuccess: () => {
        notify({ kind: "success", message: t("workers.saved") });
        onClose();
      },
    });
  };
  return (
    <FormDialog
      title={t("workers.dialog", { name: project.nombre })}
      submit={t("save")}
      pending={save.isPending}
      error={save.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <Switch
        label={t("workers.all")}
        description={t("workers.allHint")}
        checked={everybody}
        onChange={(event) => setEverybody(event.currentTarget.checked)}
      />
      {!everybody && (
        <PeopleField
          label={t("workers.title")}
          texts={{
            add: t("workers.add"),
            placeholder: t("personHint"),
            nobody: t("nobody"),
            find: t("workers.find"),
            count: t("workers.chosen", { count: people.length }),
            remove: (name) => t("workers.remove", { name }),
            more: (count) => t("workers.more", { count }),
          }}
          value={people}
          found={found.data}
          failure={found.error}
          onText={setText}
          onChange={setPeople}
        />
      )}
      {ended > 0 && <Alert color="yellow">{t("workers.ends", { count: ended })}</Alert>}
    </FormDialog>
  );
}
