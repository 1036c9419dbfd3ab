import { Button, Checkbox } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { Invitation, InvitationState } from "@atrio/contract/company/invitations";

import { dayIn, formatDate } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { DataTable } from "../../../ui/data-table.tsx";
import { PersonCell } from "../../../ui/person-cell.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";
import type { Accent } from "../../../ui/theme.ts";

import classes from "./invitations.module.css";

const accents: Record<InvitationState, Accent> = {
  sin_invitar: "gray",
  invitado: "blue",
  caducado: "yellow",
  activado: "green",
};

type InvitationTableProps = {
  people: readonly Invitation[];
  isBusy: boolean;
  /** Asks before it sends; null for those who only read. */
  onInvite: ((ids: readonly number[]) => void) | null;
};

/** People with the state of their invitation; those without an account can be chosen. */
export function InvitationTable({ people, isBusy, onInvite }: InvitationTableProps) {
  const { t } = useTranslation("invitations");
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const open = people.filter(({ estado }) => estado !== "activado").map((one) => one.trabajador_id);
  const hasChoice = onInvite !== null && open.length > 0;
  const columns = [
    { label: t("person") },
    { label: t("centre") },
    { label: t("status") },
    { label: t("sent") },
    ...(onInvite === null ? [] : [{ label: "" }]),
  ];
  return (
    <>
      {hasChoice && (
        <div className={classes.bar}>
          <Checkbox
            label={t("chooseAll")}
            checked={chosen.length === open.length}
            indeterminate={chosen.length > 0 && chosen.length < open.length}
            onChange={(event) => setChosen(event.currentTarget.checked ? open : [])}
          />
          {chosen.length > 0 && (
            <>
              <span aria-live="polite">
                {t("chosen", { count: chosen.length, total: chosen.length })}
              </span>
              <Button size="sm" onClick={() => onInvite(chosen)}>
                {t("invite")}
              </Button>
            </>
          )}
        </div>
      )}
      <DataTable
        caption={t("caption")}
        columns={columns}
        stackBelow="tablet"
        hasHover
        isBusy={isBusy}
      >
        <tbody>
          {people.map((person) => (
            <Row
              key={person.trabajador_id}
              person={person}
              isChosen={chosen.includes(person.trabajador_id)}
              onChoose={(isChosen) =>
                setChosen(
                  isChosen
                    ? [...chosen, person.trabajador_id]
                    : chosen.filter((id) => id !== person.trabajador_id),
                )
              }
              onInvite={onInvite}
            />
          ))}
        </tbody>
      </DataTable>
    </>
  );
}

type RowProps = {
  person: Invitation;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  onInvite: InvitationTableProps["onInvite"];
};

function Row({ person, isChosen, onChoose, onInvite }: RowProps) {
  const { t } = useTranslation("invitations");
  const { zona_horaria } = useCurrentUser();
  const { nombre_completo, estado, invitado_en, caduca_en } = person;
  const names = { name: nombre_completo };
  const canInvite = onInvite !== null && estado !== "activado";
  const isAgain = estado !== "sin_invitar";
  return (
    <tr>
      <th scope="row">
        <PersonCell
          person={person}
          note={person.email}
          lead={
            canInvite && (
              <Checkbox
                aria-label={t("choose", names)}
                checked={isChosen}
                onChange={(event) => onChoose(event.currentTarget.checked)}
              />
            )
          }
        />
      </th>
      <td data-label={t("centre")}>{person.centro_trabajo ?? "—"}</td>
      <td data-label={t("status")}>
        <StatusBadge color={accents[estado]}>{t(`badge.${estado}`)}</StatusBadge>
      </td>
      <td data-label={t("sent")}>
        {invitado_en === null ? (
          t("never")
        ) : (
          <span className={classes.texts}>
            {formatDate(dayIn(zona_horaria, invitado_en))}
            {estado === "invitado" && caduca_en !== null && (
              <span className={classes.muted}>
                {t("ends")} {formatDate(dayIn(zona_horaria, caduca_en))}
              </span>
            )}
          </span>
        )}
      </td>
      {onInvite !== null && (
        <td className={classes.action}>
          {canInvite && (
            <Button
              variant="default"
              size="sm"
              aria-label={t(isAgain ? "againOf" : "inviteOf", names)}
              onClick={() => onInvite([person.trabajador_id])}
            >
              {t(isAgain ? "again" : "invite")}
            </Button>
          )}
        </td>
      )}
    </tr>
  );
}
