import type { Dictionary } from "../../dictionary.ts";
import type { welcomeVideos as es } from "../../es/company/welcome-videos.ts";

export const welcomeVideos: Dictionary<typeof es> = {
  title: "Vídeos para começar",
  descubre_portal: "Conheça o portal",
  registro_horario: "Registe o seu dia de trabalho",
  cierre_mes: "Feche o mês",
  editar_fichaje: "Corrija um registo",
};
