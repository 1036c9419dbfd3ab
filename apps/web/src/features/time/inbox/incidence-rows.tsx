import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { Incidence } from "@atrio/contract/time/hours-bank";

import { messageOf } from "../../../lib/errors.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import type { Outcome } from "../../../ui/bulk-outcome.tsx";
import { notify } from "../../../ui/notify.ts";
import { BulkBar } from "../../leave/approvals/bulk-bar.tsx";
import { DecisionDialog } from "../../leave/approvals/decision-dialog.tsx";
import { useSelection } from "../../leave/approvals/use-selection.ts";
import { incidenceName } from "../hours-bank/team-incidence.tsx";

import { decidable, transferable } from "./inbox.model.ts";
import classes from "./inbox.module.css";
import { decideIncidencesMutation } from "./inbox.queries.ts";
import { IncidenceRow } from "./incidence-row.tsx";
import { TransferDialog } from "./transfer-dialog.tsx";

type Chosen = { incidences: readonly Incidence[]; onDone: (outcomes: Outcome[]) => void };

/** Sends decisions on incidences; a rejection carries its reason. */
function useDecisions(onSent: () => void) {
  const decide = useMutation(decideIncidencesMutation);
  const send = ({ incidences, onDone }: Chosen, reason: string | null) =>
    decide.mutate(
      { ids: incidences.map(({ id }) => id), reason },
      {
        onSuccess: (results) => {
          onSent();
          onDone(
            results.map(({ incidencia_id, error }) => {
              const incidence = incidences.find(({ id }) => id === incidencia_id);
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
  return { send, isPending: decide.isPending, error: decide.error };
}

/** Incidences of a page, decided or handed on one by one or together. */
export function IncidenceRows({ incidences }: { incidences: readonly Incidence[] }) {
  const { t } = useTranslation(["office-inbox", "hours-bank", "approvals"]);
  const user = useCurrentUser();
  const selection = useSelection();
  const [rejecting, setRejecting] = useState<Chosen | null>(null);
  const [moving, setMoving] = useState<readonly Incidence[] | null>(null);
  const { send, isPending, error } = useDecisions(() => setRejecting(null));
  const movable = transferable(incidences, user);
  const open = [...decidable(incidences), ...movable];
  return (
    <>
      <BulkBar noun="incidence" open={open} selection={selection}>
        {(chosen, onDone) => (
          <BulkActs
            toDecide={decidable(chosen)}
            toMove={transferable(chosen, user)}
            isBusy={isPending}
            onApprove={(several) => send({ incidences: several, onDone }, null)}
            onReject={(several) => setRejecting({ incidences: several, onDone })}
            onMove={setMoving}
          />
        )}
      </BulkBar>
      <ul className={classes.list} aria-label={t("office-inbox:incidences.list")}>
        {incidences.map((incidence) => {
          const one = (done: string) => ({ incidences: [incidence], onDone: tell(done) });
          return (
            <IncidenceRow
              key={incidence.id}
              incidence={incidence}
              selection={open.length > 1 && open.includes(incidence) ? selection : null}
              isBusy={isPending}
              onApprove={() => send(one(t("office-inbox:incidences.approved")), null)}
              onReject={() => setRejecting(one(t("hours-bank:team.rejected_done")))}
              onMove={movable.includes(incidence) ? () => setMoving([incidence]) : null}
            />
          );
        })}
      </ul>
      {rejecting !== null && (
        <DecisionDialog
          side="reject"
          title={t("hours-bank:team.reject_title", { count: rejecting.incidences.length })}
          text={t("hours-bank:team.reject_text")}
          hint={t("hours-bank:team.reason_hint")}
          names={new Map(rejecting.incidences.map((one) => [one.id, incidenceName(one)]))}
          pending={isPending}
          error={error}
          onSend={(reason) => send(rejecting, reason)}
          onClose={() => setRejecting(null)}
        />
      )}
      {moving !== null && <TransferDialog incidences={moving} onClose={() => setMoving(null)} />}
    </>
  );
}

/** Tells the outcome of a decision on one incidence. */
function tell(done: string) {
  return (outcomes: readonly Outcome[]) => {
    for (const { error } of outcomes) {
      notify({ kind: error === null ? "success" : "error", message: error ?? done });
    }
  };
}

type BulkActsProps = {
  toDecide: readonly Incidence[];
  toMove: readonly Incidence[];
  isBusy: boolean;
  onApprove: (incidences: readonly Incidence[]) => void;
  onReject: (incidences: readonly Incidence[]) => void;
  onMove: (incidences: readonly Incidence[]) => void;
};

function BulkActs({ toDecide, toMove, isBusy, ...props }: BulkActsProps) {
  const { t } = useTranslation(["office-inbox", "approvals"]);
  return (
    <>
      {toDecide.length > 0 && (
        <>
          <Button size="sm" loading={isBusy} onClick={() => props.onApprove(toDecide)}>
            {t("approvals:approve")}
          </Button>
          <Button variant="default" size="sm" onClick={() => props.onReject(toDecide)}>
            {t("approvals:reject")}
          </Button>
        </>
      )}
      {toMove.length > 0 && (
        <Button variant="default" size="sm" onClick={() => props.onMove(toMove)}>
          {t("office-inbox:incidences.move")}
        </Button>
      )}
    </>
  );
}
