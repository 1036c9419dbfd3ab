import { ActionIcon, Checkbox, Menu } from "@mantine/core";
import {
  IconDotsVertical,
  IconEye,
  IconEyeOff,
  IconHistory,
  IconTrash,
  IconUpload,
} from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import type { PortalDocument } from "@atrio/contract/papers/documents";

import { sizeText } from "../../../../lib/file-size.ts";
import { formatDate, formatNumber } from "../../../../lib/format.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { FileIcon } from "../../../../ui/file-icon.tsx";
import { formatName, viewOf } from "../documents.model.ts";
import { DownloadIcon } from "../files/download-icon.tsx";
import { useDayOf } from "../use-day-of.ts";

import { ApprovalBadge } from "./approval-badge.tsx";
import classes from "./document-row.module.css";

/** Actions of a row on the page. */
export type RowActions = {
  onHistory: (document: PortalDocument) => void;
  onReplace: (document: PortalDocument) => void;
  onDelete: (document: PortalDocument) => void;
};

type DocumentRowProps = RowActions & {
  document: PortalDocument;
  /** Say to which part of the page it belongs. */
  withPart?: boolean;
  selection?: { isSelected: boolean; onSelect: (isSelected: boolean) => void };
};

/** A document of a list: kind, state of its approval and actions. */
export function DocumentRow({
  document,
  selection,
  withPart = false,
  ...actions
}: DocumentRowProps) {
  const { t } = useTranslation("documents");
  const { titulo, descripcion, aprobacion } = document;
  return (
    <li className={classes.row} data-new={document.nuevo}>
      {selection !== undefined && (
        <Checkbox
          className={classes.check}
          aria-label={t("row.select_of", { title: titulo })}
          checked={selection.isSelected}
          onChange={(event) => selection.onSelect(event.currentTarget.checked)}
        />
      )}
      <span className={classes.icon} aria-hidden>
        <FileIcon type={document.tipo} />
      </span>
      <div className={classes.about}>
        <span className={classes.head}>
          <Link
            from="/documents"
            to="/documents"
            search={(search) => ({ ...search, doc: document.id })}
            resetScroll={false}
            className={classes.title}
          >
            {titulo}
          </Link>
          {document.nuevo && <span className={classes.new}>{t("row.new")}</span>}
          {aprobacion !== null && <ApprovalBadge state={aprobacion} />}
        </span>
        <Facts document={document} withPart={withPart} />
        {descripcion !== null && descripcion !== "" && (
          <p className={classes.description}>{descripcion}</p>
        )}
        {aprobacion === "rechazada" && document.motivo_rechazo !== null && (
          <p className={classes.reason}>{t("row.reason", { reason: document.motivo_rechazo })}</p>
        )}
      </div>
      <div className={classes.actions}>
        <DownloadIcon id={document.id} label={t("row.download_of", { title: titulo })} />
        <RowMenu document={document} {...actions} />
      </div>
    </li>
  );
}

/** Kind, day, size, version, whose it is and who sees it, in one line. */
function Facts({ document, withPart }: { document: PortalDocument; withPart: boolean }) {
  const { t } = useTranslation("documents");
  const user = useCurrentUser();
  const dayOf = useDayOf();
  const { subido_por, version } = document;
  const isOwn = subido_por.id === user.id;
  const facts = [
    document.tipo_nombre ?? (withPart ? t(`view.${viewOf(document)}`) : null),
    formatDate(document.fecha ?? dayOf(document.subido_en)),
    `${formatName(document.tipo)}, ${sizeText(document.bytes, formatNumber)}`,
    document.caduca_el === null ? null : t("row.expires", { date: formatDate(document.caduca_el) }),
    version > 1 ? t("row.version", { number: String(version) }) : null,
    isOwn ? null : t("row.by", { name: subido_por.nombre_completo }),
  ].filter((fact) => fact !== null);
  const { visible_supervisor } = document;
  const Seen = visible_supervisor ? IconEye : IconEyeOff;
  return (
    <p className={classes.facts}>
      {facts.join(" · ")}
      {document.categoria === "trabajador" && (
        <span className={classes.seen}>
          <Seen size={16} aria-hidden />
          {visible_supervisor ? t("row.supervisors") : t("row.private")}
        </span>
      )}
    </p>
  );
}

function RowMenu({
  document,
  onHistory,
  onReplace,
  onDelete,
}: RowActions & { document: PortalDocument }) {
  const { t } = useTranslation("documents");
  return (
    <Menu position="bottom-end" shadow="md" withinPortal>
      <Menu.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={t("row.more_of", { title: document.titulo })}
        >
          <IconDotsVertical size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item
          className={classes.item ?? ""}
          leftSection={<IconHistory size={18} aria-hidden />}
          onClick={() => onHistory(document)}
        >
          {t("row.history")}
        </Menu.Item>
        {document.can.sustituir && (
          <Menu.Item
            className={classes.item ?? ""}
            leftSection={<IconUpload size={18} aria-hidden />}
            onClick={() => onReplace(document)}
          >
            {t("row.newer")}
          </Menu.Item>
        )}
        {document.can.borrar && (
          <Menu.Item
            className={classes.item ?? ""}
            leftSection={<IconTrash size={18} aria-hidden />}
            onClick={() => onDelete(document)}
          >
            {t("row.delete")}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
