import type { Dictionary } from "../dictionary.ts";
import type { settings as es } from "../es/settings.ts";

export const settings: Dictionary<typeof es> = {
  title: "Réglages",
  language: {
    title: "Langue",
    hint: "Elle s’applique aussi aux e-mails que vous recevez.",
  },
  theme: {
    title: "Thème",
    light: "Clair",
    dark: "Sombre",
    auto: "Système",
  },
  sessions: {
    title: "Sessions ouvertes",
    hint: "Si vous n’en reconnaissez pas une, fermez-la et changez votre mot de passe.",
    unknown: "Appareil inconnu",
    current: "Cet appareil",
    remembered: "Appareil mémorisé",
    handedOver: "Ouverte par un administrateur",
    seen: "Dernière activité : {{when}}",
    revoke: "Fermer",
    revokeLabel: "Fermer la session de {{device}}",
    revoked: "Session fermée",
    revokeOthers: "Fermer toutes les autres",
    othersRevoked: "Les autres sessions ont été fermées",
  },
};
