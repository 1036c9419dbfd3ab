export const settings = {
  title: "Ajustes",
  language: {
    title: "Idioma",
    hint: "También se usa en los correos que recibes.",
  },
  theme: {
    title: "Tema",
    light: "Claro",
    dark: "Oscuro",
    auto: "Sistema",
  },
  sessions: {
    title: "Sesiones abiertas",
    hint: "Si no reconoces alguna, ciérrala y cambia tu contraseña.",
    unknown: "Dispositivo desconocido",
    current: "Este dispositivo",
    remembered: "Dispositivo recordado",
    handedOver: "Abierta por un administrador",
    seen: "Última actividad: {{when}}",
    revoke: "Cerrar",
    revokeLabel: "Cerrar la sesión de {{device}}",
    revoked: "Sesión cerrada",
    revokeOthers: "Cerrar todas las demás",
    othersRevoked: "Se han cerrado las demás sesiones",
  },
} as const;
