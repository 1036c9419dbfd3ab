import type { Dictionary } from "../../dictionary.ts";
import type { shutdownWords as es } from "../../es/leave/shutdown-words.ts";

/** Names of the rule of days that a company gives in a closure. */
export const shutdownWords: Dictionary<typeof es> = {
  rule: "Encerramento da empresa",
  ruleText:
    "Dias em que a empresa encerra e que não são descontados das férias. São registados pela administração.",
};
