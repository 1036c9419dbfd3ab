/** Names and descriptions of the statutory leave rules, by kind of request and key. */
export const leaveCatalogue = {
  1: {
    general: {
      name: "Vacaciones",
      text: "Días laborables de vacaciones: no se descuentan los festivos ni tus días de descanso. Puedes pedir días sueltos, medios días o periodos seguidos.",
    },
  },
  2: {
    general: {
      name: "Asuntos propios",
      text: "Días retribuidos para lo que necesites, sin dar explicaciones. Se descuentan de tu saldo anual.",
    },
  },
  3: {
    general: {
      name: "Horas retribuidas",
      text: "Horas sueltas dentro de tu jornada, a cargo de tu bolsa anual. Mientras las disfrutas no puedes fichar.",
    },
  },
  4: {
    matrimonio: {
      name: "Matrimonio o pareja de hecho",
      text: "Quince días naturales por casarte o registrarte como pareja de hecho. Cuentan también los festivos y los días de descanso.",
    },
    enfermedad_familiar: {
      name: "Accidente, enfermedad grave u hospitalización de un familiar",
      text: "Cinco días laborables por accidente o enfermedad graves, hospitalización u operación con reposo en casa del cónyuge, la pareja de hecho, un familiar hasta el segundo grado o quien conviva contigo y necesite tu cuidado.",
    },
    fallecimiento: {
      name: "Fallecimiento de un familiar",
      text: "Dos días por el fallecimiento del cónyuge, la pareja de hecho o un familiar hasta el segundo grado.",
    },
    fallecimiento_desplazamiento: {
      name: "Fallecimiento de un familiar, con desplazamiento",
      text: "Cuatro días por el fallecimiento del cónyuge, la pareja de hecho o un familiar hasta el segundo grado cuando tengas que desplazarte.",
    },
    traslado_domicilio: {
      name: "Traslado de domicilio",
      text: "Un día por el cambio de tu domicilio habitual.",
    },
    deber_publico: {
      name: "Deber público inexcusable",
      text: "El tiempo indispensable para un deber público y personal que no puedas delegar: un jurado, un juicio, una mesa electoral o votar.",
    },
    examenes_prenatales: {
      name: "Exámenes prenatales y preparación al parto",
      text: "El tiempo indispensable para exámenes prenatales y preparación al parto, o para las sesiones e informes previos a una adopción o acogida, dentro de tu jornada.",
    },
    funciones_sindicales: {
      name: "Funciones sindicales o de representación",
      text: "Horas para funciones sindicales o de representación del personal, según tu crédito horario y el convenio.",
    },
    lactancia_acumulada: {
      name: "Lactancia acumulada",
      text: "La hora diaria de cuidado del lactante, hasta los nueve meses, acumulada en días completos.",
    },
    hijo_hospitalizado: {
      name: "Hijo o hija hospitalizado tras el parto",
      text: "Una hora al día mientras tu bebé prematuro o recién nacido tenga que seguir hospitalizado.",
    },
    fuerza_mayor_familiar: {
      name: "Fuerza mayor familiar",
      text: "Horas por motivos familiares urgentes e imprevisibles, por enfermedad o accidente, que exijan tu presencia inmediata: al año, el equivalente a cuatro días de trabajo (32 horas con jornadas de 8).",
    },
    imposibilidad_acceso: {
      name: "Imposibilidad de acceder al trabajo",
      text: "Hasta cuatro días si no puedes llegar al centro por las recomendaciones o prohibiciones de las autoridades, o por riesgo grave e inminente, como en una catástrofe o con un temporal.",
    },
    donacion_organos: {
      name: "Donación de órganos o tejidos",
      text: "El tiempo indispensable, dentro de tu jornada, para los actos preparatorios de una donación de órganos o tejidos.",
    },
    violencia_genero: {
      name: "Ausencias por violencia de género o sexual",
      text: "Ausencias justificadas por la situación física o psicológica que determinen los servicios sociales o de salud. Solo las ve y las aprueba la administración.",
    },
    formacion: {
      name: "Formación para el empleo",
      text: "Veinte horas al año de formación vinculada a la actividad de la empresa, con un año de antigüedad como mínimo. Se pueden acumular hasta cinco años: para hacerlo, habla con la administración.",
    },
    nacimiento_monoparental: {
      name: "Nacimiento y cuidado, familia monoparental",
      text: "Treinta y dos semanas en familias monoparentales: seis obligatorias y seguidas tras el parto; el resto, por semanas. La prestación la paga la Seguridad Social.",
    },
    ampliacion_nacimiento: {
      name: "Ampliación del permiso por nacimiento",
      text: "Semanas que se añaden por parto múltiple, por discapacidad del bebé o por su hospitalización, hasta trece en este último caso.",
    },
    descanso_domingo: {
      name: "Descanso por domingo o festivo trabajado",
      text: "El descanso que ganas al trabajar un domingo o un festivo. Se descuenta de tu saldo de domingos.",
    },
    examenes: {
      name: "Exámenes",
      text: "El tiempo necesario para presentarte a exámenes de estudios oficiales, cuando el convenio lo retribuye.",
    },
    donacion_sangre: {
      name: "Donación de sangre",
      text: "El tiempo necesario para donar sangre, cuando el convenio o la empresa lo retribuyen.",
    },
    consulta_medica: {
      name: "Consulta médica",
      text: "El tiempo necesario para ir a una consulta médica que no pueda ser fuera de tu jornada, según el convenio.",
    },
    acompanamiento_medico: {
      name: "Acompañamiento a consulta médica",
      text: "El tiempo necesario para acompañar al médico a un hijo menor o a un familiar dependiente, según el convenio.",
    },
  },
  5: {
    permiso_parental: {
      name: "Permiso parental",
      text: "Hasta ocho semanas para cuidar de un hijo, una hija o un menor acogido, hasta que cumpla ocho años, seguidas o repartidas. Avisa con diez días, salvo fuerza mayor.",
    },
    asuntos_propios_dias: {
      name: "Permiso sin sueldo, en días",
      text: "Días sin sueldo por asuntos propios, de acuerdo con la empresa.",
    },
    asuntos_propios_horas: {
      name: "Permiso sin sueldo, en horas",
      text: "Horas sin sueldo por asuntos propios, de acuerdo con la empresa.",
    },
    examenes: {
      name: "Exámenes",
      text: "El tiempo necesario para presentarte a exámenes, si estudias con regularidad un título académico o profesional.",
    },
    hijo_hospitalizado: {
      name: "Reducción por hijo o hija hospitalizado",
      text: "Hasta dos horas al día sin sueldo, además de la hora retribuida, mientras tu bebé prematuro o recién nacido siga hospitalizado.",
    },
    cuidado_hijo: {
      name: "Excedencia por cuidado de un hijo o una hija",
      text: "Hasta tres años desde el nacimiento o la resolución de adopción o acogida, seguidos o en periodos.",
    },
    cuidado_familiar: {
      name: "Excedencia por cuidado de un familiar",
      text: "Hasta dos años para cuidar del cónyuge, la pareja de hecho o un familiar hasta el segundo grado que no pueda valerse por sí mismo.",
    },
    excedencia_voluntaria: {
      name: "Excedencia voluntaria",
      text: "De cuatro meses a cinco años, con un año de antigüedad como mínimo y cuatro años desde la anterior.",
    },
  },
  6: {
    general: {
      name: "Reposo médico",
      text: "De uno a tres días seguidos de reposo por indicación médica. Si necesitas más, pide una baja médica. No indiques el diagnóstico.",
    },
  },
  7: {
    general: {
      name: "Baja médica",
      text: "Incapacidad temporal desde el día de la baja. La empresa recibe el parte de la Seguridad Social: adjuntarlo es voluntario. No indiques el diagnóstico.",
    },
  },
  8: {
    general: {
      name: "Nacimiento y cuidado del menor",
      text: "Diecinueve semanas por nacimiento, adopción o acogida: seis obligatorias y seguidas tras el parto, once por semanas hasta los doce meses y dos hasta los ocho años. La prestación la paga la Seguridad Social.",
    },
  },
} as const;
