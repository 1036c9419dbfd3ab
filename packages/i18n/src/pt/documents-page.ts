import type { Dictionary } from "../dictionary.ts";
import type { documentsPage as es } from "../es/documents-page.ts";

export const documentsPage: Dictionary<typeof es> = {
  title: "Documentos laborais",
  subtitle: "Tudo o que a sua empresa partilha consigo e o que lhe entrega.",
  views: "Partes da página",
  view: {
    resumen: "Resumo",
    empresa: "Empresa",
    personales: "Pessoais",
    laborales: "Laborais",
    contrato: "Contrato",
    firma: "Assinatura",
    certificados: "Certificados",
    modelo145: "Modelo 145",
  },
};
