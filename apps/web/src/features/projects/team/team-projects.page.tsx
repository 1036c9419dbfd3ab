import { IconSchema, IconSchemaOff } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { PageHeader } from "../../../ui/page-header.tsx";
import { BlockSkeleton, EmptyState, ErrorState } from "../../../ui/state.tsx";

import { ProjectPicker } from "./project-picker.tsx";
import { ProjectSections } from "./project-sections.tsx";
import { shownProject } from "./team-projects.model.ts";
import { chargedProjectsQuery } from "./team-projects.queries.ts";

/** Projects that somebody is in charge of: what waits, their details, people and hours. */
export function TeamProjectsPage() {
  const { t } = useTranslation("team-projects");
  const { proyecto } = useSearch({ from: "/portal/projectSupervisor" });
  const { data, error, refetch } = useQuery(chargedProjectsQuery);
  const project = data && shownProject(data, proyecto);
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")} />
      {data === undefined && error === null && <BlockSkeleton height={520} />}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {data?.length === 0 && (
        <EmptyState icon={<IconSchema size={24} />} title={t("none")} text={t("none_text")} />
      )}
      {data !== undefined && data.length > 0 && (
        <ProjectPicker projects={data} shownId={project?.id} />
      )}
      {data !== undefined && data.length > 0 && project === undefined && (
        <EmptyState
          icon={<IconSchemaOff size={24} />}
          title={t("not_yours")}
          text={t("not_yours_text")}
        />
      )}
      {project !== undefined && <ProjectSections key={project.id} project={project} />}
    </>
  );
}
