import type { Dictionary } from "../dictionary.ts";
import type { settings as es } from "../es/settings.ts";

export const settings: Dictionary<typeof es> = {
  title: "Definições",
  language: {
    title: "Idioma",
    hint: "Também é usado nos e-mails que recebe.",
  },
  theme: {
    title: "Tema",
    light: "Claro",
    dark: "Escuro",
    auto: "Sistema",
  },
  sessions: {
    title: "Sessões abertas",
    hint: "Se não reconhecer alguma, termine-a e altere a palavra-passe.",
    unknown: "Dispositivo desconhecido",
    current: "Este dispositivo",
    remembered: "Dispositivo memorizado",
    handedOver: "Aberta por um administrador",
    seen: "Última atividade: {{when}}",
    revoke: "Terminar",
    revokeLabel: "Terminar a sessão de {{device}}",
    revoked: "Sessão terminada",
    revokeOthers: "Terminar todas as outras",
    othersRevoked: "As outras sessões foram terminadas",
  },
};
