import { Modal } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { TeamRegistration } from "@atrio/contract/projects/team-projects";

import type { Outcome } from "../../../../ui/bulk-outcome.tsx";
import { DecisionForm } from "../../../../ui/decision-form.tsx";
import { decisionMutation } from "../team-projects.queries.ts";

import { useRegistrationWords } from "./use-registration-words.ts";

type DeleteDialogProps = {
  registrations: readonly TeamRegistration[];
  onDone: (outcomes: readonly Outcome[]) => void;
  onClose: () => void;
};

/** Asks for the reason before registrations are deleted (Rule PROJECTS-8). */
export function DeleteDialog({ registrations, onDone, onClose }: DeleteDialogProps) {
  const { t } = useTranslation(["team-projects", "common"]);
  const { nameOf } = useRegistrationWords();
  const send = useMutation(decisionMutation);
  const count = registrations.length;
  const names = new Map(registrations.map((one) => [one.id, nameOf(one)]));
  return (
    <Modal
      opened
      onClose={onClose}
      title={t("team-projects:decide.delete_title", { count })}
      closeButtonProps={{ "aria-label": t("common:action.close"), size: 44, iconSize: 20 }}
    >
      <DecisionForm
        label={t("team-projects:decide.reason")}
        hint={t("team-projects:decide.reason_hint")}
        required={t("team-projects:decide.reason_required")}
        action={t("team-projects:decide.borrar")}
        pending={send.isPending}
        error={send.error}
        onSend={(reason) =>
          send.mutate(
            { registrations, action: "borrar", nameOf: (id) => names.get(id) ?? "", reason },
            { onSuccess: onDone },
          )
        }
        onCancel={onClose}
      >
        <ul>
          {[...names].map(([id, name]) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
        <p>{t("team-projects:decide.delete_text", { count })}</p>
      </DecisionForm>
    </Modal>
  );
}
