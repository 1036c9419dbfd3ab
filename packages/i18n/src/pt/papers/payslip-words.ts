import type { Dictionary } from "../../dictionary.ts";
import type { payslipWords as source } from "../../es/papers/payslip-words.ts";

export const payslipWords: Dictionary<typeof source> = {
  reasons: {
    sin_nif: "Não foi possível ler nenhum NIF",
    nif_incorrecto: "A letra de controlo do NIF está errada",
    nif_desconocido: "Ninguém na empresa tem este NIF",
    varios_nif: "Há vários NIF",
    nombre_distinto: "O nome é de outra pessoa",
    nombre_no_leido: "Não foi possível ler o nome",
    otra_persona: "Uma página menciona também outra pessoa",
    numeracion_abierta: "Faltam páginas ou a numeração não é seguida",
    pagina_suelta: "Há uma página ao lado que pode pertencer a este recibo",
    fuera_de_alta: "Não trabalhava na empresa nesse mês",
    otro_mes: "O recibo indica outro mês",
    ya_publicada: "Já tem um recibo desse mês e tipo",
    repetida: "Há vários recibos ou páginas da mesma pessoa",
    cifras_no_cuadran: "Os valores não batem certo",
    cifras_ambiguas: "Há vários valores para o mesmo total",
    salto_neto: "O líquido difere mais de metade em relação ao mês anterior",
    cifras_no_leidas: "Não foi possível ler os valores",
    mes_no_leido: "Não foi possível ler o mês",
    escaneada: "É uma página digitalizada, lida a partir da imagem",
  },
};
