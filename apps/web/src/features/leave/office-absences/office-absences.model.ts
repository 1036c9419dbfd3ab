import { periodKinds, requestKinds, requestStates } from "@atrio/contract/kinds";
import { defaultPageSize, pageSizes } from "@atrio/contract/paging";
import type { RequestView } from "@atrio/contract/request-view";

import type { OfficeAbsencesSearch } from "./search.model.ts";

/** Filter and page of the list; null does not narrow. */
export type AbsencesAsked = {
  texto: string | null;
  pe_solicitud_tipo_id: number | null;
  estado_id: number | null;
  anyo: number | null;
  skip: number;
  take: (typeof pageSizes)[number];
};

/** The list that an address asks for. */
export function askedOf(search: OfficeAbsencesSearch): AbsencesAsked {
  const { q = null, tipo = null, estado = null, anyo = null, pagina = 1 } = search;
  const take = pageSizes.find((size) => size === search.filas) ?? defaultPageSize;
  const skip = (pagina - 1) * take;
  return { texto: q, pe_solicitud_tipo_id: tipo, estado_id: estado, anyo, skip, take };
}

/** Kinds of request that are absences. */
export const absenceKinds = Object.values(requestKinds).filter(
  (kind) => kind !== requestKinds.expenses,
);

/** An absence as its forms hold it. */
export type AbsenceForm = {
  person: { id: number; name: string } | null;
  pe_solicitud_tipo_id: number;
  /** Rule of paid or unpaid leave. */
  pe_solicitud_subtipo_id: number | null;
  from: string;
  to: string;
  /** Times of paid hours. */
  start: string;
  end: string;
  open: boolean;
  hospital: boolean;
  reason: string;
};

export const emptyForm: AbsenceForm = {
  person: null,
  pe_solicitud_tipo_id: requestKinds.medicalLeave,
  pe_solicitud_subtipo_id: null,
  from: "",
  to: "",
  start: "",
  end: "",
  open: false,
  hospital: false,
  reason: "",
};

export const withSubtypes: readonly number[] = [requestKinds.paidLeave, requestKinds.unpaidLeave];

export type FormField = "person" | "subtype" | "from" | "to" | "start" | "end" | "reason";

/** Fields of a form that are required and empty. */
export function missingIn(form: AbsenceForm): FormField[] {
  const inHours = form.pe_solicitud_tipo_id === requestKinds.paidHours;
  const checks: Array<[field: FormField, isMissing: boolean]> = [
    ["person", form.person === null],
    [
      "subtype",
      withSubtypes.includes(form.pe_solicitud_tipo_id) && form.pe_solicitud_subtipo_id === null,
    ],
    ["from", form.from === ""],
    ["to", !inHours && !form.open && form.to === ""],
    ["start", inHours && form.start === ""],
    ["end", inHours && form.end === ""],
    ["reason", form.reason.trim() === ""],
  ];
  return checks.filter(([, isMissing]) => isMissing).map(([field]) => field);
}

/** Fields of a form as the calls take them. */
export function bodyOf(form: AbsenceForm) {
  const inHours = form.pe_solicitud_tipo_id === requestKinds.paidHours;
  const isSick = form.pe_solicitud_tipo_id === requestKinds.medicalLeave;
  const period = inHours
    ? {
        fecha_inicio: form.from,
        fecha_fin: form.from,
        pe_tipo_periodo_id: periodKinds.hours,
        hora_inicio: form.start,
        hora_fin: form.end,
      }
    : { fecha_inicio: form.from, fecha_fin: isSick && form.open ? form.from : form.to };
  return {
    periodos: [period],
    motivo: form.reason.trim(),
    ...(form.pe_solicitud_subtipo_id !== null &&
      withSubtypes.includes(form.pe_solicitud_tipo_id) && {
        pe_solicitud_subtipo_id: form.pe_solicitud_subtipo_id,
      }),
    ...(isSick && { sin_fecha_fin: form.open, hospitalizacion: form.hospital }),
  };
}

/** The form that changes an absence: from its first day to its last one. */
export function formOf({ trabajador, ausencia, pe_solicitud_tipo_id }: RequestView): AbsenceForm {
  const person = { id: trabajador.id, name: trabajador.nombre_completo };
  const form = { ...emptyForm, person, pe_solicitud_tipo_id };
  if (ausencia === null) return form;
  const { periodos, sin_fecha_fin, pe_solicitud_subtipo_id } = ausencia;
  const [first] = periodos;
  if (first === undefined) return { ...form, pe_solicitud_subtipo_id };
  return {
    ...form,
    pe_solicitud_subtipo_id,
    from: first.fecha_inicio,
    to: sin_fecha_fin ? "" : (periodos.at(-1) ?? first).fecha_fin,
    start: first.hora_inicio?.slice(0, 5) ?? "",
    end: first.hora_fin?.slice(0, 5) ?? "",
    open: sin_fecha_fin,
    hospital: ausencia.hospitalizacion,
  };
}

type Acted = Pick<RequestView, "estado_id" | "sustituida_por" | "ausencia">;

/** True if an administrator may replace an absence by what happened (Rule LEAVE-64). */
export function isChangeable({ estado_id, sustituida_por, ausencia }: Acted): boolean {
  const isInForce = estado_id === requestStates.approved && sustituida_por === null;
  return isInForce && ausencia !== null && ausencia.periodos.length > 0;
}

/** True if an administrator may withdraw an absence (Rule LEAVE-65). */
export function isWithdrawable(request: Acted): boolean {
  return request.estado_id === requestStates.pending || isChangeable(request);
}
