import { randomInt } from "node:crypto";

import { afterAll, beforeAll, expect, it } from "vitest";

import { systemClock } from "../src/lib/calendar/clock.ts";
import { digestOf } from "../src/lib/files/uploaded-file.ts";
import { pause } from "../src/platform/pause.ts";

import { createFactory } from "./factory.ts";
import type { SignedIn } from "./factory.ts";
import { formOf } from "./files.ts";
import { openGround } from "./kills/ground.ts";
import { readOutbox } from "./mail-file.ts";
import { signatureOf } from "./pdfs.ts";
import { paper } from "./signatures.ts";

const minute = 60_000;
const kills = 3;

const ground = await openGround();
const { dataDir, server } = ground;
let office: SignedIn;
let people: SignedIn[];

beforeAll(async () => {
  await ground.onDatabase(async (sql) => {
    const factory = createFactory(sql, systemClock);
    const company = await factory.company();
    office = await factory.signedIn({ company, trabajador: { administrador: true } });
    people = [];
    for (let one = 0; one < kills; one += 1) people.push(await factory.signedIn({ company }));
    await sql("update empresa set firma_digital = true");
  });
}, 2 * minute);

afterAll(async () => ground.clear(), minute);

async function send(who: SignedIn, path: string, body?: object): Promise<Response> {
  return fetch(`${server.url}/api/v1${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers: { authorization: `Bearer ${who.token}`, "content-type": "application/json" },
    ...(body && { body: JSON.stringify(body) }),
  });
}

async function askAll(): Promise<Map<number, number>> {
  const payload = formOf([
    { name: "trabajador_ids", text: people.map((one) => one.trabajador_id).join(",") },
    { name: "titulo", text: "Acuerdo" },
    { name: "fichero", file: { name: "acuerdo.pdf", bytes: await paper() } },
  ]);
  const [, boundary = ""] = /^--(.+)\r\n/.exec(payload.toString("latin1")) ?? [];
  const answer = await fetch(`${server.url}/api/v1/administrador/firma-documento`, {
    method: "POST",
    headers: {
      authorization: `Bearer ${office.token}`,
      "content-type": `multipart/form-data; boundary=${boundary}`,
    },
    body: new Uint8Array(payload),
  });
  const { data } = (await answer.json()) as { data: { id: number } };
  return askedIn(data.id);
}

/** Documents of a sending by worker, once the job has made them all. */
async function askedIn(envio_id: number): Promise<Map<number, number>> {
  const asked = encodeURIComponent(JSON.stringify({ envio_id, take: 100 }));
  const ids = new Map<number, number>();
  for (const end = performance.now() + 20_000; performance.now() < end;) {
    const answer = await send(office, `/administrador/firma-documento?paramsFront=${asked}`);
    const { data } = (await answer.json()) as {
      data: Array<{ id: number; trabajador: { id: number } }>;
    };
    for (const one of data) ids.set(one.trabajador.id, one.id);
    if (ids.size === people.length) return ids;
    await pause(20);
  }
  throw new Error("The documents to sign did not come");
}

const fileOf = (who: SignedIn, id: number, which: "sin" | "con"): string =>
  `/trabajador/${who.trabajador_id}/documento-${which}-firma?firma_documento_id=${id}`;

/** Opens, reads and requests a code; answers the body that signs. */
async function prepare(who: SignedIn, id: number): Promise<{ codigo: string; hash: string }> {
  const opened = await send(who, fileOf(who, id, "sin"));
  const hash = digestOf(Buffer.from(await opened.arrayBuffer()));
  await send(who, `/firma-documento/${id}/leido`, { paginas: 3 });
  await send(who, `/firma-documento/${id}/codigo`, {});
  for (const end = performance.now() + 20_000; performance.now() < end;) {
    for (const mail of await readOutbox(dataDir)) {
      const codigo = /\b\d{6}\b/.exec(mail.text)?.[0];
      if (mail.headers["to"]?.includes(who.email) && codigo !== undefined) return { codigo, hash };
    }
    await pause(20);
  }
  throw new Error("No code came");
}

it(
  "a signed document gets exactly one sealed copy, also when the process is killed",
  { timeout: 3 * minute },
  async () => {
    await server.start();
    const ids = await askAll();
    const codes = new Map<number, object>();
    for (const who of people) {
      const id = ids.get(who.trabajador_id) ?? 0;
      const given = await prepare(who, id);
      codes.set(id, given);
      // Before the answer, right after it, or while the copy is being made.
      const signing = send(who, `/firma-documento/${id}/firmar`, given).catch(() => undefined);
      await pause(randomInt(0, 120));
      await server.kill();
      await signing;
      await server.start();
    }
    const copies: Buffer[] = [];
    for (const who of people) {
      const id = ids.get(who.trabajador_id) ?? 0;
      const detail = (await (await send(who, `/firma-documento/${id}`)).json()) as {
        data: { estado: string };
      };
      // An unsigned document is not signed in part: the same code still signs it.
      if (detail.data.estado === "pendiente") {
        const answer = await send(who, `/firma-documento/${id}/firmar`, codes.get(id));
        expect(answer.status).toBe(200);
      }
      const sealed = await send(who, fileOf(who, id, "con"));
      expect(sealed.status).toBe(200);
      copies.push(Buffer.from(await sealed.arrayBuffer()));
    }
    for (const copy of copies) {
      expect(await signatureOf(copy)).toEqual({ isValid: true, isWhole: true, signatures: 1 });
    }
    expect(await server.stop()).toBe(0);
    await ground.onDatabase(async (sql) => {
      const rows = await sql(
        `select f.estado, f.hash_firmado = s.sha256 as registered,
           (select count(*)::integer from firma_suceso e where e.firma_documento_id = f.id and e.tipo = 'sellado') as seals,
           (select count(*)::integer from firma_suceso e where e.firma_documento_id = f.id and e.tipo = 'firmado') as signings
         from firma_documento f join documento_sellado s on s.clase = 'firma' and s.objeto_id = f.id`,
      );
      const whole = { estado: "firmado", registered: true, seals: 1, signings: 1 };
      expect(rows).toEqual(people.map(() => whole));
      const certificates = await sql("select from certificado_sello");
      expect(certificates).toHaveLength(1);
    });
  },
);
