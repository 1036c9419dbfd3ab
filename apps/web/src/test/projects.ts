import type { TeamProject } from "@atrio/contract/projects/shapes";
import type { TeamRegistration } from "@atrio/contract/projects/team-projects";

import { lucia, marcos } from "./team.ts";

/** Lucía's two hours at the counter that wait for approval, changed as a test needs it. */
export function registrationOf(changes: Partial<TeamRegistration> = {}): TeamRegistration {
  return {
    id: 1,
    trabajador: lucia,
    trabajador_id: lucia.id,
    fichaje_id: 11,
    dia: "2026-11-12",
    zona_horaria: "Europe/Madrid",
    proyecto_id: 8,
    proyecto: "Acogida de pacientes",
    actividad_id: 3,
    actividad: "Atención en mostrador",
    hora_inicio: "2026-11-12T08:00:00.000Z",
    hora_fin: "2026-11-12T10:00:00.000Z",
    minutos: 120,
    en_curso: false,
    partes: [],
    observaciones: null,
    requiere_aprobacion: true,
    aprobado: false,
    aprobado_por: null,
    aprobado_en: null,
    ajustado: false,
    can: { editar: false, decidir: true, borrar: true },
    ...changes,
  };
}

/** A project under way in Marcos's charge, changed as a test needs it. */
export function projectOf(changes: Partial<TeamProject> = {}): TeamProject {
  return {
    id: 8,
    codigo: "ACO",
    nombre: "Acogida de pacientes",
    descripcion: null,
    link_imagen: null,
    fecha_inicio: "2026-06-01",
    fecha_fin: null,
    estado: "activo",
    situacion: "en_marcha",
    todos_trabajadores: false,
    num_trabajadores: 1,
    responsables: [marcos],
    presupuesto_minutos: 6000,
    duracion_fichaje: 1500,
    minutos_aprobados: 600,
    registros_pendientes: 0,
    en_curso: 0,
    ...changes,
  };
}
