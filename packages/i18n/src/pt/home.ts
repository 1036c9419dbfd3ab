import type { Dictionary } from "../dictionary.ts";
import type { home as es } from "../es/home.ts";

export const home: Dictionary<typeof es> = {
  title: "Início",
  greeting: {
    morning: "Bom dia, {{name}}",
    afternoon: "Boa tarde, {{name}}",
    evening: "Boa noite, {{name}}",
  },
  welcome: {
    hide: "Ocultar mensagem de boas-vindas",
    show: "Mostrar mensagem de boas-vindas",
    failed: "Não foi possível guardar a alteração.",
  },
  info: {
    title: "Informação útil",
    contact: "Contacto da empresa",
    phone: "Telefone da empresa",
    insurer: "Seguradora de acidentes de trabalho",
    centre: "Local de trabalho",
    department: "Departamento",
    schedule: "Horário de hoje",
    none: "A sua empresa ainda não indicou dados.",
  },
  birthdays: {
    day: "{{weekday}}, {{date}}",
    title: "Aniversários desta semana",
    today: "Hoje",
    none_title: "Ninguém faz anos",
    none: "Esta semana ninguém da sua equipa faz anos.",
  },
};
