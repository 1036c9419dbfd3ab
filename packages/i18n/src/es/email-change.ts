/** The e-mail somebody signs in with: its card, and the page behind the links of its mails. */
export const emailChange = {
  title: "Correo de acceso",
  text: "Con esta dirección entras en el portal y recibes sus mensajes.",
  change: "Cambiar el correo",
  dialog: {
    title: "Cambiar el correo de acceso",
    address: "Correo nuevo",
    password: "Contraseña",
    hint: "Te enviaremos un enlace a la dirección nueva. Tu correo no cambia hasta que lo abras y lo confirmes.",
    submit: "Enviar el enlace",
    failed: "No se ha podido pedir el cambio",
  },
  waiting: {
    title: "Falta confirmar {{email}}",
    text: "Abre el enlace que hemos enviado a esa dirección antes del {{moment}}. Mientras tanto sigues entrando con tu correo actual.",
    resend: "Enviar otra vez",
    cancel: "Cancelar el cambio",
    failed: "No se ha podido hacer",
  },
  link: {
    checking: "Comprobando el enlace…",
    confirmar: {
      title: "Confirma tu nuevo correo",
      text: "Entrarás en el portal con {{email}}. Se cerrarán tus sesiones en otros dispositivos.",
      submit: "Confirmar el cambio",
      done_title: "Correo cambiado",
      done_text: "Desde ahora entras en el portal con {{email}}.",
    },
    cancelar: {
      title: "Cancela el cambio de correo",
      text: "Se ha pedido que tu cuenta pase a usar {{email}}. Si cancelas el cambio, todo seguirá como está.",
      submit: "Cancelar el cambio",
      done_title: "Cambio cancelado",
      done_text:
        "Tu correo de acceso sigue siendo el mismo. Si no pediste tú el cambio, cambia tu contraseña cuanto antes.",
    },
    dead_title: "El enlace ya no es válido",
    dead_text:
      "Los enlaces se usan una sola vez y caducan a las 24 horas. Puedes volver a pedir el cambio en tu área personal.",
    portal: "Ir al portal",
  },
};
