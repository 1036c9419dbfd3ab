import { IconChevronRight, IconSignature } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { dayIn, formatDate } from "../../../../lib/format.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { Card } from "../../../../ui/card.tsx";
import { BlockSkeleton, ErrorState } from "../../../../ui/state.tsx";
import { signaturesQuery } from "../signatures/signatures.queries.ts";

import { pendingOf } from "./home.model.ts";
import classes from "./pending-signatures.module.css";

/** Line about the documents to sign: the first one, important ones before others; nothing without any. */
export function PendingSignatures() {
  const { t } = useTranslation("cards");
  const user = useCurrentUser();
  const { id: workerId, zona_horaria } = user;
  const { data, error, refetch } = useQuery(signaturesQuery(workerId));
  if (data === undefined && error !== null) {
    return (
      <Card title={t("signature.title")}>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </Card>
    );
  }
  if (data === undefined) {
    return user.documento_importante_pendiente_firma ? <BlockSkeleton height={56} /> : null;
  }
  const pending = pendingOf(data);
  const [first] = pending;
  if (first === undefined) return null;
  const { id, titulo, importante, caduca_el, fecha_solicitud } = first;
  const asked = formatDate(dayIn(zona_horaria, fecha_solicitud));
  const until =
    caduca_el === null
      ? t("signature.asked", { date: asked })
      : t("signature.until", { date: formatDate(caduca_el) });
  return (
    <section aria-label={t("signature.title")} className={classes.line} data-important={importante}>
      <Link to="/documents" search={{ vista: "firma", firma: id }} className={classes.first}>
        <IconSignature size={22} aria-hidden />
        <span className={classes.texts}>
          <b>{t("signature.line", { title: titulo })}</b>
          <span>{importante ? `${t("signature.important_mark")} · ${until}` : until}</span>
        </span>
        <IconChevronRight size={20} aria-hidden />
      </Link>
      {pending.length > 1 && (
        <Link to="/documents" search={{ vista: "firma" }} className={classes.all}>
          {t("signature.all", { count: pending.length })}
        </Link>
      )}
    </section>
  );
}
