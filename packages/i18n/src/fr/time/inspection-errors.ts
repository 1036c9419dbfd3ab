import type { Dictionary } from "../../dictionary.ts";
import type { inspectionErrors as inspection } from "../../es/time/inspection-errors.ts";

/** Errors of the inspection kit. */
export const inspectionErrors: Dictionary<typeof inspection> = {
  scope: "Indiquez le salarié ou le centre qui correspond au périmètre, et lui seul.",
  range: "La période doit aller d’une date à une date ultérieure et couvrir cinq ans au maximum.",
  too_large: "Le dossier serait trop volumineux. Demandez-le par centre ou par salarié.",
  link_not_found: "Le lien est introuvable.",
  link_expired: "Le lien a expiré ou a été retiré.",
};
