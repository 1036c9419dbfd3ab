import type { Dictionary } from "../../dictionary.ts";
import type { contractKinds as es } from "../../es/people/contract-kinds.ts";

export const contractKinds: Dictionary<typeof es> = {
  families: {
    indefinite: "Contrato sem termo",
    indefinite_disability: "Contrato sem termo para pessoas com deficiência",
    indefinite_promotion: "Contrato sem termo com apoio ao emprego",
    promotion_conversion:
      "Contrato sem termo com apoio ao emprego, por conversão de um contrato a termo",
    conversion: "Contrato sem termo por conversão de um contrato a termo",
    conversion_disability:
      "Contrato sem termo para pessoas com deficiência, por conversão de um contrato a termo",
    seasonal: "Contrato fixo descontínuo",
    seasonal_disability: "Contrato fixo descontínuo para pessoas com deficiência",
    seasonal_promotion: "Contrato fixo descontínuo com apoio ao emprego",
    seasonal_conversion: "Contrato fixo descontínuo por conversão de um contrato a termo",
    project: "Contrato para obra ou serviço determinado",
    production: "Contrato a termo por necessidades de produção",
    insertion: "Contrato a termo de inserção",
    administrative: "Contrato a termo de direito administrativo",
    substitution: "Contrato a termo de substituição",
    administrative_substitution: "Contrato de substituição de direito administrativo",
    practice: "Contrato de formação para a prática profissional",
    alternation: "Contrato de formação em alternância",
    temporary_disability: "Contrato a termo para pessoas com deficiência",
    partial_retirement: "Contrato de reforma parcial",
    relief: "Contrato de substituição por reforma parcial",
    temporary_promotion: "Contrato a termo com apoio ao emprego",
    insertion_company: "Contrato a termo numa empresa de inserção",
  },
  hours: { full: "a tempo completo", part: "a tempo parcial" },
  unknown: "Contrato com o código {{codigo}}",
};
