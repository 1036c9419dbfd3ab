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

/** A document's versions, what was decided of each, and who opened them. */
export function HistoryPanel({ id, onOpen, onReplace, onClose }: HistoryPanelProps) {
  const { t } = useTranslation(["documents-page", "common"]);
  const { data, error, refetch } = useQuery(historyQuery(id));
  const [newest] = data?.versiones ?? [];
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="lg"
      title={newest?.titulo ?? t("documents-page:history.title")}
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
            <h3>{t("documents-page:history.versions")}</h3>
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
                {t("documents-page:row.newer")}
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
  const { t } = useTranslation("documents-page");
  const { zona_horaria: zone } = useCurrentUser();
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
            when: formatDateTime(version.subido_en, zone),
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

/** Where a version's approval stands: who decided, when and why. */
function Decision({ version }: { version: PortalDocument }) {
  const { t } = useTranslation("documents-page");
  const { zona_horaria: zone } = useCurrentUser();
  const { aprobacion: state, decidida_por: by, decidida_en: at, motivo_rechazo: why } = version;
  if (state === null) return null;
  return (
    <div className={classes.decision}>
      <ApprovalBadge state={state} />
      {at !== null && (
        <small>
          {by === null
            ? formatDateTime(at, zone)
            : t("history.decided", { name: by.nombre_completo, when: formatDateTime(at, zone) })}
        </small>
      )}
      {why !== null && <q>{why}</q>}
    </div>
  );
}

type AccessesProps = {
  accesses: EndpointResponse<typeof documentHistory>["data"]["accesos"];
  /** What everybody gets is not followed. */
  isForAll: boolean;
};

function Accesses({ accesses, isForAll }: AccessesProps) {
  const { t } = useTranslation("documents-page");
  const { id: ownId, zona_horaria: zone } = useCurrentUser();
  return (
    <section className={classes.section}>
      <h3>{t("history.accesses")}</h3>
      {accesses.length === 0 && (
        <p className={classes.note}>{isForAll ? t("history.shared") : t("history.nobody")}</p>
      )}
      {accesses.length > 0 && (
        <ul className={classes.accesses}>
          {accesses.map(({ quien: who, modo: mode, en: at, suplantada: isHandedOver }) => (
            <li key={`${who.id} ${at} ${mode}`}>
              <PersonAvatar
                name={who.nombre_completo}
                photo={who.link_foto}
                size={36}
                own={who.id === ownId}
              />
              <span className={classes.about}>
                <span>{who.id === ownId ? t("history.you") : who.nombre_completo}</span>
                <small>
                  {t(mode === "visto" ? "history.seen" : "history.saved", {
                    when: formatDateTime(at, zone),
                  })}
                </small>
                {isHandedOver && <small>{t("history.handed_over")}</small>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
