import type { Dictionary } from "../../dictionary.ts";
import type { clockKinds as es } from "../../es/time/clock-kinds.ts";

export const clockKinds: Dictionary<typeof es> = {
  title: "Clock-ins and pauses",
  subtitle: "What the clock offers when people clock in, and what each option means.",
  edit: "Edit",
  editOf: "Edit {{name}}",
  take: "Take off the clock",
  takeOf: "Take off the clock: {{name}}",
  put: "Offer again",
  putOf: "Offer again: {{name}}",
  takeText:
    "Nobody will be able to choose it when clocking in. Recorded days do not change, and you can offer it again at any time.",
  putText: "People will be able to choose it again.",
  offered: "On the clock",
  notOffered: "Not offered",
  save: "Save",
  saved: "Clock saved",
  required: "Enter a name.",
  kindStays: "It cannot be changed later, because of the days already recorded.",
  ordenText: "The lowest comes first on the clock.",
  field: {
    nombre: "Name on the clock",
    tipo: "Kind",
    clase_tiempo: "How the time counts",
    rangos_ip: "Expected networks",
    cuenta_como_trabajo: "Counts as work",
    activo: "On the clock",
    orden: "Place in the list",
  },
  typeKind: {
    presencial: "At the company",
    teletrabajo: "From home",
    lugar: "Another place",
  },
  typeText: {
    presencial: "Work at one of the company’s centres.",
    teletrabajo: "Remote work.",
    lugar: "A particular place, such as a warehouse or a building site.",
  },
  pauseKind: {
    comida: "Meal break",
    descanso: "Rest break",
    medico: "Medical appointment",
    personal: "Personal matter",
    otra: "Other kind",
  },
  timeClass: {
    ordinario: "Ordinary",
    fuerza_mayor: "Force majeure",
    disponibilidad: "On call",
  },
  timeClassText: {
    ordinario: "Normal working time.",
    fuerza_mayor: "Work to prevent or repair urgent damage. The record shows it separately.",
    disponibilidad: "Time when people must be reachable. The record shows it separately.",
  },
  types: {
    title: "Clock-in types",
    text: "Where or how people work. One has to stay on the clock.",
    add: "Add a type",
    new: "New clock-in type",
    anyNetwork: "The centre’s",
    networks:
      "One per line, with its mask. A punch from another network is flagged, or refused if the company’s settings say so. Blank: those of each person’s centre hold, except for work from home.",
  },
  pauses: {
    title: "Kinds of pause",
    text: "Reasons to stop the clock without ending the day.",
    add: "Add a pause",
    new: "New kind of pause",
    empty: "The clock does not offer any pause yet.",
    counts: "Yes, it counts as work",
    countsNot: "It does not count as work",
    countsText:
      "Decide whether the pause adds to working time. It cannot be changed later, because of the days already recorded.",
    choose: "Choose whether it counts as work.",
  },
};
