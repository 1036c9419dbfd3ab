import { Alert, Button } from "@mantine/core";
import { IconSignatureOff } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { isOwner } from "@atrio/contract/access/office-roles";

import { messageOf } from "../../../../lib/errors.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { notify } from "../../../../ui/notify.ts";
import { EmptyState } from "../../../../ui/state.tsx";
import { switchOnMutation } from "../signing.queries.ts";

/** Notice of a company whose signing is switched off; owners switch it on in place. */
export function SigningOff() {
  const { t } = useTranslation("signing-office");
  const canSwitch = isOwner(useCurrentUser());
  const switchOn = useMutation(switchOnMutation);
  return (
    <>
      <EmptyState
        icon={<IconSignatureOff size={24} />}
        title={t("off.title")}
        text={canSwitch ? t("off.text") : `${t("off.text")} ${t("off.ownersOnly")}`}
        action={
          canSwitch && (
            <Button
              loading={switchOn.isPending}
              onClick={() =>
                switchOn.mutate(undefined, {
                  onSuccess: () => notify({ kind: "success", message: t("off.done") }),
                })
              }
            >
              {t("off.switchOn")}
            </Button>
          )
        }
      />
      {switchOn.error !== null && (
        <Alert color="red" role="alert">
          {messageOf(switchOn.error)}
        </Alert>
      )}
    </>
  );
}
