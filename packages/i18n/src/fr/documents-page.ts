import type { Dictionary } from "../dictionary.ts";
import type { documentsPage as es } from "../es/documents-page.ts";

export const documentsPage: Dictionary<typeof es> = {
  title: "Documents de travail",
  subtitle: "Tout ce que votre entreprise partage avec vous et ce que vous lui remettez.",
  views: "Parties de la page",
  view: {
    resumen: "Aperçu",
    empresa: "Entreprise",
    personales: "Personnels",
    laborales: "Travail",
    contrato: "Contrat",
    firma: "Signature",
    certificados: "Attestations",
    modelo145: "Modèle 145",
  },
};
