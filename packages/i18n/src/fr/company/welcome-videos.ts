import type { Dictionary } from "../../dictionary.ts";
import type { welcomeVideos as es } from "../../es/company/welcome-videos.ts";

export const welcomeVideos: Dictionary<typeof es> = {
  title: "Vidéos pour bien démarrer",
  descubre_portal: "Découvrir le portail",
  registro_horario: "Pointer votre journée",
  cierre_mes: "Clôturer le mois",
  editar_fichaje: "Corriger un pointage",
};
