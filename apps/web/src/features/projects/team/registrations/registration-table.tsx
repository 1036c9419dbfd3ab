import { Checkbox } from "@mantine/core";
import { IconRefreshAlert } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { TeamRegistration } from "@atrio/contract/projects/team-projects";

import { formatDate, formatMinutes } from "../../../../lib/format.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { DataTable } from "../../../../ui/data-table.tsx";
import { PersonCell } from "../../../../ui/person-cell.tsx";
import type { Selection } from "../../../leave/approvals/use-selection.ts";

import { RegistrationActions } from "./registration-actions.tsx";
import { RegistrationBadge } from "./registration-badge.tsx";
import { decisionsOf, stateOf } from "./registrations.model.ts";
import classes from "./registrations.module.css";
import { useRegistrationWords } from "./use-registration-words.ts";

type RegistrationTableProps = {
  registrations: readonly TeamRegistration[];
  /** Null where a page has nothing to select. */
  selection: Selection | null;
  isBusy: boolean;
};

/** Registrations of a page; a narrow screen stacks the cells of each. */
export function RegistrationTable(props: RegistrationTableProps) {
  const { registrations, selection, isBusy } = props;
  const { t } = useTranslation("team-projects");
  return (
    <DataTable
      caption={t("list.title")}
      columns={[
        { label: t("list.person") },
        { label: t("list.when") },
        { label: t("list.activity") },
        { label: t("list.time"), isNumeric: true },
        { label: t("list.state") },
        { label: t("list.actions") },
      ]}
      stackBelow="laptop"
      isBusy={isBusy}
    >
      <tbody>
        {registrations.map((one) => (
          <Row key={one.id} registration={one} selection={selection} />
        ))}
      </tbody>
    </DataTable>
  );
}

type RowProps = { registration: TeamRegistration; selection: Selection | null };

function Row({ registration, selection }: RowProps) {
  const { t } = useTranslation(["team-projects", "approvals"]);
  const { nameOf } = useRegistrationWords();
  const { id, trabajador } = registration;
  return (
    <tr className={classes.row}>
      <th scope="row">
        <PersonCell
          person={trabajador}
          lead={
            selection !== null &&
            decisionsOf(registration).length > 0 && (
              <Checkbox
                aria-label={t("approvals:select", { name: nameOf(registration) })}
                checked={selection.selected.has(id)}
                onChange={(event) => selection.onToggle(id, event.currentTarget.checked)}
              />
            )
          }
        />
      </th>
      <td data-label={t("team-projects:list.when")}>
        <When registration={registration} />
      </td>
      <td data-label={t("team-projects:list.activity")}>
        <Work registration={registration} />
      </td>
      <td data-numeric data-label={t("team-projects:list.time")}>
        {formatMinutes(registration.minutos, "column")}
      </td>
      <td data-label={t("team-projects:list.state")}>
        <State registration={registration} />
      </td>
      <td className={classes.actions}>
        <RegistrationActions registration={registration} />
      </td>
    </tr>
  );
}

function When({ registration }: { registration: TeamRegistration }) {
  const { timesOf } = useRegistrationWords();
  return (
    <span className={classes.lines}>
      <span>{formatDate(registration.dia)}</span>
      <small>{timesOf(registration)}</small>
    </span>
  );
}

/** Activity, values of its fields and remarks. */
function Work({ registration }: { registration: TeamRegistration }) {
  const { valuesOf } = useRegistrationWords();
  const { actividad, observaciones } = registration;
  const values = valuesOf(registration);
  return (
    <span className={classes.lines}>
      <span>{actividad ?? "–"}</span>
      {values.length > 0 && <small>{values.join(" · ")}</small>}
      {observaciones !== null && observaciones !== "" && <small>{observaciones}</small>}
    </span>
  );
}

function State({ registration }: { registration: TeamRegistration }) {
  const { t } = useTranslation("team-projects");
  const user = useCurrentUser();
  const { ajustado, aprobado, aprobado_por, trabajador_id } = registration;
  const state = stateOf(registration);
  return (
    <span className={classes.lines}>
      <RegistrationBadge state={state} />
      {aprobado && aprobado_por !== null && (
        <small>{t("list.approved_by", { name: aprobado_por.nombre_completo })}</small>
      )}
      {state === "pendiente" && trabajador_id === user.id && <small>{t("list.own")}</small>}
      {ajustado && (
        <small className={classes.warning}>
          <IconRefreshAlert size={16} aria-hidden />
          {t("list.adjusted")}
        </small>
      )}
    </span>
  );
}
