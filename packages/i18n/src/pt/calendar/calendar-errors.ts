import type { Dictionary } from "../../dictionary.ts";
import type { calendarErrors as es } from "../../es/calendar/calendar-errors.ts";

export const calendarErrors: Dictionary<typeof es> = {
  not_found: "Calendário não encontrado.",
  dates: "A data final não pode ser anterior à inicial.",
  range: "O intervalo deve ir de uma data a outra posterior e abranger no máximo 400 dias.",
  event_not_found: "Evento não encontrado.",
  event_dates:
    "Verifique as datas e as horas do evento: tem de terminar depois de começar e não pode durar mais de um ano.",
  feed_not_found: "Subscrição não encontrada.",
  too_many_feeds: "Já tem 10 subscrições. Revogue uma que não utilize para criar outra.",
};
