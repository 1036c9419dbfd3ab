import type { Dictionary } from "../../dictionary.ts";
import type { leaveCatalogue as source } from "../../es/leave/leave-catalogue.ts";

/** Names and descriptions of the statutory leave rules, by kind of request and key. */
export const leaveCatalogue: Dictionary<typeof source> = {
  1: {
    general: {
      name: "Holiday",
      text: "Working days of holiday: public holidays and your days off are not deducted. You can ask for single days, half days or longer periods.",
    },
  },
  2: {
    general: {
      name: "Personal days",
      text: "Paid days for whatever you need, with no reason asked. They are deducted from your yearly balance.",
    },
  },
  3: {
    general: {
      name: "Paid hours",
      text: "Single hours within your working day, taken from your yearly allowance. You cannot clock in while you enjoy them.",
    },
  },
  4: {
    matrimonio: {
      name: "Marriage or registered partnership",
      text: "Fifteen calendar days when you marry or register a partnership. Public holidays and days off count too.",
    },
    enfermedad_familiar: {
      name: "Accident, serious illness or hospital stay of a relative",
      text: "Five working days for a serious accident or illness, a hospital stay or surgery with rest at home of your spouse, partner, a relative up to the second degree, or somebody who lives with you and needs your care.",
    },
    fallecimiento: {
      name: "Death of a relative",
      text: "Two days for the death of your spouse, partner or a relative up to the second degree.",
    },
    fallecimiento_desplazamiento: {
      name: "Death of a relative, with travel",
      text: "Four days for the death of your spouse, partner or a relative up to the second degree when you have to travel.",
    },
    traslado_domicilio: {
      name: "Moving home",
      text: "One day to move to a new main home.",
    },
    deber_publico: {
      name: "Unavoidable public duty",
      text: "The time strictly needed for a public duty that only you can fulfil: jury service, a trial, a polling station or voting.",
    },
    examenes_prenatales: {
      name: "Antenatal examinations and classes",
      text: "The time strictly needed for antenatal examinations and classes, or for the sessions and reports before an adoption or fostering, within your working hours.",
    },
    funciones_sindicales: {
      name: "Union or staff representation",
      text: "Hours for union duties or staff representation, within your allowance and the collective agreement.",
    },
    lactancia_acumulada: {
      name: "Infant care hour taken as full days",
      text: "The daily hour to care for a baby until nine months of age, taken together as full days.",
    },
    hijo_hospitalizado: {
      name: "Newborn in hospital",
      text: "One hour a day while your premature or newborn baby has to stay in hospital.",
    },
    fuerza_mayor_familiar: {
      name: "Urgent family reasons",
      text: "Hours for urgent and unforeseen family reasons, due to illness or accident, that need you at once: each year, the equivalent of four working days (32 hours with 8-hour days).",
    },
    imposibilidad_acceso: {
      name: "Unable to reach the workplace",
      text: "Up to four days when you cannot reach your workplace because of recommendations or bans by the authorities, or a serious and imminent risk, such as a disaster or a storm.",
    },
    donacion_organos: {
      name: "Organ or tissue donation",
      text: "The time strictly needed, within your working hours, to prepare for donating organs or tissue.",
    },
    violencia_genero: {
      name: "Absence due to gender-based or sexual violence",
      text: "Absences justified by your physical or psychological situation, as established by social or health services. Only the administration sees and decides them.",
    },
    formacion: {
      name: "Job-related training",
      text: "Twenty hours a year of training related to the company's activity, after at least one year of service. They can be added up over five years: ask the administration to do so.",
    },
    nacimiento_monoparental: {
      name: "Birth and childcare, single-parent family",
      text: "Thirty-two weeks in single-parent families: six compulsory ones in a row after the birth; the rest, week by week. Social Security pays the benefit.",
    },
    ampliacion_nacimiento: {
      name: "Extension of birth leave",
      text: "Weeks added for a multiple birth, a baby's disability or a baby's hospital stay, up to thirteen in the last case.",
    },
    descanso_domingo: {
      name: "Day off for a Sunday or public holiday worked",
      text: "The rest that you earn by working on a Sunday or public holiday. It is deducted from your Sunday balance.",
    },
    examenes: {
      name: "Examinations",
      text: "The time needed to sit examinations of official studies, where the collective agreement pays for it.",
    },
    donacion_sangre: {
      name: "Blood donation",
      text: "The time needed to give blood, where the collective agreement or the company pays for it.",
    },
    consulta_medica: {
      name: "Medical appointment",
      text: "The time needed for a medical appointment that cannot be outside your working hours, according to the collective agreement.",
    },
    acompanamiento_medico: {
      name: "Accompanying a relative to the doctor",
      text: "The time needed to take a child or a dependent relative to the doctor, according to the collective agreement.",
    },
  },
  5: {
    permiso_parental: {
      name: "Parental leave",
      text: "Up to eight weeks to care for a child, your own or fostered, until the age of eight, in a row or spread out. Give ten days' notice, except in an emergency.",
    },
    asuntos_propios_dias: {
      name: "Unpaid leave, in days",
      text: "Unpaid days for personal matters, as agreed with the company.",
    },
    asuntos_propios_horas: {
      name: "Unpaid leave, in hours",
      text: "Unpaid hours for personal matters, as agreed with the company.",
    },
    examenes: {
      name: "Examinations",
      text: "The time needed to sit examinations, if you are regularly studying for an academic or professional qualification.",
    },
    hijo_hospitalizado: {
      name: "Reduced hours for a newborn in hospital",
      text: "Up to two unpaid hours a day, besides the paid one, while your premature or newborn baby stays in hospital.",
    },
    cuidado_hijo: {
      name: "Leave of absence to care for a child",
      text: "Up to three years from the birth or the decision on adoption or fostering, in a row or in several periods.",
    },
    cuidado_familiar: {
      name: "Leave of absence to care for a relative",
      text: "Up to two years to care for your spouse, partner or a relative up to the second degree who cannot look after themselves.",
    },
    excedencia_voluntaria: {
      name: "Voluntary leave of absence",
      text: "From four months to five years, after at least one year of service and four years since the last one.",
    },
  },
  6: {
    general: {
      name: "Short sick leave",
      text: "One to three days of rest in a row on medical advice. If you need more, ask for medical leave. Do not state the diagnosis.",
    },
  },
  7: {
    general: {
      name: "Medical leave",
      text: "Sick leave from the day that the doctor signs you off. The company is told by Social Security: attaching the note is optional. Do not state the diagnosis.",
    },
  },
  8: {
    general: {
      name: "Birth and childcare",
      text: "Nineteen weeks for a birth, adoption or fostering: six compulsory ones in a row after the birth, eleven week by week during the first twelve months and two until the age of eight. Social Security pays the benefit.",
    },
  },
};
