import { Button } from "@mantine/core";
import { IconArrowLeft, IconForms, IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { ProjectPart } from "@atrio/contract/projects/shapes";

import { Card } from "../../../../ui/card.tsx";
import { PageHeader } from "../../../../ui/page-header.tsx";
import { BlockSkeleton, EmptyState, ErrorState } from "../../../../ui/state.tsx";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import { projectFieldsQuery } from "../../team/team-projects.queries.ts";
import classes from "../projects-office.module.css";

import { PartDialog } from "./part-dialog.tsx";

/** Fields that activities of any project may ask for (Rule PROJECTS-9). */
export function PartsView({ canChange }: { canChange: boolean }) {
  const { t } = useTranslation("projects-office");
  const { data, error, refetch } = useQuery(projectFieldsQuery);
  const [open, setOpen] = useState<ProjectPart | "new" | null>(null);
  return (
    <>
      <PageHeader title={t("parts.title")} subtitle={t("parts.subtitle")}>
        <Button
          variant="default"
          leftSection={<IconArrowLeft size={18} aria-hidden />}
          renderRoot={(props) => <Link to="/admin/projects" {...props} />}
        >
          {t("back")}
        </Button>
        {canChange && (
          <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setOpen("new")}>
            {t("parts.add")}
          </Button>
        )}
      </PageHeader>
      {data === undefined && error === null && <BlockSkeleton height={300} />}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {data !== undefined && (
        <Card>
          {data.length === 0 ? (
            <EmptyState
              icon={<IconForms size={24} />}
              title={t("parts.empty")}
              text={t("parts.emptyText")}
            />
          ) : (
            <ul className={classes.rows}>
              {data.map((part) => (
                <Line key={part.id} part={part} onEdit={canChange ? () => setOpen(part) : null} />
              ))}
            </ul>
          )}
        </Card>
      )}
      {open !== null && (
        <PartDialog part={open === "new" ? null : open} onClose={() => setOpen(null)} />
      )}
    </>
  );
}

function Line({ part, onEdit }: { part: ProjectPart; onEdit: (() => void) | null }) {
  const { t } = useTranslation("projects-office");
  const { nombre, tipo, obligatorio, opciones, activo } = part;
  const facts = [
    t(`parts.kind.${tipo}`),
    t(obligatorio ? "parts.isRequired" : "parts.isOptional"),
    ...(opciones.length === 0 ? [] : [opciones.join(", ")]),
  ];
  return (
    <li>
      <span className={classes.texts}>
        <span>
          {nombre} {!activo && <StatusBadge color="gray">{t("unused")}</StatusBadge>}
        </span>
        <span className={classes.muted}>{facts.join(" · ")}</span>
      </span>
      {onEdit !== null && (
        <Button
          variant="default"
          size="sm"
          aria-label={t("parts.editOf", { name: nombre })}
          onClick={onEdit}
        >
          {t("edit")}
        </Button>
      )}
    </li>
  );
}
