import type { Dictionary } from "../../dictionary.ts";
import type { restWords as es } from "../../es/shifts/rest-words.ts";

export const restWords: Dictionary<typeof es> = {
  descanso_diario: {
    name: "12 horas de descanso entre dias de trabalho",
    article: "Estatuto dos Trabalhadores, art. 34.3",
  },
  descanso_semanal: {
    name: "36 horas seguidas de descanso por semana",
    article: "Estatuto dos Trabalhadores, art. 37.1",
  },
  jornada_diaria: {
    name: "9 horas de trabalho por dia, no máximo",
    article: "Estatuto dos Trabalhadores, art. 34.3",
  },
  jornada_semanal: {
    name: "40 horas por semana, em média, em quatro semanas",
    article: "Estatuto dos Trabalhadores, art. 34.1",
  },
  noches_media: {
    name: "8 horas, em média, no trabalho noturno de quinze dias",
    article: "Estatuto dos Trabalhadores, art. 36.1",
  },
  noches_seguidas: {
    name: "duas semanas seguidas de noites, no máximo",
    article: "Estatuto dos Trabalhadores, art. 36.3",
  },
  menores_noche: {
    name: "sem trabalho noturno antes dos 18 anos",
    article: "Estatuto dos Trabalhadores, art. 6.2",
  },
  menores_jornada: {
    name: "8 horas por dia, no máximo, antes dos 18 anos",
    article: "Estatuto dos Trabalhadores, art. 34.3",
  },
  pausa_jornada: {
    name: "15 minutos de pausa quando se trabalham mais de 6 horas seguidas",
    article: "Estatuto dos Trabalhadores, art. 34.4",
  },
  preaviso: {
    name: "5 dias de aviso prévio para alterações a turnos publicados",
    article: "Estatuto dos Trabalhadores, art. 34.2",
  },
};
