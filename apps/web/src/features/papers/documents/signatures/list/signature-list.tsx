import { IconAlertCircle, IconFileText } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useId } from "react";
import { useTranslation } from "react-i18next";

import type { SignatureDocument } from "@atrio/contract/papers/signatures";

import { formatDate, formatDateTime } from "../../../../../lib/format.ts";
import { useCurrentUser } from "../../../../../lib/identity.ts";
import { CardList } from "../../../../../ui/card-list.tsx";
import { StatusBadge } from "../../../../../ui/status-badge.tsx";
import { groupsOf } from "../signatures.model.ts";
import type { SignatureGroup } from "../signatures.model.ts";
import { StateBadge } from "../state-badge.tsx";

import classes from "./signature-list.module.css";

/** Documents to sign and signed ones, waiting ones first. */
export function SignatureList({ documents }: { documents: readonly SignatureDocument[] }) {
  const { t } = useTranslation("signatures");
  const groups = groupsOf(documents);
  return (
    <div className={classes.groups}>
      {groups[0]?.name !== "pendiente" && <p className={classes.done}>{t("all_done")}</p>}
      {groups.map((group) => (
        <Group key={group.name} {...group} />
      ))}
    </div>
  );
}

function Group({ name, documents }: SignatureGroup) {
  const { t } = useTranslation("signatures");
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.group}>
      <h2 id={id}>
        {t(`group.${name}`)} <span>{documents.length}</span>
      </h2>
      <CardList>
        {documents.map((document) => (
          <li key={document.id}>
            <Row document={document} />
          </li>
        ))}
      </CardList>
    </section>
  );
}

function Row({ document }: { document: SignatureDocument }) {
  const { t } = useTranslation("signatures");
  return (
    <Link
      to="/documents"
      search={{ vista: "firma", firma: document.id }}
      className={classes.row}
      preload={false}
    >
      <span className={classes.icon} aria-hidden>
        <IconFileText size={24} />
      </span>
      <span className={classes.what}>
        <b>{document.titulo}</b>
        <span>
          <When document={document} />
        </span>
      </span>
      <span className={classes.badges}>
        {document.importante && document.estado === "pendiente" && (
          <StatusBadge color="brand" icon={<IconAlertCircle size={15} />}>
            {t("important")}
          </StatusBadge>
        )}
        {document.estado === "pendiente" ? (
          <span className={classes.act}>{t("row.sign")}</span>
        ) : (
          <StateBadge state={document.estado} />
        )}
      </span>
    </Link>
  );
}

/** Relevant date of the document's state. */
function When({ document }: { document: SignatureDocument }) {
  const { t } = useTranslation("signatures");
  const { zona_horaria } = useCurrentUser();
  const { estado, fecha_firma, fecha_rechazo, caduca_el } = document;
  if (estado === "firmado" && fecha_firma !== null) {
    return t("row.signed", { when: formatDateTime(fecha_firma, zona_horaria) });
  }
  if (estado === "rechazado" && fecha_rechazo !== null) {
    return t("row.rejected", { when: formatDateTime(fecha_rechazo, zona_horaria) });
  }
  const asked = t("row.asked", { when: formatDateTime(document.fecha_solicitud, zona_horaria) });
  if (caduca_el === null || estado === "anulado") return asked;
  const key = estado === "caducado" ? "row.expired" : "row.until";
  return `${asked} · ${t(key, { day: formatDate(caduca_el) })}`;
}
