import { Button, Checkbox, Modal } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { Incidence } from "@atrio/contract/time/hours-bank";

import { messageOf } from "../../../lib/errors.ts";
import { BulkOutcome } from "../../../ui/bulk-outcome.tsx";
import type { Outcome } from "../../../ui/bulk-outcome.tsx";
import { DecisionForm } from "../../../ui/decision-form.tsx";
import { notify } from "../../../ui/notify.ts";
import { useOutcomeTexts } from "../team/decide/use-outcome-texts.ts";

import classes from "./bank-view.module.css";
import { decideIncidencesMutation } from "./hours-bank.queries.ts";
import { TeamIncidence, incidenceName } from "./team-incidence.tsx";

/** The team's incidences, validated or rejected one by one or together. */
export function TeamIncidences({ incidences }: { incidences: readonly Incidence[] }) {
  const { t } = useTranslation("hours-bank");
  const texts = useOutcomeTexts();
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [outcomes, setOutcomes] = useState<Outcome[] | null>(null);
  const [rejecting, setRejecting] = useState<number[] | null>(null);
  const decide = useMutation(decideIncidencesMutation);
  const open = incidences.filter(({ can }) => can.rechazar || can.validar);
  const chosen = open.filter(({ id }) => selected.has(id)).map(({ id }) => id);

  const send = (ids: number[], reason: string | null) =>
    decide.mutate(
      { ids, reason },
      {
        onSuccess: (results) => {
          const failed = results.filter(({ error }) => error !== null);
          setRejecting(null);
          setSelected(new Set(failed.map(({ incidencia_id }) => incidencia_id)));
          if (ids.length === 1 && failed.length === 0) {
            const message = t(reason === null ? "team.validated_done" : "team.rejected_done");
            notify({ kind: "success", message });
            return;
          }
          setOutcomes(
            results.map(({ incidencia_id, error }) => ({
              id: incidencia_id,
              error,
              name: incidences
                .filter((one) => one.id === incidencia_id)
                .map(incidenceName)
                .join(""),
            })),
          );
        },
        onError: (error) => {
          if (reason === null) notify({ kind: "error", message: messageOf(error) });
        },
      },
    );

  return (
    <div className={classes.section}>
      {outcomes !== null && (
        <BulkOutcome outcomes={outcomes} texts={texts} onClose={() => setOutcomes(null)} />
      )}
      {open.length > 1 && (
        <div className={classes.bar} role="group" aria-label={t("team.bulk")}>
          <Checkbox
            label={t("team.select_all")}
            checked={chosen.length === open.length}
            indeterminate={chosen.length > 0 && chosen.length < open.length}
            onChange={(event) =>
              setSelected(new Set(event.currentTarget.checked ? open.map(({ id }) => id) : []))
            }
          />
          {chosen.length > 0 && (
            <>
              <span role="status">{t("team.selected", { count: chosen.length })}</span>
              <Button size="sm" loading={decide.isPending} onClick={() => send(chosen, null)}>
                {t("team.validate")}
              </Button>
              <Button variant="default" size="sm" onClick={() => setRejecting(chosen)}>
                {t("team.reject")}
              </Button>
            </>
          )}
        </div>
      )}
      <ul className={classes.list}>
        {incidences.map((incidence) => (
          <TeamIncidence
            key={incidence.id}
            incidence={incidence}
            isSelectable={open.length > 1}
            isSelected={selected.has(incidence.id)}
            onSelect={(isOn) => {
              const next = new Set(selected);
              if (isOn) next.add(incidence.id);
              else next.delete(incidence.id);
              setSelected(next);
            }}
            onValidate={() => send([incidence.id], null)}
            onReject={() => setRejecting([incidence.id])}
          />
        ))}
      </ul>
      {rejecting !== null && (
        <RejectDialog
          count={rejecting.length}
          pending={decide.isPending}
          error={decide.error}
          onSend={(reason) => send(rejecting, reason)}
          onClose={() => setRejecting(null)}
        />
      )}
    </div>
  );
}

type RejectDialogProps = {
  count: number;
  pending: boolean;
  error: unknown;
  onSend: (reason: string) => void;
  onClose: () => void;
};

function RejectDialog({ count, pending, error, onSend, onClose }: RejectDialogProps) {
  const { t } = useTranslation("hours-bank");
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("team.reject_title", { count })}
      closeButtonProps={{ "aria-label": t("incidences.cancel") }}
    >
      <DecisionForm
        label={t("team.reason")}
        hint={t("team.reason_hint")}
        required={t("team.reason_required")}
        action={t("team.reject")}
        pending={pending}
        error={error}
        onSend={onSend}
        onCancel={onClose}
      >
        <p>{t("team.reject_text")}</p>
      </DecisionForm>
    </Modal>
  );
}
