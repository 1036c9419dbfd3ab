import { createHash } from "node:crypto";

import type { Factory } from "../factory.ts";

import type { Puncher, Receipt } from "./writers.ts";

export type Sql = <T extends Record<string, unknown>>(
  text: string,
  values?: unknown[],
) => Promise<T[]>;

type EventRow = {
  seq: number;
  tipo: string;
  sal: Buffer;
  contenido: string;
  hoja: Buffer;
  eslabon: Buffer;
};

/** Company with groups of signed-in people. */
export async function makePunchers(
  factory: Factory,
  size: { groups: number; people: number },
): Promise<Puncher[][]> {
  const company = await factory.company({ slug: "kills" });
  const { id: fichador_id } = await factory.insert<{ id: number }>("fichador", {
    empresa_id: company.empresa_id,
    nombre: "Puerta",
    tipo: "presencial",
  });
  const groups: Puncher[][] = [];
  for (let group = 0; group < size.groups; group += 1) {
    const people: Puncher[] = [];
    for (let person = 0; person < size.people; person += 1) {
      people.push({ ...(await factory.signedIn({ company })), fichador_id });
    }
    groups.push(people);
  }
  return groups;
}

/** Chain of a worker: its links by place, and its faults. */
export type Chain = { hashes: string[]; problems: string[] };

const sha256 = (...parts: Array<Buffer | string>): Buffer => {
  const hash = createHash("sha256");
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/**
 * Recomputes a worker's chain from the stored rows: punches in and out alternate, the head is the
 * last link, and the current signings equal the ledger's.
 */
export async function verifyChain(sql: Sql, worker: Puncher): Promise<Chain> {
  const { empresa_id, trabajador_id } = worker;
  const key = [empresa_id, trabajador_id];
  const events = await sql<EventRow>(
    `select seq, contenido::jsonb ->> 'tipo' as tipo, sal, contenido, hoja, eslabon
     from fichaje_evento where empresa_id = $1 and trabajador_id = $2 order by seq`,
    key,
  );
  const problems: string[] = [];
  let previous = sha256("");
  for (const [index, event] of events.entries()) {
    const leaf = sha256("\0", event.sal, event.contenido);
    const link = sha256("\u0001", previous, leaf);
    const isSound =
      event.seq === index + 1 && event.hoja.equals(leaf) && event.eslabon.equals(link);
    if (!isSound) problems.push(`worker ${trabajador_id}: link ${event.seq} does not verify`);
    const expected = index % 2 === 0 ? "entrada" : "salida";
    if (event.tipo !== expected) {
      problems.push(`worker ${trabajador_id}: ${event.seq} is ${event.tipo}, not ${expected}`);
    }
    previous = link;
  }
  const [state] = await sql<{ seq: number; eslabon: Buffer; total: number; open: number }>(
    `select c.seq, c.eslabon, count(f.id)::int as total,
            (count(f.id) filter (where f.hora_fin is null))::int as open
     from cadena c left join fichaje f using (empresa_id, trabajador_id)
     where c.empresa_id = $1 and c.trabajador_id = $2 group by c.seq, c.eslabon`,
    key,
  );
  const agrees =
    state !== undefined &&
    state.seq === events.length &&
    state.eslabon.equals(previous) &&
    state.total === Math.ceil(events.length / 2) &&
    state.open === events.length % 2;
  if (!agrees && events.length > 0) problems.push(`worker ${trabajador_id}: the state disagrees`);
  return { hashes: events.map((event) => event.eslabon.toString("hex")), problems };
}

/** Differences between the ledger and the receipts of workers: each receipt stands at its place, and nothing else. */
export async function differences(
  sql: Sql,
  workers: readonly Puncher[],
  receipts: readonly Receipt[],
): Promise<string[]> {
  const told = Map.groupBy(receipts, (receipt) => receipt.trabajador_id);
  const found: string[] = [];
  for (const worker of workers) {
    const chain = await verifyChain(sql, worker);
    found.push(...chain.problems);
    const own = (told.get(worker.trabajador_id) ?? []).toSorted((a, b) => a.seq - b.seq);
    const isAsTold =
      own.length === chain.hashes.length &&
      own.every(({ seq, hash }, index) => seq === index + 1 && hash === chain.hashes[index]);
    if (!isAsTold) {
      const kept = `${chain.hashes.length} entries for ${own.length} receipts`;
      found.push(`worker ${worker.trabajador_id}: ${kept}`);
    }
  }
  return found;
}
