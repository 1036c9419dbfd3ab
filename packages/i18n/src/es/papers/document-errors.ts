/** Errors of files that people send, with what to do instead. */
export const documentErrors = {
  unsafe:
    "El archivo contiene elementos activos, como programas o formularios. Imprímelo como PDF o hazle una foto y adjunta esa copia.",
  damaged:
    "El PDF está incompleto o dañado. Vuelve a descargarlo, imprímelo como PDF o hazle una foto.",
  encrypted:
    "El PDF está protegido y no se puede revisar. Imprímelo como PDF sin protección o hazle una foto.",
  embedded:
    "El PDF lleva otros archivos dentro, como los datos de una factura electrónica. Imprímelo como PDF o hazle una foto y adjunta esa copia.",
  too_many_drafts:
    "Ya has subido {{most}} archivos sin enviarlos. Envía las solicitudes que tengas a medias o quita archivos; los que no se envían se borran al cabo de un día.",
} as const;
