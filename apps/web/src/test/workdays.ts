import type { Signing, Workday } from "@atrio/contract/time/time";

const receipt = { seq: 1, hash: "ab".repeat(32) };

/** A signing of on-site work without an end, changed as a test needs it. */
export function signingOf(changes: Partial<Signing> = {}): Signing {
  return {
    id: 1,
    trabajador_id: 7,
    jornada_id: 1,
    dia: "2026-11-18",
    hora_inicio: "2026-11-18T06:58:00.000Z",
    hora_fin: null,
    fichador_id: 1,
    parada_id: null,
    cuenta_como_trabajo: true,
    teletrabajo: false,
    minutos: 0,
    latitud_inicio: null,
    longitud_inicio: null,
    latitud_fin: null,
    longitud_fin: null,
    geolocalizacion_inicio: null,
    geolocalizacion_fin: null,
    account_user_ip: null,
    ip_invalida_inicio: false,
    ip_invalida_fin: false,
    sin_conexion_inicio: false,
    sin_conexion_fin: false,
    fin_declarado: false,
    abierto_mas_de_un_dia: false,
    observaciones: null,
    recibo_inicio: receipt,
    recibo_fin: null,
    ...changes,
  };
}

/** A Wednesday in Madrid with eight hours from 08:00, changed as a test needs it. */
export function workdayOf(changes: Partial<Workday> = {}): Workday {
  return {
    id: 1,
    trabajador_id: 7,
    dia: "2026-11-18",
    zona_horaria: "Europe/Madrid",
    fichajes: [],
    horario: [{ inicio: "08:00", fin: "16:00" }],
    festivo: null,
    ausencias: [],
    minutos_previstos: 480,
    minutos_trabajados: 0,
    minutos_pausa: 0,
    saldo_minutos: 0,
    minutos_retraso: 0,
    estado_id: null,
    sin_registro: false,
    mes_cerrado: false,
    incidencia: null,
    correccion_pendiente_id: null,
    cambios: 0,
    objetado: false,
    cambios_sin_responder: 0,
    can: { editar: true, clonar: true, corregir: false },
    ...changes,
  };
}
