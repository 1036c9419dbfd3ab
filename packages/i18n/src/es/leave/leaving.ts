export const leaving = {
  title: "¿Salir sin guardar?",
  text: "Tienes cambios sin guardar. Si sales, se perderán.",
  stay: "Seguir editando",
  leave: "Salir sin guardar",
} as const;
