import { z } from "zod";

import { clockInTypes } from "@atrio/contract/time/clock-kinds";

import type { AppContext } from "../../context.ts";
import { fill, wordsIn } from "../../lib/words/words.ts";
import type { Words } from "../../lib/words/words.ts";
import {
  addClockInType,
  addPauseKind,
  changeClockInType,
  changePauseKind,
  listClockKinds,
} from "../../modules/time/clocking/clock-kinds/clock-kinds.service.ts";

import { UsageError, usage } from "./usage.ts";

/** `Almacén=lugar,Casa=teletrabajo` as pairs; a name without a value has none. */
const pairs = z.string().transform((list) =>
  list.split(",").map((one) => {
    const at = one.lastIndexOf("=");
    return at === -1
      ? { nombre: one.trim(), value: undefined }
      : { nombre: one.slice(0, at).trim(), value: one.slice(at + 1).trim() };
  }),
);
const nombre = z.string().min(1, usage("name_needed")).max(60, usage("name_long"));
const names = z
  .string()
  .transform((list) => list.split(",").map((one) => one.trim()))
  .pipe(z.array(nombre));

/** Options that add clock-in types and kinds of pause, or take them off the clock. */
export const clockKindOptions = {
  fichador: pairs
    .pipe(
      z.array(
        z.object({
          nombre,
          value: z.enum(clockInTypes, usage("clock_type")).default("lugar"),
        }),
      ),
    )
    .optional(),
  "quitar-fichador": names.optional(),
  parada: pairs
    .pipe(
      z.array(
        z.object({
          nombre,
          value: z.enum(["si", "no"], usage("pause")).transform((answer) => answer === "si"),
        }),
      ),
    )
    .optional(),
  "quitar-parada": names.optional(),
};

type Asked = z.output<z.ZodObject<typeof clockKindOptions>>;

/** Error of a name that is none of the company's kinds, which it lists. */
export function unknownKind(name: string, known: readonly string[]): UsageError {
  return new UsageError((language) => {
    const { set } = wordsIn(language, "company/command-words");
    return fill(set.unknown_kind, { name, names: known.join(", ") });
  });
}

/**
 * Adds clock-in types and pauses, or offers them again, and takes others off the clock. Answers a line
 * for each. Throws UsageError for an unknown name, AppError for what the rules refuse.
 */
export async function saveClockKinds(
  ctx: AppContext,
  { empresa_id, words }: { empresa_id: number; words: Words<"company/command-words">["set"] },
  asked: Asked,
): Promise<string[]> {
  const author = { empresa_id };
  const lines: string[] = [];
  const known = await listClockKinds(ctx, empresa_id);
  const find = <T extends { nombre: string }>(list: T[], name: string): T | undefined =>
    list.find((one) => one.nombre.toLowerCase() === name.toLowerCase());
  const existing = <T extends { nombre: string }>(list: T[], name: string): T => {
    const found = find(list, name);
    if (found !== undefined) return found;
    throw unknownKind(
      name,
      list.map((one) => one.nombre),
    );
  };
  for (const one of asked.fichador ?? []) {
    const old = find(known.fichadores, one.nombre);
    if (old !== undefined) await changeClockInType(ctx, author, { id: old.id, activo: true });
    else {
      const type = { nombre: one.nombre, tipo: one.value, rangos_ip: [] };
      await addClockInType(ctx, { author }, { ...type, clase_tiempo: "ordinario" });
    }
    lines.push(fill(words.kind, { name: one.nombre }));
  }
  for (const name of asked["quitar-fichador"] ?? []) {
    const { id } = existing(known.fichadores, name);
    await changeClockInType(ctx, author, { id, activo: false });
    lines.push(fill(words.kind_off, { name }));
  }
  for (const one of asked.parada ?? []) {
    const old = find(known.paradas, one.nombre);
    if (old !== undefined) await changePauseKind(ctx, author, { id: old.id, activo: true });
    else {
      const pause = { nombre: one.nombre, tipo: "otra", cuenta_como_trabajo: one.value } as const;
      await addPauseKind(ctx, { author }, { ...pause, clase_tiempo: "ordinario" });
    }
    lines.push(fill(words.pause, { name: one.nombre }));
  }
  for (const name of asked["quitar-parada"] ?? []) {
    const { id } = existing(known.paradas, name);
    await changePauseKind(ctx, author, { id, activo: false });
    lines.push(fill(words.pause_off, { name }));
  }
  return lines;
}
