// Requests of generated histories: through the calls that make them, else as rows, for tests.
import {
  correctAbsence,
  enterAbsence,
  withdrawAbsence,
} from "@atrio/contract/leave/absence-office";
import { createRequest } from "@atrio/contract/leave/absences";
import type { AskedPeriod } from "@atrio/contract/leave/absences";

import type { LeaveRule, Slice } from "../src/modules/leave/entitlements/entitlements.service.ts";

import type { Company, SignedIn } from "./factory.ts";
import type { Answer, TestApp } from "./harness.ts";

/** A company, its leave rules by kind and an administrator. */
export type LeaveHome = Company & { rules: Map<number, LeaveRule>; admin: SignedIn };

/** Requests of a worker. */
export class LeaveCalls {
  readonly #t: TestApp;
  readonly #home: LeaveHome;
  readonly #person: SignedIn;

  constructor(t: TestApp, home: LeaveHome, person: SignedIn) {
    this.#t = t;
    this.#home = home;
    this.#person = person;
  }

  /** Sends the worker's own request, which waits. */
  send(kind: number, periodos: AskedPeriod[]): Promise<Answer> {
    const body = { pe_solicitud_tipo_id: kind, periodos };
    return this.#t.call(createRequest, { token: this.#person.token, body });
  }

  /** Enters an absence for the worker, approved at once. */
  enter(kind: number, periodos: AskedPeriod[], more: object = {}): Promise<Answer> {
    const { trabajador_id } = this.#person;
    const body = { trabajador_id, pe_solicitud_tipo_id: kind, periodos, motivo: "Parte", ...more };
    return this.#t.call(enterAbsence, { token: this.#home.admin.token, body });
  }

  /** Replaces an approved absence. */
  correct(id: number, periodos: AskedPeriod[]): Promise<Answer> {
    const body = { periodos, motivo: "Corrección" };
    return this.#t.call(correctAbsence, { token: this.#home.admin.token, params: { id }, body });
  }

  /** Withdraws an absence that waits or is approved. */
  withdraw(id: number): Promise<Answer> {
    const body = { motivo: "Vino a trabajar" };
    return this.#t.call(withdrawAbsence, { token: this.#home.admin.token, params: { id }, body });
  }

  /** Inserts a request as the portal does: one row a day. */
  async insert(
    kind: number,
    slices: readonly Slice[],
    { state, replaces }: { state: string; replaces?: number },
  ): Promise<number> {
    const now = "2024-01-01T08:00:00Z";
    const estado = { pending: 1, approved: 2, rejected: 3, cancelled: 4 }[state] ?? 1;
    const { id } = await this.#t.factory.insert<{ id: number }>("solicitud", {
      empresa_id: this.#home.empresa_id,
      trabajador_id: this.#person.trabajador_id,
      pe_solicitud_tipo_id: kind,
      pe_solicitud_subtipo_id: this.#home.rules.get(kind)?.id ?? 0,
      estado_id: estado,
      creada_en: now,
      decidida_en: estado === 1 ? null : now,
      cancelada_en: estado === 4 ? now : null,
      rectifica_id: replaces ?? null,
    });
    await this.#t.sql(
      `insert into ausencia (empresa_id, solicitud_id, trabajador_id, grupo_id, vigente, aprobada,
        fecha, desde_minuto, hasta_minuto, minutos, coste, motivo_no_cuenta)
       select $1, $2, $3, $4, $5, $6, d.*
       from json_to_recordset($7) d (fecha date, desde_minuto int, hasta_minuto int, minutos int,
         coste numeric, motivo_no_cuenta text)`,
      [
        this.#home.empresa_id,
        id,
        this.#person.trabajador_id,
        replaces ?? id,
        estado <= 2,
        estado === 2,
        JSON.stringify(slices),
      ],
    );
    return id;
  }
}
