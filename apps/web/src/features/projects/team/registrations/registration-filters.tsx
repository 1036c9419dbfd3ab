import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { useCurrentUser } from "../../../../lib/identity.ts";
import { Choice, Filters } from "../../../../ui/filters.tsx";
import { DateField } from "../../../../ui/typed-fields/date-field.tsx";
import type { SearchChange } from "../search.model.ts";
import { registrationLists } from "../search.model.ts";
import { chargedProjectQuery, colleaguesQuery } from "../team-projects.queries.ts";
import type { RegistrationPage } from "../team-projects.queries.ts";

import { isBackwards } from "./registrations.model.ts";

type RegistrationFiltersProps = {
  page: RegistrationPage;
  onSearch: (change: SearchChange) => void;
};

/** Narrows the registrations by state, person, activity and dates. */
export function RegistrationFilters({ page, onSearch }: RegistrationFiltersProps) {
  const { t } = useTranslation("team-projects");
  const { empresa_id } = useCurrentUser();
  const people = useQuery(colleaguesQuery(empresa_id)).data ?? [];
  const project = useQuery(chargedProjectQuery(page.projectId));
  const activities = project.data?.actividades ?? [];
  const { list, workerId, activityId, from, to } = page;
  const states = registrationLists.filter((one) => one !== "todos");
  const isNarrowed = workerId !== null || activityId !== null || from !== null || to !== null;
  const none = { persona: undefined, actividad: undefined, desde: undefined, hasta: undefined };
  return (
    <Filters
      label={t("filter.label")}
      reset={isNarrowed ? { label: t("filter.reset"), onReset: () => onSearch(none) } : null}
    >
      <Choice
        label={t("filter.state")}
        all={t("filter.all_states")}
        value={list === "todos" ? null : list}
        options={states.map((value) => ({ value, label: t(`state.${value}`) }))}
        onChange={(estado) => onSearch({ estado: estado ?? "todos" })}
      />
      <Choice
        label={t("filter.person")}
        all={t("filter.everybody")}
        nothingFound={t("filter.nobody")}
        value={workerId}
        options={people.map(({ id, nombre_completo }) => ({ value: id, label: nombre_completo }))}
        onChange={(persona) => onSearch({ persona: persona ?? undefined })}
      />
      {/* Most projects have activities: the field keeps its place until they are known. */}
      {(project.isPending || activities.length > 0) && (
        <Choice
          label={t("filter.activity")}
          all={t("filter.all_activities")}
          value={activityId}
          options={activities.map(({ id, nombre }) => ({ value: id, label: nombre }))}
          onChange={(actividad) => onSearch({ actividad: actividad ?? undefined })}
        />
      )}
      <DateField
        label={t("filter.from")}
        value={from ?? ""}
        onChange={(day) => onSearch({ desde: day || undefined })}
      />
      <DateField
        label={t("filter.to")}
        value={to ?? ""}
        error={isBackwards(page) && t("filter.backwards")}
        onChange={(day) => onSearch({ hasta: day || undefined })}
      />
    </Filters>
  );
}
