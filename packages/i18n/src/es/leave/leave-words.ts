/** Names of the kinds of request, and purposes of those with several rules, or none. */
export const leaveWords = {
  kind: {
    1: "Vacaciones",
    2: "Asuntos propios",
    3: "Horas retribuidas",
    4: "Permiso retribuido",
    5: "Permiso no retribuido",
    6: "Reposo médico",
    7: "Baja médica",
    8: "Nacimiento y cuidado del menor",
    9: "Gasto",
  },
  about: {
    4: "Ausencias con sueldo que reconocen la ley o el convenio, como una boda, una mudanza o el ingreso de un familiar.",
    5: "Ausencias sin sueldo, en días o en horas: permiso parental, asuntos propios, cuidados o excedencias.",
    9: "Pide que te paguen lo que has adelantado: combustible, viajes, taxis, comidas, mensajería u otros gastos.",
  },
  /** The holiday rule that a company begins with. */
  holidays: {
    title: "Lo que garantiza la ley",
    text: "La ley garantiza al menos 30 días naturales de vacaciones al año. Las fechas se acuerdan con la empresa y se conocen con dos meses de antelación. Si una baja médica coincide con tus vacaciones, esos días se guardan: puedes disfrutarlos hasta 18 meses después de acabar el año al que corresponden. Las vacaciones no se cambian por dinero, salvo los días que queden al terminar el contrato.",
  },
} as const;
