import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { messageOf } from "../../../lib/errors.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { notify } from "../../../ui/notify.ts";

import { hideWelcomeMutation } from "./welcome.queries.ts";

/** Hides the welcome message (true) or brings it back; says so when that could not be kept. */
export function useHideWelcome(): (hidden: boolean) => void {
  const { t } = useTranslation("home");
  const client = useQueryClient();
  const user = useCurrentUser();
  const { mutate } = useMutation(hideWelcomeMutation(client, user.id));
  return (hidden) =>
    mutate(hidden, {
      onError: (error) =>
        notify({ kind: "error", title: t("welcome.failed"), message: messageOf(error) }),
    });
}
