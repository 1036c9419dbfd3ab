import type { Dictionary } from "../../dictionary.ts";
import type { payslipConcepts as es } from "../../es/papers/payslip-concepts.ts";

export const payslipConcepts: Dictionary<typeof es> = {
  concept: {
    salario_base: {
      name: "Base salary",
      what: "The fixed part of your pay for the hours you are contracted to work, before any supplements.",
      from: "It comes from the pay scale of your collective agreement for your professional group, or from your contract if that is better. If you do not work the whole month, you are paid for the days that count.",
    },
    plus_convenio: {
      name: "Collective agreement supplement",
      what: "A supplement that the collective agreement adds to base salary.",
      from: "The amount is in the agreement's pay scale and is paid by days, like base salary.",
    },
    antiguedad: {
      name: "Seniority",
      what: "What you are paid for your years with the company.",
      from: "The collective agreement says what each step (three years, five years…) is worth. It is counted from the seniority date at the top of the payslip.",
    },
    plus_responsabilidad: {
      name: "Responsibility supplement",
      what: "A supplement for managing other people or for the position you hold.",
      from: "It belongs to the position: you are paid it while you hold it, unless you agreed otherwise.",
    },
    plus_nocturnidad: {
      name: "Night work supplement",
      what: "The extra paid for working at night, generally between 22:00 and 06:00.",
      from: "The night hours clocked in the month, at the rate set by the collective agreement.",
    },
    horas_complementarias: {
      name: "Additional part-time hours",
      what: "Hours on top of those of a part-time contract.",
      from: "The hours agreed and worked, at the ordinary hourly rate. Contributions are paid on them as on the rest of your salary.",
    },
    horas_extra: {
      name: "Overtime",
      what: "Time worked beyond your hours that is paid instead of given back as rest.",
      from: "The approved hours, at the rate of the collective agreement, which is never below the ordinary one. They carry a contribution of their own.",
    },
    paga_extra: {
      name: "Extra pay",
      what: "One of the payments made on top of the monthly salary; by law there are at least two a year.",
      from: "The collective agreement sets the amount. Contributions on it were already paid month by month, so only income tax is withheld here.",
    },
    prorrata_pagas: {
      name: "Monthly share of the extra pays",
      what: "The part of the extra pays that you receive each month instead of all at once.",
      from: "The extra pays of the year divided by twelve.",
    },
    vacaciones: {
      name: "Holidays",
      what: "Your pay for days of holiday, or payment for those left over when the contract ends.",
      from: "The days taken or left over, at what a day of your salary is worth.",
    },
    incentivos: {
      name: "Incentives",
      what: "A variable amount for reaching targets.",
      from: "The results of the period, under your company's incentive plan.",
    },
    bonus: {
      name: "Bonus",
      what: "A reward for your results or the company's, usually once a year.",
      from: "What you agreed with the company. As a one-off payment it may raise your income tax rate for the rest of the year.",
    },
    atrasos: {
      name: "Back pay",
      what: "The difference for earlier months, paid now.",
      from: "It usually follows a collective agreement signed late or a correction. What was due is worked out again and what you already received is taken off.",
    },
    seguro_medico: {
      name: "Health insurance",
      what: "The health insurance that the company pays for you. It is part of your pay, although you do not receive it in money.",
      from: "The premium of your policy. It is added to your earnings and taken off again as pay in kind. Up to €500 per person a year is free of income tax.",
    },
    plus_transporte: {
      name: "Transport allowance",
      what: "Help with the cost of getting to work and back.",
      from: "The collective agreement or the company sets the amount. Although it is listed as non-salary, contributions and income tax are generally due on it.",
    },
    dietas: {
      name: "Subsistence allowance",
      what: "What you are paid back for meals or nights away when you travel for work.",
      from: "The days of travel that you reported. Within the legal limits it is free of contributions and income tax.",
    },
    kilometraje: {
      name: "Mileage",
      what: "What you are paid back for using your own car for work.",
      from: "The kilometres you declared, at the rate for each one. Up to €0.26 per kilometre is free of contributions and income tax.",
    },
    plus_teletrabajo: {
      name: "Remote work allowance",
      what: "What the company pays towards your costs when you work from home.",
      from: "The remote work agreement says how much, and for which days.",
    },
    prestacion_it: {
      name: "Sick pay",
      what: "What you are paid instead of salary while you are on sick leave (incapacidad temporal).",
      from: "A percentage of your regulatory base for each day. For an ordinary illness, nothing for the first three days, 60% from the 4th to the 20th and 75% after that, unless the collective agreement improves it; for an accident at work, 75% from the following day.",
    },
    complemento_it: {
      name: "Sick pay top-up",
      what: "What the company adds to sick pay so that you lose less while you are on leave.",
      from: "The collective agreement says up to what percentage of your salary, and from which day.",
    },
    prestacion_nacimiento: {
      name: "Birth and childcare leave",
      what: "The days of leave for the birth or adoption of a child.",
      from: "Social Security pays you those days directly, at 100% of your base and free of income tax: that is why little or nothing is paid for them here.",
    },
    indemnizacion: {
      name: "Severance or compensation",
      what: "What the law or an agreement grants you when the contract ends or you are relocated.",
      from: "The days of salary per year worked that apply to the reason. Within the legal limits it is free of contributions and income tax.",
    },
    cotizacion_cc: {
      name: "Common contingencies",
      what: "Your contribution towards sick leave, the birth of children, retirement, widowhood and other pensions.",
      from: "A percentage of the common contingencies base. It is the same for everybody, and the company pays a good deal more on its side.",
    },
    cotizacion_mei: {
      name: "Intergenerational equity mechanism (MEI)",
      what: "A contribution that strengthens the pension reserve fund.",
      from: "A percentage of the common contingencies base that goes up a little each January until 2029.",
    },
    cotizacion_solidaridad: {
      name: "Solidarity contribution",
      what: "A contribution paid only on the part of your salary above the maximum base.",
      from: "Percentages by bands of that excess. It gives no right to higher benefits.",
    },
    cotizacion_desempleo: {
      name: "Unemployment",
      what: "Your contribution towards unemployment benefit should you lose your job.",
      from: "A percentage of the occupational contingencies base, slightly higher for temporary contracts.",
    },
    cotizacion_fp: {
      name: "Vocational training",
      what: "Your contribution towards courses and training for people in work.",
      from: "A small percentage of the occupational contingencies base.",
    },
    cotizacion_horas_extra: {
      name: "Overtime contribution",
      what: "The separate contribution for overtime, which is not part of the common contingencies base.",
      from: "A percentage of what you were paid for those hours. It is lower when they were worked in an emergency (force majeure).",
    },
    irpf: {
      name: "Income tax withheld (IRPF)",
      what: "An advance on your income tax, which the company pays to the tax office in your name. It is taken off what you owe when you file your return.",
      from: "The rate depends on what you are expected to earn in the year and on your family circumstances (Model 145). It is worked out again when something changes. Back pay for earlier years always has 15% withheld.",
    },
    anticipo: {
      name: "Advance",
      what: "Part of your salary that you already received before pay day.",
      from: "The advance you asked for: it is taken off here because you already have it.",
    },
    seguro_medico_especie: {
      name: "Health insurance (pay in kind)",
      what: "The insurance that the company has already paid for you. It is taken off because you receive it as insurance and not as money.",
      from: "The same amount that appears among your earnings: what comes in on one side goes out on the other.",
    },
    embargo: {
      name: "Attachment of earnings",
      what: "Part of your salary that the company must pay to whoever ordered the attachment.",
      from: "A court or administrative order. An amount equal to the minimum wage cannot be attached, except for maintenance payments.",
    },
    cuota_sindical: {
      name: "Union dues",
      what: "Your union's dues, which the company pays over because you asked it to.",
      from: "The amount that the union states. You can deduct it in your income tax return.",
    },
    empresa_cc: {
      name: "Common contingencies (company)",
      what: "What the company pays towards your sick leave, retirement and other pensions. It is not taken off your pay.",
      from: "A percentage of the common contingencies base.",
    },
    empresa_mei: {
      name: "MEI (company)",
      what: "The company's share in strengthening the pension reserve fund.",
      from: "A percentage of the common contingencies base.",
    },
    empresa_solidaridad: {
      name: "Solidarity contribution (company)",
      what: "The company's share on the part of the salary above the maximum base.",
      from: "Percentages by bands of that excess.",
    },
    empresa_atep: {
      name: "Accidents at work and occupational diseases",
      what: "The insurance against accidents at work. Only the company pays it.",
      from: "A percentage that depends on the activity and on the risk of the position.",
    },
    empresa_desempleo: {
      name: "Unemployment (company)",
      what: "The company's share of unemployment insurance.",
      from: "A percentage of the occupational contingencies base.",
    },
    empresa_fp: {
      name: "Vocational training (company)",
      what: "The company's share of training.",
      from: "A percentage of the occupational contingencies base.",
    },
    empresa_fogasa: {
      name: "Wage guarantee fund (FOGASA)",
      what: "The fund that pays wages when a company cannot. Only the company pays it.",
      from: "A percentage of the occupational contingencies base.",
    },
    empresa_horas_extra: {
      name: "Overtime contribution (company)",
      what: "The company's share for the overtime you worked.",
      from: "A percentage of what you were paid for those hours.",
    },
    otros: {
      name: "Other item",
      what: "An item particular to your company or your collective agreement.",
      from: "If you do not recognise its name, ask your company what it is and how it is worked out.",
    },
  },
  spell: {
    prestacion_it_one: "{{shown}} day of sick leave",
    prestacion_it_other: "{{shown}} days of sick leave",
    prestacion_nacimiento_one: "{{shown}} day of birth leave",
    prestacion_nacimiento_other: "{{shown}} days of birth leave",
    horas_extra_one: "{{shown}} hour of overtime",
    horas_extra_other: "{{shown}} hours of overtime",
    horas_complementarias_one: "{{shown}} additional hour",
    horas_complementarias_other: "{{shown}} additional hours",
  },
};
