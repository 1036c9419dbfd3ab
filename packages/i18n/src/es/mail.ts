export const mail = {
  greeting: "Hola, {{nombre}}:",
  expiry: "El enlace sirve una sola vez y caduca el {{fecha}} a las {{hora}}.",
  fallback: "Si el botón no funciona, copia esta dirección en tu navegador:",
  footer: "Este mensaje se ha enviado automáticamente. No respondas a esta dirección.",
  activate_account: {
    subject: "Activa tu cuenta en el portal de {{empresa}}",
    intro:
      "{{empresa}} te ha dado de alta en su portal, donde puedes fichar y consultar tus horas.",
    instruction: "Para entrar por primera vez, crea tu contraseña:",
    action: "Activar mi cuenta",
    closing: "Si no trabajas en {{empresa}}, puedes ignorar este mensaje.",
  },
  reset_password: {
    subject: "Restablece tu contraseña",
    intro:
      "Hemos recibido una solicitud para restablecer la contraseña de tu cuenta en el portal de {{empresa}}.",
    action: "Crear una contraseña nueva",
    closing: "Si no la has pedido tú, ignora este mensaje: tu contraseña sigue siendo la misma.",
  },
  password_changed: {
    subject: "Tu contraseña ha cambiado",
    intro:
      "La contraseña de tu cuenta en el portal de {{empresa}} se cambió el {{fecha}} a las {{hora}}.",
    sessions:
      "Por seguridad, se han cerrado las sesiones que tenías abiertas en otros dispositivos.",
    closing:
      "Si no has sido tú, pide una contraseña nueva desde la pantalla de acceso y avisa a tu empresa cuanto antes.",
  },
  email_change: {
    confirm: "Revisar y confirmar",
    cancel: "Cancelar el cambio",
    confirmar: {
      subject: "Confirma tu nuevo correo",
      intro: "Has pedido entrar en el portal de {{empresa}} con esta dirección: {{correo}}.",
      more: "Confírmala para terminar el cambio. Hasta entonces seguirás entrando con la dirección anterior.",
      closing: "Si no lo has pedido tú, ignora este mensaje: nada cambiará.",
    },
    aviso: {
      subject: "Se ha pedido cambiar tu correo de acceso",
      intro:
        "El {{fecha}} a las {{hora}} se pidió cambiar el correo de tu cuenta en el portal de {{empresa}} a {{correo}}.",
      more: "El cambio no se hará hasta que se confirme desde la dirección nueva. Si no has sido tú, cancélalo ahora y cambia tu contraseña.",
      closing: "Si has sido tú, no tienes que hacer nada.",
    },
    ocupado: {
      subject: "Se ha intentado usar tu correo en otra cuenta",
      intro:
        "El {{fecha}} a las {{hora}} alguien pidió usar la dirección {{correo}} para otra cuenta del portal.",
      more: "Esta dirección ya es la de tu cuenta, así que no se ha cambiado nada.",
      closing:
        "Si has sido tú, entra con esta dirección o elige otra. Si no, no tienes que hacer nada.",
    },
    cambiado: {
      subject: "El correo de tu cuenta ha cambiado",
      intro:
        "El correo de tu cuenta en el portal de {{empresa}} se cambió el {{fecha}} a las {{hora}}. El nuevo es {{correo}}.",
      more: "Por seguridad, se han cerrado las sesiones que tenías abiertas en otros dispositivos.",
      closing: "Si no has sido tú, avisa a tu empresa cuanto antes.",
    },
    cuentas: {
      subject: "Han cambiado las cuentas de tu nómina",
      intro:
        "El {{fecha}} a las {{hora}} se pidió un cambio en las cuentas bancarias de tu nómina en el portal de {{empresa}}.",
      more: "Te avisamos también aquí porque hasta hace poco esta era la dirección de tu cuenta.",
      closing: "Si no has sido tú, avisa a tu empresa cuanto antes.",
    },
  },
  second_factor: {
    activado: {
      subject: "Has activado la verificación en dos pasos",
      intro:
        "La verificación en dos pasos de tu cuenta en el portal de {{empresa}} se activó el {{fecha}} a las {{hora}}.",
      more: "Desde ahora, para entrar hacen falta tu contraseña y un código de tu aplicación de autenticación. Se han cerrado las sesiones que tenías abiertas en otros dispositivos.",
    },
    desactivado: {
      subject: "Has desactivado la verificación en dos pasos",
      intro:
        "La verificación en dos pasos de tu cuenta en el portal de {{empresa}} se desactivó el {{fecha}} a las {{hora}}.",
      more: "Desde ahora, para entrar basta con tu contraseña. Puedes volver a activarla en tu perfil.",
    },
    retirado: {
      subject: "Se ha quitado la verificación en dos pasos de tu cuenta",
      intro:
        "La administración de {{empresa}} quitó la verificación en dos pasos de tu cuenta el {{fecha}} a las {{hora}}.",
      more: "Desde ahora, para entrar basta con tu contraseña. Si has cambiado de móvil, vuelve a activarla en tu perfil.",
    },
    codigos: {
      subject: "Tienes códigos de recuperación nuevos",
      intro:
        "Los códigos de recuperación de tu cuenta en el portal de {{empresa}} se renovaron el {{fecha}} a las {{hora}}.",
      more: "Los códigos anteriores ya no sirven.",
    },
    recuperacion: {
      subject: "Se ha usado uno de tus códigos de recuperación",
      intro:
        "El {{fecha}} a las {{hora}} se inició sesión en tu cuenta del portal de {{empresa}} con un código de recuperación.",
      more: "Códigos que te quedan sin usar: {{quedan}}. Si son pocos, crea otros nuevos en tu perfil.",
    },
    closing:
      "Si no has sido tú ni lo has pedido, cambia tu contraseña y avisa a tu empresa cuanto antes.",
  },
  checkpoint: {
    subject: "Punto de control n.º {{numero}} del registro horario de {{empresa}}",
    greeting: "Hola:",
    intro:
      "Se adjunta el punto de control n.º {{numero}} del registro horario de {{empresa}}, firmado el {{fecha}} a las {{hora}}.",
    facts:
      "Recoge el estado de las cadenas de fichajes de {{cadenas}} personas. No contiene nombres ni horas: solo números y huellas.",
    hash: "Huella SHA-256 del archivo: {{hash}}",
    key: "Huella SHA-256 de la clave pública: {{huella}}",
    closing:
      "Guarda este mensaje y sus adjuntos. Con ellos cualquiera puede comprobar más adelante que ningún fichaje anterior se ha cambiado, borrado ni reordenado.",
  },
  notice_digest: {
    subject: "Resumen de avisos del portal",
    intro: "Estos son los {{total}} avisos que has recibido desde el último resumen:",
    intro_one: "Este es el aviso que has recibido desde el último resumen:",
    line: "{{titulo}}",
    lines: "{{titulo}} ({{veces}})",
    more: "Y otros más, que puedes ver en el portal.",
    action: "Ver mis avisos",
    closing:
      "Recibes este resumen según tus preferencias. Puedes cambiarlas en tu perfil, en «Avisos».",
  },
  signature_code: {
    subject: "Tu código para firmar",
    intro: "Para firmar «{{titulo}}» en el portal de {{empresa}}, introduce este código:",
    expiry: "Sirve una sola vez y caduca el {{fecha}} a las {{hora}}.",
    closing:
      "No se lo des a nadie. Si no lo has pedido tú, alguien puede haber entrado en tu cuenta: cambia tu contraseña y avisa a tu empresa.",
  },
} as const;
