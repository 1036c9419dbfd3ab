import { Alert, Button, Group, Modal } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import { messageOf } from "../../../../lib/errors.ts";
import { nowInstant } from "../../../../lib/format.ts";
import type { ProjectClock, ProjectRun } from "../../../../lib/project-slots.ts";
import { randomKey } from "../../../../lib/random.ts";
import { notify } from "../../../../ui/notify.ts";
import { BlockSkeleton, ErrorState } from "../../../../ui/state.tsx";
import { useReturnFocus } from "../../../../ui/use-return-focus.ts";
import { projectPartsQuery, usableProjectsQuery } from "../my-projects.queries.ts";
import { WorkFields } from "../work/work-fields.tsx";
import { askedParts, emptyWork, judgeWork, partValues, workName } from "../work/work.model.ts";

type RunDialogProps = {
  clock: ProjectClock;
  day: string;
  isSwitch: boolean;
  onClose: () => void;
};

/** Asks for the project to work on from now on. */
export function RunDialog({ clock, day, isSwitch, onClose }: RunDialogProps) {
  const { t } = useTranslation(["my-projects", "common"]);
  useReturnFocus();
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(isSwitch ? "my-projects:clock.change" : "my-projects:clock.choose")}
      closeButtonProps={{ "aria-label": t("common:action.close"), size: 44, iconSize: 20 }}
    >
      <RunForm clock={clock} day={day} onClose={onClose} />
    </Modal>
  );
}

function RunForm({ clock, day, onClose }: Omit<RunDialogProps, "isSwitch">) {
  const { t } = useTranslation(["my-projects", "common"]);
  const projects = useQuery(usableProjectsQuery(clock.workerId, day));
  const parts = useQuery(projectPartsQuery);
  const [draft, setDraft] = useState(emptyWork);
  const [tried, setTried] = useState(false);
  const run = useRun(clock, onClose);
  if (projects.data === undefined || parts.data === undefined) {
    const failed = projects.isError ? projects : parts;
    if (!failed.isError) return <BlockSkeleton height={180} />;
    return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
  }
  if (projects.data.length === 0) return <p>{t("my-projects:work.no_projects")}</p>;
  const project = projects.data.find(({ id }) => id === draft.proyecto_id);
  const errors = judgeWork(draft, project, parts.data);
  const asked = askedParts(project, draft.actividad_id, parts.data);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (errors !== null || project === undefined || run.isPending) return;
    const { actividad_id } = draft;
    const activity = project.actividades.find(({ id }) => id === actividad_id);
    const remarks = draft.observaciones.trim();
    run.mutate({
      key: randomKey(),
      name: workName(project.nombre, activity?.nombre ?? null),
      body: {
        trabajador_id: clock.workerId,
        accion: "empezar",
        hora_dispositivo: nowInstant(),
        proyecto_id: project.id,
        actividad_id,
        partes: partValues(draft, asked),
        observaciones: remarks === "" ? null : remarks,
      },
    });
  };
  return (
    <form onSubmit={submit} noValidate>
      <WorkFields
        workerId={clock.workerId}
        projects={projects.data}
        parts={parts.data}
        draft={draft}
        errors={tried ? errors : null}
        onChange={setDraft}
      />
      <p>{t("my-projects:clock.text")}</p>
      {run.error !== null && (
        <Alert color="red" role="alert">
          {messageOf(run.error)}
        </Alert>
      )}
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onClose}>
          {t("common:action.cancel")}
        </Button>
        <Button type="submit" loading={run.isPending}>
          {t("my-projects:clock.start")}
        </Button>
      </Group>
    </form>
  );
}

/** Queues the change; it works without network as a punch does. */
function useRun({ submit }: ProjectClock, onDone: () => void) {
  const { t } = useTranslation("my-projects");
  return useMutation({
    networkMode: "always",
    mutationFn: (run: ProjectRun) => submit(run),
    onSuccess: (outcome, { name }) => {
      if (outcome === "kept") notify({ kind: "info", message: t("clock.kept") });
      else notify({ kind: "success", message: t("clock.started", { name: name ?? "" }) });
      onDone();
    },
  });
}
