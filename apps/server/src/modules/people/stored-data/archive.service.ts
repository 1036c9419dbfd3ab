import type { AppContext } from "../../../context.ts";
import type { ArchiveAnswer } from "../../../http/files.ts";
import { formatDay } from "../../../lib/calendar/format.ts";
import { todayIn } from "../../../lib/calendar/zone.ts";
import { zipStream } from "../../../lib/files/zip.ts";
import type { ZipEntry } from "../../../lib/files/zip.ts";
import { fillWords } from "../../../lib/words/document-words.ts";
import { privacyWords } from "../../../lib/words/privacy-words.ts";
import { byActor, recordAudit } from "../../access/audit/audit.service.ts";
import { readableEntries } from "../../papers/files/answers.service.ts";
import { findPhoto } from "../workers/photos/photos.service.ts";
import { readPersonal } from "../workers/workers.read.ts";
import { getOwnProfile } from "../workers/workers.service.ts";

import {
  beforeAll,
  findOwnFactor,
  findOwnSessions,
  readNames,
  readRows,
} from "./stored-data.read.ts";
import type { ArchiveRow, StoredCode } from "./stored-data.read.ts";
import { keptData } from "./stored-data.rules.ts";
import type { DataCode } from "./stored-data.rules.ts";
import type { Asking } from "./stored-data.service.ts";

/** Rows that are in memory at once. */
const pageSize = 500;

/** Rows of a kind after a cursor. */
async function pageAfter(
  ctx: AppContext,
  { actor }: Asking,
  { codigo, after }: { codigo: StoredCode; after: string },
): Promise<ArchiveRow[]> {
  const key = { codigo, after, trabajador_id: actor.trabajador_id, limit: pageSize };
  return ctx.db.read(actor.empresa_id, async (tx) => readRows(tx, key));
}

/** Rows of a kind as a JSON list, written as they are read. */
async function* listOf(
  ctx: AppContext,
  asking: Asking,
  codigo: StoredCode,
): AsyncGenerator<string> {
  let rows = await pageAfter(ctx, asking, { codigo, after: beforeAll });
  let before = "[\n";
  while (rows.length > 0) {
    for (const row of rows) {
      yield `${before}  ${JSON.stringify(row.fila)}`;
      before = ",\n";
    }
    const after = rows.length < pageSize ? undefined : rows.at(-1)?.orden;
    rows = after === undefined ? [] : await pageAfter(ctx, asking, { codigo, after });
  }
  yield before === "[\n" ? "[]\n" : "\n]\n";
}

const written = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The whole profile: the person's own copy hides nothing of their tax id. */
async function profileOf(ctx: AppContext, asking: Asking): Promise<string> {
  const { actor } = asking;
  const key = { trabajador_id: actor.trabajador_id, today: todayIn(actor.zona_horaria, ctx.clock) };
  const [profile, row] = await Promise.all([
    getOwnProfile(ctx, asking),
    ctx.db.read(actor.empresa_id, async (tx) => readPersonal(tx, key)),
  ]);
  return written({ ...profile, nif: row?.nif ?? null });
}

async function contentOf(
  ctx: AppContext,
  asking: Asking,
  code: DataCode,
): Promise<ZipEntry["content"]> {
  if (code === "perfil") return profileOf(ctx, asking);
  if (code === "sesiones") return written(await findOwnSessions(ctx.db, asking.actor));
  if (code === "segundo_factor") return written(await findOwnFactor(ctx.db, asking.actor));
  return listOf(ctx, asking, code);
}

async function readmeOf(ctx: AppContext, { actor, language }: Asking): Promise<string> {
  const { archive, kinds } = privacyWords(language);
  const names = await ctx.db.read(actor.empresa_id, async (tx) =>
    readNames(tx, actor.trabajador_id),
  );
  const today = todayIn(actor.zona_horaria, ctx.clock);
  return [
    fillWords(archive.title, { company: names.empresa }),
    fillWords(archive.made, { name: names.nombre_completo, date: formatDay(today, language) }),
    "",
    archive.format,
    "",
    archive.elsewhere,
    "",
    archive.files,
    ...keptData.map(({ codigo }) => `- ${codigo}.json: ${kinds[codigo].name}`),
    "",
    archive.rights,
    "",
  ].join("\n");
}

async function* entriesOf(ctx: AppContext, asking: Asking): AsyncGenerator<ZipEntry> {
  const { archive } = privacyWords(asking.language);
  yield { name: `${archive.readme}.txt`, content: await readmeOf(ctx, asking) };
  for (const { codigo } of keptData) {
    yield { name: `${codigo}.json`, content: await contentOf(ctx, asking, codigo) };
  }
  const { actor, language } = asking;
  const read = async () => (await findPhoto(ctx, actor, actor.trabajador_id))?.bytes;
  yield* readableEntries(language, [{ name: "foto.webp", read }]);
}

/**
 * Stored data of the caller as a streamed ZIP of JSON files, with their photo; recorded in the
 * audit trail.
 */
export async function downloadKept(
  ctx: AppContext,
  asking: Asking & { ip: string },
): Promise<ArchiveAnswer> {
  const { actor, language, ip } = asking;
  await ctx.db.tenant(actor.empresa_id, async (tx) =>
    recordAudit(tx, {
      ...byActor(actor, ip),
      accion: "datos.descargados",
      objeto: "trabajador",
      objeto_id: actor.trabajador_id,
    }),
  );
  const today = todayIn(actor.zona_horaria, ctx.clock);
  return {
    name: `${privacyWords(language).archive.name}-${today}.zip`,
    stream: zipStream(entriesOf(ctx, asking), ctx.clock.now().epochMilliseconds),
  };
}
