import { ActionIcon, Button } from "@mantine/core";
import { IconDownload, IconPlus, IconTrash } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { OfficeProject } from "@atrio/contract/projects/projects-office";
import type { ProjectDocument } from "@atrio/contract/projects/shapes";
import { projectDocumentFile } from "@atrio/contract/projects/team-projects";

import { download } from "../../../../lib/download.ts";
import { messageOf } from "../../../../lib/errors.ts";
import { sizeText } from "../../../../lib/file-size.ts";
import { dayIn, formatDate, formatNumber } from "../../../../lib/format.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { Card } from "../../../../ui/card.tsx";
import { notify } from "../../../../ui/notify.ts";
import classes from "../projects-office.module.css";

import { AddDocumentDialog, RemoveDocumentDialog } from "./document-dialogs.tsx";

type Open = { act: "add" } | { act: "remove"; document: ProjectDocument };

/** Documents of a project, for everybody who may use it. */
export function DocumentsCard({
  project,
  canChange,
}: {
  project: OfficeProject;
  canChange: boolean;
}) {
  const { t } = useTranslation("projects-office");
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const { documentos } = project;
  return (
    <Card
      title={t("documents.title")}
      action={
        canChange && (
          <Button
            variant="default"
            leftSection={<IconPlus size={18} aria-hidden />}
            onClick={() => setOpen({ act: "add" })}
          >
            {t("documents.add")}
          </Button>
        )
      }
    >
      {documentos.length === 0 && <p className={classes.note}>{t("documents.none")}</p>}
      <ul className={classes.rows}>
        {documentos.map((document) => (
          <Line
            key={document.id}
            document={document}
            onRemove={canChange ? () => setOpen({ act: "remove", document }) : null}
          />
        ))}
      </ul>
      {open?.act === "add" && <AddDocumentDialog projectId={project.id} onClose={close} />}
      {open?.act === "remove" && <RemoveDocumentDialog document={open.document} onClose={close} />}
    </Card>
  );
}

type LineProps = { document: ProjectDocument; onRemove: (() => void) | null };

function Line({ document, onRemove }: LineProps) {
  const { t } = useTranslation("projects-office");
  const { zona_horaria } = useCurrentUser();
  const { id, titulo, tamanyo, subido_en } = document;
  const save = useMutation({
    mutationFn: () => download(projectDocumentFile, { params: { id } }),
    onError: (error) => notify({ kind: "error", message: messageOf(error) }),
  });
  return (
    <li>
      <span className={classes.texts}>
        {titulo}
        <span className={classes.muted}>
          {t("documents.facts", {
            size: sizeText(tamanyo, formatNumber),
            date: formatDate(dayIn(zona_horaria, subido_en)),
          })}
        </span>
      </span>
      <ActionIcon
        variant="default"
        size={44}
        aria-label={t("documents.open", { name: titulo })}
        loading={save.isPending}
        onClick={() => save.mutate()}
      >
        <IconDownload size={20} aria-hidden />
      </ActionIcon>
      {onRemove !== null && (
        <ActionIcon
          variant="default"
          size={44}
          aria-label={t("documents.remove", { name: titulo })}
          onClick={onRemove}
        >
          <IconTrash size={20} aria-hidden />
        </ActionIcon>
      )}
    </li>
  );
}
