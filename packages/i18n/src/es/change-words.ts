/** Values that an edited request had before and has after. */
export const changeWords = {
  yes: "Sí",
  no: "No",
  morning: "media jornada, mañana",
  afternoon: "media jornada, tarde",
  kilometres: "{{numero}} km",
  expense: {
    1: "Combustible",
    2: "Viajes",
    3: "Taxis",
    4: "Comidas",
    5: "Mensajería",
    6: "Otros",
  },
} as const;
