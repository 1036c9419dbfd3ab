export const payslipConcepts = {
  concept: {
    salario_base: {
      name: "Salario base",
      what: "La parte fija de tu sueldo por la jornada que haces, antes de sumar complementos.",
      from: "Sale de la tabla salarial de tu convenio para tu grupo profesional, o de tu contrato si es mejor. Si no trabajas el mes completo, se paga la parte de los días que corresponden.",
    },
    plus_convenio: {
      name: "Plus de convenio",
      what: "Un complemento que el convenio añade al salario base.",
      from: "Su importe está en la tabla salarial del convenio y se cobra igual que el salario base, por días.",
    },
    antiguedad: {
      name: "Antigüedad",
      what: "Lo que se te reconoce por los años que llevas en la empresa.",
      from: "El convenio dice cuánto vale cada tramo (trienios, quinquenios…). Se cuenta desde la fecha de antigüedad que figura en la cabecera.",
    },
    plus_responsabilidad: {
      name: "Plus de responsabilidad",
      what: "Un complemento por dirigir a otras personas o por el puesto que ocupas.",
      from: "Está ligado al puesto: se cobra mientras lo desempeñas, salvo que hayas pactado otra cosa.",
    },
    plus_nocturnidad: {
      name: "Plus de nocturnidad",
      what: "Lo que se paga de más por trabajar de noche, en general entre las 22:00 y las 6:00.",
      from: "Las horas nocturnas fichadas del mes, por el precio que fija el convenio.",
    },
    horas_complementarias: {
      name: "Horas complementarias",
      what: "Horas que se añaden a las de un contrato a tiempo parcial.",
      from: "Las que se pactaron y has hecho, al precio de una hora ordinaria. Cotizan como el resto del salario.",
    },
    horas_extra: {
      name: "Horas extraordinarias",
      what: "El tiempo trabajado por encima de tu jornada que se paga en lugar de compensarse con descanso.",
      from: "Las horas aprobadas, por el precio del convenio, que nunca es menor que el de una hora ordinaria. Llevan una cotización propia.",
    },
    paga_extra: {
      name: "Paga extraordinaria",
      what: "Una de las pagas que se cobran aparte del sueldo mensual; por ley hay al menos dos al año.",
      from: "Su importe lo fija el convenio. Ya ha cotizado mes a mes, así que en ella solo se descuenta el IRPF.",
    },
    prorrata_pagas: {
      name: "Prorrata de pagas extraordinarias",
      what: "La parte de las pagas extraordinarias que cobras cada mes, en vez de recibirlas juntas.",
      from: "La suma de las pagas del año dividida entre doce.",
    },
    vacaciones: {
      name: "Vacaciones",
      what: "El sueldo de los días de vacaciones, o el pago de las que quedaron pendientes al terminar el contrato.",
      from: "Los días disfrutados o pendientes, por lo que vale un día de tu sueldo.",
    },
    incentivos: {
      name: "Incentivos",
      what: "Una cantidad variable por alcanzar objetivos.",
      from: "Los resultados del periodo, según el plan de incentivos de tu empresa.",
    },
    bonus: {
      name: "Bonus",
      what: "Un premio por los resultados tuyos o de la empresa, normalmente una vez al año.",
      from: "Lo que acordaste con la empresa. Al ser un pago puntual puede subir el IRPF del resto del año.",
    },
    atrasos: {
      name: "Atrasos",
      what: "La diferencia de meses anteriores que se paga ahora.",
      from: "Casi siempre se debe a un convenio firmado más tarde o a una corrección. Se recalcula lo que tocaba y se resta lo que ya cobraste.",
    },
    seguro_medico: {
      name: "Seguro médico",
      what: "El seguro de salud que la empresa paga por ti. Es parte del sueldo, aunque no lo recibas en dinero.",
      from: "La prima de tu póliza. Suma en los devengos y se resta después como salario en especie. Hasta 500 € al año por persona no pagan IRPF.",
    },
    plus_transporte: {
      name: "Plus de transporte",
      what: "Una ayuda para ir y volver del trabajo.",
      from: "Su importe lo fija el convenio o la empresa. Aunque figure entre lo no salarial, en general cotiza y paga IRPF.",
    },
    dietas: {
      name: "Dietas",
      what: "Lo que se te devuelve por comer o dormir fuera cuando viajas por trabajo.",
      from: "Los días de viaje que comunicaste. No cotizan ni pagan IRPF dentro de los límites legales.",
    },
    kilometraje: {
      name: "Kilometraje",
      what: "Lo que se te devuelve por usar tu coche en desplazamientos de trabajo.",
      from: "Los kilómetros que declaraste por el precio de cada uno. Hasta 0,26 € por kilómetro no cotizan ni pagan IRPF.",
    },
    plus_teletrabajo: {
      name: "Compensación por teletrabajo",
      what: "Lo que la empresa aporta a los gastos que tienes al trabajar en casa.",
      from: "El acuerdo de trabajo a distancia dice cuánto y por qué días.",
    },
    prestacion_it: {
      name: "Prestación por baja médica",
      what: "Lo que cobras en lugar del sueldo mientras estás de baja (incapacidad temporal).",
      from: "Un porcentaje de tu base reguladora por cada día. En una enfermedad común, nada los tres primeros días, el 60 % del 4.º al 20.º y el 75 % después, salvo que el convenio lo mejore; en un accidente de trabajo, el 75 % desde el día siguiente.",
    },
    complemento_it: {
      name: "Complemento por baja médica",
      what: "Lo que la empresa añade a la prestación para que pierdas menos mientras estás de baja.",
      from: "El convenio dice hasta qué porcentaje del sueldo se completa y desde qué día.",
    },
    prestacion_nacimiento: {
      name: "Permiso por nacimiento y cuidado",
      what: "Los días de permiso por el nacimiento o la adopción de una hija o un hijo.",
      from: "La Seguridad Social te paga esos días directamente, al 100 % de tu base y sin IRPF: por eso aquí tienen menos importe o ninguno.",
    },
    indemnizacion: {
      name: "Indemnización",
      what: "Lo que la ley o el acuerdo te reconocen al terminar el contrato o por un traslado.",
      from: "Los días de sueldo por año trabajado que correspondan a la causa. Dentro de los límites legales no cotiza ni paga IRPF.",
    },
    cotizacion_cc: {
      name: "Contingencias comunes",
      what: "Tu aportación para las bajas por enfermedad, el nacimiento de hijos, la jubilación, la viudedad y otras pensiones.",
      from: "Un porcentaje de la base de contingencias comunes. Es igual para todo el mundo y la empresa paga bastante más por su lado.",
    },
    cotizacion_mei: {
      name: "Mecanismo de equidad intergeneracional (MEI)",
      what: "Una aportación que refuerza el fondo de reserva de las pensiones.",
      from: "Un porcentaje de la base de contingencias comunes que sube un poco cada mes de enero hasta 2029.",
    },
    cotizacion_solidaridad: {
      name: "Cotización de solidaridad",
      what: "Una aportación que solo se paga por la parte del sueldo que supera la base máxima.",
      from: "Porcentajes por tramos sobre ese exceso. No da derecho a más prestaciones.",
    },
    cotizacion_desempleo: {
      name: "Desempleo",
      what: "Tu aportación para cobrar el paro si pierdes el empleo.",
      from: "Un porcentaje de la base de contingencias profesionales, algo mayor en los contratos temporales.",
    },
    cotizacion_fp: {
      name: "Formación profesional",
      what: "Tu aportación para cursos y formación de las personas que trabajan.",
      from: "Un porcentaje pequeño de la base de contingencias profesionales.",
    },
    cotizacion_horas_extra: {
      name: "Cotización por horas extraordinarias",
      what: "La aportación propia de las horas extraordinarias, que no entran en la base de contingencias comunes.",
      from: "Un porcentaje de lo que cobraste por esas horas. Es menor cuando son de fuerza mayor.",
    },
    irpf: {
      name: "Retención del IRPF",
      what: "Un adelanto de tu impuesto sobre la renta, que la empresa ingresa en Hacienda en tu nombre. Al hacer la declaración se descuenta de lo que te toque pagar.",
      from: "El porcentaje depende de lo que vayas a ganar en el año y de tu situación familiar (Modelo 145). Se vuelve a calcular cuando algo cambia. Los atrasos de años anteriores llevan siempre una retención del 15 %.",
    },
    anticipo: {
      name: "Anticipo",
      what: "Dinero de tu sueldo que ya recibiste antes de la fecha de pago.",
      from: "El anticipo que pediste: se resta aquí porque ya lo tienes.",
    },
    seguro_medico_especie: {
      name: "Seguro médico (salario en especie)",
      what: "El seguro que la empresa ya ha pagado por ti. Se resta porque lo recibes como seguro y no como dinero.",
      from: "El mismo importe que aparece entre los devengos: lo que entra por un lado sale por el otro.",
    },
    embargo: {
      name: "Embargo de salario",
      what: "Una parte del sueldo que la empresa tiene obligación de ingresar a quien ordenó el embargo.",
      from: "Una orden judicial o administrativa. El importe equivalente al salario mínimo no se puede embargar, salvo por pensiones de alimentos.",
    },
    cuota_sindical: {
      name: "Cuota sindical",
      what: "La cuota de tu sindicato, que la empresa le ingresa porque así lo pediste.",
      from: "El importe que comunica el sindicato. Puedes desgravarlo en la declaración de la renta.",
    },
    empresa_cc: {
      name: "Contingencias comunes (empresa)",
      what: "Lo que paga la empresa por tus bajas por enfermedad, tu jubilación y otras pensiones. No se resta de tu sueldo.",
      from: "Un porcentaje de la base de contingencias comunes.",
    },
    empresa_mei: {
      name: "MEI (empresa)",
      what: "La parte de la empresa en el refuerzo del fondo de reserva de las pensiones.",
      from: "Un porcentaje de la base de contingencias comunes.",
    },
    empresa_solidaridad: {
      name: "Cotización de solidaridad (empresa)",
      what: "La parte de la empresa por el sueldo que supera la base máxima.",
      from: "Porcentajes por tramos sobre ese exceso.",
    },
    empresa_atep: {
      name: "Accidentes de trabajo y enfermedades profesionales",
      what: "El seguro de los accidentes de trabajo. Lo paga solo la empresa.",
      from: "Un porcentaje que depende de la actividad y del riesgo del puesto.",
    },
    empresa_desempleo: {
      name: "Desempleo (empresa)",
      what: "La parte de la empresa para el paro.",
      from: "Un porcentaje de la base de contingencias profesionales.",
    },
    empresa_fp: {
      name: "Formación profesional (empresa)",
      what: "La parte de la empresa para la formación.",
      from: "Un porcentaje de la base de contingencias profesionales.",
    },
    empresa_fogasa: {
      name: "Fondo de Garantía Salarial (FOGASA)",
      what: "El fondo que paga los sueldos cuando una empresa no puede hacerlo. Lo paga solo la empresa.",
      from: "Un porcentaje de la base de contingencias profesionales.",
    },
    empresa_horas_extra: {
      name: "Cotización por horas extraordinarias (empresa)",
      what: "La parte de la empresa por las horas extraordinarias que has hecho.",
      from: "Un porcentaje de lo que cobraste por esas horas.",
    },
    otros: {
      name: "Otro concepto",
      what: "Un concepto propio de tu empresa o de tu convenio.",
      from: "Si no lo reconoces por el nombre, pregunta en tu empresa qué es y cómo se calcula.",
    },
  },
  spell: {
    prestacion_it_one: "{{shown}} día de baja médica",
    prestacion_it_other: "{{shown}} días de baja médica",
    prestacion_nacimiento_one: "{{shown}} día de permiso por nacimiento",
    prestacion_nacimiento_other: "{{shown}} días de permiso por nacimiento",
    horas_extra_one: "{{shown}} hora extraordinaria",
    horas_extra_other: "{{shown}} horas extraordinarias",
    horas_complementarias_one: "{{shown}} hora complementaria",
    horas_complementarias_other: "{{shown}} horas complementarias",
  },
} as const;
