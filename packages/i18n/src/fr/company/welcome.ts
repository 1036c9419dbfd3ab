import type { Dictionary } from "../../dictionary.ts";
import type { welcome as es } from "../../es/company/welcome.ts";

export const welcome: Dictionary<typeof es> = {
  title: "Bienvenue",
  // A subset of Markdown: paragraphs, lists, bold, links.
  content: `Voici votre espace salarié. Vous pouvez y :

- **pointer** vos arrivées, vos départs et vos pauses, sur site ou en télétravail ;
- consulter vos **horaires** et vos heures travaillées ;
- choisir la **langue** et le thème clair ou sombre dans les paramètres.

Si une information vous concernant est inexacte, signalez-le à votre entreprise.`,
};
