import { z } from "zod";

import { date, id, instant, minutes } from "../common.ts";
import { person } from "../person.ts";

export const projectStates = ["activo", "inactivo"] as const;
/** An active project lies before, in or after its dates; an inactive one takes no registrations. */
export const projectSituations = ["sin_empezar", "en_marcha", "terminado", "inactivo"] as const;

export const projectPartKinds = ["texto", "numero", "opcion"] as const;

/** States of a registration: running, waiting for approval, approved, without need of approval. */
export const registrationStates = ["en_curso", "pendiente", "aprobado", "sin_aprobacion"] as const;
export type RegistrationState = (typeof registrationStates)[number];

/** A field that a company asks for with an activity (parte). */
export const projectPart = z.object({
  id: id.describe("Field id"),
  nombre: z.string().describe("Name of the field"),
  tipo: z.enum(projectPartKinds).describe("Text, number or one of some options"),
  obligatorio: z.boolean().describe("A registration needs its value"),
  opciones: z.array(z.string()).describe("Options of a choice, in order; else none"),
  activo: z.boolean().describe("It is still asked for"),
});
export type ProjectPart = z.infer<typeof projectPart>;

/** An activity of a project. */
export const activity = z.object({
  id: id.describe("Activity id"),
  proyecto_id: id.describe("Its project"),
  nombre: z.string().describe("Name"),
  requiere_aprobacion: z.boolean().describe("Its registrations wait for approval"),
  activo: z.boolean().describe("It takes new registrations"),
  parte_ids: z.array(id).describe("Fields that it asks for, in order"),
});
export type Activity = z.infer<typeof activity>;

const projectHead = {
  id: id.describe("Project id"),
  codigo: z.string().describe("Code, unique in the company"),
  nombre: z.string().describe("Name"),
  descripcion: z.string().nullable().describe("Description"),
  link_imagen: z.string().nullable().describe("Address of its picture"),
  fecha_inicio: date.describe("First day"),
  fecha_fin: date.nullable().describe("Last day; null: open"),
  estado: z.enum(projectStates).describe("Active or inactive"),
  situacion: z.enum(projectSituations).describe("Place of today in its dates"),
};

/** A project that a worker may use on a day. */
export const usableProject = z.object({
  ...projectHead,
  favorito: z.boolean().describe("The worker marked it"),
  usado_en: instant.nullable().describe("Start of the worker's newest registration of it"),
  actividades: z
    .array(activity.extend({ favorita: z.boolean(), usada_en: instant.nullable() }))
    .describe("Activities that take registrations, by name"),
});
export type UsableProject = z.infer<typeof usableProject>;

/** A project as the people in charge of it see it in their list. */
export const teamProject = z.object({
  ...projectHead,
  todos_trabajadores: z.boolean().describe("Everybody in the company may use it"),
  num_trabajadores: z.number().int().describe("People who may use it today"),
  responsables: z.array(person).describe("People in charge today"),
  presupuesto_minutos: minutes.nullable().describe("Budget; null: none"),
  duracion_fichaje: minutes.describe("Minutes of all its ended registrations"),
  minutos_aprobados: minutes.describe("Minutes of the approved ones"),
  registros_pendientes: z.number().int().describe("Ended registrations that wait for approval"),
  en_curso: z.number().int().describe("People who work on it now"),
});
export type TeamProject = z.infer<typeof teamProject>;

/** A document of a project. */
export const projectDocument = z.object({
  id: id.describe("Document id"),
  titulo: z.string().describe("Title"),
  nombre_archivo: z.string().describe("Name of the file"),
  tamanyo: z.number().int().describe("Bytes"),
  subido_en: instant.describe("Upload"),
});
export type ProjectDocument = z.infer<typeof projectDocument>;

/** A value of a field. */
export const partValue = z.object({
  parte_id: id.describe("Field"),
  valor: z.union([z.number(), z.string().trim().max(200)]).describe("Value: text, number, option"),
});
export type PartValue = z.infer<typeof partValue>;

/** A registration of a project: an interval inside a signing, to the minute. */
export const registration = z.object({
  id: id.describe("Registration id"),
  trabajador_id: id.describe("Worker"),
  fichaje_id: id.describe("Signing that it lies in"),
  dia: date.describe("Local date of the signing's working day"),
  zona_horaria: z.string().describe("IANA zone of that day"),
  proyecto_id: id.describe("Project"),
  proyecto: z.string().describe("Name of the project"),
  actividad_id: id.nullable().describe("Activity; null where the project has none"),
  actividad: z.string().nullable().describe("Name of the activity"),
  hora_inicio: instant.describe("Start, a whole minute"),
  hora_fin: instant.nullable().describe("End; null while it runs with the open signing"),
  minutos: minutes.describe("Whole minutes; so far while it runs"),
  en_curso: z.boolean().describe("It ends with the open signing"),
  partes: z.array(partValue).describe("Values of the fields"),
  observaciones: z.string().nullable().describe("Remarks"),
  requiere_aprobacion: z.boolean().describe("Its activity asks for approval"),
  aprobado: z.boolean().describe("Approved"),
  aprobado_por: person.nullable().describe("Who approved it"),
  aprobado_en: instant.nullable().describe("When it was approved"),
  ajustado: z
    .boolean()
    .describe("A change of its signing changed it, and nobody has saved it since"),
  can: z
    .object({
      editar: z.boolean().describe("The caller may change and delete it"),
      decidir: z.boolean().describe("The caller may approve it, or take approval back"),
      borrar: z.boolean().describe("The caller may delete it"),
    })
    .describe("What the caller may do"),
});
export type Registration = z.infer<typeof registration>;

/** Minutes that are divided among projects and those left over. */
const divided = {
  minutos: minutes.describe("Minutes of work signings"),
  minutos_asignados: minutes.describe("Assigned to projects"),
  minutos_sin_asignar: minutes.describe("Left over"),
};

/** A day of a worker, divided among projects. */
export const dayDivision = z.object({
  trabajador_id: id.describe("Worker"),
  dia: date.describe("Local date of the working day"),
  zona_horaria: z.string().describe("IANA zone of the day"),
  version: z.number().int().describe("Version of the division, for saving it"),
  mes_cerrado: z.boolean().describe("The month is closed: nothing changes"),
  ...divided,
  fichajes: z
    .array(
      z.object({
        id: id.describe("Signing id"),
        hora_inicio: instant.describe("Start, cut to the minute"),
        hora_fin: instant.nullable().describe("End, cut to the minute; null while open"),
        ...divided,
        registros: z.array(registration).describe("Registrations in order"),
        huecos: z
          .array(
            z.object({
              hora_inicio: instant.describe("Start"),
              hora_fin: instant.nullable().describe("End; null: until the open signing ends"),
              minutos: minutes.describe("Minutes, so far in an open one"),
            }),
          )
          .describe("Stretches without a project, in order"),
      }),
    )
    .describe("Work signings of the day, in order; pauses are none"),
});
export type DayDivision = z.infer<typeof dayDivision>;
