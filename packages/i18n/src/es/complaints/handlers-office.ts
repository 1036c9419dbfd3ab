/** Who handles complaints, as owners of the office see it. */
export const handlersOffice = {
  title: "Gestores de denuncias",
  subtitle:
    "Quién atiende el canal de denuncias y si puede leerlas. Aquí no se ve ninguna denuncia.",
  add: "Nombrar a un gestor",
  name: "Nombrar",
  addText:
    "Podrá entrar en el canal y crear su clave. No leerá nada hasta que otro gestor la admita, salvo que sea la primera persona.",
  remove: "Retirar",
  removeOf: "Retirar a {{name}}",
  removeText:
    "Dejará de tener acceso al canal desde ahora. Las denuncias siguen abiertas para los demás gestores.",
  saved: "Gestores guardados",
  required: "Elige a una persona.",
  person: "Persona",
  personHint: "Escribe un nombre",
  nobody: "Nadie coincide",
  empty: "Nadie gestiona el canal todavía",
  emptyText: "Nombra al menos a dos personas: si una falta o está implicada, la otra puede seguir.",
  notOpen: "El canal aún no está abierto: lo abre el primer gestor al crear su clave.",
  noKey: "Ningún gestor tiene una clave en uso: nadie puede leer las denuncias.",
  oneKey: "Solo una persona puede leer las denuncias. Nombra a otra por si falta o está implicada.",
  key: { sin_clave: "Sin clave", pendiente: "Espera a ser admitida", activa: "Clave en uso" },
  since: "Desde el {{date}}",
  secrecy:
    "Nombrar a alguien no abre ninguna denuncia: cada una está cifrada para las claves de sus gestores.",
};
