import { ActionIcon } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { ProjectDocument } from "@atrio/contract/projects/shapes";
import { projectDocumentFile } from "@atrio/contract/projects/team-projects";

import { download } from "../../../../lib/download.ts";
import { messageOf } from "../../../../lib/errors.ts";
import { sizeText } from "../../../../lib/file-size.ts";
import { dayIn, formatDate, formatNumber } from "../../../../lib/format.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { Card } from "../../../../ui/card.tsx";
import { Hint } from "../../../../ui/hint.tsx";
import { notify } from "../../../../ui/notify.ts";

import classes from "./details.module.css";

/** Documents of a project, to be downloaded. */
export function DocumentsCard({ documents }: { documents: readonly ProjectDocument[] }) {
  const { t } = useTranslation("team-projects");
  return (
    <Card title={t("details.documents")} className={classes.wide ?? ""}>
      {documents.length === 0 ? (
        <p className={classes.note}>{t("details.no_documents")}</p>
      ) : (
        <ul className={classes.documents}>
          {documents.map((one) => (
            <Line key={one.id} document={one} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Line({ document }: { document: ProjectDocument }) {
  const { t } = useTranslation("team-projects");
  const { zona_horaria } = useCurrentUser();
  const { id, titulo, tamanyo, subido_en } = document;
  const save = useMutation({
    mutationFn: () => download(projectDocumentFile, { params: { id } }),
    onError: (error) => notify({ kind: "error", message: messageOf(error) }),
  });
  return (
    <li>
      <span>
        <b>{titulo}</b>
        <small>
          {t("details.document_facts", {
            size: sizeText(tamanyo, formatNumber),
            date: formatDate(dayIn(zona_horaria, subido_en)),
          })}
        </small>
      </span>
      <Hint text={t("details.download")}>
        <ActionIcon
          variant="default"
          size={44}
          aria-label={t("details.download_of", { name: titulo })}
          loading={save.isPending}
          onClick={() => save.mutate()}
        >
          <IconDownload size={20} aria-hidden />
        </ActionIcon>
      </Hint>
    </li>
  );
}
