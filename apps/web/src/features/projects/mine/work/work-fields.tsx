import { Select, Textarea, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";

import type { ProjectPart, UsableProject } from "@atrio/contract/projects/shapes";

import { FavouriteButton } from "./favourite-button.tsx";
import classes from "./work-fields.module.css";
import { askedParts, firstActivity, groupProjects, orderActivities } from "./work.model.ts";
import type { WorkDraft, WorkErrors } from "./work.model.ts";

type WorkFieldsProps = {
  workerId: number;
  projects: readonly UsableProject[];
  parts: readonly ProjectPart[];
  draft: WorkDraft;
  errors: WorkErrors | null;
  onChange: (draft: WorkDraft) => void;
};

/** Project, activity and the fields that the activity asks for. */
export function WorkFields(props: WorkFieldsProps) {
  const { projects, parts, draft, errors, onChange } = props;
  const { t } = useTranslation("my-projects");
  const project = projects.find(({ id }) => id === draft.proyecto_id);
  return (
    <div className={classes.fields}>
      <ProjectField {...props} />
      <ActivityField {...props} project={project} />
      {askedParts(project, draft.actividad_id, parts).map((part) => {
        const key = errors?.parts[part.id];
        return (
          <PartField
            key={part.id}
            part={part}
            value={draft.values[part.id] ?? ""}
            error={key === undefined ? null : t(key)}
            onChange={(value) =>
              onChange({ ...draft, values: { ...draft.values, [part.id]: value } })
            }
          />
        );
      })}
      <Textarea
        label={t("work.remarks")}
        autosize
        minRows={1}
        maxLength={500}
        value={draft.observaciones}
        onChange={(event) => onChange({ ...draft, observaciones: event.currentTarget.value })}
      />
    </div>
  );
}

function ProjectField({ workerId, projects, draft, errors, onChange }: WorkFieldsProps) {
  const { t } = useTranslation("my-projects");
  const project = projects.find(({ id }) => id === draft.proyecto_id);
  const isMarked = project?.favorito === true;
  const { favourites, recent, others } = groupProjects(projects);
  const groups = [
    { group: t("work.favourites"), items: favourites },
    { group: t("work.recent"), items: recent },
    { group: t("work.others"), items: others },
  ].filter(({ items }) => items.length > 0);
  const data = groups.map(({ group, items }) => ({
    group,
    items: items.map(({ id, codigo, nombre }) => ({
      value: String(id),
      label: `${nombre} (${codigo})`,
    })),
  }));
  const pick = (value: string | null) => {
    const picked = projects.find(({ id }) => String(id) === value);
    if (picked === undefined) return;
    onChange({ ...draft, proyecto_id: picked.id, actividad_id: firstActivity(picked), values: {} });
  };
  return (
    <div className={classes.project}>
      <Select
        label={t("work.project")}
        required
        searchable
        allowDeselect={false}
        nothingFoundMessage={t("work.none_found")}
        data={data}
        value={draft.proyecto_id === null ? null : String(draft.proyecto_id)}
        error={errors?.project === undefined ? null : t(errors.project)}
        onChange={pick}
      />
      {project !== undefined && (
        <FavouriteButton
          label={t(isMarked ? "work.favourite_remove" : "work.favourite_add")}
          isMarked={isMarked}
          favourite={{ trabajador_id: workerId, proyecto_id: project.id, actividad_id: null }}
        />
      )}
    </div>
  );
}

type ActivityFieldProps = WorkFieldsProps & { project: UsableProject | undefined };

function ActivityField({ workerId, project, draft, errors, onChange }: ActivityFieldProps) {
  const { t } = useTranslation("my-projects");
  if (project === undefined || project.actividades.length === 0) return null;
  const activity = project.actividades.find(({ id }) => id === draft.actividad_id);
  const isMarked = activity?.favorita === true;
  return (
    <div className={classes.project}>
      <Select
        label={t("work.activity")}
        required
        searchable
        allowDeselect={false}
        data={orderActivities(project).map(({ id, nombre }) => ({
          value: String(id),
          label: nombre,
        }))}
        value={draft.actividad_id === null ? null : String(draft.actividad_id)}
        error={errors?.activity === undefined ? null : t(errors.activity)}
        onChange={(id) => onChange({ ...draft, actividad_id: id === null ? null : Number(id) })}
      />
      {activity !== undefined && (
        <FavouriteButton
          label={t(isMarked ? "work.favourite_activity_remove" : "work.favourite_activity_add")}
          isMarked={isMarked}
          favourite={{
            trabajador_id: workerId,
            proyecto_id: project.id,
            actividad_id: activity.id,
          }}
        />
      )}
    </div>
  );
}

type PartFieldProps = {
  part: ProjectPart;
  value: string;
  error: string | null;
  onChange: (value: string) => void;
};

function PartField({ part, value, error, onChange }: PartFieldProps) {
  const common = { label: part.nombre, required: part.obligatorio, error };
  if (part.tipo === "opcion") {
    return (
      <Select
        {...common}
        clearable={!part.obligatorio}
        data={part.opciones}
        value={value === "" ? null : value}
        onChange={(option) => onChange(option ?? "")}
      />
    );
  }
  return (
    <TextInput
      {...common}
      inputMode={part.tipo === "numero" ? "decimal" : "text"}
      maxLength={500}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
