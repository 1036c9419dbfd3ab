import type { Dictionary } from "../../dictionary.ts";
import type { restWords as es } from "../../es/shifts/rest-words.ts";

export const restWords: Dictionary<typeof es> = {
  descanso_diario: {
    name: "12 hours of rest between working days",
    article: "Workers’ Statute, art. 34.3",
  },
  descanso_semanal: {
    name: "36 hours of uninterrupted rest a week",
    article: "Workers’ Statute, art. 37.1",
  },
  jornada_diaria: {
    name: "9 hours of work a day at most",
    article: "Workers’ Statute, art. 34.3",
  },
  jornada_semanal: {
    name: "40 hours a week on average over four weeks",
    article: "Workers’ Statute, art. 34.1",
  },
  noches_media: {
    name: "8 hours on average for night work over fifteen days",
    article: "Workers’ Statute, art. 36.1",
  },
  noches_seguidas: {
    name: "two weeks of nights in a row at most",
    article: "Workers’ Statute, art. 36.3",
  },
  menores_noche: {
    name: "no night work under 18",
    article: "Workers’ Statute, art. 6.2",
  },
  menores_jornada: {
    name: "8 hours a day at most under 18",
    article: "Workers’ Statute, art. 34.3",
  },
  pausa_jornada: {
    name: "a 15-minute break when working more than 6 hours on end",
    article: "Workers’ Statute, art. 34.4",
  },
  preaviso: {
    name: "5 days’ notice of changes to published shifts",
    article: "Workers’ Statute, art. 34.2",
  },
};
