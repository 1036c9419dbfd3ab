import { IconDownload, IconEye } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { FileAccess } from "@atrio/contract/papers/payslips";

import { formatDateTime } from "../../../../lib/format.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { Card } from "../../../../ui/card.tsx";
import { PersonAvatar } from "../../../../ui/person-avatar.tsx";
import { EmptyState, ErrorState, LinesSkeleton } from "../../../../ui/state.tsx";
import { accessesQuery } from "../payslips.queries.ts";

import classes from "./accesses.module.css";

/** Openings of a payslip, newest first. */
export function AccessesView({ id }: { id: number }) {
  const { t } = useTranslation("payslips");
  const { data, error, refetch } = useQuery(accessesQuery(id));
  return (
    <Card title={t("accesses.title")}>
      <p className={classes.text}>{t("accesses.text")}</p>
      {data === undefined && error === null && <LinesSkeleton lines={5} />}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {data?.length === 0 && <EmptyState icon={<IconEye size={24} />} title={t("accesses.none")} />}
      {data !== undefined && data.length > 0 && (
        <ol className={classes.list} aria-label={t("accesses.list")}>
          {data.map((access) => (
            <Access key={`${access.en}-${access.quien.id}-${access.modo}`} access={access} />
          ))}
        </ol>
      )}
    </Card>
  );
}

function Access({ access }: { access: FileAccess }) {
  const { t } = useTranslation("payslips");
  const user = useCurrentUser();
  const { quien, modo } = access;
  const isOwn = quien.id === user.id && !access.suplantada;
  return (
    <li>
      <PersonAvatar name={quien.nombre_completo} photo={quien.link_foto} size={44} own={isOwn} />
      <span className={classes.texts}>
        <b>{isOwn ? t("accesses.you") : quien.nombre_completo}</b>
        {access.suplantada && <span>{t("accesses.handed_over")}</span>}
      </span>
      <span className={classes.how}>
        <span>
          {modo === "visto" ? (
            <IconEye size={18} aria-hidden />
          ) : (
            <IconDownload size={18} aria-hidden />
          )}
          {t(`accesses.${modo}`)}
        </span>
        <time dateTime={access.en}>{formatDateTime(access.en, user.zona_horaria)}</time>
      </span>
    </li>
  );
}
