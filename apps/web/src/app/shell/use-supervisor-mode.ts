import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { updateWorker } from "@atrio/contract/people/workers";

import { api } from "../../lib/api.ts";
import { currentUserQuery, useCurrentUser } from "../../lib/identity.ts";
import { queryClient } from "../../lib/query-client.ts";
import { notify } from "../../ui/notify.ts";

/** Saves the mode on the profile, goes home and says which mode it is now (Rule ACCESS-24). */
export function useSupervisorMode() {
  const { t } = useTranslation("shell");
  const { id } = useCurrentUser();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (supervising: boolean) =>
      api(updateWorker, { params: { id }, body: { pe_modo_supervisor: supervising } }),
    onSuccess: async ({ data }) => {
      queryClient.setQueryData(currentUserQuery.queryKey, (user) => user && { ...user, ...data });
      await navigate({ to: "/" });
      notify({
        kind: "success",
        title: t("mode.header"),
        message: data.pe_modo_supervisor ? t("mode.supervisor") : t("mode.worker"),
      });
    },
    onError: () =>
      notify({
        kind: "error",
        title: t("mode.failedHeader"),
        message: t("mode.failed"),
        duration: 2000,
      }),
  });
}
