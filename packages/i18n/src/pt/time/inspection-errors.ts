import type { Dictionary } from "../../dictionary.ts";
import type { inspectionErrors as inspection } from "../../es/time/inspection-errors.ts";

/** Errors of the inspection kit. */
export const inspectionErrors: Dictionary<typeof inspection> = {
  scope: "Indique o trabalhador ou o centro correspondente ao âmbito, e apenas esse.",
  range: "O período deve ir de uma data a outra posterior e abranger no máximo cinco anos.",
  too_large: "O processo seria demasiado grande. Peça-o por centro ou por trabalhador.",
  link_not_found: "A ligação não foi encontrada.",
  link_expired: "A ligação expirou ou foi retirada.",
};
