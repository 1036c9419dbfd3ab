import { Button } from "@mantine/core";
import { IconArrowLeft } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { PageHeader } from "../../../ui/page-header.tsx";
import { BlockSkeleton, ErrorState } from "../../../ui/state.tsx";

import { ActivitiesCard } from "./activities/activities-card.tsx";
import { ProjectFacts } from "./facts/project-facts.tsx";
import { DocumentsCard } from "./papers/documents-card.tsx";
import { PictureCard } from "./papers/picture-card.tsx";
import { WorkersCard } from "./people/workers-card.tsx";
import classes from "./projects-office.module.css";
import { projectQuery } from "./projects-office.queries.ts";

type ProjectViewProps = { open: "nuevo" | number; canChange: boolean };

/** A project: its facts and people in charge, activities, workers, picture and documents. */
export function ProjectView({ open, canChange }: ProjectViewProps) {
  const { t } = useTranslation("projects-office");
  if (open !== "nuevo") return <KnownProject id={open} canChange={canChange} />;
  return (
    <>
      <PageHeader title={t("new")} subtitle={t("newText")}>
        <BackLink />
      </PageHeader>
      <ProjectFacts project={null} canChange={canChange} />
    </>
  );
}

function KnownProject({ id, canChange }: { id: number; canChange: boolean }) {
  const { t } = useTranslation("projects-office");
  const { data, error, refetch } = useQuery(projectQuery(id));
  return (
    <>
      <PageHeader title={data?.nombre ?? t("title")} subtitle={data?.codigo ?? ""}>
        <BackLink />
      </PageHeader>
      {data === undefined && error === null && <BlockSkeleton height={420} />}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {data !== undefined && (
        <div className={classes.columns}>
          <div className={classes.view}>
            <ProjectFacts project={data} canChange={canChange} />
            <ActivitiesCard project={data} canChange={canChange} />
          </div>
          <div className={classes.view}>
            <WorkersCard project={data} canChange={canChange} />
            <PictureCard project={data} canChange={canChange} />
            <DocumentsCard project={data} canChange={canChange} />
          </div>
        </div>
      )}
    </>
  );
}

function BackLink() {
  const { t } = useTranslation("projects-office");
  return (
    <Button
      variant="default"
      leftSection={<IconArrowLeft size={18} aria-hidden />}
      renderRoot={(props) => <Link to="/admin/projects" {...props} />}
    >
      {t("back")}
    </Button>
  );
}
