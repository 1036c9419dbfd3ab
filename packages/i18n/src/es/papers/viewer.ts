export const viewer = {
  pageOf: "Página {{page}} de {{total}}",
  back: "Retroceder",
  forward: "Avanzar",
  zoomIn: "Ampliar",
  zoomOut: "Reducir",
  fit: "Ajustar al ancho",
  missed: "Has pasado por alto la página {{page}}.",
  showMissed: "Ir a ella",
  damaged: "El archivo está dañado y no se puede mostrar. Vuelve a intentarlo.",
  locked:
    "El archivo está protegido con contraseña y no se puede mostrar aquí. Descárgalo y ábrelo en tu dispositivo.",
  pageFailed: "Esta página no se puede mostrar. Descarga el documento para verla.",
} as const;
