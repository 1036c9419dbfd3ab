import { createContext } from "react";
import type { ReactNode } from "react";

import type { EndpointResponse } from "@atrio/contract/endpoint";
import type { runProject } from "@atrio/contract/projects/divisions";
import type { PartValue } from "@atrio/contract/projects/shapes";
import type { ClockAction, Signing } from "@atrio/contract/time/time";

/** The fields of a change of project that the portal sends, as the wire spells them. */
export type ProjectRunBody = {
  trabajador_id: number;
  accion: "empezar" | "parar";
  hora_dispositivo: string;
  proyecto_id?: number;
  actividad_id?: number | null;
  partes?: PartValue[];
  observaciones?: string | null;
};

export type ProjectRunAnswer = EndpointResponse<typeof runProject>["data"];

/** A change of project ready to be sent, with the words that show it while it waits. */
export type ProjectRun = { key: string; body: ProjectRunBody; name: string | null };

/** A punch or change of project that the server does not have yet, oldest first. */
export type WaitingStep = {
  accion: ClockAction | ProjectRunBody["accion"];
  at: string;
  /** Name of the project and activity of a change of project. */
  name: string | null;
};

/** The clock, as its card hands it to the project of what is running. */
export type ProjectClock = {
  workerId: number;
  zone: string;
  /** Local day at the worker's centre. */
  today: string;
  /** The signing of work that runs; null while paused or out. */
  working: Signing | null;
  waiting: readonly WaitingStep[];
  /** Queues a change behind the waiting punches. Throws the server's refusal. */
  submit: (run: ProjectRun) => Promise<"sent" | "kept" | "elsewhere">;
};

/** Key of a day's division in the query cache. */
export function projectDayKey(workerId: number, dia: string) {
  return ["time", "projects", "day", workerId, dia] as const;
}

/** The worker's parts of projects on pages of time. */
type ProjectParts = {
  renderClock: (clock: ProjectClock) => ReactNode;
  renderDay: (day: { workerId: number; dia: string }) => ReactNode;
  /** Hours of a month, or of the whole year if `month` is null. */
  renderHours: (period: { workerId: number; year: number; month: number | null }) => ReactNode;
};

/** Null where the company has not hired the module of projects. */
export const ProjectSlots = createContext<ProjectParts | null>(null);
