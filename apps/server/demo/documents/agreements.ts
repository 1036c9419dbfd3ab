import { wholeWeek } from "./contracts.ts";

/** An agreement about somebody's hours; days before the demo's last date. */
export type DemoAgreement = {
  /** Their address before the @. */
  who: string;
  titulo: string;
  daysAgo: number;
  /** Hours a week before it; after it they are those of the schedule. */
  before: number;
  motivo: string;
};

/** Agreements of the clinic: as the law names them. */
export const clinicAgreements: readonly DemoAgreement[] = [
  {
    who: "lucia",
    titulo: "Adaptación de jornada",
    daysAgo: 260,
    before: wholeWeek,
    motivo: "Entrada flexible entre las 8:30 y las 9:30 (artículo 34.8 del Estatuto).",
  },
  {
    who: "carmen.",
    titulo: "Reducción de jornada",
    daysAgo: 800,
    before: 30,
    motivo: "Cuidado de un hijo menor de doce años (artículo 37.6 del Estatuto).",
  },
  {
    who: "hugo.",
    titulo: "Distribución irregular de la jornada",
    daysAgo: 70,
    before: wholeWeek,
    motivo: "Refuerzo de los lunes en la campaña de vacunación.",
  },
];
