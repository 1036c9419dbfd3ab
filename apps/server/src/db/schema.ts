// Made by scripts/db-types.ts from the migrations; a test fails when it is stale.

import type { Generated, GeneratedAlways } from "kysely";

type Json = unknown;

type AccesoDocumento = {
  empresa_id: number;
  id: Generated<number>;
  clase: string;
  objeto_id: number;
  trabajador_id: number | null;
  quien_id: number;
  suplantada_por: number | null;
  modo: string;
  en: string;
};

type Account = {
  account_user_id: Generated<number>;
  email: string;
  password_hash: string | null;
  password_version: Generated<number>;
  requires_password_change: Generated<boolean>;
  desactivada_en: string | null;
  creada_en: Generated<string>;
  activada: GeneratedAlways<boolean>;
};

type ArchivoPendiente = {
  empresa_id: number;
  clave: string;
  creado_en: string;
};

type AreaGestor = {
  empresa_id: number;
  pe_area_trabajo_id: number;
  trabajador_id: number;
};

type AreaTrabajador = {
  empresa_id: number;
  pe_area_trabajo_id: number;
  trabajador_id: number;
};

type AreaTrabajo = {
  empresa_id: number;
  id: Generated<number>;
  nombre: string;
  centro_trabajo_id: number;
  observaciones: string | null;
  activa: Generated<boolean>;
};

type Auditoria = {
  empresa_id: number;
  id: GeneratedAlways<number>;
  ocurrida_en: Generated<string>;
  actor_id: number | null;
  suplantada_por: number | null;
  accion: string;
  objeto: string | null;
  objeto_id: string | null;
  detalle: Generated<Json>;
  ip: string | null;
};

type Ausencia = {
  empresa_id: number;
  id: Generated<number>;
  solicitud_id: number;
  trabajador_id: number;
  grupo_id: number;
  fecha: string;
  desde_minuto: Generated<number>;
  hasta_minuto: Generated<number>;
  minutos: number;
  coste: string;
  motivo_no_cuenta: string | null;
  vigente: Generated<boolean>;
  aprobada: Generated<boolean>;
  devuelta_por: number | null;
  devolucion: string | null;
};

type AusenciasPedidas = {
  empresa_id: number;
  trabajador_id: number;
  total: number;
};

type AvisoPersona = {
  empresa_id: number;
  trabajador_id: number;
  desconexion: boolean | null;
  frecuencia: Generated<string>;
  silencio_propio: Generated<boolean>;
  silencio_desde: string | null;
  silencio_hasta: string | null;
  silencio_dias: number[] | null;
  ultimo_resumen: string | null;
};

type AvisoResumen = {
  empresa_id: number;
  id: Generated<number>;
  trabajador_id: number;
  tipo: string;
  titulo: string;
  propio: boolean;
  creado_en: string;
};

type AvisoTexto = {
  empresa_id: number;
  frase: string;
  idioma: string;
  titulo: string;
  texto: string;
  guardado_por: number;
  guardado_en: Generated<string>;
};

type BolsaHorasConfig = {
  empresa_id: number;
  anyo: number;
  activa: Generated<boolean>;
  umbral_minutos: Generated<number>;
  intervalo_minutos: Generated<number>;
  maximo_diario_minutos: Generated<number>;
  tope_anual_minutos: number | null;
  caduca_el: string | null;
};

type BolsaHorasRevision = {
  empresa_id: number;
  hasta: string;
};

type BolsaMovimiento = {
  empresa_id: number;
  id: Generated<number>;
  trabajador_id: number;
  anyo: number;
  fecha: string;
  tipo: string;
  minutos: number;
  incidencia_id: number | null;
  motivo: string | null;
  autor_id: number | null;
  creado_en: string;
};

type Buzon = {
  empresa_id: number;
  sal: Buffer;
  clave_recuperacion: Buffer;
  abierto: string;
  reiniciado: string | null;
};

type BuzonGestor = {
  empresa_id: number;
  id: string;
  trabajador_id: number;
  clave_publica: Buffer;
  clave_envuelta: Buffer;
  estado: string;
  desde: string;
  avisado: string | null;
};

type Cadena = {
  empresa_id: number;
  trabajador_id: number;
  seq: number;
  eslabon: Buffer;
  registrado_en: string | null;
};

type CalendarioFestivo = {
  empresa_id: number;
  id: Generated<number>;
  nombre: string;
};

type CalendarioSuscripcion = {
  empresa_id: number;
  id: Generated<number>;
  trabajador_id: number;
  nombre: string;
  alcances: string[];
  privacidad: string;
  token_hash: Buffer;
  creada_en: string;
  usada_en: string | null;
  huella: Buffer | null;
  cambiada_en: string | null;
};

type CalendarioTrabajador = {
  empresa_id: number;
  id: Generated<number>;
  trabajador_id: number;
  anyo: number;
  titulo: string;
  acuerdo_cambio_jornada: Generated<boolean>;
  fecha_inicio: string;
  fecha_fin: string | null;
  horas_semanales_antes: string | null;
  horas_semanales: string | null;
  motivo: string | null;
  documento_id: number;
  creado_por: number;
  creado_en: string;
};

type CambioCorreo = {
  account_user_id: number;
  correo_nuevo: string;
  sesion_id: string;
  empresa_id: number;
  trabajador_id: number;
  confirmar_hash: Buffer;
  cancelar_hash: Buffer;
  password_version: number;
  pedido_en: string;
  expira_en: string;
};

type CambioDia = {
  empresa_id: number;
  id: Generated<number>;
  trabajador_id: number;
  dia: string;
  autor_id: number;
  motivo: string | null;
  hecho_en: string;
  por_leer: boolean;
  objetado_por: number | null;
  objecion: string | null;
  objetado_en: string | null;
};

type CambioDiaApunte = {
  empresa_id: number;
  cambio_id: number;
  trabajador_id: number;
  seq: number;
  fichaje_id: number;
};

type CambioDiaLectura = {
  empresa_id: number;
  cambio_id: number;
  supervisor_id: number;
  leido_en: string;
};

type CambioFichaje = {
  empresa_id: number;
  id: Generated<number>;
  trabajador_id: number;
  fichaje_id: number;
  dia: string;
  autor_id: number;
  tipo: string;
  motivo: string;
  seq: number;
  hecho_en: string;
  respuesta: string | null;
  comentario: string | null;
  respondido_en: string | null;
};

type CentroTrabajo = {
  empresa_id: number;
  id: Generated<number>;
  codigo: string;
  nombre: string;
  direccion: string | null;
  zona_horaria: Generated<string>;
  calendario_festivo_id: number | null;
  rangos_ip: Generated<string[]>;
  municipio: string | null;
  region: string | null;
  activo: Generated<boolean>;
};

type Certificado = {
  empresa_id: number;
  id: Generated<number>;
  trabajador_id: number;
  tipo_certificado: string;
  anyo: number | null;
  idioma: string;
  codigo: string;
  nombre: string;
  bytes: number;
  sha256: string;
  clave: string;
  emitido_en: string;
};

type CertificadoNomina = {
  empresa_id: number;
  certificado_id: number;
  nomina_id: number;
};

type CertificadoSello = {
  empresa_id: number;
  id: Generated<number>;
  propio: boolean;
  sujeto: string;
  huella: string;
  valido_desde: string;
  valido_hasta: string;
  material: Buffer;
  creado_por: number | null;
  creado_en: string;
  retirado_en: string | null;
};

type CierreAnual = {
  empresa_id: number;
  anyo: number;
  ejecutado_en: string;
  autor_id: number;
  conserva_sin_aviso: boolean;
};

type CierreAnualSaldo = {
  empresa_id: number;
  anyo: number;
  trabajador_id: number;
  saldo: string;
  pasa: string;
  pasa_hasta: string | null;
  caduca: string;
  avisado_en: string | null;
  leido_en: string | null;
  conservado: boolean;
};

type CierreEmpresa = {
  empresa_id: number;
  id: Generated<number>;
  nombre: string;
  fechas: string;
  descuenta: boolean;
  centro_trabajo_id: number | null;
  departamento: string | null;
  autor_id: number;
  creado_en: string;
  anulado_en: string | null;
  anulado_por: number | null;
};

type CierreEmpresaPersona = {
  empresa_id: number;
  cierre_id: number;
  trabajador_id: number;
  exceptuado: boolean;
  estado: Generated<string>;
  problema: string | null;
  solicitud_id: number | null;
};

type CierreMes = {
  empresa_id: number;
  solicitud_id: number;
  trabajador_id: number;
  anyo: number;
  mes: number;
  vigente: Generated<boolean>;
  minutos_previstos: number;
  minutos_trabajados: number;
  saldo_minutos: number;
  reabierto_en: string | null;
  reabierto_por: number | null;
  motivo_reapertura: string | null;
};

type CoberturaMinima = {
  empresa_id: number;
  id: Generated<number>;
  nombre: string;
  centro_trabajo_id: number | null;
  departamento: string | null;
  supervisor_id: number | null;
  personas: number | null;
  porcentaje: number | null;
  dias: number[];
  impide: boolean;
};

type CodigoRecuperacion = {
  account_user_id: number;
  codigo_hash: Buffer;
  usado_en: string | null;
};

type CodigoSuplantacion = {
  codigo_hash: Buffer;
  empresa_id: number;
  trabajador_id: number;
  administrador_id: number;
  expira_en: string;
  usado_en: string | null;
  sesion_id: string;
};

type Comunicado = {
  empresa_id: number;
  id: Generated<number>;
  titulo: string;
  contenido: string;
  importante: Generated<boolean>;
  autor_id: number;
  fecha: string;
  destinatarios: string;
  total_destinatarios: number;
  nombre: string | null;
  tipo: string | null;
  bytes: number | null;
  sha256: string | null;
  clave: string | null;
  idioma: string | null;
  retirado_en: string | null;
  retirado_por: number | null;
};

type ComunicadoTexto = {
  empresa_id: number;
  comunicado_id: number;
  idioma: string;
  titulo: string;
  contenido: string;
};

type Contrato = {
  empresa_id: number;
  id: Generated<number>;
  trabajador_id: number;
  codigo_contrato: string;
  fecha_inicio: string;
  fecha_fin: string | null;
  jornada_porcentaje: Generated<string>;
  horas_semanales: string;
  puesto: string;
  grupo_profesional: string | null;
  convenio: string | null;
  periodo_prueba_hasta: string | null;
  documento_id: number | null;
  creado_por: number;
  creado_en: string;
};

type Correccion = {
  empresa_id: number;
  solicitud_id: number;
  trabajador_id: number;
  dia: string;
  propuesta: Json;
  pendiente: Generated<boolean>;
};

type CorreoAnterior = {
  account_user_id: number;
  correo: string;
  dejado_en: string;
};

type CuentaBancaria = {
  empresa_id: number;
  id: Generated<number>;
  trabajador_id: number;
  alias: string | null;
  creada_en: string;
};

type Denuncia = {
  empresa_id: number;
  id: string;
  anonima: boolean;
  trabajador_id: number | null;
  fecha_creacion: string;
  estado: Generated<string>;
  clave_compartida: Buffer;
  clave_interna: Buffer;
  contenido: Buffer;
  codigo_guardado: Generated<boolean>;
  ultimo_contenido: string;
  ultima_respuesta: string | null;
  fecha_acuse: string | null;
  fecha_decision: string | null;
  fecha_investigacion: string | null;
  instructor_id: string | null;
  prorrogada: string | null;
  reunion_pedida: string | null;
  reunion_celebrada: string | null;
  fecha_conclusion: string | null;
  resultado: string | null;
  correo: Buffer | null;
  avisado: string | null;
  sellada: string | null;
};

type DenunciaArchivo = {
  empresa_id: number;
  denuncia_id: string;
  id: string;
  fecha: string;
  autor: string;
  ficha: Buffer;
  contenido: Buffer;
};

type DenunciaCodigo = {
  empresa_id: number;
  denuncia_id: string;
  codigo_hash: Buffer;
};

type DenunciaLlave = {
  empresa_id: number;
  denuncia_id: string;
  clase: string;
  destinatario: string;
  envuelta: Buffer;
};

type DenunciaMensaje = {
  empresa_id: number;
  denuncia_id: string;
  orden: number;
  fecha: string;
  clase: string;
  autor: string;
  tipo_mensaje: string;
  contenido: Buffer;
};

type DenunciaRegistro = {
  empresa_id: number;
  denuncia_id: string;
  anonima: boolean;
  fecha_creacion: string;
  fecha_acuse: string | null;
  fecha_decision: string | null;
  admitida: boolean | null;
  fecha_investigacion: string | null;
  prorrogada: string | null;
  fecha_conclusion: string | null;
  resultado: string | null;
  fecha_borrado: string | null;
  motivo_borrado: string | null;
};

type DenunciaTipo = {
  empresa_id: number;
  id: string;
  destinatario: string;
  anyo: number;
  sellado: Buffer;
};

type DireccionConocida = {
  account_user_id: number;
  direccion: Buffer;
  vista_en: string;
};

type DirectorioPermiso = {
  empresa_id: number;
  campo: string;
  audiencia: string;
};

type DispositivoAviso = {
  empresa_id: number;
  id: Generated<number>;
  trabajador_id: number;
  canal: string;
  direccion: string;
  p256dh: Buffer | null;
  auth: Buffer | null;
  nombre: string;
  creado_en: string;
  ultimo_envio_en: string | null;
};

type Documento = {
  empresa_id: number;
  id: Generated<number>;
  trabajador_id: number | null;
  centro_trabajo_id: number | null;
  categoria: string;
  documento_tipo: string | null;
  carpeta: string | null;
  titulo: string;
  descripcion: string | null;
  clase: Generated<string>;
  visible_supervisor: Generated<boolean>;
  nombre: string;
  tipo: string;
  bytes: number;
  sha256: string;
  clave: string;
  subido_por: number;
  subido_en: string;
  sustituye_id: number | null;
  retirado_en: string | null;
  retirado_por: number | null;
  aprobacion: string | null;
  decidida_por: number | null;
  decidida_en: string | null;
  motivo_rechazo: string | null;
  fecha: string | null;
  envio_id: number | null;
  clasificado_como: string | null;
  caduca_el: string | null;
  aviso_caducidad_el: string | null;
  caducidad_avisada_en: string | null;
  versiones_borradas: Generated<number>;
};

type DocumentoEnvio = {
  empresa_id: number;
  id: Generated<number>;
  categoria: string;
  carpeta: string | null;
  titulo: string;
  descripcion: string | null;
  clase: string;
  visible_supervisor: boolean;
  fecha: string | null;
  nombre: string;
  tipo: string;
  bytes: number;
  sha256: string;
  clave: string;
  destinatarios: string;
  total: number;
  subido_por: number;
  subido_en: string;
  retirado_en: string | null;
  retirado_por: number | null;
  clasificado_como: string | null;
  caduca_el: string | null;
  aviso_caducidad_el: string | null;
  caducidad_avisada_en: string | null;
  sustituye_id: number | null;
  version: Generated<number>;
};

type DocumentoPlantilla = {
  empresa_id: number;
  id: Generated<number>;
  nombre: string;
  idioma: string;
  texto: string;
  guardado_por: number;
  guardado_en: string;
};

type DocumentoSellado = {
  empresa_id: number;
  codigo: string;
  sha256: string;
  clase: string;
  objeto_id: number;
  trabajador_id: number;
  emitido_en: string;
  huella_certificado: string;
  sello_tiempo: boolean;
  anulado_en: string | null;
};

type DocumentoTipo = {
  empresa_id: number;
  codigo: string;
  nombre: Json;
  clase: Generated<string>;
  visible_supervisor: Generated<boolean>;
  requiere_aprobacion: Generated<boolean>;
  activo: Generated<boolean>;
  orden: Generated<number>;
  caduca_meses: number | null;
  aviso_dias: number | null;
  conserva_meses: number | null;
  laboral: Generated<boolean>;
};

type DocumentosDeEmpresa = {
  empresa_id: number;
  clase: string;
  total: number;
};

type Empresa = {
  empresa_id: Generated<number>;
  slug: string;
  nombre: string;
  cif: string | null;
  zona_horaria: Generated<string>;
  idioma: Generated<string>;
  logo_por_defecto: Generated<boolean>;
  logotipo_link: string | null;
  firma_digital: Generated<boolean>;
  mostrar_aviso_horario: Generated<boolean>;
  no_ver_iban_portal: Generated<boolean>;
  iban_bloqueado_portal: Generated<boolean>;
  redirect_to_login: Generated<boolean>;
  minutos_enlace_clave: Generated<number>;
  respuesta_neutra_email: Generated<boolean>;
  bloquear_ip_invalida: Generated<boolean>;
  telefono_empresa: string | null;
  nombre_contacto: string | null;
  email_contacto: string | null;
  nombre_mutua: string | null;
  bienvenida_titulo: string | null;
  bienvenida_contenido: string | null;
  creada_en: Generated<string>;
  correos_puntos_control: Generated<string[]>;
  anyos_registro_horario: Generated<number>;
  dias_espera_iban: Generated<number>;
  desconexion_digital: Generated<boolean>;
  silencio_desde: string | null;
  silencio_hasta: string | null;
  silencio_dias: number[] | null;
  cambios_con_aprobacion: Generated<boolean>;
  aviso_sin_conexion_minutos: Generated<number>;
  inicio_registro: string;
  minimo_festivo_minutos: number | null;
  plazo_justificante_dias: Generated<number>;
  color_marca: string | null;
  fotos_bloqueadas: Generated<boolean>;
  bienvenida_videos: Generated<boolean>;
  contacto_directorio: Generated<string>;
  horas_convenio: number | null;
  ausencias_companeros: Generated<string>;
};

type EmpresaModulo = {
  empresa_id: number;
  modulo_id: number;
};

type EnlaceClave = {
  token_hash: Buffer;
  account_user_id: number;
  proposito: string;
  password_version: number;
  creado_en: Generated<string>;
  expira_en: string;
  usado_en: string | null;
};

type EnlaceInspeccion = {
  empresa_id: number;
  id: Generated<number>;
  token_hash: Buffer;
  emisor_id: number;
  alcance: string;
  trabajador_id: number | null;
  centro_trabajo_id: number | null;
  desde: string;
  hasta: string;
  motivo: string;
  creado_en: string;
  expira_en: string;
  revocado_en: string | null;
  revocado_por: number | null;
};

type Etiqueta = {
  empresa_id: number;
  id: Generated<number>;
  nombre: string;
  color: string;
};

type EventoEmpresa = {
  empresa_id: number;
  id: Generated<number>;
  titulo: string;
  descripcion: string | null;
  desde: string;
  hasta: string;
  hora_inicio: string | null;
  hora_fin: string | null;
  centro_id: number | null;
  color: Generated<string>;
  version: Generated<number>;
  creado_por: number;
  actualizado_en: string;
};

type ExamenInstalacion = {
  id: GeneratedAlways<number>;
  empezado_en: Generated<string>;
  terminado_en: string | null;
  hallazgos: Json;
};

type Festivo = {
  empresa_id: number;
  calendario_festivo_id: number;
  fecha: string;
  tipo_festivo_id: number;
  nombre: string;
  de_convenio: Generated<boolean>;
};

type Fichador = {
  empresa_id: number;
  id: Generated<number>;
  nombre: string;
  tipo: string;
  rangos_ip: Generated<string[]>;
  activo: Generated<boolean>;
  orden: Generated<number>;
  clase_tiempo: Generated<string>;
};

type Fichaje = {
  empresa_id: number;
  id: Generated<number>;
  trabajador_id: number;
  jornada_id: number;
  hora_inicio: string;
  hora_fin: string | null;
  fichador_id: number | null;
  parada_id: number | null;
  teletrabajo: Generated<boolean>;
  latitud_inicio: string | null;
  longitud_inicio: string | null;
  precision_inicio: number | null;
  geolocalizacion_inicio: string | null;
  latitud_fin: string | null;
  longitud_fin: string | null;
  precision_fin: number | null;
  geolocalizacion_fin: string | null;
  account_user_ip: string | null;
  account_user_ip_fin: string | null;
  ip_invalida_inicio: Generated<boolean>;
  ip_invalida_fin: Generated<boolean>;
  desfase_inicio_ms: number | null;
  desfase_fin_ms: number | null;
  fin_declarado: Generated<boolean>;
  observaciones: string | null;
  seq_inicio: number;
  seq_fin: number | null;
  borrado: Generated<boolean>;
  sin_conexion_inicio: Generated<boolean>;
  sin_conexion_fin: Generated<boolean>;
};

type FichajeEvento = {
  empresa_id: number;
  trabajador_id: number;
  seq: number;
  fichaje_id: number;
  registrado_en: string;
  sal: Buffer | null;
  contenido: string | null;
  hoja: Buffer;
  eslabon: Buffer;
};

type FirmaCodigo = {
  empresa_id: number;
  id: Generated<number>;
  trabajador_id: number;
  clase: string;
  objeto_id: number;
  hash: string;
  enviado_en: string;
  caduca_en: string;
  intentos: Generated<number>;
  usado_en: string | null;
};

type FirmaDestinatario = {
  empresa_id: number;
  envio_id: number;
  trabajador_id: number;
  omitido: string | null;
};

type FirmaDocumento = {
  empresa_id: number;
  id: Generated<number>;
  trabajador_id: number;
  titulo: string;
  texto_adicional: string | null;
  importante: Generated<boolean>;
  email: string;
  estado: Generated<string>;
  fecha_solicitud: string;
  solicitado_por: number;
  caduca_el: string | null;
  fecha_acceso: string | null;
  fecha_lectura: string | null;
  fecha_firma: string | null;
  fecha_rechazo: string | null;
  motivo_rechazo: string | null;
  anulado_en: string | null;
  anulado_por: number | null;
  recordado_en: string | null;
  nombre: string;
  paginas: number;
  bytes: number;
  hash_original: string;
  clave_original: string;
  evidencia: Json;
  hash_firmado: string | null;
  bytes_firmado: number | null;
  clave_firmado: string | null;
  envio_id: number | null;
};

type FirmaEnvio = {
  empresa_id: number;
  id: Generated<number>;
  titulo: string;
  texto_adicional: string | null;
  importante: boolean;
  caduca_el: string | null;
  destinatarios: string;
  total: number;
  solicitado_por: number;
  fecha: string;
  nombre: string;
  paginas: number | null;
  bytes: number | null;
  hash: string | null;
  clave: string | null;
  plantilla: string | null;
  idioma: string | null;
  pendientes: Generated<number>;
  firmados: Generated<number>;
  rechazados: Generated<number>;
  anulados: Generated<number>;
  caducados: Generated<number>;
};

type FirmaSuceso = {
  empresa_id: number;
  id: Generated<number>;
  firma_documento_id: number;
  tipo: string;
  en: string;
  quien_id: number | null;
  ip: string | null;
  agente: string | null;
  detalle: Generated<Json>;
};

type FotoTrabajador = {
  empresa_id: number;
  trabajador_id: number;
  nombre: string;
  clave: string;
  pequenya: Buffer;
  subida_en: string;
};

type Gasto = {
  empresa_id: number;
  solicitud_id: number;
  trabajador_id: number;
  fecha_gasto: string;
  importe: string;
  pe_gasto_tipo_id: number;
  kilometros: string | null;
  tarifa_km: string | null;
  pagado_en: string | null;
  pagado_por: number | null;
  por_pagar_desde: string | null;
};

type GastoRegla = {
  empresa_id: number;
  desde: string;
  tarifa_km: Generated<string>;
  limite_porcentaje_salario: string | null;
};

type GastosDeBloque = {
  empresa_id: number;
  bloque: number;
  total: number;
  importe: string;
};

type GestorInstalacion = {
  empresa_id: number;
  trabajador_id: number;
  desde: Generated<string>;
};

type Horario = {
  empresa_id: number;
  id: Generated<number>;
  codigo: string;
  nombre: string;
  semanas: Generated<number>;
  tolerancia_minutos: Generated<number>;
  trabaja_festivos: Generated<boolean>;
  serie_id: number | null;
  actual: Generated<boolean>;
  vigente_desde: string | null;
};

type HorarioTramo = {
  empresa_id: number;
  horario_id: number;
  semana: number;
  dia_semana: number;
  inicio: string;
  fin: string;
};

type Incidencia = {
  empresa_id: number;
  id: Generated<number>;
  trabajador_id: number;
  dia: string;
  minutos_diferencia: number;
  minutos: number;
  observaciones: string | null;
  pe_compensacion_id: Generated<number>;
  estado_id: Generated<number>;
  creada_en: string;
  decidida_en: string | null;
  decidida_por: number | null;
  respuesta: string | null;
  trasladada_en: string | null;
};

type IncidenciaValidacion = {
  empresa_id: number;
  incidencia_id: number;
  trabajador_id: number;
  supervisor_id: number;
  validada_en: string;
};

type IncidenciasDeBloque = {
  empresa_id: number;
  bloque: number;
  total: number;
  minutos: number;
};

type IncidenciasPorDecidir = {
  empresa_id: number;
  trabajador_id: number;
  total: number;
  minutos: number;
};

type Instalacion = {
  unica: Generated<boolean>;
  envios_retenidos: string | null;
  respaldo_de: string | null;
  restaurada_en: string | null;
};

type Invitacion = {
  empresa_id: number;
  trabajador_id: number;
  email: string;
  enviada_en: string;
  caduca_en: string;
  enviada_por: number | null;
};

type Jornada = {
  empresa_id: number;
  id: Generated<number>;
  trabajador_id: number;
  dia: string;
  zona_horaria: string;
};

type Limite = {
  clave: Buffer;
  ventana: string;
  cuenta: Generated<number>;
};

type Logotipo = {
  empresa_id: number;
  nombre: string;
  imagen: Buffer;
  subido_en: string;
};

type MesesAbiertos = {
  empresa_id: number;
  trabajador_id: number;
  primer_fichaje: string;
  desde: string;
  fecha_baja: string | null;
  cerrados_despues: Generated<number>;
};

type MesesAbiertosDeEmpresa = {
  empresa_id: number;
  desde: string;
  personas: number;
};

type Modelo145 = {
  empresa_id: number;
  id: Generated<number>;
  trabajador_id: number;
  version: number;
  estado: Generated<string>;
  datos: Buffer;
  creado_en: string;
  firmado_en: string | null;
  confirmado_en: string | null;
  evidencia: Json;
  hash: string | null;
  bytes: number | null;
  clave: string | null;
};

type Modelo145Entrega = {
  empresa_id: number;
  id: Generated<number>;
  modelo145_id: number;
  entregado_en: string;
  autor_id: number;
};

type NodoOrganigrama = {
  empresa_id: number;
  id: Generated<number>;
  pe_organigrama_id: number;
  padre_id: number | null;
  nivel: number;
  nivel_padre: GeneratedAlways<number | null>;
  tipo: string;
  trabajador_id: number | null;
  nombre: string | null;
  puesto: string | null;
  orden: number;
};

type Nomina = {
  empresa_id: number;
  id: Generated<number>;
  trabajador_id: number;
  tipo_nomina: string;
  anyo: number;
  mes_pago: number;
  fecha_inicio: string;
  fecha_fin: string;
  estado_nomina_id: Generated<number>;
  publicada_portal: Generated<boolean>;
  publicar_el: string | null;
  publicada_en: string | null;
  total_devengado: string | null;
  total_aportaciones: string | null;
  porcentaje_irpf: string | null;
  descuento_irpf: string | null;
  otras_deducciones: string | null;
  total_percibir: string | null;
  aportacion_empresa: string | null;
  cabecera: Generated<Json>;
  bases: Generated<Json>;
  path: string | null;
  hash: string | null;
  bytes: number | null;
  clave: string | null;
  lote_id: number | null;
  sustituye_id: number | null;
  creada_en: string;
};

type NominaLinea = {
  empresa_id: number;
  nomina_id: number;
  orden: number;
  seccion: string;
  concepto: string;
  texto: string;
  unidades: string | null;
  precio: string | null;
  base: string | null;
  tipo: string | null;
  importe: string;
};

type NominaLote = {
  empresa_id: number;
  id: Generated<number>;
  anyo: number;
  mes: number;
  tipo_nomina: string;
  path: string;
  hash: string;
  bytes: number;
  clave: string;
  paginas: number | null;
  estado: Generated<string>;
  motivo_fallo: string | null;
  publicar_el: string | null;
  publicado_en: string | null;
  creado_por: number | null;
  creado_en: string;
  clave_cifras: string | null;
  clave_lineas: string | null;
  recordado_en: string | null;
};

type NominaLoteHoja = {
  empresa_id: number;
  id: Generated<number>;
  lote_id: number;
  orden: number;
  nombre: string | null;
  pagina_desde: number;
  pagina_hasta: number;
  nif: string | null;
  nombre_leido: string | null;
  trabajador_id: number | null;
  correspondencia: string;
  motivo: string | null;
  estado: Generated<string>;
  revisada_por: number | null;
  revisada_en: string | null;
  clave: string;
  hash: string;
  bytes: number;
  cifras: Json;
  nomina_id: number | null;
  motivos: Generated<string[]>;
  comprobaciones: Json;
  detalle: Json;
};

type NominaPlantilla = {
  empresa_id: number;
  id: Generated<number>;
  nombre: string;
  version: Generated<number>;
  ancho: number;
  alto: number;
  cambiado_por: number;
  cambiado_en: string;
  tabla_y: number | null;
  tabla_alto: number | null;
};

type NominaPlantillaColumna = {
  empresa_id: number;
  plantilla_id: number;
  campo: string;
  x: number;
  ancho: number;
};

type NominaPlantillaEtiqueta = {
  empresa_id: number;
  plantilla_id: number;
  orden: number;
  texto: string;
  x: number;
  y: number;
};

type NominaPlantillaZona = {
  empresa_id: number;
  plantilla_id: number;
  campo: string;
  x: number;
  y: number;
  ancho: number;
  alto: number;
};

type Notificacion = {
  empresa_id: number;
  id: Generated<number>;
  trabajador_id: number;
  titulo: string;
  descripcion: Generated<string>;
  tipo: Generated<string>;
  icono_id: number | null;
  automatica: Generated<boolean>;
  fecha: Generated<string>;
  leida_en: string | null;
  enlace: string | null;
  clave: string | null;
  comunicado_id: number | null;
  visible: Generated<boolean>;
  palabras: Json;
};

type OcasionPermiso = {
  empresa_id: number;
  id: Generated<number>;
  trabajador_id: number;
  permiso_tipo_id: number;
  fecha: string;
  etiqueta: string | null;
  creada_en: string;
};

type Organigrama = {
  empresa_id: number;
  id: Generated<number>;
  nombre: string;
  descripcion: string | null;
  activo: Generated<boolean>;
  orden: Generated<number>;
  creado_en: string;
  creado_por: number | null;
  version: Generated<number>;
};

type Parada = {
  empresa_id: number;
  id: Generated<number>;
  nombre: string;
  tipo: Generated<string>;
  cuenta_como_trabajo: boolean;
  activo: Generated<boolean>;
  orden: Generated<number>;
  clase_tiempo: Generated<string>;
};

type Parte = {
  empresa_id: number;
  id: Generated<number>;
  nombre: string;
  tipo: string;
  obligatorio: Generated<boolean>;
  opciones: Generated<string[]>;
  activo: Generated<boolean>;
};

type Pausa = {
  empresa_id: number;
  id: Generated<number>;
  nombre: string;
  hora_inicio: string;
  hora_fin: string;
  cuenta_como_trabajo: Generated<boolean>;
  borrada: Generated<boolean>;
};

type PeriodoBloqueado = {
  empresa_id: number;
  id: Generated<number>;
  nombre: string;
  fechas: string;
  tipos: number[];
  centro_trabajo_id: number | null;
  departamento: string | null;
  impide: boolean;
};

type PermisoTipo = {
  empresa_id: number;
  id: Generated<number>;
  pe_solicitud_tipo_id: number;
  codigo: string;
  nombre: Json;
  descripcion: Json;
  norma: string | null;
  unidad: string;
  saldo: string | null;
  retribuido: Generated<boolean>;
  limite: string | null;
  limite_por: string | null;
  maximo_consecutivo: number | null;
  preaviso_dias: Generated<number>;
  requiere_documento: Generated<boolean>;
  documento_restringido: Generated<boolean>;
  admite_medio_dia: Generated<boolean>;
  admite_horas: Generated<boolean>;
  decide: Generated<string>;
  activo: Generated<boolean>;
  orden: Generated<number>;
  minimo_meses: number | null;
  maximo_meses: number | null;
  ocasion: string | null;
  plazo_meses: number | null;
  prorroga_dias: number | null;
  prorroga_meses: number | null;
};

type PersonasDeEmpresa = {
  empresa_id: number;
  total: Generated<number>;
  dia: Generated<string>;
  bajas: Generated<number>;
};

type PreferenciaAviso = {
  empresa_id: number;
  trabajador_id: number;
  tipo: string;
  correo: boolean;
  push: boolean;
};

type PrenominaEntrega = {
  empresa_id: number;
  id: Generated<number>;
  mes: string;
  formato: string;
  tipo: string;
  sha256: string;
  personas: number;
  entregada_en: string;
  autor_id: number;
};

type PrenominaEntregaPersona = {
  empresa_id: number;
  entrega_id: number;
  trabajador_id: number;
  cifras: Json;
};

type PrenominaFormato = {
  empresa_id: number;
  id: Generated<number>;
  nombre: string;
  filas: string;
  columnas: Json;
  decimal: string;
};

type Proyecto = {
  empresa_id: number;
  id: Generated<number>;
  codigo: string;
  nombre: string;
  descripcion: string | null;
  estado: Generated<string>;
  fecha_inicio: string;
  fecha_fin: string | null;
  todos_trabajadores: Generated<boolean>;
  presupuesto_minutos: number | null;
};

type ProyectoActividad = {
  empresa_id: number;
  id: Generated<number>;
  proyecto_id: number;
  nombre: string;
  requiere_aprobacion: Generated<boolean>;
  presupuesto_minutos: number | null;
  activo: Generated<boolean>;
};

type ProyectoActividadParte = {
  empresa_id: number;
  actividad_id: number;
  parte_id: number;
  orden: number;
};

type ProyectoDocumento = {
  empresa_id: number;
  id: Generated<number>;
  proyecto_id: number;
  titulo: string;
  nombre_archivo: string;
  tipo: string;
  tamanyo: number;
  clave: string;
  subido_en: string;
  subido_por: number;
};

type ProyectoFavorito = {
  empresa_id: number;
  trabajador_id: number;
  proyecto_id: number;
  actividad: number;
};

type ProyectoImagen = {
  empresa_id: number;
  proyecto_id: number;
  nombre: string;
  imagen: Buffer;
};

type ProyectoRegistro = {
  empresa_id: number;
  id: Generated<number>;
  trabajador_id: number;
  fichaje_id: number;
  dia: string;
  proyecto_id: number;
  actividad_id: number | null;
  hora_inicio: string;
  hora_fin: string | null;
  minutos: GeneratedAlways<number | null>;
  partes: Generated<Json>;
  observaciones: string | null;
  requiere_aprobacion: boolean;
  aprobado: Generated<boolean>;
  aprobado_por: number | null;
  aprobado_en: string | null;
  ajustado: Generated<boolean>;
  borrado: Generated<boolean>;
  version: Generated<number>;
  cambiado_por: number | null;
  cambiado_en: string;
  motivo: string | null;
};

type ProyectoRegistroHistoria = {
  empresa_id: number;
  id: GeneratedAlways<number>;
  registro_id: number;
  trabajador_id: number;
  dia: string;
  accion: string;
  autor_id: number | null;
  hecho_en: string;
  motivo: string | null;
  proyecto_id: number;
  actividad_id: number | null;
  hora_inicio: string;
  hora_fin: string | null;
  partes: Json;
};

type ProyectoResponsable = {
  empresa_id: number;
  proyecto_id: number;
  trabajador_id: number;
  vigencia: string;
};

type ProyectoSuma = {
  empresa_id: number;
  proyecto_id: number;
  dia: string;
  actividad: number;
  trozo: number;
  registros: number;
  en_curso: number;
  pendientes: number;
  aprobados: number;
  minutos: number;
  minutos_pendientes: number;
  minutos_aprobados: number;
};

type ProyectoTrabajador = {
  empresa_id: number;
  proyecto_id: number;
  trabajador_id: number;
  vigencia: string;
};

type PuntoControl = {
  empresa_id: number;
  numero: number;
  creado_en: string;
  motivo: string;
  hash: Buffer;
  anterior: Buffer;
  firma: Buffer;
  huella_clave: Buffer;
  clave: string;
  clave_firma: string;
  cadenas: number;
  enviado_en: string | null;
};

type ReglaVacaciones = {
  empresa_id: number;
  id: Generated<number>;
  titulo: Json;
  descripcion: Json;
  documento_nombre: string | null;
  documento_tipo: string | null;
  documento_clave: string | null;
  orden: Generated<number>;
};

type RelojConfirmado = {
  confirmado_en: string;
  hasta: string;
};

type RepartoBancario = {
  empresa_id: number;
  id: Generated<number>;
  trabajador_id: number;
  version: number;
  cambio: string;
  creado_en: string;
  efectivo_en: string;
  retirado_en: string | null;
};

type RepartoCuenta = {
  empresa_id: number;
  reparto_id: number;
  cuenta_id: number;
  trabajador_id: number;
  orden: number;
  iban: Buffer;
  cabeza: string;
  ultimos: string;
  importe: string | null;
  restante: boolean;
  porcentaje: string;
  nomina: boolean;
};

type Respaldo = {
  id: GeneratedAlways<number>;
  nombre: string | null;
  destino: string;
  empezado_en: Generated<string>;
  terminado_en: string | null;
  bytes: number | null;
  archivos: number | null;
  fallo: string | null;
};

type RespuestaIdempotente = {
  empresa_id: number;
  trabajador_id: number;
  clave: string;
  operacion: string;
  peticion_hash: Buffer;
  estado: number | null;
  respuesta: Json;
  creada_en: Generated<string>;
};

type SaldoAjuste = {
  empresa_id: number;
  id: Generated<number>;
  trabajador_id: number;
  saldo: string;
  anyo: number;
  cantidad: string;
  caduca_el: string | null;
  motivo: string;
  autor_id: number;
  creado_en: string;
};

type SaldoAnyoCerrado = {
  empresa_id: number;
  anyo: number;
  cerrado_en: string;
  cerrado_por: number;
};

type SaldoInicial = {
  empresa_id: number;
  trabajador_id: number;
  saldo: string;
  anyo: number;
  cantidad: string;
  importado_en: Generated<string>;
};

type SaldoRegla = {
  empresa_id: number;
  saldo: string;
  desde_anyo: number;
  cantidad: string;
  arrastre_maximo: Generated<string>;
  arrastre_hasta: Generated<string>;
  proporcional: Generated<boolean>;
};

type SegundoFactor = {
  account_user_id: number;
  secreto: Buffer;
  creado_en: string;
  activado_en: string | null;
  ultimo_paso: number | null;
};

type SegundoFactorAplazado = {
  account_user_id: number;
  aplazado_en: string;
};

type Sesion = {
  id: Generated<string>;
  token_hash: Buffer;
  empresa_id: number;
  trabajador_id: number;
  account_user_id: number;
  suplantada_por: number | null;
  recordar: Generated<boolean>;
  dispositivo: Generated<string>;
  ip: string | null;
  creada_en: Generated<string>;
  vista_en: Generated<string>;
  expira_en: string;
  confirmada_en: string | null;
  sesion_administrador_id: string | null;
};

type Solicitud = {
  empresa_id: number;
  id: Generated<number>;
  trabajador_id: number;
  pe_solicitud_tipo_id: number;
  estado_id: Generated<number>;
  descripcion: string | null;
  creada_en: string;
  decidida_en: string | null;
  administrador_id: number | null;
  respuesta_administrador: string | null;
  titulo: string | null;
  pe_solicitud_subtipo_id: number | null;
  hospitalizacion: Generated<boolean>;
  rectifica_id: number | null;
  sustituida_por: number | null;
  editada_en: string | null;
  cancelada_en: string | null;
  borrada: Generated<boolean>;
  registrada_por: number | null;
  motivo_registro: string | null;
  sin_fecha_fin: Generated<boolean>;
  ocasion_id: number | null;
  justificante_hasta: string | null;
  primer_dia: string | null;
  decidible_desde: Generated<string>;
};

type SolicitudAprobacion = {
  empresa_id: number;
  solicitud_id: number;
  trabajador_id: number;
  supervisor_id: number;
  aprobada: boolean | null;
  motivo: string | null;
  decidida_en: string | null;
  decidida_por: number | null;
  recordada_en: string | null;
};

type SolicitudComentario = {
  empresa_id: number;
  id: Generated<number>;
  solicitud_id: number;
  autor_id: number;
  texto: string;
  creado_en: string;
};

type SolicitudDocumento = {
  empresa_id: number;
  id: Generated<number>;
  trabajador_id: number;
  solicitud_id: number | null;
  nombre: string;
  tipo: string;
  bytes: number;
  sha256: string;
  clave: string;
  restringido: Generated<boolean>;
  subido_por: number;
  subido_en: string;
};

type SolicitudPeriodo = {
  empresa_id: number;
  id: Generated<number>;
  solicitud_id: number;
  trabajador_id: number;
  fecha_inicio: string;
  fecha_fin: string;
  pe_tipo_periodo_id: Generated<number>;
  hora_inicio: string | null;
  hora_fin: string | null;
  diferencia_dias: string;
};

type SolicitudSuceso = {
  empresa_id: number;
  id: Generated<number>;
  solicitud_id: number;
  tipo: string;
  autor_id: number | null;
  detalle: Generated<Json>;
  ocurrido_en: string;
};

type Supervision = {
  empresa_id: number;
  supervisor_id: number;
  supervisado_id: number;
  vigencia: string;
};

type SupervisionDelegacion = {
  empresa_id: number;
  id: Generated<number>;
  supervisor_id: number;
  delegado_id: number;
  vigencia: string;
  motivo: string | null;
  creada_en: string;
  revocada_en: string | null;
};

type TextoPrivacidad = {
  empresa_id: number;
  version: number;
  idioma: string;
  contenido: string;
  vigente_desde: string;
  publicado_por: number;
  publicado_en: string;
};

type Trabajador = {
  empresa_id: number;
  id: Generated<number>;
  account_user_id: number;
  codigo: string;
  nombre: string;
  apellido1: string;
  apellido2: string | null;
  nombre_completo: GeneratedAlways<string>;
  nif: string | null;
  sexo: string | null;
  fecha_nacimiento: string | null;
  fecha_alta: string;
  fecha_baja: string | null;
  idioma_trabajador: Generated<string>;
  telefono: string | null;
  nombre_departamento_trabajador: string | null;
  puesto: string | null;
  link_foto: string | null;
  foto_bloqueada: Generated<boolean>;
  permiso_supervisor: Generated<boolean>;
  permiso_gestor_turnos: Generated<boolean>;
  supervisor_bolsa_horas: Generated<boolean>;
  administrador: Generated<boolean>;
  gestor_denuncias: Generated<boolean>;
  pe_modo_supervisor: Generated<boolean>;
  pe_ocultar_bienvenida: Generated<boolean>;
  mostrar_cumpleanyos: Generated<boolean>;
  receive_email_from_supervisees: Generated<boolean>;
  email_supervisor: string | null;
  nacionalidad_id: number | null;
  pais_id: number | null;
  provincia_id: number | null;
  poblacion_id: number | null;
  provincia_texto: string | null;
  poblacion_texto: string | null;
  tipo_via_id: number | null;
  nombre_via: string | null;
  numero_via: string | null;
  escalera: string | null;
  piso: string | null;
  puerta: string | null;
  codigo_postal: string | null;
  jornada_porcentaje: string | null;
  inicio_registro: string | null;
  email_trabajo: string | null;
  telefono_trabajo: string | null;
  roles_administracion: string[] | null;
  nombre_plano: GeneratedAlways<string>;
  dia_de_alta: GeneratedAlways<string>;
  texto_busqueda: GeneratedAlways<string>;
};

type TrabajadorCentro = {
  empresa_id: number;
  trabajador_id: number;
  centro_trabajo_id: number;
  vigencia: string;
};

type TrabajadorHorario = {
  empresa_id: number;
  trabajador_id: number;
  horario_id: number;
  vigencia: string;
  ciclo_desde: string | null;
};

type TrabajadorSalario = {
  empresa_id: number;
  trabajador_id: number;
  salario_bruto_anual: string;
  vigencia: string;
};

type TrabajoPendiente = {
  orden: GeneratedAlways<number>;
  id: Generated<string>;
  nombre: string;
  datos: Json;
  no_antes_de: string | null;
  creado_en: Generated<string>;
};

type Turno = {
  empresa_id: number;
  id: Generated<number>;
  pe_area_trabajo_id: number;
  fecha: string;
  hora_inicio: string;
  hora_fin: string;
  termina_dia_siguiente: boolean;
  turno_24h: boolean;
  zona_horaria: string;
  periodo: string;
  color: string;
  num_minimo_trabajadores: number;
  observaciones: string | null;
  publicado: boolean;
  pe_recurrencia_id: number | null;
  pe_patron_id: number | null;
  version: Generated<number>;
  cambiado_por: number;
  cambiado_en: string;
  fecha_serie: string | null;
  lugar_serie: number | null;
  editado: Generated<boolean>;
};

type TurnoEtiqueta = {
  empresa_id: number;
  turno_id: number;
  etiqueta_id: number;
};

type TurnoNorma = {
  empresa_id: number;
  norma: string;
  nivel: string;
};

type TurnoPausa = {
  empresa_id: number;
  turno_id: number;
  pausa_id: number;
  hora_inicio: string;
  hora_fin: string;
  cuenta_como_trabajo: boolean;
};

type TurnoPeticion = {
  empresa_id: number;
  id: Generated<number>;
  tipo: string;
  estado: string;
  turno_id: number;
  solicitante_id: number;
  companero_id: number | null;
  turno_companero_id: number | null;
  comentario: string | null;
  creada_en: string;
  respondida_en: string | null;
  decidida_por: number | null;
  decidida_en: string | null;
  motivo: string | null;
};

type TurnoPreferencia = {
  empresa_id: number;
  trabajador_id: number;
  fecha: string;
  preferencia: string;
  comentario: string | null;
  indicada_en: string;
};

type TurnoSerie = {
  empresa_id: number;
  id: Generated<number>;
  tipo: string;
  nombre: string;
  pe_area_trabajo_id: number;
  fecha_inicio: string;
  tipo_fin: string;
  num_veces: number | null;
  fecha_fin: string | null;
  frecuencia_intervalo: number | null;
  tipo_intervalo: number | null;
  dias_semana: number[] | null;
  observaciones: string | null;
  publicado: boolean;
  secuencia: Json;
  motivo: string | null;
  hecho_hasta: string;
  borrada: Generated<boolean>;
  version: Generated<number>;
  cambiado_por: number;
  cambiado_en: string;
};

type TurnoSerieTrabajador = {
  empresa_id: number;
  serie_id: number;
  trabajador_id: number;
  desplazamiento: number;
};

type TurnoTrabajador = {
  empresa_id: number;
  turno_id: number;
  trabajador_id: number;
  periodo: string;
  motivo: string | null;
  asignado_por: number;
  asignado_en: string;
};

type TurnoVisto = {
  empresa_id: number;
  turno_id: number;
  trabajador_id: number;
  visto_en: string;
};

/** Tables as the migrations leave them, spelled as on the wire. */
export type Database = {
  acceso_documento: AccesoDocumento;
  account: Account;
  archivo_pendiente: ArchivoPendiente;
  area_gestor: AreaGestor;
  area_trabajador: AreaTrabajador;
  area_trabajo: AreaTrabajo;
  auditoria: Auditoria;
  ausencia: Ausencia;
  ausencias_pedidas: AusenciasPedidas;
  aviso_persona: AvisoPersona;
  aviso_resumen: AvisoResumen;
  aviso_texto: AvisoTexto;
  bolsa_horas_config: BolsaHorasConfig;
  bolsa_horas_revision: BolsaHorasRevision;
  bolsa_movimiento: BolsaMovimiento;
  buzon: Buzon;
  buzon_gestor: BuzonGestor;
  cadena: Cadena;
  calendario_festivo: CalendarioFestivo;
  calendario_suscripcion: CalendarioSuscripcion;
  calendario_trabajador: CalendarioTrabajador;
  cambio_correo: CambioCorreo;
  cambio_dia: CambioDia;
  cambio_dia_apunte: CambioDiaApunte;
  cambio_dia_lectura: CambioDiaLectura;
  cambio_fichaje: CambioFichaje;
  centro_trabajo: CentroTrabajo;
  certificado: Certificado;
  certificado_nomina: CertificadoNomina;
  certificado_sello: CertificadoSello;
  cierre_anual: CierreAnual;
  cierre_anual_saldo: CierreAnualSaldo;
  cierre_empresa: CierreEmpresa;
  cierre_empresa_persona: CierreEmpresaPersona;
  cierre_mes: CierreMes;
  cobertura_minima: CoberturaMinima;
  codigo_recuperacion: CodigoRecuperacion;
  codigo_suplantacion: CodigoSuplantacion;
  comunicado: Comunicado;
  comunicado_texto: ComunicadoTexto;
  contrato: Contrato;
  correccion: Correccion;
  correo_anterior: CorreoAnterior;
  cuenta_bancaria: CuentaBancaria;
  denuncia: Denuncia;
  denuncia_archivo: DenunciaArchivo;
  denuncia_codigo: DenunciaCodigo;
  denuncia_llave: DenunciaLlave;
  denuncia_mensaje: DenunciaMensaje;
  denuncia_registro: DenunciaRegistro;
  denuncia_tipo: DenunciaTipo;
  direccion_conocida: DireccionConocida;
  directorio_permiso: DirectorioPermiso;
  dispositivo_aviso: DispositivoAviso;
  documento: Documento;
  documento_envio: DocumentoEnvio;
  documento_plantilla: DocumentoPlantilla;
  documento_sellado: DocumentoSellado;
  documento_tipo: DocumentoTipo;
  documentos_de_empresa: DocumentosDeEmpresa;
  empresa: Empresa;
  empresa_modulo: EmpresaModulo;
  enlace_clave: EnlaceClave;
  enlace_inspeccion: EnlaceInspeccion;
  etiqueta: Etiqueta;
  evento_empresa: EventoEmpresa;
  examen_instalacion: ExamenInstalacion;
  festivo: Festivo;
  fichador: Fichador;
  fichaje: Fichaje;
  fichaje_evento: FichajeEvento;
  firma_codigo: FirmaCodigo;
  firma_destinatario: FirmaDestinatario;
  firma_documento: FirmaDocumento;
  firma_envio: FirmaEnvio;
  firma_suceso: FirmaSuceso;
  foto_trabajador: FotoTrabajador;
  gasto: Gasto;
  gasto_regla: GastoRegla;
  gastos_de_bloque: GastosDeBloque;
  gestor_instalacion: GestorInstalacion;
  horario: Horario;
  horario_tramo: HorarioTramo;
  incidencia: Incidencia;
  incidencia_validacion: IncidenciaValidacion;
  incidencias_de_bloque: IncidenciasDeBloque;
  incidencias_por_decidir: IncidenciasPorDecidir;
  instalacion: Instalacion;
  invitacion: Invitacion;
  jornada: Jornada;
  limite: Limite;
  logotipo: Logotipo;
  meses_abiertos: MesesAbiertos;
  meses_abiertos_de_empresa: MesesAbiertosDeEmpresa;
  modelo145: Modelo145;
  modelo145_entrega: Modelo145Entrega;
  nodo_organigrama: NodoOrganigrama;
  nomina: Nomina;
  nomina_linea: NominaLinea;
  nomina_lote: NominaLote;
  nomina_lote_hoja: NominaLoteHoja;
  nomina_plantilla: NominaPlantilla;
  nomina_plantilla_columna: NominaPlantillaColumna;
  nomina_plantilla_etiqueta: NominaPlantillaEtiqueta;
  nomina_plantilla_zona: NominaPlantillaZona;
  notificacion: Notificacion;
  ocasion_permiso: OcasionPermiso;
  organigrama: Organigrama;
  parada: Parada;
  parte: Parte;
  pausa: Pausa;
  periodo_bloqueado: PeriodoBloqueado;
  permiso_tipo: PermisoTipo;
  personas_de_empresa: PersonasDeEmpresa;
  preferencia_aviso: PreferenciaAviso;
  prenomina_entrega: PrenominaEntrega;
  prenomina_entrega_persona: PrenominaEntregaPersona;
  prenomina_formato: PrenominaFormato;
  proyecto: Proyecto;
  proyecto_actividad: ProyectoActividad;
  proyecto_actividad_parte: ProyectoActividadParte;
  proyecto_documento: ProyectoDocumento;
  proyecto_favorito: ProyectoFavorito;
  proyecto_imagen: ProyectoImagen;
  proyecto_registro: ProyectoRegistro;
  proyecto_registro_historia: ProyectoRegistroHistoria;
  proyecto_responsable: ProyectoResponsable;
  proyecto_suma: ProyectoSuma;
  proyecto_trabajador: ProyectoTrabajador;
  punto_control: PuntoControl;
  regla_vacaciones: ReglaVacaciones;
  reloj_confirmado: RelojConfirmado;
  reparto_bancario: RepartoBancario;
  reparto_cuenta: RepartoCuenta;
  respaldo: Respaldo;
  respuesta_idempotente: RespuestaIdempotente;
  saldo_ajuste: SaldoAjuste;
  saldo_anyo_cerrado: SaldoAnyoCerrado;
  saldo_inicial: SaldoInicial;
  saldo_regla: SaldoRegla;
  segundo_factor: SegundoFactor;
  segundo_factor_aplazado: SegundoFactorAplazado;
  sesion: Sesion;
  solicitud: Solicitud;
  solicitud_aprobacion: SolicitudAprobacion;
  solicitud_comentario: SolicitudComentario;
  solicitud_documento: SolicitudDocumento;
  solicitud_periodo: SolicitudPeriodo;
  solicitud_suceso: SolicitudSuceso;
  supervision: Supervision;
  supervision_delegacion: SupervisionDelegacion;
  texto_privacidad: TextoPrivacidad;
  trabajador: Trabajador;
  trabajador_centro: TrabajadorCentro;
  trabajador_horario: TrabajadorHorario;
  trabajador_salario: TrabajadorSalario;
  trabajo_pendiente: TrabajoPendiente;
  turno: Turno;
  turno_etiqueta: TurnoEtiqueta;
  turno_norma: TurnoNorma;
  turno_pausa: TurnoPausa;
  turno_peticion: TurnoPeticion;
  turno_preferencia: TurnoPreferencia;
  turno_serie: TurnoSerie;
  turno_serie_trabajador: TurnoSerieTrabajador;
  turno_trabajador: TurnoTrabajador;
  turno_visto: TurnoVisto;
};
