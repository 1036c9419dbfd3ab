import type { Dictionary } from "../../dictionary.ts";
import type { download as es } from "../../es/time/download.ts";

export const download: Dictionary<typeof es> = {
  title: "Descarregar o registo do tempo de trabalho",
  close: "Fechar",
  cancel: "Cancelar",
  save: "Descarregar",
  done: "O ficheiro foi descarregado.",
  from: "De",
  to: "Até",
  period: {
    label: "Período",
    thisMonth: "Este mês ({{month}})",
    lastMonth: "O mês passado ({{month}})",
    year: "Todo o ano de {{year}}",
    custom: "Outras datas",
  },
  format: {
    label: "Formato",
    pdf: "PDF",
    xlsx: "Excel (XLSX)",
    pdf_hint:
      "Para imprimir ou assinar: uma página por mês, com o primeiro e o último recibo de cada um.",
    xlsx_hint:
      "Para fazer contas: resumo, dias de trabalho, registos com os seus recibos e alterações.",
  },
  problem: {
    empty: "Indique a data.",
    order: "A data final não pode ser anterior à data inicial.",
    long: "O período pode abranger, no máximo, um ano (366 dias).",
  },
};
