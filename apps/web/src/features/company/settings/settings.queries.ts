import { mutationOptions, queryOptions } from "@tanstack/react-query";

import {
  changeSettings,
  getSettings,
  removeLogo,
  uploadLogo,
} from "@atrio/contract/company/settings";
import type { AllSettings } from "@atrio/contract/company/settings";

import { api } from "../../../lib/api.ts";
import { queryClient } from "../../../lib/query-client.ts";

import type { Changes } from "./settings.model.ts";

/** All settings of the company. */
export const settingsQuery = queryOptions({
  queryKey: ["office", "settings"],
  queryFn: async ({ signal }) => (await api(getSettings, { signal })).data,
});

/** The answer is what is saved; name, colour, modules and welcome are read anew where they are shown. */
function keep({ data }: { data: AllSettings }): void {
  queryClient.setQueryData(settingsQuery.queryKey, data);
  void queryClient.invalidateQueries({ queryKey: ["identity"] });
  void queryClient.invalidateQueries({ queryKey: ["office", "activity"] });
}

export const changeMutation = mutationOptions({
  mutationFn: (changes: Changes) => api(changeSettings, { body: changes }),
  onSuccess: keep,
});

export const uploadLogoMutation = mutationOptions({
  mutationFn: (imagen: File) => api(uploadLogo, { body: { imagen } }),
  onSuccess: keep,
});

export const removeLogoMutation = mutationOptions({
  mutationFn: () => api(removeLogo),
  onSuccess: keep,
});
