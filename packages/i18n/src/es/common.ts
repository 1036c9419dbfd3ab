export const common = {
  action: {
    retry: "Reintentar",
    cancel: "Cancelar",
    close: "Cerrar",
    save: "Guardar",
    accept: "Aceptar",
    back: "Volver",
    seeAll: "Ver todo",
  },
  state: {
    loading: "Cargando…",
    empty: "No hay datos",
  },
  error: {
    title: "No se ha podido cargar",
    unknown: "Error desconocido",
    network: "No hay conexión con el servidor. Comprueba tu conexión e inténtalo de nuevo.",
    timeout: "El servidor tarda demasiado en responder. Inténtalo de nuevo.",
  },
  field: {
    required: "Este campo es obligatorio.",
    optional: "Opcional",
  },
  pager: {
    label: "Páginas de la lista",
    size: "Por página",
    range: "{{from}}–{{to}} de {{total}}",
    previous: "Página anterior",
    next: "Página siguiente",
  },
} as const;
