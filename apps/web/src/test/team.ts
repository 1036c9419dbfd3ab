import type { Person } from "@atrio/contract/person";
import type { RequestView } from "@atrio/contract/request-view";
import type { SigningChange } from "@atrio/contract/time/changes";
import type { TeamMember } from "@atrio/contract/time/team";

export const lucia: Person = { id: 7, nombre_completo: "Lucía García Pérez", link_foto: null };
export const marcos: Person = { id: 2, nombre_completo: "Marcos Herrero", link_foto: null };
const elena: Person = { id: 3, nombre_completo: "Elena Navarro", link_foto: null };

/** A member of the team without work today, with changes for a test. */
export function memberOf(changes: Partial<TeamMember> = {}): TeamMember {
  return {
    ...lucia,
    puesto: "Gestora de citas",
    nombre_departamento_trabajador: "Atención al paciente",
    centro_trabajo: "Madrid",
    zona_horaria: "Europe/Madrid",
    grupo: "no_ficha_hoy",
    situacion: "sin_fichar",
    teletrabajo: false,
    hora_prevista: null,
    hora_entrada: null,
    minutos_retraso: 0,
    llega_tarde: false,
    minutos_trabajados: 0,
    minutos_previstos: 0,
    horario: [],
    festivo: null,
    ausencias: [],
    abierto_mas_de_un_dia: false,
    solicitudes_pendientes: 0,
    ...changes,
  };
}

/** Lucía's closure of October that waits for Marcos, changed as a test needs it. */
export function requestOf(changes: Partial<RequestView> = {}): RequestView {
  return {
    id: 41,
    trabajador: lucia,
    pe_solicitud_tipo_id: 10,
    estado_id: 1,
    titulo: null,
    descripcion: null,
    creada_en: "2026-11-02T08:00:00.000Z",
    editada_en: null,
    decidida_en: null,
    cancelada_en: null,
    respuesta_administrador: null,
    decidida_por_administrador: false,
    registrada_por: null,
    motivo_registro: null,
    aprobaciones: [
      { supervisor: marcos, aprobada: null, motivo: null, decidida_en: null, decidida_por: null },
      {
        supervisor: elena,
        aprobada: true,
        motivo: null,
        decidida_en: "2026-11-03T08:00:00.000Z",
        decidida_por: null,
      },
    ],
    comentarios: 0,
    documentos: 0,
    rectifica_id: null,
    sustituida_por: null,
    ausencia: null,
    gasto: null,
    cierre: {
      anyo: 2026,
      mes: 10,
      minutos_previstos: 10_020,
      minutos_trabajados: 9_889,
      saldo_minutos: -131,
      reabierto_en: null,
      motivo_reapertura: null,
    },
    correccion: null,
    can: {
      decidir: true,
      borrar: false,
      comentar: true,
      reabrir: false,
      editar: false,
      cancelar: false,
      rectificar: false,
      retirar: false,
      adjuntar: false,
    },
    motivos: { editar: null, cancelar: null, rectificar: null },
    ...changes,
  };
}

/** Marcos's edit of a signing that waits for Lucía's answer, changed as a test needs it. */
export function changeOf(changes: Partial<SigningChange> = {}): SigningChange {
  const before = {
    hora_inicio: "2026-11-10T07:56:00.000Z",
    hora_fin: "2026-11-10T17:15:00.000Z",
    fichador_id: 1,
    parada_id: null,
    observaciones: null,
    borrado: false,
  };
  return {
    id: 1,
    fichaje_id: 1,
    dia: "2026-11-10",
    tipo: "edicion",
    autor: marcos,
    motivo: "Se quedó a atender una urgencia.",
    hecho_en: "2026-11-11T09:00:00.000Z",
    antes: before,
    despues: { ...before, hora_fin: "2026-11-10T17:45:00.000Z" },
    zona_horaria: "Europe/Madrid",
    respuesta: null,
    comentario: null,
    respondido_en: null,
    ...changes,
  };
}
