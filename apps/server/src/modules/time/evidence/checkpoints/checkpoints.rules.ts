import type { Language } from "@atrio/contract/common";

/**
 * Why a checkpoint was made: a new company, after an import, each day, after a month was closed,
 * before a kit was exported.
 */
export type CheckpointReason = "alta" | "importacion" | "diario" | "cierre" | "exportacion";

/** Head of a worker's chain: whose, how long, its last link in hexadecimal. */
export type Head = [workerId: number, seq: number, link: string];

/** Signed contents of a checkpoint. */
export type Checkpoint = {
  empresa_id: number;
  numero: number;
  /** ISO 8601, UTC. */
  creado_en: string;
  motivo: CheckpointReason;
  /** SHA-256 of the checkpoint before, of nothing for the first; hexadecimal. */
  anterior: string;
  /** The 32 bytes of the key that signs; hexadecimal. */
  clave_publica: string;
  cabezas: Head[];
};

/** Recipients of a company's checkpoints, with language. */
export type Mailing = {
  correos: string[];
  nombre: string;
  idioma: Language;
  zona_horaria: string;
};

/**
 * The text that is hashed, signed and stored: canonical JSON (RFC 8785), that is, members in the
 * order of their names and no spaces. `tipo` keeps its signature from passing for another's.
 */
export function checkpointText(checkpoint: Checkpoint): string {
  return JSON.stringify({
    anterior: checkpoint.anterior,
    cabezas: checkpoint.cabezas,
    clave_publica: checkpoint.clave_publica,
    creado_en: checkpoint.creado_en,
    empresa_id: checkpoint.empresa_id,
    motivo: checkpoint.motivo,
    numero: checkpoint.numero,
    tipo: "punto_control",
    version: 1,
  });
}

const hash = /^[0-9a-f]{64}$/;

function isHead(value: unknown): value is Head {
  if (!Array.isArray(value) || value.length !== 3) return false;
  const [workerId, seq, link] = value.map((one: unknown) => one);
  return (
    Number.isSafeInteger(workerId) &&
    Number.isSafeInteger(seq) &&
    typeof link === "string" &&
    hash.test(link)
  );
}

/** Reads a checkpoint's file; undefined when it is none. */
export function parseCheckpoint(text: string): Checkpoint | undefined {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (typeof value !== "object" || value === null) return undefined;
  const field = (name: string): unknown => Reflect.get(value, name);
  const heads = field("cabezas");
  const key = field("clave_publica");
  const before = field("anterior");
  const isSound =
    field("tipo") === "punto_control" &&
    Number.isSafeInteger(field("numero")) &&
    Number.isSafeInteger(field("empresa_id")) &&
    typeof field("creado_en") === "string" &&
    typeof key === "string" &&
    hash.test(key) &&
    typeof before === "string" &&
    hash.test(before) &&
    Array.isArray(heads) &&
    heads.every((head) => isHead(head));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every member has just been looked at
  return isSound ? (value as Checkpoint) : undefined;
}

/** Name of a checkpoint's file without its ending: `000123`. */
export function checkpointName(number: number): string {
  return String(number).padStart(6, "0");
}

/** Local hour from which a company's daily checkpoint is due: after the late shifts have punched. */
const dueHour = 2;

/** True if a company's checkpoint of the day is due at a local moment (`YYYY-MM-DDTHH:mm…`). */
export function isDue(local: string, lastDaily: string | null): boolean {
  const day = local.slice(0, 10);
  return Number(local.slice(11, 13)) >= dueHour && (lastDaily === null || lastDaily < day);
}
