import { Checkbox } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import type { TeamDocument } from "@atrio/contract/papers/documents-office";

import { sizeText } from "../../../../lib/file-size.ts";
import { formatDate, formatDateTime, formatNumber } from "../../../../lib/format.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { PersonAvatar } from "../../../../ui/person-avatar.tsx";
import type { Selection } from "../../../leave/approvals/use-selection.ts";
import { formatName } from "../documents.model.ts";
import { DownloadIcon } from "../files/download-icon.tsx";
import { ApprovalBadge } from "../list/approval-badge.tsx";
import { useDayOf } from "../use-day-of.ts";

import { DocumentDecision } from "./document-decision.tsx";
import classes from "./team-documents.module.css";

type TeamDocumentCardProps = {
  document: TeamDocument;
  /** Null where it cannot be selected. */
  selection: Selection | null;
};

/** A document of a supervised person: owner, kind, and the decision where it waits for one. */
export function TeamDocumentCard({ document, selection }: TeamDocumentCardProps) {
  const { t } = useTranslation(["documents-team", "approvals"]);
  const { titulo, trabajador, descripcion } = document;
  const { aprobacion, motivo_rechazo } = document;
  const name = `${trabajador.nombre_completo}: ${titulo}`;
  return (
    <li className={classes.card}>
      {selection !== null && (
        <Checkbox
          className={classes.check}
          aria-label={t("approvals:select", { name })}
          checked={selection.selected.has(document.id)}
          onChange={(event) => selection.onToggle(document.id, event.currentTarget.checked)}
        />
      )}
      <PersonAvatar name={trabajador.nombre_completo} photo={trabajador.link_foto} size={44} />
      <div className={classes.about}>
        <span className={classes.person}>{trabajador.nombre_completo}</span>
        <span className={classes.head}>
          <Link
            from="/documentsSupervisor"
            to="/documentsSupervisor"
            search={(search) => ({ ...search, doc: document.id })}
            resetScroll={false}
            className={classes.title}
          >
            {titulo}
          </Link>
          {aprobacion !== null && <ApprovalBadge state={aprobacion} />}
        </span>
        <Facts document={document} />
        {descripcion !== null && descripcion !== "" && <p>{descripcion}</p>}
        <Decided document={document} />
        {motivo_rechazo !== null && <p>{t("card.reason", { reason: motivo_rechazo })}</p>}
      </div>
      <div className={classes.actions}>
        <DocumentDecision document={document} />
        <DownloadIcon id={document.id} label={t("card.download_of", { name })} />
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

/** Person and moment of the decision. */
function Decided({ document }: { document: TeamDocument }) {
  const { t } = useTranslation("documents-team");
  const { zona_horaria } = useCurrentUser();
  const { decidida_por, decidida_en } = document;
  if (decidida_por === null || decidida_en === null) return null;
  return (
    <p className={classes.facts}>
      {t("card.decided", {
        name: decidida_por.nombre_completo,
        when: formatDateTime(decidida_en, zona_horaria),
      })}
    </p>
  );
}
