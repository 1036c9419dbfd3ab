import { Alert, Button } from "@mantine/core";
import { IconPlus, IconShieldLock } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { OfficeHandler } from "@atrio/contract/complaints/handlers-office";

import { formatDate } from "../../../lib/format.ts";
import { Card } from "../../../ui/card.tsx";
import { PageHeader } from "../../../ui/page-header.tsx";
import { PersonAvatar } from "../../../ui/person-avatar.tsx";
import { BlockSkeleton, EmptyState, ErrorState } from "../../../ui/state.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import type { Accent } from "../../../ui/theme.ts";

import { HandlerDialog } from "./handler-dialog.tsx";
import classes from "./handlers-office.module.css";
import { handlersQuery } from "./handlers-office.queries.ts";

const accents: Record<OfficeHandler["clave"], Accent> = {
  sin_clave: "gray",
  pendiente: "yellow",
  activa: "green",
};

/** Who handles complaints, with the state of their keys and nothing of any report (Rule COMPLAINTS-32). */
export function HandlersOfficePage() {
  const { t } = useTranslation("handlers-office");
  const { data, error, refetch } = useQuery(handlersQuery);
  const [open, setOpen] = useState<OfficeHandler | "new" | null>(null);
  const active = data?.gestores.filter(({ clave }) => clave === "activa").length ?? 0;
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")}>
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setOpen("new")}>
          {t("add")}
        </Button>
      </PageHeader>
      {data === undefined && error === null && <BlockSkeleton height={320} />}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {data !== undefined && (
        <div className={classes.view}>
          {data.gestores.length > 0 && active < 2 && (
            <Alert color="yellow">
              {data.abierto === null ? t("notOpen") : t(active === 0 ? "noKey" : "oneKey")}
            </Alert>
          )}
          <Card>
            {data.gestores.length === 0 ? (
              <EmptyState
                icon={<IconShieldLock size={24} />}
                title={t("empty")}
                text={t("emptyText")}
              />
            ) : (
              <ul className={classes.list}>
                {data.gestores.map((handler) => (
                  <Line key={handler.id} handler={handler} onRemove={() => setOpen(handler)} />
                ))}
              </ul>
            )}
          </Card>
          <p className={classes.note}>{t("secrecy")}</p>
        </div>
      )}
      {open !== null && (
        <HandlerDialog
          handler={open === "new" ? null : open}
          known={data?.gestores ?? []}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

function Line({ handler, onRemove }: { handler: OfficeHandler; onRemove: () => void }) {
  const { t } = useTranslation("handlers-office");
  const { nombre_completo, link_foto, puesto, clave, desde } = handler;
  return (
    <li>
      <PersonAvatar name={nombre_completo} photo={link_foto} size={44} />
      <span className={classes.texts}>
        <b>{nombre_completo}</b>
        <span className={classes.note}>{puesto}</span>
      </span>
      <span className={classes.state}>
        <StatusBadge color={accents[clave]}>{t(`key.${clave}`)}</StatusBadge>
        {desde !== null && (
          <span className={classes.note}>{t("since", { date: formatDate(desde) })}</span>
        )}
      </span>
      <Button
        variant="default"
        size="sm"
        aria-label={t("removeOf", { name: nombre_completo })}
        onClick={onRemove}
      >
        {t("remove")}
      </Button>
    </li>
  );
}
