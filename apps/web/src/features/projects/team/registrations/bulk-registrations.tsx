import { Button } from "@mantine/core";
import { IconArrowBackUp, IconCheck, IconTrash } from "@tabler/icons-react";
import type { Icon } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { TeamRegistration } from "@atrio/contract/projects/team-projects";

import { messageOf } from "../../../../lib/errors.ts";
import type { Outcome } from "../../../../ui/bulk-outcome.tsx";
import { notify } from "../../../../ui/notify.ts";
import { BulkBar } from "../../../leave/approvals/bulk-bar.tsx";
import type { Selection } from "../../../leave/approvals/use-selection.ts";
import { decisionMutation } from "../team-projects.queries.ts";
import type { Decision } from "../team-projects.queries.ts";

import { DeleteDialog } from "./delete-dialog.tsx";
import { bulkDecisions } from "./registrations.model.ts";
import { useRegistrationWords } from "./use-registration-words.ts";

type BulkRegistrationsProps = { open: readonly TeamRegistration[]; selection: Selection };

/** Decides about selected registrations of a page together. */
export function BulkRegistrations({ open, selection }: BulkRegistrationsProps) {
  return (
    <BulkBar noun="registration" open={open} selection={selection}>
      {(chosen, onDone) => <Buttons chosen={chosen} onDone={onDone} />}
    </BulkBar>
  );
}

const icons: Record<Decision, Icon> = {
  aprobar: IconCheck,
  retirar: IconArrowBackUp,
  borrar: IconTrash,
};

type ButtonsProps = {
  chosen: readonly TeamRegistration[];
  onDone: (outcomes: readonly Outcome[]) => void;
};

/** A button for each decision, with the number of registrations that it applies to. */
function Buttons({ chosen, onDone }: ButtonsProps) {
  const { t } = useTranslation("team-projects");
  const { nameOf } = useRegistrationWords();
  const [deleting, setDeleting] = useState<readonly TeamRegistration[] | null>(null);
  const names = new Map(chosen.map((one) => [one.id, nameOf(one)]));
  const decide = useMutation({
    ...decisionMutation,
    onSuccess: onDone,
    onError: (error) => notify({ kind: "error", message: messageOf(error) }),
  });
  const start = (action: Decision, registrations: readonly TeamRegistration[]) => {
    if (action === "borrar") setDeleting(registrations);
    else decide.mutate({ registrations, action, nameOf: (id) => names.get(id) ?? "" });
  };
  return (
    <>
      {bulkDecisions(chosen).map(({ decision, registrations }) => {
        const Icon = icons[decision];
        return (
          <Button
            key={decision}
            size="sm"
            mih={44}
            variant={decision === "aprobar" ? "filled" : "default"}
            leftSection={<Icon size={18} aria-hidden />}
            loading={decide.isPending && decide.variables.action === decision}
            disabled={decide.isPending}
            onClick={() => start(decision, registrations)}
          >
            {t("decide.counted", {
              action: t(`decide.${decision}`),
              count: registrations.length,
            })}
          </Button>
        );
      })}
      {deleting !== null && (
        <DeleteDialog
          registrations={deleting}
          onDone={(outcomes) => {
            setDeleting(null);
            onDone(outcomes);
          }}
          onClose={() => setDeleting(null)}
        />
      )}
    </>
  );
}
