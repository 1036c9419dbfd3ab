import { Button, Checkbox } from "@mantine/core";
import { IconCheck, IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { Incidence } from "@atrio/contract/time/hours-bank";

import { formatDate, formatWeekday } from "../../../lib/format.ts";
import { PersonCell } from "../../../ui/person-cell.tsx";
import type { Selection } from "../../leave/approvals/use-selection.ts";
import { Balance } from "../sheet/balance.tsx";

import classes from "./bank-view.module.css";
import { IncidenceBadge } from "./incidence-badge.tsx";
import { IncidenceFacts } from "./incidence-facts.tsx";

/** 'Ana Ruiz, 17/11/2026': person and day of an incidence. */
export function incidenceName(incidence: Incidence): string {
  return `${incidence.trabajador.nombre_completo}, ${formatDate(incidence.dia)}`;
}

type TeamIncidenceProps = {
  incidence: Incidence;
  /** Null where it cannot be selected. */
  selection: Selection | null;
  onValidate: () => void;
  onReject: () => void;
};

/** An incidence of the team with its actions. */
export function TeamIncidence(props: TeamIncidenceProps) {
  const { incidence, selection } = props;
  const { t } = useTranslation(["hours-bank", "approvals"]);
  const name = incidenceName(incidence);
  return (
    <li className={classes.incidence}>
      <div className={classes.row}>
        {selection !== null && (
          <Checkbox
            aria-label={t("approvals:select", { name })}
            checked={selection.selected.has(incidence.id)}
            onChange={(event) => selection.onToggle(incidence.id, event.currentTarget.checked)}
          />
        )}
        <PersonCell person={incidence.trabajador} />
        <span>{`${formatWeekday(incidence.dia, "long")}, ${formatDate(incidence.dia)}`}</span>
        <Balance minutes={incidence.minutos} />
        <IncidenceBadge state={incidence.estado_id} />
        <span className={`${classes.push} ${classes.buttons}`}>
          {incidence.can.validar && (
            <Button
              size="sm"
              leftSection={<IconCheck size={18} aria-hidden />}
              aria-label={t("team.validate_of", { name })}
              onClick={props.onValidate}
            >
              {t("team.validate")}
            </Button>
          )}
          {incidence.can.rechazar && (
            <Button
              variant="default"
              size="sm"
              leftSection={<IconX size={18} aria-hidden />}
              aria-label={t("approvals:reject_of", { name })}
              onClick={props.onReject}
            >
              {t("approvals:reject")}
            </Button>
          )}
        </span>
      </div>
      <IncidenceFacts incidence={incidence} />
    </li>
  );
}
