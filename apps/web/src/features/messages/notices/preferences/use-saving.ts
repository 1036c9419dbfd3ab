import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import { messageOf } from "../../../../lib/errors.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { notify } from "../../../../ui/notify.ts";

import { saveMutation } from "./preferences.queries.ts";

/** Saves a change at once; a failed one is put back and reported. */
export function useSaving() {
  const { t } = useTranslation("notice-preferences");
  const { id } = useCurrentUser();
  return useMutation(
    saveMutation(id, (error) =>
      notify({ kind: "error", title: t("failed"), message: messageOf(error) }),
    ),
  );
}
