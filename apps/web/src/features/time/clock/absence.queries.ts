import { mutationOptions } from "@tanstack/react-query";

import { withdrawWorkedDay } from "@atrio/contract/leave/absences";

import { api } from "../../../lib/api.ts";
import { queryClient } from "../../../lib/query-client.ts";

import type { AbsentDay } from "./clock.model.ts";

/** Asks to withdraw today from an approved absence, because it is being worked. */
export const withdrawWorkedDayMutation = mutationOptions({
  mutationFn: async ({ id, fecha }: AbsentDay) => {
    await api(withdrawWorkedDay, { params: { id }, body: { fecha } });
  },
  onSuccess: () => {
    void queryClient.invalidateQueries({ queryKey: ["absences"] });
    void queryClient.invalidateQueries({ queryKey: ["time"] });
  },
});
