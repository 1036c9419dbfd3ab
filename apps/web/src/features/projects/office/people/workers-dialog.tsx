import { ActionIcon, Alert, Switch, TextInput } from "@mantine/core";
import { IconSearch, IconX } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { OfficeProject } from "@atrio/contract/projects/projects-office";
import type { AssignedWorker } from "@atrio/contract/projects/team-projects";

import { plainText } from "../../../../lib/plain-text.ts";
import { FormDialog } from "../../../../ui/form-dialog.tsx";
import { notify } from "../../../../ui/notify.ts";
import type { PickedPerson } from "../../../../ui/person-search.tsx";
import classes from "../projects-office.module.css";
import { assignMutation } from "../projects-office.queries.ts";

import { CandidateSearch } from "./candidate-search.tsx";

type WorkersDialogProps = {
  project: OfficeProject;
  assigned: readonly AssignedWorker[];
  onClose: () => void;
};

/** Most chosen people that the list shows at once; words find the others. */
const mostShown = 40;

/** Sets who may use a project from today on: everybody, or some people. Nobody loses past days. */
export function WorkersDialog({ project, assigned, onClose }: WorkersDialogProps) {
  const { t } = useTranslation("projects-office");
  const [everybody, setEverybody] = useState(project.todos_trabajadores);
  const [people, setPeople] = useState<ReadonlyMap<number, PickedPerson>>(
    () => new Map(assigned.map((one) => [one.id, one])),
  );
  const save = useMutation(assignMutation);
  const stored = new Set(assigned.map(({ id }) => id));
  const ended = everybody ? 0 : [...stored].filter((id) => !people.has(id)).length;
  const submit = () => {
    const trabajador_ids = everybody ? [] : [...people.keys()];
    const body = { proyecto_id: project.id, trabajador_ids, todos_trabajadores: everybody };
    save.mutate(body, {
      onSuccess: () => {
        notify({ kind: "success", message: t("workers.saved") });
        onClose();
      },
    });
  };
  const remove = (id: number) => setPeople(new Map([...people].filter(([one]) => one !== id)));
  const add = (person: PickedPerson | null) => {
    if (person !== null) setPeople(new Map([[person.id, person], ...people]));
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
        <>
          <CandidateSearch
            // Empty again after each choice.
            key={people.size}
            label={t("workers.add")}
            value={null}
            leaveOut={new Set(people.keys())}
            onChange={add}
          />
          <ChosenPeople people={[...people.values()]} onRemove={remove} />
        </>
      )}
      {ended > 0 && <Alert color="yellow">{t("workers.ends", { count: ended })}</Alert>}
    </FormDialog>
  );
}

type ChosenPeopleProps = { people: readonly PickedPerson[]; onRemove: (id: number) => void };

function ChosenPeople({ people, onRemove }: ChosenPeopleProps) {
  const { t } = useTranslation("projects-office");
  const [words, setWords] = useState("");
  const found = people.filter(({ nombre_completo }) =>
    plainText(nombre_completo).includes(plainText(words)),
  );
  const more = Math.max(0, found.length - mostShown);
  return (
    <>
      <p className={classes.note}>{t("workers.chosen", { count: people.length })}</p>
      {people.length > mostShown && (
        <TextInput
          type="search"
          aria-label={t("workers.find")}
          placeholder={t("workers.find")}
          leftSection={<IconSearch size={18} aria-hidden />}
          maxLength={100}
          value={words}
          onChange={(event) => setWords(event.currentTarget.value)}
        />
      )}
      <ul className={classes.chosen} aria-label={t("workers.title")}>
        {found.slice(0, mostShown).map(({ id, nombre_completo }) => (
          <li key={id}>
            {nombre_completo}
            <ActionIcon
              variant="default"
              size={44}
              aria-label={t("workers.remove", { name: nombre_completo })}
              onClick={() => onRemove(id)}
            >
              <IconX size={20} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ul>
      {more > 0 && <p className={classes.note}>{t("workers.more", { count: more })}</p>}
    </>
  );
}
