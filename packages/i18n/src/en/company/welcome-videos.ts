import type { Dictionary } from "../../dictionary.ts";
import type { welcomeVideos as es } from "../../es/company/welcome-videos.ts";

export const welcomeVideos: Dictionary<typeof es> = {
  title: "Videos to get started",
  descubre_portal: "Discover the portal",
  registro_horario: "Clock your working day",
  cierre_mes: "Close the month",
  editar_fichaje: "Correct a clock record",
};
