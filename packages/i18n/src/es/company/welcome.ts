export const welcome = {
  title: "Te damos la bienvenida",
  // A subset of Markdown: paragraphs, lists, bold, links.
  content: `Este es tu portal del empleado. Desde aquí puedes:

- **Fichar** la entrada, la salida y las pausas, en el centro o en teletrabajo.
- Consultar tu **horario** y las horas que llevas trabajadas.
- Elegir el **idioma** y el tema claro u oscuro en los ajustes.

Si algún dato no es correcto, avisa a tu empresa.`,
} as const;
