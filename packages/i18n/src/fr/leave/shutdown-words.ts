import type { Dictionary } from "../../dictionary.ts";
import type { shutdownWords as es } from "../../es/leave/shutdown-words.ts";

/** Names of the rule of days that a company gives in a closure. */
export const shutdownWords: Dictionary<typeof es> = {
  rule: "Fermeture de l’entreprise",
  ruleText:
    "Jours de fermeture de l’entreprise, sans déduction des congés. L’administration les enregistre.",
};
