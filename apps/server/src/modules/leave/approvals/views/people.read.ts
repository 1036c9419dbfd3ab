import { sql } from "kysely";
import type { RawBuilder } from "kysely";

import { requestStates } from "@atrio/contract/kinds";
import type { Person } from "@atrio/contract/person";
import type { Approval } from "@atrio/contract/request-view";

import { fixed } from "../../../../db/fixed.ts";
import { naming, valuesOf } from "../../../../db/values-of.ts";
import type { Columns, Values } from "../../../../db/values-of.ts";
import { delegateOf, stillSupervises } from "../approvals.read.ts";

/** Columns of a worker as a person. */
const person = (alias: string): Columns<Person> => ({
  id: sql.ref(`${alias}.id`),
  nombre_completo: sql.ref(`${alias}.nombre_completo`),
  link_foto: sql.ref(`${alias}.link_foto`),
});

/** Values of a worker as a person, for `personOf`. */
export const personValues = (alias: string): RawBuilder<unknown> => valuesOf(person(alias));
export const personOf = naming(person("t"));

/** An approval as rules read it: of whom, still theirs, and whose delegate may give it. */
export type ApprovalRow = Approval & {
  supervisor_id: number;
  vigente: boolean;
  delegado_id: number | null;
};

/**
 * Columns of an approval `a` of a request `s`, of supervisor `p`, decided by `d`. Whether a decided one's supervisors
 * still supervise decides only whether a supervisor sees it: others are not looked up, and have `vigente` false.
 * `s.hoy` is the day.
 */
const approval = (isAsked: RawBuilder<unknown>): Columns<ApprovalRow> => {
  const today = sql<string>`s.hoy`;
  return {
    supervisor: personValues("p"),
    supervisor_id: sql`a.supervisor_id`,
    aprobada: sql`a.aprobada`,
    motivo: sql`a.motivo`,
    decidida_en: sql`a.decidida_en`,
    decidida_por: sql`case when d.id is not null then ${personValues("d")} end`,
    vigente: sql`case when ${isAsked} then ${stillSupervises(today)} else false end`,
    delegado_id: sql`case when ${isAsked} then ${delegateOf(today)} end`,
  };
};

const approvalsWhere = (isAsked: RawBuilder<unknown>): RawBuilder<unknown> =>
  fixed(sql`(
  select coalesce(json_agg(${valuesOf(approval(isAsked))} order by p.nombre_completo, p.id), '[]')
  from solicitud_aprobacion a
  join trabajador p on p.empresa_id = empresa_actual() and p.id = a.supervisor_id
  left join trabajador d on d.empresa_id = empresa_actual() and d.id = a.decidida_por
  where a.empresa_id = empresa_actual() and a.solicitud_id = s.id)`);
const approvals = approvalsWhere(sql`true`);
const approvalsOfPending = approvalsWhere(sql`s.estado_id = ${sql.lit(requestStates.pending)}`);

/** Values of the approvals of a request `s`, by name of their supervisor, for `approvalOf`. */
export const approvalValues = (forSupervisor: boolean): RawBuilder<unknown> =>
  forSupervisor ? approvals : approvalsOfPending;

const namedApproval = naming<
  Omit<ApprovalRow, "supervisor" | "decidida_por"> & {
    supervisor: Values;
    decidida_por: Values | null;
  }
>(approval(sql`true`));

/** The approval of its values. */
export function approvalOf(values: Values): ApprovalRow {
  const { supervisor, decidida_por, ...approvalRow } = namedApproval(values);
  return {
    ...approvalRow,
    supervisor: personOf(supervisor),
    decidida_por: decidida_por === null ? null : personOf(decidida_por),
  };
}
