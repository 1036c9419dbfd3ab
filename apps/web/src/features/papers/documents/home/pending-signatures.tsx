import { Button } from "@mantine/core";
import { IconAlertCircle, IconSignature } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import type { SignatureDocument } from "@atrio/contract/papers/signatures";

import { dayIn, formatDate } from "../../../../lib/format.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { Card } from "../../../../ui/card.tsx";
import { ErrorState } from "../../../../ui/state.tsx";
import { StatusBadge } from "../../../../ui/status-badge.tsx";
import { signaturesQuery } from "../signatures/signatures.queries.ts";

import { pendingOf } from "./home.model.ts";
import classes from "./pending-signatures.module.css";

/** Documents listed; the page of documents has the rest. */
const shown = 3;

/** Documents that wait for the worker's signature, important ones first; nothing without any. */
export function PendingSignatures() {
  const { t } = useTranslation("cards");
  const { id: workerId } = useCurrentUser();
  const { data, error, refetch } = useQuery(signaturesQuery(workerId));
  if (data === undefined && error !== null) {
    return (
      <Card title={t("signature.title")}>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </Card>
    );
  }
  const pending = pendingOf(data ?? []);
  if (pending.length === 0) return null;
  const important = pending.filter(({ importante }) => importante).length;
  const rest = pending.length - shown;
  return (
    <Card
      title={
        important === 0 ? (
          t("signature.title")
        ) : (
          <span className={classes.title}>
            <IconAlertCircle size={22} aria-hidden />
            {t("signature.important", { count: important })}
          </span>
        )
      }
      className={important === 0 ? "" : (classes.important ?? "")}
    >
      <ul className={classes.list}>
        {pending.slice(0, shown).map((document) => (
          <Row key={document.id} document={document} />
        ))}
      </ul>
      {rest > 0 && (
        <Link to="/documents" search={{ vista: "firma" }} className={classes.more}>
          {t("signature.more", { count: rest })}
        </Link>
      )}
    </Card>
  );
}

function Row({ document }: { document: SignatureDocument }) {
  const { t } = useTranslation("cards");
  const { zona_horaria } = useCurrentUser();
  const { titulo, importante, caduca_el } = document;
  const asked = formatDate(dayIn(zona_horaria, document.fecha_solicitud));
  return (
    <li>
      <span className={classes.tile} aria-hidden>
        <IconSignature size={22} />
      </span>
      <span className={classes.texts}>
        <b>{titulo}</b>
        <span>
          {caduca_el === null
            ? t("signature.asked", { date: asked })
            : t("signature.until", { date: formatDate(caduca_el) })}
        </span>
      </span>
      {importante && (
        <StatusBadge color="brand" icon={<IconAlertCircle size={15} />}>
          {t("signature.important_mark")}
        </StatusBadge>
      )}
      <Button
        variant={importante ? "filled" : "default"}
        renderRoot={(props) => (
          <Link to="/documents" search={{ vista: "firma", firma: document.id }} {...props} />
        )}
        aria-label={t("signature.sign_of", { title: titulo })}
      >
        {t("signature.sign")}
      </Button>
    </li>
  );
}
