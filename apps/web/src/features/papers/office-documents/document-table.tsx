import { Button } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import type { OfficeDocument } from "@atrio/contract/papers/documents-office";

import { formatDate, formatNumber } from "../../../lib/format.ts";
import { DataTable } from "../../../ui/data-table.tsx";
import { PersonCell } from "../../../ui/person-cell.tsx";
import { useDayOf } from "../documents/use-day-of.ts";

import { rowKey } from "./office-documents.model.ts";
import type { Opened } from "./office-documents.model.ts";
import classes from "./office-documents.module.css";

type DocumentTableProps = {
  documents: readonly OfficeDocument[];
  isBusy: boolean;
  canAct: boolean;
  onOpen: (opened: Opened) => void;
};

/** Documents with their readers and when they were shared. */
export function DocumentTable({ documents, isBusy, canAct, onOpen }: DocumentTableProps) {
  const { t } = useTranslation("office-documents");
  const columns = [
    { label: t("column.document") },
    { label: t("column.for") },
    { label: t("column.kind") },
    { label: t("column.folder") },
    { label: t("column.shared") },
    ...(canAct ? [{ label: "" }] : []),
  ];
  return (
    <DataTable caption={t("title")} columns={columns} stackBelow="tablet" hasHover isBusy={isBusy}>
      <tbody>
        {documents.map((document) => (
          <Row key={rowKey(document)} document={document} canAct={canAct} onOpen={onOpen} />
        ))}
      </tbody>
    </DataTable>
  );
}

type RowProps = Pick<DocumentTableProps, "canAct" | "onOpen"> & { document: OfficeDocument };

function Row({ document, canAct, onOpen }: RowProps) {
  const { t } = useTranslation("office-documents");
  const dayOf = useDayOf();
  const { titulo, nombre, fecha, carpeta, categoria, clase, version } = document;
  const { caduca_el, caduca_pronto } = document;
  const facts = [
    nombre,
    version > 1 && t("version", { number: version }),
    fecha !== null && t("dated", { date: formatDate(fecha) }),
  ].filter((fact) => fact !== false);
  return (
    <tr>
      <th scope="row" aria-label={titulo}>
        <span className={classes.texts}>
          {canAct ? (
            <button
              type="button"
              className={classes.name}
              aria-label={t("openOf", { title: titulo })}
              onClick={() => onOpen({ act: "view", document })}
            >
              {titulo}
            </button>
          ) : (
            titulo
          )}
          <span className={classes.muted}>{facts.join(" · ")}</span>
          {caduca_el !== null && (
            <span className={caduca_pronto ? classes.soon : classes.muted}>
              {t(caduca_pronto ? "expiresSoon" : "expires", { date: formatDate(caduca_el) })}
            </span>
          )}
        </span>
      </th>
      <td data-label={t("column.for")} className={classes.person}>
        <Readers document={document} />
      </td>
      <td data-label={t("column.kind")}>
        <span className={classes.texts}>
          {t(`category.${categoria}`)}
          {clase !== "general" && <span className={classes.muted}>{t(`class.${clase}`)}</span>}
        </span>
      </td>
      <td data-label={t("column.folder")}>{carpeta ?? "—"}</td>
      <td data-label={t("column.shared")}>
        <span className={classes.texts}>
          {formatDate(dayOf(document.subido_en))}
          <span className={classes.muted}>{document.subido_por.nombre_completo}</span>
        </span>
      </td>
      {canAct && (
        <td className={classes.actions}>
          <Acts document={document} onOpen={onOpen} />
        </td>
      )}
    </tr>
  );
}

/** The person, the people of a document for many, or who sees a document of the company. */
function Readers({ document }: { document: OfficeDocument }) {
  const { t } = useTranslation("office-documents");
  const { documento_id, envio_id, trabajador, centro, personas, destinatarios, abiertos } =
    document;
  if (trabajador !== null) return <PersonCell person={trabajador} />;
  if (documento_id === null && envio_id !== null && personas !== null) {
    const counts = { opened: formatNumber(abiertos ?? 0), total: formatNumber(personas) };
    const opened = t("openings.by", counts);
    return (
      <span className={classes.texts}>
        <Link to="/admin/documents" search={{ envio: envio_id }}>
          {t("people", { count: personas, total: formatNumber(personas) })}
        </Link>
        <span className={classes.muted}>{t(`sentTo.${destinatarios ?? "todos"}`)}</span>
        <Link
          to="/admin/documents"
          search={{ vista: "aperturas", envio: envio_id }}
          aria-label={t("openings.of", { text: opened, title: document.titulo })}
        >
          {opened}
        </Link>
      </span>
    );
  }
  return (
    <span className={classes.texts}>
      {centro === null ? t("everybody") : centro.nombre}
      {documento_id !== null && (
        <Link
          to="/admin/documents"
          search={{ vista: "aperturas", documento: documento_id }}
          aria-label={t("openings.of", { text: t("openings.title"), title: document.titulo })}
        >
          {t("openings.title")}
        </Link>
      )}
    </span>
  );
}

function Acts({ document, onOpen }: Pick<RowProps, "document" | "onOpen">) {
  const { t } = useTranslation("office-documents");
  const values = { title: document.titulo };
  return (
    <>
      <Button
        variant="default"
        size="sm"
        aria-label={t("replace.of", values)}
        onClick={() => onOpen({ act: "replace", document })}
      >
        {t("replace.one")}
      </Button>{" "}
      <Button
        variant="subtle"
        color="red"
        size="sm"
        aria-label={t("withdraw.of", values)}
        onClick={() => onOpen({ act: "withdraw", document })}
      >
        {t("withdraw.one")}
      </Button>
    </>
  );
}
