import { IconChecklist, IconClockHour4, IconInfoCircle, IconUsers } from "@tabler/icons-react";
import type { Icon } from "@tabler/icons-react";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import type { TeamProject } from "@atrio/contract/projects/shapes";

import { dayIn, serverNow } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { SectionTabs } from "../../../ui/section-tabs.tsx";

import { DetailsView } from "./details/details-view.tsx";
import { HoursView } from "./hours/hours-view.tsx";
import { AssignedView } from "./people/assigned-view.tsx";
import { RegistrationsView } from "./registrations/registrations-view.tsx";
import { projectViews } from "./search.model.ts";
import type { ProjectView, SearchChange } from "./search.model.ts";

const icons: Record<ProjectView, Icon> = {
  registros: IconChecklist,
  detalles: IconInfoCircle,
  personas: IconUsers,
  horas: IconClockHour4,
};

/** The parts of a project in charge. */
export function ProjectSections({ project }: { project: TeamProject }) {
  const { t } = useTranslation("team-projects");
  const { zona_horaria } = useCurrentUser();
  const search = useSearch({ from: "/portal/projectSupervisor" });
  const navigate = useNavigate({ from: "/projectSupervisor" });
  const today = dayIn(zona_horaria, serverNow());
  const view = search.vista ?? "registros";
  const { registros_pendientes } = project;
  const { pagina: _page, ...narrowed } = search;
  const show = (change: SearchChange) =>
    void navigate({
      search: { ...narrowed, proyecto: project.id, ...change },
      replace: true,
      resetScroll: false,
    });
  return (
    <SectionTabs<ProjectView>
      label={t("tabs.label")}
      sections={projectViews.map((value) => ({
        value,
        label: t(`tabs.${value}`),
        icon: icons[value],
        badge:
          value === "registros" && registros_pendientes > 0
            ? {
                text: String(registros_pendientes),
                title: t("pending", { count: registros_pendientes }),
              }
            : null,
      }))}
      value={view}
      onChange={(vista) =>
        void navigate({ search: { proyecto: project.id, vista }, resetScroll: false })
      }
    >
      {view === "registros" && (
        <RegistrationsView project={project} search={search} today={today} onSearch={show} />
      )}
      {view === "detalles" && <DetailsView projectId={project.id} />}
      {view === "personas" && <AssignedView project={project} today={today} />}
      {view === "horas" && (
        <HoursView project={project} search={search} today={today} onSearch={show} />
      )}
    </SectionTabs>
  );
}
