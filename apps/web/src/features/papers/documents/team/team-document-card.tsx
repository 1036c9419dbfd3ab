import { ActionIcon, Checkbox } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import type { TeamDocument } from "@atrio/contract/papers/documents-office";

import { sizeText } from "../../../../lib/file-size.ts";
import { formatDate, formatDateTime, formatNumber } from "../../../../lib/format.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { PersonAvatar } from "../../../../ui/person-avatar.tsx";
import { formatName } from "../documents.model.ts";
import { useDownload } from "../files/use-download.ts";
import { ApprovalBadge } from "../list/approval-badge.tsx";
import { useDayOf } from "../use-day-of.ts";

import { DecisionButtons } from "./decide/decision-buttons.tsx";
import classes from "./team-documents.module.css";

type TeamDocumentCardProps = {
  document: TeamDocument;
  selection?: { isSelected: boolean; onSelect: (isSelected: boolean) => void };
};

/** A document of somebody supervised: whose and what it is, and the decision where it waits for one. */
export function TeamDocumentCard({ document, selection }: TeamDocumentCardProps) {
  const { t } = useTranslation("documents-team");
  const download = useDownload();
  const { titulo: title, trabajador: worker, descripcion: description } = document;
  const { aprobacion: state, motivo_rechazo: reason } = document;
  const name = `${worker.nombre_completo}: ${title}`;
  return (
    <li className={classes.card}>
      {selection !== undefined && (
        <Checkbox
          className={classes.check}
          aria-label={t("card.select_of", { name })}
          checked={selection.isSelected}
          onChange={(event) => selection.onSelect(event.currentTarget.checked)}
        />
      )}
      <PersonAvatar name={worker.nombre_completo} photo={worker.link_foto} size={44} />
      <div className={classes.about}>
        <span className={classes.person}>{worker.nombre_completo}</span>
        <span className={classes.head}>
          <Link
            from="/documentsSupervisor"
            to="/documentsSupervisor"
            search={(search) => ({ ...search, doc: document.id })}
            resetScroll={false}
            className={classes.title}
          >
            {title}
          </Link>
          {state !== null && <ApprovalBadge state={state} />}
        </span>
        <Facts document={document} />
        {description !== null && description !== "" && <p>{description}</p>}
        <Decided document={document} />
        {reason !== null && <p>{t("card.reason", { reason })}</p>}
      </div>
      <div className={classes.actions}>
        <DecisionButtons document={document} />
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={t("card.download_of", { name })}
          loading={download.isPending}
          onClick={() => download.mutate({ from: "document", ids: [document.id] })}
        >
          <IconDownload size={20} aria-hidden />
        </ActionIcon>
      </div>
    </li>
  );
}

function Facts({ document }: { document: TeamDocument }) {
  const { t } = useTranslation("documents-team");
  const dayOf = useDayOf();
  const { version } = document;
  const facts = [
    document.tipo_nombre,
    formatDate(dayOf(document.subido_en)),
    `${formatName(document.tipo)}, ${sizeText(document.bytes, formatNumber)}`,
    version > 1 ? t("card.version", { number: String(version) }) : null,
  ];
  return <p className={classes.facts}>{facts.filter((fact) => fact !== null).join(" · ")}</p>;
}

/** Who decided it, and when. */
function Decided({ document }: { document: TeamDocument }) {
  const { t } = useTranslation("documents-team");
  const { zona_horaria: zone } = useCurrentUser();
  const { decidida_por: by, decidida_en: at } = document;
  if (by === null || at === null) return null;
  return (
    <p className={classes.facts}>
      {t("card.decided", { name: by.nombre_completo, when: formatDateTime(at, zone) })}
    </p>
  );
}
