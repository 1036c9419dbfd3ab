/** Columns of the directory and who sees each. */
export const directoryRules = {
  title: "Columnas del directorio",
  subtitle: "Quién ve cada dato en el directorio. Cada cambio se aplica al momento.",
  readOnly: "Quién ve cada dato en el directorio. Solo puede cambiarlo un titular.",
  always: "El nombre y la relación con quien mira se ven siempre.",
  contact:
    "Qué correo y qué teléfono se muestran, los del trabajo o también los personales, está en",
  contactLink: "los ajustes de la empresa",
  saved: "Guardado: {{column}}",
  reserved: "Reservado a la administración.",
  audience: {
    todos: "Toda la plantilla",
    ascendentes: "Sus responsables",
    administradores: "Solo la administración",
    nadie: "Nadie",
  },
};
