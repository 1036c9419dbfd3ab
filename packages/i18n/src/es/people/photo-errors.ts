export const photoErrors = {
  locked: "Tu empresa no permite cambiar la foto.",
  not_found: "No se ha encontrado la foto.",
  type: "La foto tiene que ser un archivo JPEG, PNG o WebP.",
  unreadable: "No se ha podido leer la foto. Prueba con otra.",
} as const;
