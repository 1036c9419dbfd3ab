import type { Dictionary } from "../../dictionary.ts";
import type { shiftErrors as es } from "../../es/shifts/shift-errors.ts";

export const shiftErrors: Dictionary<typeof es> = {
  not_found: "Ce créneau est introuvable.",
  not_manager: "Seules les personnes autorisées à gérer les quarts peuvent planifier un secteur.",
  area_not_found: "Ce secteur est introuvable, ou vous ne le gérez pas.",
  label_not_found: "Cette étiquette est introuvable.",
  pause_not_found: "Cette pause est introuvable.",
  worker_not_found:
    "Cette personne n’appartient pas au secteur du créneau ou ne travaille pas ce jour-là.",
  end_before_start:
    "La fin doit être postérieure au début, sauf si le créneau se termine le lendemain ou dure 24 heures.",
  pause_outside: "Les pauses doivent se situer à l’intérieur du créneau et ne pas se chevaucher.",
  pause_empty: "Une pause ne peut pas se terminer à l’heure où elle commence.",
  name_taken: "Ce nom est déjà utilisé.",
  changed:
    "Le créneau a changé depuis que vous l’avez ouvert. Vérifiez son état actuel et enregistrez de nouveau.",
  overlap: "Cette personne a déjà un autre créneau à cette heure.",
  absent:
    "Cette personne a une absence approuvée ce jour-là. Indiquez un motif pour lui attribuer le créneau.",
  area_in_use:
    "Des personnes affectées au créneau n’appartiennent pas à l’autre secteur. Retirez-les avant de le déplacer.",
  recurrence_not_found: "Cette récurrence est introuvable, ou vous ne gérez pas son secteur.",
  pattern_not_found: "Ce modèle est introuvable, ou vous ne gérez pas son secteur.",
  series_changed:
    "Quelqu’un a modifié la série depuis que vous l’avez ouverte. Vérifiez son état actuel et enregistrez de nouveau.",
  preview_needed:
    "Cette modification retire des créneaux à des personnes qui en disposent déjà. Consultez l’aperçu avant d’enregistrer.",
  series_end:
    "Indiquez quand elle se termine : un nombre de fois, ou une date égale ou postérieure au début.",
  series_start: "Le début ne peut pas remonter à plus de 400 jours.",
  pattern_empty: "Le modèle doit comporter au moins un jour avec un créneau.",
  pattern_offset: "Le décalage de chaque personne doit se situer dans la séquence.",
  too_many: "Trop d’éléments à la fois : 5 000 créneaux et 20 000 affectations au maximum.",
  rule_broken: "L’entreprise n’autorise pas ce créneau, car il enfreindrait : {{reglas}}.",
  reason_required:
    "Ce créneau enfreindrait : {{reglas}}. S’il est malgré tout nécessaire, indiquez le motif.",
  not_open: "Ce créneau n’est plus à pourvoir : il a commencé, n’est pas publié ou est complet.",
  away: "La personne qui prendrait ce créneau a une absence approuvée ce jour-là.",
  colleague_not_found:
    "Cette personne n’appartient pas au secteur du créneau ou ne travaille pas ce jour-là.",
  exchange_not_found: "La demande est introuvable.",
  exchange_waiting: "Une demande est déjà en attente pour ce créneau.",
  exchange_decided: "La demande est déjà traitée.",
  exchange_lapsed: "Le créneau a changé ou a déjà commencé : la demande ne peut plus aboutir.",
  exchange_incomplete:
    "Choisissez un collègue et, pour un échange, le créneau que vous feriez à sa place.",
};
