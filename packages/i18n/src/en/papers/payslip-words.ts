import type { Dictionary } from "../../dictionary.ts";
import type { payslipWords as source } from "../../es/papers/payslip-words.ts";

export const payslipWords: Dictionary<typeof source> = {
  reasons: {
    sin_nif: "No NIF could be read",
    nif_incorrecto: "The control letter of the NIF is wrong",
    nif_desconocido: "Nobody in the company has this NIF",
    varios_nif: "There are several NIFs",
    nombre_distinto: "The name is somebody else’s",
    nombre_no_leido: "The name could not be read",
    otra_persona: "A page names somebody else as well",
    numeracion_abierta: "Pages are missing or not numbered in sequence",
    pagina_suelta: "A page next to it may belong to this payslip",
    fuera_de_alta: "Did not work at the company that month",
    otro_mes: "The payslip says it is for another month",
    ya_publicada: "Already has a payslip of that month and type",
    repetida: "There are several payslips or pages for the same person",
    cifras_no_cuadran: "The amounts do not add up",
    cifras_ambiguas: "There are several amounts for the same total",
    salto_neto: "The net pay differs by more than half from the previous month",
    cifras_no_leidas: "The amounts could not be read",
    mes_no_leido: "The month could not be read",
    escaneada: "It is a scanned page, read from its picture",
  },
};
