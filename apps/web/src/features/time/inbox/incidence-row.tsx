import { Button, Checkbox } from "@mantine/core";
import { IconArrowRight, IconCheck, IconX } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { Incidence } from "@atrio/contract/time/hours-bank";

import { formatDate, formatWeekday } from "../../../lib/format.ts";
import { PersonCell } from "../../../ui/person-cell.tsx";
import type { Selection } from "../../leave/approvals/use-selection.ts";
import { IncidenceBadge } from "../hours-bank/incidence-badge.tsx";
import { IncidenceFacts } from "../hours-bank/incidence-facts.tsx";
import { incidenceName } from "../hours-bank/team-incidence.tsx";
import { Balance } from "../sheet/balance.tsx";

import classes from "./inbox.module.css";

type IncidenceRowProps = {
  incidence: Incidence;
  /** Null where it cannot be selected. */
  selection: Selection | null;
  isBusy: boolean;
  onApprove: () => void;
  onReject: () => void;
  /** Null where its hours cannot be handed on. */
  onMove: (() => void) | null;
};

/** An incidence with its facts and the buttons of administration. */
export function IncidenceRow({ incidence, selection, isBusy, ...props }: IncidenceRowProps) {
  const { t } = useTranslation(["office-inbox", "approvals"]);
  const name = incidenceName(incidence);
  return (
    <li className={classes.item}>
      <div className={classes.row}>
        {selection !== null && (
          <Checkbox
            aria-label={t("approvals:select", { name })}
            checked={selection.selected.has(incidence.id)}
            onChange={(event) => selection.onToggle(incidence.id, event.currentTarget.checked)}
          />
        )}
        <span className={classes.person}>
          <PersonCell
            person={incidence.trabajador}
            note={`${formatWeekday(incidence.dia, "long")}, ${formatDate(incidence.dia)}`}
          />
        </span>
        <Balance minutes={incidence.minutos} />
        <IncidenceBadge state={incidence.estado_id} />
        <span className={classes.actions}>
          {incidence.can.aprobar && (
            <>
              <Button
                variant="default"
                size="sm"
                disabled={isBusy}
                leftSection={<IconCheck size={18} aria-hidden />}
                aria-label={t("approvals:approve_of", { name })}
                onClick={props.onApprove}
              >
                {t("approvals:approve")}
              </Button>
              <Button
                variant="default"
                size="sm"
                leftSection={<IconX size={18} aria-hidden />}
                aria-label={t("approvals:reject_of", { name })}
                onClick={props.onReject}
              >
                {t("approvals:reject")}
              </Button>
            </>
          )}
          {props.onMove !== null && (
            <Button
              variant="default"
              size="sm"
              leftSection={<IconArrowRight size={18} aria-hidden />}
              aria-label={t("office-inbox:incidences.moveOf", { name })}
              onClick={props.onMove}
            >
              {t("office-inbox:incidences.move")}
            </Button>
          )}
        </span>
      </div>
      <IncidenceFacts incidence={incidence} />
    </li>
  );
}
