import { IconAlertCircle, IconArrowLeft } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import type { SignatureDetail } from "@atrio/contract/papers/signatures";

import { formatDate, formatDateTime } from "../../../../lib/format.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { BlockSkeleton, ErrorState } from "../../../../ui/state.tsx";
import { StatusBadge } from "../../../../ui/status-badge.tsx";

import { SignatureBody } from "./signature-body.tsx";
import classes from "./signatures.module.css";
import { signatureQuery } from "./signatures.queries.ts";
import { StateBadge } from "./state-badge.tsx";

/** A document: its facts, its pages, and its worker's actions. */
export function SignaturePage({ id }: { id: number }) {
  const { t } = useTranslation("signatures");
  const { data, error, refetch } = useQuery(signatureQuery(id));
  return (
    <div className={classes.page}>
      <Link to="/documents" search={{ vista: "firma" }} className={classes.back}>
        <IconArrowLeft size={18} aria-hidden />
        {t("back")}
      </Link>
      {data === undefined && error === null && <BlockSkeleton height={480} />}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {data !== undefined && (
        <>
          <Head document={data} />
          <SignatureBody document={data} />
        </>
      )}
    </div>
  );
}

function Head({ document }: { document: SignatureDetail }) {
  const { t } = useTranslation("signatures");
  const { zona_horaria } = useCurrentUser();
  const { estado, importante, caduca_el, texto_adicional } = document;
  const isPending = estado === "pendiente";
  return (
    <header className={classes.head}>
      <h2>{document.titulo}</h2>
      <p className={classes.facts}>
        <StateBadge state={estado} />
        {importante && isPending && (
          <StatusBadge color="brand" icon={<IconAlertCircle size={15} />}>
            {t("important")}
          </StatusBadge>
        )}
        <span>
          {t("row.asked", { when: formatDateTime(document.fecha_solicitud, zona_horaria) })}
        </span>
        {caduca_el !== null && isPending && <b>{t("row.until", { day: formatDate(caduca_el) })}</b>}
      </p>
      {texto_adicional !== null && texto_adicional !== "" && (
        <div className={classes.words}>
          <b>{t("words")}</b>
          <blockquote>{texto_adicional}</blockquote>
        </div>
      )}
    </header>
  );
}
