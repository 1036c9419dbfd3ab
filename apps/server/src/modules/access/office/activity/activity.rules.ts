import type { ActivityGroup } from "@atrio/contract/access/activity";

/** Group of the acts by the first part of their key. */
const groups: Readonly<Record<string, ActivityGroup>> = {
  sesion: "acceso",
  clave: "acceso",
  correo: "acceso",
  segundo_factor: "acceso",
  suplantacion: "acceso",
  administracion: "acceso",
  empresa: "empresa",
  privacidad: "empresa",
  retencion: "empresa",
  trabajador: "personas",
  trabajadores: "personas",
  perfil: "personas",
  foto: "personas",
  datos: "personas",
  dispositivo_aviso: "personas",
  cuentas: "personas",
  contrato: "personas",
  organigrama: "personas",
  directorio: "personas",
  fichador: "tiempo",
  parada: "tiempo",
  mes: "tiempo",
  inspeccion: "tiempo",
  puntos_control: "tiempo",
  registro_horario: "tiempo",
  bolsa_horas: "tiempo",
  calendario_trabajador: "tiempo",
  solicitud: "ausencias",
  ausencia: "ausencias",
  gastos: "ausencias",
  delegacion: "ausencias",
  permiso: "ausencias",
  permisos: "ausencias",
  saldo: "ausencias",
  nomina: "nominas",
  nomina_lote: "nominas",
  nomina_plantilla: "nominas",
  prenomina: "nominas",
  modelo145: "nominas",
  certificado: "documentos",
  sello: "documentos",
  firma: "documentos",
  documento: "documentos",
  etiqueta: "turnos",
  pausa: "turnos",
  area: "turnos",
  turno: "turnos",
  turnos: "turnos",
  turno_peticion: "turnos",
  turno_serie: "turnos",
  turno_normas: "turnos",
  horario: "tiempo",
  proyecto: "proyectos",
  aviso_texto: "comunicacion",
  comunicado: "comunicacion",
  evento: "comunicacion",
  calendario_suscripcion: "comunicacion",
  buzon: "denuncias",
  gestor_denuncias: "denuncias",
};

/** Group of an act; acts of unknown kinds stand with the company's. */
export function groupOf(accion: string): ActivityGroup {
  return groups[accion.split(".")[0] ?? ""] ?? "empresa";
}

/** First parts of the keys of a group. */
export function partsOf(group: ActivityGroup): string[] {
  return Object.keys(groups).filter((part) => groups[part] === group);
}
