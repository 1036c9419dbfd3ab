import { z } from "zod";

import { anyRequestKind, date, id, instant, minutes, time } from "./common.ts";
import { person } from "./person.ts";

/** Unit in which a rule charges a day: calendar days, days with a schedule, or minutes. */
export const leaveUnits = ["naturales", "laborables", "horas"] as const;
export type LeaveUnit = (typeof leaveUnits)[number];

/** Proposal of a correction for a signing. */
export const proposedSigning = z.strictObject({
  accion: z.enum(["anadir", "cambiar", "borrar"]).describe("Add, change or delete"),
  fichaje_id: id.optional().describe("Signing to change or delete"),
  hora_inicio: instant.optional().describe("Start; not when deleting"),
  hora_fin: instant.optional().describe("End; not when deleting"),
  fichador_id: id.optional().describe("Clock-in type of work"),
  parada_id: id.optional().describe("Kind of pause"),
  observaciones: z.string().trim().max(500).optional().describe("Remarks"),
});
export type ProposedSigning = z.infer<typeof proposedSigning>;

const approval = z.object({
  supervisor: person.describe("Who must decide"),
  aprobada: z.boolean().nullable().describe("Decision; null while awaited"),
  motivo: z.string().nullable().describe("Reason"),
  decidida_en: instant.nullable().describe("When"),
  decidida_por: person.nullable().describe("The delegate who decided in their place"),
});
export type Approval = z.infer<typeof approval>;

const closureFigures = z.object({
  anyo: z.number().int().describe("Year"),
  mes: z.number().int().describe("Month, 1 to 12"),
  minutos_previstos: minutes.describe("Scheduled, frozen when asked for"),
  minutos_trabajados: minutes.describe("Worked, frozen when asked for"),
  saldo_minutos: minutes.describe("Balance, frozen when asked for"),
  reabierto_en: instant.nullable().describe("When an administrator reopened the month"),
  motivo_reapertura: z.string().nullable().describe("Why it was reopened"),
});

const correctionDetail = z.object({
  dia: date.describe("Day to correct"),
  propuesta: z
    .array(
      z.object({
        accion: z.enum(["anadir", "cambiar", "borrar"]).describe("Add, change or delete"),
        fichaje_id: id.nullable().describe("Signing"),
        hora_inicio: instant.nullable().describe("Start"),
        hora_fin: instant.nullable().describe("End"),
        fichador_id: id.nullable().describe("Clock-in type"),
        parada_id: id.nullable().describe("Kind of pause"),
        observaciones: z.string().nullable().describe("Remarks"),
        hora_inicio_actual: instant.nullable().describe("Start as it stands"),
        hora_fin_actual: instant.nullable().describe("End as it stands"),
      }),
    )
    .describe("What is asked for"),
  zona_horaria: z.string().describe("IANA zone of the day"),
});

const period = z.object({
  fecha_inicio: date.describe("First day"),
  fecha_fin: date.describe("Last day"),
  pe_tipo_periodo_id: z
    .number()
    .int()
    .min(1)
    .max(4)
    .describe("1 full days, 2 half day morning, 3 half day afternoon, 4 hours"),
  hora_inicio: time.nullable().describe("Start, for hours"),
  hora_fin: time.nullable().describe("End, for hours"),
  diferencia_dias: z.number().describe("Cost: days, or minutes where the rule counts hours"),
});
export type RequestPeriod = z.infer<typeof period>;

/** A fact that requests of one rule hang on, with its total and its deadline (Rule LEAVE-71). */
export const occasionFigures = z.object({
  id: id.describe("Occasion id"),
  fecha: date.describe("Date of the fact"),
  etiqueta: z.string().nullable().describe("The worker's words for it"),
  total: z.number().nullable().describe("The most for the fact; null without a limit of its own"),
  usado: z.number().describe("Approved, of all its requests"),
  pendiente: z.number().describe("Waiting for a decision, of all its requests"),
  hasta: date.nullable().describe("Last day of its deadline; null without one"),
});
export type OccasionFigures = z.infer<typeof occasionFigures>;

const absenceFigures = z.object({
  pe_solicitud_subtipo_id: id.describe("Subtype"),
  subtipo: z.string().describe("Its name, in the caller's language"),
  unidad: z.enum(leaveUnits).describe("Unit of the costs"),
  coste: z.number().describe("Cost in all: days, or minutes where the rule counts hours"),
  hospitalizacion: z.boolean().describe("Medical leave in a hospital"),
  sin_fecha_fin: z
    .boolean()
    .describe("Its end is not known: its days are kept as far as the last day of its period"),
  retirada: z.boolean().describe("Asks to withdraw the absence that it rectifies: it has no days"),
  ocasion: occasionFigures.nullable().describe("Fact that it hangs on"),
  justificante_hasta: date
    .nullable()
    .describe("Last day for the proof that is still missing; null where none is"),
  fichado: z
    .array(
      z.object({
        fecha: date.describe("Whole day that is asked for"),
        minutos: minutes.describe("Worked on it"),
      }),
    )
    .describe("Days of a pending request on which the worker has clocked"),
  periodos: z.array(period).describe("Periods, in order"),
});

const expenseFigures = z.object({
  fecha_gasto: date.describe("Day of the expense"),
  importe: z.number().describe("Euros"),
  pe_gasto_tipo_id: z
    .number()
    .int()
    .min(1)
    .max(6)
    .describe("1 fuel, 2 travel, 3 taxis, 4 meals, 5 messenger, 6 other"),
  kilometros: z.number().nullable().describe("Kilometres by own car"),
  tarifa_km: z.number().nullable().describe("Euros a kilometre"),
  pagado_en: instant.nullable().describe("When it was paid"),
});

/** A request of any kind, as its readers see it. */
export const requestView = z.object({
  id: id.describe("Request id"),
  trabajador: person.describe("Who asks"),
  pe_solicitud_tipo_id: anyRequestKind.describe(
    "1 to 9 absences and expenses, 10 month closure, 11 correction",
  ),
  titulo: z.string().nullable().describe("Title"),
  estado_id: z
    .number()
    .int()
    .min(1)
    .max(4)
    .describe("1 pending, 2 approved, 3 rejected, 4 cancelled"),
  descripcion: z.string().nullable().describe("The worker's words"),
  creada_en: instant.describe("When it was sent"),
  editada_en: instant.nullable().describe("When it was last edited"),
  decidida_en: instant.nullable().describe("When it was decided"),
  cancelada_en: instant.nullable().describe("When it was cancelled"),
  respuesta_administrador: z.string().nullable().describe("The administrator's answer"),
  decidida_por_administrador: z.boolean().describe("Decided by an administrator"),
  registrada_por: person.nullable().describe("The administrator who entered it for the worker"),
  motivo_registro: z.string().nullable().describe("Why they entered it"),
  aprobaciones: z.array(approval).describe("The supervisors asked, with their decisions"),
  comentarios: z.number().int().describe("Number of comments"),
  documentos: z.number().int().describe("Number of files"),
  rectifica_id: id.nullable().describe("The approved request that it would replace"),
  sustituida_por: id.nullable().describe("The rectification that replaced it"),
  ausencia: absenceFigures.nullable().describe("What is asked for, for kinds 1 to 8"),
  gasto: expenseFigures.nullable().describe("The expense, for kind 9"),
  cierre: closureFigures.nullable().describe("The month, for kind 10"),
  correccion: correctionDetail.nullable().describe("The proposal, for kind 11"),
  can: z
    .object({
      decidir: z.boolean().describe("The caller may approve or reject it now"),
      borrar: z.boolean().describe("The caller may delete it"),
      comentar: z.boolean().describe("The caller may comment on it"),
      reabrir: z.boolean().describe("The caller may reopen the month"),
      editar: z.boolean().describe("The caller may edit it"),
      cancelar: z.boolean().describe("The caller may cancel it"),
      rectificar: z.boolean().describe("The caller may ask to rectify it"),
      retirar: z.boolean().describe("The caller may ask to withdraw it though it has begun"),
      adjuntar: z.boolean().describe("The caller may add files"),
    })
    .describe("What the caller may do"),
  motivos: z
    .object({
      editar: z.string().nullable().describe("Why it cannot be edited"),
      cancelar: z.string().nullable().describe("Why it cannot be cancelled"),
      rectificar: z.string().nullable().describe("Why it cannot be rectified"),
    })
    .describe("Why not, in the caller's language; null where they may, or it is nothing of theirs"),
});
export type RequestView = z.infer<typeof requestView>;

export const requestComment = z.object({
  id: id.describe("Comment id"),
  autor: person.describe("Who wrote it"),
  texto: z.string().describe("Text"),
  creado_en: instant.describe("When"),
});
export type RequestComment = z.infer<typeof requestComment>;
