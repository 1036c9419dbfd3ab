/** The password that is asked for again before other people's data is exported. */
export const confirmation = {
  title: "Confirma que eres tú",
  text: "Vas a exportar datos de otras personas. Escribe tu contraseña para continuar; no volveremos a pedírtela durante cinco minutos.",
  password: "Contraseña",
  submit: "Continuar",
};
