import type { Dictionary } from "../dictionary.ts";
import type { confirmation as es } from "../es/confirmation.ts";

export const confirmation: Dictionary<typeof es> = {
  title: "Confirmez votre identité",
  text: "Vous allez exporter des données d’autres personnes. Saisissez votre mot de passe pour continuer : il ne vous sera plus demandé pendant cinq minutes.",
  password: "Mot de passe",
  submit: "Continuer",
};
