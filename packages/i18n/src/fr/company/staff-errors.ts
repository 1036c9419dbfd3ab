import type { Dictionary } from "../../dictionary.ts";
import type { staffErrors as es } from "../../es/company/staff-errors.ts";

/** Errors of forms about people in the office. */
export const staffErrors: Dictionary<typeof es> = {
  too_long: "C’est trop long.",
  date: "Saisissez une date valide.",
  nif: "Ce n’est pas un NIF ou NIE valide. Vérifiez les chiffres et la lettre.",
  phone: "Utilisez uniquement des chiffres, des espaces et, au besoin, l’indicatif avec +.",
  code_taken: "Une personne a déjà ce matricule.",
  nif_taken: "Une personne de l’entreprise a déjà ce NIF.",
  email_taken: "Une personne de l’entreprise a déjà cet e-mail.",
  birth_after_hire: "La date de naissance doit précéder le premier jour.",
  not_supervisor: "Choisissez une personne qui peut être responsable et travaille encore ici.",
  own_supervisor: "Personne ne peut être son propre responsable.",
  before_hire: "Cette date est trop tôt.",
  after_end: "Aucune de ces personnes ne travaille ici à cette date.",
  nothing: "Choisissez ce que vous voulez modifier.",
  nobody: "Personne n’est sélectionné.",
  one_contract: "Le contrat se modifie personne par personne.",
  has_not_left: "Cette personne n’a pas de dernier jour enregistré.",
  own_end: "Vous ne pouvez pas enregistrer votre propre dernier jour.",
  last_owner:
    "C’est la seule personne propriétaire de l’administration. Donnez d’abord cet accès à quelqu’un d’autre.",
  not_active: "Cette personne n’a pas encore de mot de passe. Envoyez-lui l’invitation.",
  own_permissions: "Personne ne modifie ses propres droits : demandez à un autre administrateur.",
  in_charge:
    "Cette personne est responsable d’un projet. Nommez d’abord quelqu’un d’autre dans « Projets ».",
  plans_areas:
    "Cette personne gère les plannings d’un secteur. Retirez-la d’abord de ce secteur dans « Secteurs ».",
};
