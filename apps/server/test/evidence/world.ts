import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";

import { unzipSync } from "fflate";

import { exportInspection } from "@atrio/contract/time/evidence";
import { punch } from "@atrio/contract/time/time";

import { chainStart, leafOf, linkOf } from "../../src/lib/crypto/ledger-signature.ts";
import { canonicalJson } from "../../src/modules/time/clocking/ledger.rules.ts";
import { readContents } from "../../src/modules/time/clocking/ledger.service.ts";
import type { Company, SignedIn } from "../factory.ts";
import { startTestApp, type TestApp } from "../harness.ts";

const run = promisify(execFile);

/** A small company whose people have worked for some days, with a checkpoint each night. */
export type EvidenceWorld = {
  t: TestApp;
  company: Company;
  admin: SignedIn;
  people: SignedIn[];
  fichador_id: number;
};

type Size = {
  people: number;
  days: number;
  firstDay?: string;
  /** Addresses that get each checkpoint. */
  mails?: string[];
};

/** Signs in an administrator, hires people and lets them work days of five events each. */
export async function workedWorld(size: Size): Promise<EvidenceWorld> {
  const first = size.firstDay ?? "2026-11-02";
  const t = await startTestApp({ now: `${first}T08:00:00Z` });
  const company = await t.factory.company({ nombre: "Talleres Ñandú" });
  await t.sql("update empresa set correos_puntos_control = $1", [size.mails ?? []]);
  const admin = await t.factory.signedIn({ company, trabajador: { administrador: true } });
  const [type] = await t.sql<{ id: number }>(
    "select id from fichador where empresa_id = $1 and tipo = 'presencial'",
    [company.empresa_id],
  );
  const [pause] = await t.sql<{ id: number }>(
    "select id from parada where empresa_id = $1 and tipo = 'comida'",
    [company.empresa_id],
  );
  const people: SignedIn[] = [];
  for (let number = 0; number < size.people; number += 1) {
    const nombre = number === 0 ? "=Ana" : `Persona${number}`;
    const person = await t.factory.signedIn({ company, nombre });
    await t.factory.schedule({
      worker: person,
      tramos: [1, 2, 3, 4, 5, 6, 7].map((day) => [day, "09:00", "17:00"]),
    });
    people.push(person);
  }
  const world = { t, company, admin, people, fichador_id: type?.id ?? 0 };
  for (let day = 0; day < size.days; day += 1) {
    await workDay(world, { day, pauseId: pause?.id ?? 0 });
    // The first day was recorded before version 2 of the ledger: each chain holds both.
    if (day === 0) await writeInVersion1(t, people);
    await night(world);
  }
  return world;
}

/** A new day begins and everybody pauses: entries that no checkpoint has signed yet. */
export async function beginDay(world: EvidenceWorld): Promise<void> {
  const { t, people, fichador_id } = world;
  for (const body of [{ accion: "entrada", fichador_id }, { accion: "salida" }]) {
    for (const person of people) {
      const token = await t.factory.session(person);
      const answer = await t.call(punch, {
        token,
        body: { trabajador_id: person.trabajador_id, ...body },
      });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
    }
    t.clock.advance({ hours: 2 });
  }
}

async function workDay(
  { t, people, fichador_id }: EvidenceWorld,
  { day, pauseId }: { day: number; pauseId: number },
): Promise<void> {
  const act = async (body: Record<string, unknown>): Promise<void> => {
    for (const person of people) {
      const token = await t.factory.session(person);
      const answer = await t.call(punch, {
        token,
        body: { trabajador_id: person.trabajador_id, ...body },
      });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      t.clock.advance({ seconds: 17 });
    }
  };
  await act({ accion: "entrada", fichador_id, observaciones: `=día ${day}` });
  t.clock.advance({ hours: 4 });
  await act({ accion: "pausa", parada_id: pauseId });
  t.clock.advance({ minutes: 45 });
  await act({ accion: "reanudar" });
  t.clock.advance({ hours: 4, minutes: day });
  await act({ accion: "salida" });
}

/** Writes people's entries so far as version 1 did, both versions whole, and links them anew. */
async function writeInVersion1(t: TestApp, people: readonly SignedIn[]): Promise<void> {
  for (const { trabajador_id } of people) {
    const events = await t.sql<{ seq: number; fichaje_id: number; sal: Buffer; contenido: string }>(
      `select seq, fichaje_id, sal, contenido from fichaje_evento where trabajador_id = $1 order by seq`,
      [trabajador_id],
    );
    const read = readContents();
    let link = chainStart();
    for (const { seq, fichaje_id, sal, contenido } of events) {
      const { follows: _follows, ...entry } = read(fichaje_id, contenido);
      const whole = canonicalJson({ version: 1, ...entry });
      const leaf = leafOf(sal, whole);
      link = linkOf(link, leaf);
      await t.sql(
        `update fichaje_evento set contenido = $3, hoja = $4, eslabon = $5
         where trabajador_id = $1 and seq = $2`,
        [trabajador_id, seq, whole, leaf, link],
      );
    }
    await t.sql("update cadena set eslabon = $2 where trabajador_id = $1", [trabajador_id, link]);
  }
}

/** Advances to the next morning; the daily checkpoint is made on the way. */
export async function night({ t, company }: EvidenceWorld): Promise<void> {
  const today = t.clock.now().toZonedDateTimeISO("Europe/Madrid").toPlainDate();
  const next = today.add({ days: 1 }).toString();
  t.clock.set(`${next}T02:10:00Z`);
  await t.ctx.db.tenant(company.empresa_id, (tx) => t.ctx.jobs.enqueue(tx, "evidence.nightly", {}));
  await t.ctx.jobs.idle();
  t.clock.set(`${next}T08:00:00Z`);
}

/** An administrator who has just signed in. */
export async function freshToken({ t, admin }: EvidenceWorld): Promise<string> {
  return t.factory.session(admin);
}

type Asked = Record<string, unknown>;

/** Requests a kit through HTTP and answers its bytes. */
export async function kitOf(world: EvidenceWorld, asked: Asked = {}): Promise<Buffer> {
  const { t } = world;
  const response = await t.app.inject({
    method: exportInspection.method,
    url: `/api/v1${exportInspection.path}`,
    headers: { authorization: `Bearer ${await freshToken(world)}` },
    payload: { alcance: "empresa", desde: "2026-11-02", hasta: "2026-11-30", ...asked },
  });
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.rawPayload;
}

/** The files of a kit by their names. */
export function filesOf(zip: Uint8Array): Map<string, Buffer> {
  return new Map(Object.entries(unzipSync(zip)).map(([name, bytes]) => [name, Buffer.from(bytes)]));
}

/** A folder with nothing of ours in it. */
export async function emptyFolder(): Promise<{ path: string; remove(): Promise<void> }> {
  const path = await mkdtemp(join(tmpdir(), "inspector-"));
  return { path, remove: () => rm(path, { recursive: true, force: true }) };
}

/** Writes files below a folder. */
export async function unpack(
  files: ReadonlyMap<string, Uint8Array>,
  folder: string,
): Promise<void> {
  for (const [name, bytes] of files) {
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, bytes);
  }
}

/** The files below a folder by their names. */
export async function filesBelow(folder: string): Promise<Record<string, Buffer>> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  const read = files.map(async (path): Promise<[string, Buffer]> => [
    path.slice(folder.length + 1),
    await readFile(path),
  ]);
  return Object.fromEntries(await Promise.all(read));
}

export type Verdict = { status: number; out: string; err: string };

/** Runs Python alone: isolated from its environment, in a folder, without anything of ours in sight. */
export async function python(folder: string, ...args: string[]): Promise<Verdict> {
  const options = {
    cwd: folder,
    env: { PATH: "/usr/bin:/bin:/usr/local/bin", PYTHONDONTWRITEBYTECODE: "1" },
    maxBuffer: 64 * 1024 * 1024,
  };
  try {
    const { stdout, stderr } = await run("python3", ["-I", ...args], options);
    return { status: 0, out: stdout, err: stderr };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { status: code, out: stdout, err: stderr };
  }
}
