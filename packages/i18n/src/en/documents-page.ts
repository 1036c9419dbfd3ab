import type { Dictionary } from "../dictionary.ts";
import type { documentsPage as es } from "../es/documents-page.ts";

export const documentsPage: Dictionary<typeof es> = {
  title: "Labour documents",
  subtitle: "Everything your company shares with you, and what you hand in.",
  views: "Parts of the page",
  view: {
    resumen: "Overview",
    empresa: "Company",
    personales: "Personal",
    laborales: "Employment",
    contrato: "Contract",
    firma: "Signature",
    certificados: "Certificates",
    modelo145: "Form 145",
  },
};
