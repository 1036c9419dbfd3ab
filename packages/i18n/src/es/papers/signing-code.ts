/** Mail with the one-time code that signs documents. */
export const signingCode = {
  text: "Te enviaremos un código de un solo uso a {{email}}. Escríbelo aquí para firmar.",
  send: "Enviarme el código",
  again: "Enviar otro código",
  wait: "Podrás pedir otro en {{seconds}} s",
  sent: "Código enviado. Caduca a las {{time}}.",
  tries_one: "Te queda 1 intento.",
  tries_other: "Te quedan {{count}} intentos.",
  code: "Código de seis cifras",
  read_only: "En una sesión cedida no se puede firmar.",
  form: "Escribe las seis cifras del código.",
  expired: "El código ha caducado. Pide otro.",
  verification: "Código de verificación",
  copy: "Copiar el código",
  copied: "Copiado",
  verify: "Comprobar el documento",
} as const;
