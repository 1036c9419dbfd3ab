/** The tutorials that the welcome offers. */
export const welcomeVideos = {
  title: "Vídeos para empezar",
  descubre_portal: "Descubre el portal",
  registro_horario: "Ficha tu jornada",
  cierre_mes: "Cierra el mes",
  editar_fichaje: "Corrige un fichaje",
} as const;
