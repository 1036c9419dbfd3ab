import { Button } from "@mantine/core";
import { IconBriefcase, IconForms, IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { mayUseOffice } from "@atrio/contract/access/office-roles";

import { useCurrentUser } from "../../../lib/identity.ts";
import { Card } from "../../../ui/card.tsx";
import { Choice, Filters, WordsField } from "../../../ui/filters.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { Pager } from "../../../ui/pager.tsx";
import { BlockSkeleton, EmptyState, ErrorState } from "../../../ui/state.tsx";

import { PartsView } from "./parts/parts-view.tsx";
import { ProjectTable } from "./project-table.tsx";
import { ProjectView } from "./project-view.tsx";
import classes from "./projects-office.module.css";
import { projectsQuery, shownProjects } from "./projects-office.queries.ts";
import { situations } from "./search.model.ts";
import type { OfficeProjectsSearch } from "./search.model.ts";

/** Projects of the company: the list, one of them, or the fields that activities ask for. */
export function ProjectsOfficePage() {
  const { t } = useTranslation("projects-office");
  const search = useSearch({ from: "/portal/admin/projects" });
  const canChange = mayUseOffice(useCurrentUser(), "tiempo");
  if (search.vista === "campos") return <PartsView canChange={canChange} />;
  if (search.vista !== undefined) {
    return <ProjectView key={search.vista} open={search.vista} canChange={canChange} />;
  }
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")}>
        <Button
          variant="default"
          leftSection={<IconForms size={18} aria-hidden />}
          renderRoot={(props) => (
            <Link to="/admin/projects" search={{ vista: "campos" }} {...props} />
          )}
        >
          {t("parts.title")}
        </Button>
        {canChange && (
          <Button
            leftSection={<IconPlus size={18} aria-hidden />}
            renderRoot={(props) => (
              <Link to="/admin/projects" search={{ vista: "nuevo" }} {...props} />
            )}
          >
            {t("add")}
          </Button>
        )}
      </PageHeader>
      <ProjectList search={search} />
    </>
  );
}

function ProjectList({ search }: { search: OfficeProjectsSearch }) {
  const { t } = useTranslation(["projects-office", "team-projects"]);
  const navigate = useNavigate({ from: "/admin/projects" });
  const { texto = "", situacion = null, pagina = 1 } = search;
  const list = useQuery(projectsQuery({ texto, situacion, page: pagina }));
  const { data, error, refetch } = list;
  const isNarrowed = texto !== "" || situacion !== null;
  const show = (change: OfficeProjectsSearch) =>
    void navigate({ search: change, replace: true, resetScroll: false });
  const kept = { ...(texto !== "" && { texto }), ...(situacion !== null && { situacion }) };
  return (
    <div className={classes.view}>
      <Filters
        label={t("projects-office:search")}
        reset={isNarrowed ? { label: t("projects-office:reset"), onReset: () => show({}) } : null}
      >
        <WordsField
          label={t("projects-office:search")}
          placeholder={t("projects-office:searchHint")}
          value={texto}
          onChange={(words) =>
            show({
              ...(words !== "" && { texto: words }),
              ...(situacion !== null && { situacion }),
            })
          }
        />
        <Choice
          label={t("projects-office:situation")}
          all={t("projects-office:allSituations")}
          value={situacion}
          options={situations.map((value) => ({
            value,
            label: t(`team-projects:situation.${value}`),
          }))}
          onChange={(chosen) =>
            show({ ...(texto !== "" && { texto }), ...(chosen !== null && { situacion: chosen }) })
          }
        />
      </Filters>
      {data === undefined && error === null && <BlockSkeleton height={420} />}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {data?.data.length === 0 && (
        <Card>
          <EmptyState
            icon={<IconBriefcase size={24} />}
            title={t(isNarrowed ? "projects-office:nothing" : "projects-office:empty")}
            text={t(isNarrowed ? "projects-office:nothingText" : "projects-office:emptyText")}
          />
        </Card>
      )}
      {data !== undefined && data.data.length > 0 && (
        <ProjectTable projects={data.data} isBusy={list.isPlaceholderData} />
      )}
      {data !== undefined && (
        <Pager
          total={data.total}
          skip={(pagina - 1) * shownProjects}
          take={shownProjects}
          sizes={[shownProjects]}
          onChange={({ skip }) => show({ ...kept, pagina: skip / shownProjects + 1 })}
        />
      )}
    </div>
  );
}
