import type { Actor } from "@atrio/contract/access/actor";
import type { Language } from "@atrio/contract/common";
import type { DataKind, DataReading } from "@atrio/contract/people/profile";

import type { AppContext } from "../../../context.ts";
import { isoOf } from "../../../lib/calendar/clock.ts";
import { startOfDate } from "../../../lib/calendar/zone.ts";
import { fill, wordsIn } from "../../../lib/words/words.ts";
import type { Words } from "../../../lib/words/words.ts";

import {
  findOwnFactor,
  findOwnSessions,
  readBeginning,
  readKept,
  readReadings,
} from "./stored-data.read.ts";
import type { KeptCount, ReadingRow } from "./stored-data.read.ts";
import { auditedReadings, keptData } from "./stored-data.rules.ts";

/** Caller and language of the answer. */
export type Asking = { actor: Actor; language: Language };

/** Description of the caller's data: kind, purpose, legal basis, term, number and oldest date. */
export async function describeKept(
  ctx: AppContext,
  { actor, language }: Asking,
): Promise<DataKind[]> {
  const { empresa_id, trabajador_id } = actor;
  const [stored, sessions, factors] = await Promise.all([
    ctx.db.read(empresa_id, async (tx) => {
      const [kept, beginning] = await Promise.all([
        readKept(tx, trabajador_id),
        readBeginning(tx, trabajador_id),
      ]);
      return { ...kept, beginning };
    }),
    findOwnSessions(ctx.db, actor),
    findOwnFactor(ctx.db, actor),
  ]);
  const since =
    stored.beginning === null ? null : isoOf(startOfDate(actor.zona_horaria, stored.beginning));
  const counts: KeptCount[] = [
    ...stored.counts,
    { codigo: "perfil", cuantos: 1, desde: since },
    { codigo: "sesiones", cuantos: sessions.length, desde: sessions[0]?.creada_en ?? null },
    {
      codigo: "segundo_factor",
      cuantos: factors.length,
      desde: factors[0]?.activado_en ?? null,
    },
  ];
  const words = wordsIn(language, "company/privacy-words");
  return keptData.map((kind) => {
    const found = counts.find((count) => count.codigo === kind.codigo);
    const { name, purpose } = words.kinds[kind.codigo];
    return {
      codigo: kind.codigo,
      nombre: name,
      finalidad: purpose,
      base: words.bases[kind.base],
      plazo: fill(words.terms[kind.plazo], { years: String(stored.years) }),
      cuantos: found?.cuantos ?? 0,
      desde: found?.desde ?? null,
    };
  });
}

function isAudited(action: string): action is keyof typeof auditedReadings {
  return Object.hasOwn(auditedReadings, action);
}

type PrivacyWords = Words<"company/privacy-words">;

function isNamed(kind: string, words: PrivacyWords): kind is keyof PrivacyWords["readings"] {
  return Object.hasOwn(words.readings, kind);
}

function readingOf(row: ReadingRow, workerId: number, words: PrivacyWords): DataReading {
  const audited = isAudited(row.clase) ? auditedReadings[row.clase] : undefined;
  const kind = audited?.que ?? row.clase;
  return {
    en: row.en,
    quien: row.quien,
    suplantada_por: row.suplantada_por,
    por_ti: row.quien?.id === workerId && row.suplantada_por === null,
    que: isNamed(kind, words) ? words.readings[kind] : words.readings.otro,
    modo: audited?.modo ?? row.modo ?? "visto",
  };
}

/** A page of who opened or changed the caller's data, newest first. */
export async function listReadings(
  ctx: AppContext,
  { actor, language }: Asking,
  page: { skip: number; take: number; own: boolean },
): Promise<{ data: DataReading[]; total: number }> {
  const { trabajador_id } = actor;
  const { rows, total } = await ctx.db.read(actor.empresa_id, async (tx) =>
    readReadings(tx, { ...page, trabajador_id }),
  );
  const words = wordsIn(language, "company/privacy-words");
  return { data: rows.map((row) => readingOf(row, trabajador_id, words)), total };
}
