/** Texts about the sheets of a batch of payslips, for administrators. */
export const payslipWords = {
  reasons: {
    sin_nif: "No se ha leído ningún NIF",
    nif_incorrecto: "La letra del NIF no es correcta",
    nif_desconocido: "Nadie de la empresa tiene este NIF",
    varios_nif: "Hay varios NIF",
    nombre_distinto: "El nombre es de otra persona",
    nombre_no_leido: "No se ha leído el nombre",
    otra_persona: "Una página nombra también a otra persona",
    numeracion_abierta: "Faltan páginas o su numeración no es correlativa",
    pagina_suelta: "Al lado hay una página que podría ser de esta nómina",
    fuera_de_alta: "No trabajaba en la empresa ese mes",
    otro_mes: "La nómina dice que es de otro mes",
    ya_publicada: "Ya tiene una nómina de ese mes y tipo",
    repetida: "Hay varias nóminas o páginas de la misma persona",
    cifras_no_cuadran: "Los importes no cuadran",
    cifras_ambiguas: "Hay varios importes para un mismo total",
    salto_neto: "El líquido cambia en más de la mitad respecto al mes anterior",
    cifras_no_leidas: "No se han leído los importes",
    mes_no_leido: "No se ha leído el mes",
    escaneada: "Es una página escaneada, leída de su imagen",
  },
};
