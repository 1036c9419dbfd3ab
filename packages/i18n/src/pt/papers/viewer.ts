import type { Dictionary } from "../../dictionary.ts";
import type { viewer as es } from "../../es/papers/viewer.ts";

export const viewer: Dictionary<typeof es> = {
  pageOf: "Página {{page}} de {{total}}",
  back: "Recuar",
  forward: "Avançar",
  zoomIn: "Aumentar",
  zoomOut: "Diminuir",
  fit: "Ajustar à largura",
  missed: "Saltou a página {{page}}.",
  showMissed: "Ir para a página",
  damaged: "O ficheiro está danificado e não pode ser apresentado. Tente novamente.",
  locked:
    "O ficheiro está protegido por palavra-passe e não pode ser apresentado aqui. Descarregue-o e abra-o no seu dispositivo.",
  pageFailed: "Não é possível apresentar esta página. Descarregue o documento para a ver.",
};
