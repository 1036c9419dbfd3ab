import type { ClockInTypeSetting, PauseKindSetting } from "@atrio/contract/time/clock-kinds";

/** Kinds of clock-in type and of pause, and how the law counts their time. */
export const typeKinds = ["presencial", "teletrabajo", "lugar"] as const;
export const pauseKinds = ["comida", "descanso", "medico", "personal", "otra"] as const;
export const timeClasses = ["ordinario", "fuerza_mayor", "disponibilidad"] as const;

export type TimeClass = (typeof timeClasses)[number];

/** A kind whose form or question is open: a clock-in type, or a kind of pause. */
export type ClockKind =
  | { part: "type"; kind: ClockInTypeSetting | null }
  | { part: "pause"; kind: PauseKindSetting | null };

/** Fields of a clock-in type as they are typed. */
export type TypeForm = {
  nombre: string;
  tipo: (typeof typeKinds)[number];
  clase_tiempo: TimeClass;
  /** Networks, one a line. */
  rangos_ip: string;
  /** Place in the list; null for a new one, which comes last. */
  orden: number | null;
};

/** Form of a clock-in type. */
export function typeFormOf(kind: ClockInTypeSetting | null): TypeForm {
  return {
    nombre: kind?.nombre ?? "",
    tipo: kind?.tipo ?? "lugar",
    clase_tiempo: kind?.clase_tiempo ?? "ordinario",
    rangos_ip: kind?.rangos_ip.join("\n") ?? "",
    orden: kind?.orden ?? null,
  };
}

/** Networks of a text: one a line, or separated by blanks, commas or semicolons. */
export function networksOf(text: string): string[] {
  return text.split(/[\s,;]+/).filter((network) => network !== "");
}

/** Fields of a kind of pause; whether it counts as work must be said. */
export type PauseForm = {
  nombre: string;
  tipo: (typeof pauseKinds)[number];
  clase_tiempo: TimeClass;
  cuenta_como_trabajo: boolean | null;
  orden: number | null;
};

/** Form of a kind of pause. */
export function pauseFormOf(kind: PauseKindSetting | null): PauseForm {
  return {
    nombre: kind?.nombre ?? "",
    tipo: kind?.tipo ?? "otra",
    clase_tiempo: kind?.clase_tiempo ?? "ordinario",
    cuenta_como_trabajo: kind?.cuenta_como_trabajo ?? null,
    orden: kind?.orden ?? null,
  };
}
