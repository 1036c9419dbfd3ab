import type { Dictionary } from "../../dictionary.ts";
import type { payslipWords as source } from "../../es/papers/payslip-words.ts";

export const payslipWords: Dictionary<typeof source> = {
  reasons: {
    sin_nif: "Aucun NIF n’a pu être lu",
    nif_incorrecto: "La lettre de contrôle du NIF est incorrecte",
    nif_desconocido: "Personne dans l’entreprise n’a ce NIF",
    varios_nif: "Plusieurs NIF y figurent",
    nombre_distinto: "Le nom est celui d’une autre personne",
    nombre_no_leido: "Le nom n’a pas pu être lu",
    otra_persona: "Une page mentionne aussi une autre personne",
    numeracion_abierta: "Il manque des pages ou leur numérotation ne se suit pas",
    pagina_suelta: "Une page voisine pourrait faire partie de ce bulletin",
    fuera_de_alta: "Ne travaillait pas dans l’entreprise ce mois-là",
    otro_mes: "Le bulletin indique un autre mois",
    ya_publicada: "A déjà un bulletin de ce mois et de ce type",
    repetida: "Il y a plusieurs bulletins ou pages de la même personne",
    cifras_no_cuadran: "Les montants ne concordent pas",
    cifras_ambiguas: "Il y a plusieurs montants pour un même total",
    salto_neto: "Le net varie de plus de moitié par rapport au mois précédent",
    cifras_no_leidas: "Les montants n’ont pas pu être lus",
    mes_no_leido: "Le mois n’a pas pu être lu",
    escaneada: "C’est une page numérisée, lue à partir de son image",
  },
};
