import { Progress } from "@mantine/core";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import type { SignatureRound } from "@atrio/contract/papers/signatures-office";

import { formatDate, formatDateTime } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { DataTable } from "../../../ui/data-table.tsx";

import { progressOf } from "./signing.model.ts";
import classes from "./signing.module.css";

type RoundTableProps = { rounds: readonly SignatureRound[]; isBusy: boolean };

/** Sendings with their people, how many have signed and what is left. */
export function RoundTable({ rounds, isBusy }: RoundTableProps) {
  const { t } = useTranslation("signing-office");
  const columns = [
    { label: t("document") },
    { label: t("sent") },
    { label: t("signed") },
    { label: t("left") },
    { label: t("lastDay") },
  ];
  return (
    <DataTable caption={t("title")} columns={columns} stackBelow="tablet" hasHover isBusy={isBusy}>
      <tbody>
        {rounds.map((round) => (
          <Row key={round.id} round={round} />
        ))}
      </tbody>
    </DataTable>
  );
}

function Row({ round }: { round: SignatureRound }) {
  const { t } = useTranslation("signing-office");
  const { zona_horaria } = useCurrentUser();
  const { id, titulo, nombre, fecha, destinatarios, total, caduca_el } = round;
  return (
    <tr>
      <th scope="row" aria-label={titulo}>
        <span className={classes.texts}>
          <Link to="/admin/signatures" search={{ envio: id }} className={classes.name}>
            {titulo}
          </Link>
          <span className={classes.muted}>{nombre}</span>
        </span>
      </th>
      <td data-label={t("sent")}>
        <span className={classes.texts}>
          {formatDateTime(fecha, zona_horaria)}
          <span className={classes.muted}>
            {t(`sentTo.${destinatarios}`)} · {t("people", { count: total, total })}
          </span>
        </span>
      </td>
      <td data-label={t("signed")}>
        <RoundProgress round={round} />
      </td>
      <td data-label={t("left")}>
        <Left round={round} />
      </td>
      <td data-label={t("lastDay")}>{caduca_el === null ? "—" : formatDate(caduca_el)}</td>
    </tr>
  );
}

/** Share of a sending that is signed; until its documents are made, how many are missing. */
export function RoundProgress({ round }: { round: SignatureRound }) {
  const { t } = useTranslation("signing-office");
  const { asked, percent } = progressOf(round);
  const { en_cola, firmados, total } = round;
  if (en_cola > 0) {
    const text = t("making", { count: en_cola, left: en_cola, total });
    return (
      <span className={classes.texts} aria-live="polite">
        {text}
        <Progress value={(100 * (total - en_cola)) / total} animated size="sm" aria-label={text} />
      </span>
    );
  }
  return (
    <span className={classes.texts}>
      {t("signedOf", { count: firmados, signed: firmados, total: asked })}
      <Progress value={percent} color="green" size="sm" aria-label={t("signed")} />
    </span>
  );
}

function Left({ round }: { round: SignatureRound }) {
  const { t } = useTranslation("signing-office");
  const { pendientes, rechazados, caducados, anulados, omitidos } = round;
  const parts = [
    pendientes > 0 && t("counts.pending", { count: pendientes }),
    rechazados > 0 && t("counts.rejected", { count: rechazados }),
    caducados > 0 && t("counts.expired", { count: caducados }),
    anulados > 0 && t("counts.cancelled", { count: anulados }),
    omitidos > 0 && t("counts.leftOut", { count: omitidos }),
  ].filter((part) => part !== false);
  return <span>{parts.length === 0 ? "—" : parts.join(" · ")}</span>;
}
