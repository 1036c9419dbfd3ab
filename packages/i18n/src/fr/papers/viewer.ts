import type { Dictionary } from "../../dictionary.ts";
import type { viewer as es } from "../../es/papers/viewer.ts";

export const viewer: Dictionary<typeof es> = {
  pageOf: "Page {{page}} sur {{total}}",
  back: "Reculer",
  forward: "Avancer",
  zoomIn: "Agrandir",
  zoomOut: "Réduire",
  fit: "Ajuster à la largeur",
  missed: "Vous avez sauté la page {{page}}.",
  showMissed: "Y aller",
  damaged: "Le fichier est endommagé et ne peut pas être affiché. Veuillez réessayer.",
  locked:
    "Le fichier est protégé par un mot de passe et ne peut pas être affiché ici. Téléchargez-le et ouvrez-le sur votre appareil.",
  pageFailed: "Cette page ne peut pas être affichée. Téléchargez le document pour la voir.",
};
