/** Values that an edited request had before and has after. */
export const changeWords = {
  yes: "Sí",
  no: "No",
  morning: "media jornada, mañana",
  afternoon: "media jornada, tarde",
  kilometres: "{{numero}} km",
} as const;
