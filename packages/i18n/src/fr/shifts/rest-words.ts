import type { Dictionary } from "../../dictionary.ts";
import type { restWords as es } from "../../es/shifts/rest-words.ts";

export const restWords: Dictionary<typeof es> = {
  descanso_diario: {
    name: "12 heures de repos entre deux journées de travail",
    article: "Statut des travailleurs, art. 34.3",
  },
  descanso_semanal: {
    name: "36 heures de repos consécutif par semaine",
    article: "Statut des travailleurs, art. 37.1",
  },
  jornada_diaria: {
    name: "9 heures de travail par jour au maximum",
    article: "Statut des travailleurs, art. 34.3",
  },
  jornada_semanal: {
    name: "40 heures par semaine en moyenne sur quatre semaines",
    article: "Statut des travailleurs, art. 34.1",
  },
  noches_media: {
    name: "8 heures en moyenne pour le travail de nuit sur quinze jours",
    article: "Statut des travailleurs, art. 36.1",
  },
  noches_seguidas: {
    name: "deux semaines de nuit consécutives au maximum",
    article: "Statut des travailleurs, art. 36.3",
  },
  menores_noche: {
    name: "pas de travail de nuit avant 18 ans",
    article: "Statut des travailleurs, art. 6.2",
  },
  menores_jornada: {
    name: "8 heures par jour au maximum avant 18 ans",
    article: "Statut des travailleurs, art. 34.3",
  },
  pausa_jornada: {
    name: "15 minutes de pause au-delà de 6 heures de travail d’affilée",
    article: "Statut des travailleurs, art. 34.4",
  },
  preaviso: {
    name: "5 jours de préavis pour les changements de créneaux publiés",
    article: "Statut des travailleurs, art. 34.2",
  },
};
