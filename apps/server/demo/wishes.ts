import type { AskedPeriod } from "@atrio/contract/leave/absences";

export type Fate = "approved" | "pending" | "rejected" | "cancelled";

/** A request to be made; `sent` is a date. */
export type Wish = {
  kind: number;
  /** Key of its rule in the statutory catalogue. */
  codigo: string;
  periods: readonly AskedPeriod[];
  sent: string;
  fate: Fate;
  titulo?: string;
  descripcion?: string;
  /** Why it was rejected or cancelled. */
  motivo?: string;
  hospitalizacion?: boolean;
  /** Medical leave whose last day nobody knows; its period reaches as far as its days are kept. */
  sin_fecha_fin?: boolean;
  /** The administrator entered it for this reason: in force at once, nobody decides. */
  entered?: string;
  /** Codes of the supervisors who have approved it while others are awaited. */
  approvedBy?: readonly string[];
  comments?: ReadonlyArray<{ by: "worker" | "supervisor"; texto: string }>;
  /** Rectified periods, and whether they are decided. */
  rectified?: { periods: readonly AskedPeriod[]; sent: string; fate: "approved" | "pending" };
};

/** An expense of a person; dates, euros, kilometres by own car. */
export type Expense = {
  fecha: string;
  sent: string;
  kind: number;
  importe: number;
  kilometros: number | null;
  descripcion: string;
  fate: Fate;
  motivo?: string;
  /** Text of its receipt; only some are stored as a file. */
  receipt?: string;
};
