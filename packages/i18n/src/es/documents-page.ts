export const documentsPage = {
  title: "Documentos laborales",
  subtitle: "Todo lo que tu empresa comparte contigo y lo que tú le entregas.",
  views: "Partes de la página",
  view: {
    resumen: "Resumen",
    empresa: "Empresa",
    personales: "Personales",
    laborales: "Laborales",
    contrato: "Contrato",
    firma: "Firma",
    certificados: "Certificados",
    modelo145: "Modelo 145",
  },
};
