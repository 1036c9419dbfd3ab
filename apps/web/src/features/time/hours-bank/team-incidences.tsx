import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { Incidence } from "@atrio/contract/time/hours-bank";

import { messageOf } from "../../../lib/errors.ts";
import type { Outcome } from "../../../ui/bulk-outcome.tsx";
import { notify } from "../../../ui/notify.ts";
import { BulkBar } from "../../leave/approvals/bulk-bar.tsx";
import { DecisionDialog } from "../../leave/approvals/decision-dialog.tsx";
import { useSelection } from "../../leave/approvals/use-selection.ts";

import classes from "./bank-view.module.css";
import { decideIncidencesMutation } from "./hours-bank.queries.ts";
import { TeamIncidence, incidenceName } from "./team-incidence.tsx";

type Rejection = { incidences: readonly Incidence[]; onDone: (outcomes: Outcome[]) => void };

/** The team's incidences, validated or rejected one by one or together. */
export function TeamIncidences({ incidences }: { incidences: readonly Incidence[] }) {
  const { t } = useTranslation(["hours-bank", "approvals"]);
  const selection = useSelection();
  const [rejecting, setRejecting] = useState<Rejection | null>(null);
  const decide = useMutation(decideIncidencesMutation);
  const open = incidences.filter(({ can }) => can.rechazar || can.validar);

  const send = ({ incidences: chosen, onDone }: Rejection, reason: string | null) =>
    decide.mutate(
      { ids: chosen.map(({ id }) => id), reason },
      {
        onSuccess: (results) => {
          setRejecting(null);
          onDone(
            results.map(({ incidencia_id, error }) => {
              const incidence = chosen.find(({ id }) => id === incidencia_id);
              const name = incidence === undefined ? "" : incidenceName(incidence);
              return { id: incidencia_id, error, name };
            }),
          );
        },
        onError: (error) => {
          if (reason === null) notify({ kind: "error", message: messageOf(error) });
        },
      },
    );
  const tell = (done: string) => (outcomes: readonly Outcome[]) => {
    for (const { error } of outcomes) {
      notify({ kind: error === null ? "success" : "error", message: error ?? done });
    }
  };

  return (
    <div className={classes.section}>
      <BulkBar noun="incidence" open={open} selection={selection}>
        {(chosen, onDone) => (
          <>
            <Button
              size="sm"
              loading={decide.isPending}
              onClick={() => send({ incidences: chosen, onDone }, null)}
            >
              {t("team.validate")}
            </Button>
            <Button
              variant="default"
              size="sm"
              onClick={() => setRejecting({ incidences: chosen, onDone })}
            >
              {t("approvals:reject")}
            </Button>
          </>
        )}
      </BulkBar>
      <ul className={classes.list}>
        {incidences.map((incidence) => (
          <TeamIncidence
            key={incidence.id}
            incidence={incidence}
            selection={open.length > 1 && open.includes(incidence) ? selection : null}
            onValidate={() =>
              send({ incidences: [incidence], onDone: tell(t("team.validated_done")) }, null)
            }
            onReject={() =>
              setRejecting({ incidences: [incidence], onDone: tell(t("team.rejected_done")) })
            }
          />
        ))}
      </ul>
      {rejecting !== null && (
        <DecisionDialog
          side="reject"
          title={t("team.reject_title", { count: rejecting.incidences.length })}
          text={t("team.reject_text")}
          hint={t("team.reason_hint")}
          names={new Map(rejecting.incidences.map((one) => [one.id, incidenceName(one)]))}
          pending={decide.isPending}
          error={decide.error}
          onSend={(reason) => send(rejecting, reason)}
          onClose={() => setRejecting(null)}
        />
      )}
    </div>
  );
}
