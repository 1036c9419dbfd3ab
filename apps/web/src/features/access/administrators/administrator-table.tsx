import { Button } from "@mantine/core";
import { IconShieldCheck, IconShieldOff } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { Administrator } from "@atrio/contract/access/office";

import { formatAgo } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { DataTable } from "../../../ui/data-table.tsx";
import { PersonCell } from "../../../ui/person-cell.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";

import classes from "./administrators.module.css";

type AdministratorTableProps = {
  people: readonly Administrator[];
  /** Opens the form of somebody's access; null for those who may not change it. */
  onChange: ((person: Administrator) => void) | null;
};

/** Who may do what, with the state of each account. */
export function AdministratorTable({ people, onChange }: AdministratorTableProps) {
  const { t } = useTranslation("office");
  const columns = [
    { label: t("access.person") },
    { label: t("access.can") },
    { label: t("access.security") },
    { label: t("access.seen") },
    ...(onChange === null ? [] : [{ label: "" }]),
  ];
  return (
    <DataTable caption={t("access.caption")} columns={columns} stackBelow="tablet" hasHover>
      <tbody>
        {people.map((person) => (
          <Row key={person.id} person={person} onChange={onChange} />
        ))}
      </tbody>
    </DataTable>
  );
}

function Row({
  person,
  onChange,
}: {
  person: Administrator;
  onChange: AdministratorTableProps["onChange"];
}) {
  const { t } = useTranslation("office");
  const isOwn = useCurrentUser().id === person.id;
  return (
    <tr>
      <th scope="row">
        <PersonCell
          person={person}
          note={isOwn ? t("access.you") : (person.puesto ?? person.email)}
          own={isOwn}
        />
      </th>
      <td data-label={t("access.can")}>
        <RoleBadges person={person} />
      </td>
      <td data-label={t("access.security")}>
        <Security person={person} />
      </td>
      <td data-label={t("access.seen")}>
        {person.vista_en === null ? t("access.noSession") : formatAgo(person.vista_en)}
      </td>
      {onChange !== null && (
        <td className={classes.action}>
          {!isOwn && (
            <Button
              variant="default"
              size="sm"
              aria-label={t("access.changeOf", { name: person.nombre_completo })}
              onClick={() => onChange(person)}
            >
              {t("access.change")}
            </Button>
          )}
        </td>
      )}
    </tr>
  );
}

/** Badges of a person's roles in the office. */
export function RoleBadges({ person }: { person: Pick<Administrator, "titular" | "roles"> }) {
  const { t } = useTranslation("office");
  return (
    <span className={classes.badges}>
      {person.titular ? (
        <StatusBadge color="teal">{t("roles.titular")}</StatusBadge>
      ) : (
        person.roles.map((role) => (
          <StatusBadge key={role} color="blue">
            {t(`roles.${role}`)}
          </StatusBadge>
        ))
      )}
    </span>
  );
}

function Security({ person }: { person: Administrator }) {
  const { t } = useTranslation("office");
  if (!person.activa) return <span className={classes.warning}>{t("access.pending")}</span>;
  const SecurityIcon = person.segundo_factor ? IconShieldCheck : IconShieldOff;
  return (
    <span className={person.segundo_factor ? classes.safe : classes.warning}>
      <SecurityIcon size={18} aria-hidden />
      {person.segundo_factor ? t("access.factorOn") : t("access.factorOff")}
    </span>
  );
}
