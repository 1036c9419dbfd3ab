import { ActionIcon, Button, Drawer } from "@mantine/core";
import { IconDownload, IconEye, IconUpload } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { EndpointResponse } from "@atrio/contract/endpoint";
import type { documentHistory, PortalDocument } from "@atrio/contract/papers/documents";

import { sizeText } from "../../../../lib/file-size.ts";
import { formatDateTime, formatNumber } from "../../../../lib/format.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { PersonAvatar } from "../../../../ui/person-avatar.tsx";
import { BlockSkeleton } from "../../../../ui/state.tsx";
import { formatName } from "../documents.model.ts";
import { historyQuery } from "../documents.queries.ts";
import { ApprovalBadge } from "../list/approval-badge.tsx";

import { Missing } from "./document-viewer.tsx";
import classes from "./history-panel.module.css";
import { useDownload } from "./use-download.ts";

type HistoryPanelProps = {
  id: number;
  onOpen: (id: number) => void;
  onReplace: (document: PortalDocument) => void;
  onClose: () => void;
};

/** A document's versions, their decisions, and their openings. */
export function HistoryPanel({ id, onOpen, onReplace, onClose }: HistoryPanelProps) {
  const { t } = useTranslation(["documents", "common"]);
  const { data, error, refetch } = useQuery(historyQuery(id));
  const [newest] = data?.versiones ?? [];
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="lg"
      title={newest?.titulo ?? t("documents:history.title")}
      closeButtonProps={{ "aria-label": t("common:action.close"), size: 44, iconSize: 22 }}
      classNames={{ title: classes.title, body: classes.body }}
      // A panel's header is not the page's banner.
      attributes={{ header: { role: "presentation" } }}
    >
      {data === undefined && error === null && <BlockSkeleton height={420} />}
      {data === undefined && error !== null && (
        <Missing error={error} onRetry={() => void refetch()} />
      )}
      {data !== undefined && newest !== undefined && (
        <>
          <section className={classes.section}>
            <h3>{t("documents:history.versions")}</h3>
            <ol className={classes.versions}>
              {data.versiones.map((version) => (
                <Version
                  key={version.id}
                  version={version}
                  isNewest={version.id === newest.id}
                  onOpen={() => onOpen(version.id)}
                />
              ))}
            </ol>
            {newest.can.sustituir && (
              <Button
                variant="default"
                leftSection={<IconUpload size={18} aria-hidden />}
                onClick={() => onReplace(newest)}
              >
                {t("documents:row.newer")}
              </Button>
            )}
          </section>
          <Accesses accesses={data.accesos} isForAll={newest.categoria === "empresa"} />
        </>
      )}
    </Drawer>
  );
}

type VersionProps = { version: PortalDocument; isNewest: boolean; onOpen: () => void };

function Version({ version, isNewest, onOpen }: VersionProps) {
  const { t } = useTranslation("documents");
  const { zona_horaria } = useCurrentUser();
  const download = useDownload();
  const number = String(version.version);
  return (
    <li className={classes.version}>
      <div className={classes.about}>
        <b>
          {t("history.version", { number })}
          {isNewest && <span className={classes.current}>{t("history.current")}</span>}
        </b>
        <span>{version.nombre}</span>
        <small>
          {t("history.uploaded", {
            when: formatDateTime(version.subido_en, zona_horaria),
            name: version.subido_por.nombre_completo,
          })}
        </small>
        <small>
          {formatName(version.tipo)} · {sizeText(version.bytes, formatNumber)}
        </small>
        <Decision version={version} />
      </div>
      <div className={classes.actions}>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={t("history.open_of", { number })}
          onClick={onOpen}
        >
          <IconEye size={20} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={44}
          aria-label={t("history.download_of", { number })}
          loading={download.isPending}
          onClick={() => download.mutate({ from: "document", ids: [version.id] })}
        >
          <IconDownload size={20} aria-hidden />
        </ActionIcon>
      </div>
    </li>
  );
}

/** Approval of a version: who decided, when and why. */
function Decision({ version }: { version: PortalDocument }) {
  const { t } = useTranslation("documents");
  const { zona_horaria } = useCurrentUser();
  const { aprobacion, decidida_por, decidida_en, motivo_rechazo } = version;
  if (aprobacion === null) return null;
  return (
    <div className={classes.decision}>
      <ApprovalBadge state={aprobacion} />
      {decidida_en !== null && (
        <small>
          {decidida_por === null
            ? formatDateTime(decidida_en, zona_horaria)
            : t("history.decided", {
                name: decidida_por.nombre_completo,
                when: formatDateTime(decidida_en, zona_horaria),
              })}
        </small>
      )}
      {motivo_rechazo !== null && <q>{motivo_rechazo}</q>}
    </div>
  );
}

type AccessesProps = {
  accesses: EndpointResponse<typeof documentHistory>["data"]["accesos"];
  /** Openings of documents for everybody are not recorded for them. */
  isForAll: boolean;
};

function Accesses({ accesses, isForAll }: AccessesProps) {
  const { t } = useTranslation("documents");
  const { id: ownId, zona_horaria } = useCurrentUser();
  return (
    <section className={classes.section}>
      <h3>{t("history.accesses")}</h3>
      {accesses.length === 0 && (
        <p className={classes.note}>{isForAll ? t("history.shared") : t("history.nobody")}</p>
      )}
      {accesses.length > 0 && (
        <ul className={classes.accesses}>
          {accesses.map(({ quien, modo, en, suplantada }) => (
            <li key={`${quien.id} ${en} ${modo}`}>
              <PersonAvatar
                name={quien.nombre_completo}
                photo={quien.link_foto}
                size={36}
                own={quien.id === ownId}
              />
              <span className={classes.about}>
                <span>{quien.id === ownId ? t("history.you") : quien.nombre_completo}</span>
                <small>
                  {t(modo === "visto" ? "history.seen" : "history.saved", {
                    when: formatDateTime(en, zona_horaria),
                  })}
                </small>
                {suplantada && <small>{t("history.handed_over")}</small>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
