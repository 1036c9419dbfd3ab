import type { Dictionary } from "../../dictionary.ts";
import type { welcome as es } from "../../es/company/welcome.ts";

export const welcome: Dictionary<typeof es> = {
  title: "Damos-lhe as boas-vindas",
  // A subset of Markdown: paragraphs, lists, bold, links.
  content: `Este é o seu portal do colaborador. Aqui pode:

- **Registar** a entrada, a saída e as pausas, no local ou em teletrabalho.
- Consultar o seu **horário** e as horas trabalhadas.
- Escolher o **idioma** e o tema claro ou escuro nas definições.

Se algum dos seus dados não estiver correto, informe a sua empresa.`,
};
