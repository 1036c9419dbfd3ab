import { ActionIcon, Button } from "@mantine/core";
import { IconArrowBackUp, IconCheck, IconTrash } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { TeamRegistration } from "@atrio/contract/projects/team-projects";

import { messageOf } from "../../../../lib/errors.ts";
import type { Outcome } from "../../../../ui/bulk-outcome.tsx";
import { Hint } from "../../../../ui/hint.tsx";
import { notify } from "../../../../ui/notify.ts";
import { decisionMutation } from "../team-projects.queries.ts";
import type { Decision } from "../team-projects.queries.ts";

import { DeleteDialog } from "./delete-dialog.tsx";
import { decisionsOf } from "./registrations.model.ts";
import { useRegistrationWords } from "./use-registration-words.ts";

/** Approves a registration, takes approval back or deletes it; nothing where the reader may not. */
export function RegistrationActions({ registration }: { registration: TeamRegistration }) {
  const { t } = useTranslation("team-projects");
  const { nameOf } = useRegistrationWords();
  const [isDeleting, setDeleting] = useState(false);
  const tell = (action: Decision, [outcome]: readonly Outcome[]) => {
    const refusal = outcome?.error ?? null;
    notify({
      kind: refusal === null ? "success" : "error",
      message: refusal ?? t(`decide.done.${action}`),
    });
  };
  const decide = useMutation({
    ...decisionMutation,
    onSuccess: (outcomes, { action }) => tell(action, outcomes),
    onError: (error) => notify({ kind: "error", message: messageOf(error) }),
  });
  const allowed = decisionsOf(registration);
  const name = nameOf(registration);
  const send = (action: Decision) =>
    decide.mutate({ registrations: [registration], action, nameOf: () => name });
  return (
    <>
      {allowed.includes("aprobar") && (
        <Button
          size="sm"
          mih={44}
          variant="default"
          aria-label={t("decide.aprobar_of", { name })}
          leftSection={<IconCheck size={18} aria-hidden />}
          loading={decide.isPending}
          onClick={() => send("aprobar")}
        >
          {t("decide.aprobar")}
        </Button>
      )}
      {allowed.includes("retirar") && (
        <Button
          size="sm"
          mih={44}
          variant="default"
          aria-label={t("decide.retirar_of", { name })}
          leftSection={<IconArrowBackUp size={18} aria-hidden />}
          loading={decide.isPending}
          onClick={() => send("retirar")}
        >
          {t("decide.retirar")}
        </Button>
      )}
      {allowed.includes("borrar") && (
        <Hint text={t("decide.borrar")}>
          <ActionIcon
            variant="default"
            size={44}
            aria-label={t("decide.borrar_of", { name })}
            disabled={decide.isPending}
            onClick={() => setDeleting(true)}
          >
            <IconTrash size={20} aria-hidden />
          </ActionIcon>
        </Hint>
      )}
      {isDeleting && (
        <DeleteDialog
          registrations={[registration]}
          onDone={(outcomes) => {
            setDeleting(false);
            tell("borrar", outcomes);
          }}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  );
}
