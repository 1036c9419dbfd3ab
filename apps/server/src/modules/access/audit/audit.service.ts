import type { Actor } from "@atrio/contract/access/actor";

import type { Tx } from "../../../db/client.ts";
import { plainAddress } from "../../../platform/addresses.ts";

import { insertAudit } from "./audit.repo.ts";
import type { AuditRow } from "./audit.repo.ts";

/** Audited actions; the value is stored in the trail and shown on the audit page. */
export type AuditAction =
  | "sesion.iniciada"
  | "sesion.rechazada"
  | "sesion.cerrada"
  | "sesion.revocada"
  | "clave.enlace_pedido"
  | "clave.enlace_enviado"
  | "clave.restablecida"
  | "clave.cambiada"
  | "correo.cambio_pedido"
  | "correo.cambio_cancelado"
  | "correo.cambiado"
  | "segundo_factor.activado"
  | "segundo_factor.desactivado"
  | "segundo_factor.retirado"
  | "segundo_factor.codigos_nuevos"
  | "segundo_factor.recuperacion_usada"
  | "perfil.email_avisos"
  | "foto.cambiada"
  | "foto.borrada"
  | "datos.descargados"
  | "dispositivo_aviso.anadido"
  | "dispositivo_aviso.quitado"
  | "suplantacion.pedida"
  | "suplantacion.iniciada"
  | "administracion.acceso"
  | "administracion.actividad_exportada"
  | "empresa.creada"
  | "empresa.importada"
  | "instalacion.empresa_creada"
  | "instalacion.copia_pedida"
  | "instalacion.examen_pedido"
  | "instalacion.envios_liberados"
  | "centro.guardado"
  | "festivos.calendario_guardado"
  | "festivos.calendario_borrado"
  | "departamento.guardado"
  | "empresa.ajustes"
  | "trabajadores.invitados"
  | "trabajadores.exportados"
  | "trabajador.alta"
  | "trabajador.cambio"
  | "trabajador.baja"
  | "trabajador.reincorporacion"
  | "trabajador.permisos"
  | "empresa.clase_tiempo"
  | "empresa.logotipo"
  | "fichador.guardado"
  | "parada.guardada"
  | "solicitud.borrada"
  | "solicitud.cancelada"
  | "ausencia.registrada"
  | "ausencia.corregida"
  | "ausencia.retirada"
  | "solicitud.decidida_por_administrador"
  | "solicitud.supervisor_liberado"
  | "solicitud.documento_descargado"
  | "gastos.configurados"
  | "delegacion.dada"
  | "delegacion.revocada"
  | "permiso.guardado"
  | "permisos.catalogo_cargado"
  | "saldo.regla_guardada"
  | "saldo.ajustado"
  | "saldo.exportados"
  | "saldo.anyo_cerrado"
  | "saldo.anyo_abierto"
  | "saldo.anyo_liquidado"
  | "saldo.caducidad_avisada"
  | "regla_fechas.guardada"
  | "regla_fechas.borrada"
  | "cierre_empresa.creado"
  | "cierre_empresa.excepcion"
  | "cierre_empresa.anulado"
  | "prenomina.formato_guardado"
  | "prenomina.formato_borrado"
  | "prenomina.entregada"
  | "mes.reabierto"
  | "nomina_lote.recibido"
  | "nomina_lote.hoja_abierta"
  | "nomina_lote.confirmado"
  | "nomina_lote.hoja_asignada"
  | "nomina_lote.hoja_descartada"
  | "nomina_lote.programado"
  | "nomina_lote.publicado"
  | "nomina_lote.borrado"
  | "nomina.retirada"
  | "certificado.anulado"
  | "inspeccion.exportada"
  | "inspeccion.enlace_creado"
  | "inspeccion.enlace_retirado"
  | "inspeccion.consultada"
  | "inspeccion.descargada"
  | "puntos_control.correos"
  | "retencion.aplicada"
  | "sello.sustituido"
  | "firma.pedida"
  | "firma.anulada"
  | "firma.anuladas"
  | "firma.recordadas"
  | "firma.exportadas"
  | "firma.evidencias"
  | "documento_plantilla.guardada"
  | "documento_plantilla.borrada"
  | "registro_horario.descargado"
  | "documento.publicado"
  | "documento.repartido"
  | "documento.reparto_retirado"
  | "documento.reparto_sustituido"
  | "documento.exportados"
  | "documento.aperturas_exportadas"
  | "documento.retirado"
  | "documento.decidido"
  | "documento.tipos_guardados"
  | "nomina_plantilla.creada"
  | "nomina_plantilla.cambiada"
  | "nomina_plantilla.borrada"
  | "organigrama.creado"
  | "organigrama.cambiado"
  | "contrato.guardado"
  | "modelo145.entregados"
  | "aviso_texto.guardado"
  | "aviso_texto.restaurado"
  | "comunicado.enviado"
  | "comunicado.retirado"
  | "calendario_trabajador.guardado"
  | "calendario_suscripcion.creada"
  | "calendario_suscripcion.retirada"
  | "evento.creado"
  | "evento.cambiado"
  | "evento.borrado"
  | "etiqueta.creada"
  | "etiqueta.cambiada"
  | "etiqueta.borrada"
  | "pausa.creada"
  | "pausa.cambiada"
  | "pausa.borrada"
  | "area.creada"
  | "area.cambiada"
  | "gestor_denuncias.nombrado"
  | "gestor_denuncias.retirado"
  | "turno.creado"
  | "turno.cambiado"
  | "turno.borrado"
  | "turno.asignado"
  | "turnos.publicados"
  | "turnos.retirados"
  | "turnos.borrados"
  | "turnos.etiquetados"
  | "turnos.copiados"
  | "turno_peticion.confirmada"
  | "turno_peticion.rechazada"
  | "turno_serie.creada"
  | "turno_serie.cambiada"
  | "turno_serie.borrada"
  | "turno_normas.cambiadas"
  | "horario.creado"
  | "horario.cambiado"
  | "horario.asignado"
  | "horario.borrado"
  | "proyecto.creado"
  | "proyecto.cambiado"
  | "proyecto.asignado"
  | "proyecto.exportado"
  | "privacidad.publicada"
  | "cuentas.anadida"
  | "cuentas.iban_cambiado"
  | "cuentas.reparto_cambiado"
  | "cuentas.borrada"
  | "cuentas.nombre_cambiado"
  | "cuentas.cambio_retirado"
  | "bolsa_horas.configurada"
  | "bolsa_horas.exportada"
  | "buzon.abierto"
  | "buzon.clave_creada"
  | "buzon.frase_cambiada"
  | "buzon.gestor_admitido"
  | "buzon.recuperado"
  | "buzon.reiniciado"
  | "buzon.libro_exportado"
  | "directorio.exportado"
  | "directorio.permisos_guardados";

/** An audited event: its author (null at the gate), in whose name, and its object. */
export type AuditEntry = {
  empresa_id: number;
  accion: AuditAction;
  actor_id: number | null;
  suplantada_por?: number | null;
  objeto?: string;
  objeto_id?: string | number;
  /** Plain facts; never a secret, an address in clear or the content of a document. */
  detalle?: AuditRow["detalle"];
  ip?: string;
};

/** The part of an entry that says who: the signed-in person, in whose name, from where. */
export function byActor(
  actor: Pick<Actor, "empresa_id" | "trabajador_id" | "suplantada_por">,
  ip: string,
): Pick<AuditEntry, "empresa_id" | "actor_id" | "suplantada_por" | "ip"> {
  return {
    empresa_id: actor.empresa_id,
    actor_id: actor.trabajador_id,
    suplantada_por: actor.suplantada_por,
    ip,
  };
}

function rowOf(entry: AuditEntry): AuditRow {
  return {
    empresa_id: entry.empresa_id,
    accion: entry.accion,
    actor_id: entry.actor_id,
    suplantada_por: entry.suplantada_por ?? null,
    objeto: entry.objeto ?? null,
    objeto_id: entry.objeto_id === undefined ? null : String(entry.objeto_id),
    detalle: entry.detalle ?? {},
    ip: entry.ip === undefined ? null : plainAddress(entry.ip),
  };
}

/** Writes a line of the audit trail in the transaction of its event, tenant or gate. */
export async function recordAudit(tx: Tx, entry: AuditEntry): Promise<void> {
  await insertAudit(tx, [rowOf(entry)]);
}

/** Writes a line for each thing that one act was about, in one statement. */
export async function recordAudits(
  tx: Tx,
  act: AuditEntry,
  things: ReadonlyArray<Pick<AuditEntry, "objeto_id" | "detalle">>,
): Promise<void> {
  if (things.length === 0) return;
  await insertAudit(
    tx,
    things.map((thing) => rowOf({ ...act, ...thing })),
  );
}
