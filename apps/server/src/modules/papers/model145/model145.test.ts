import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import {
  allModel145,
  confirmModel145,
  currentModel145,
  deleteModel145,
  model145File,
  sendModel145Code,
  signModel145,
  writeModel145,
} from "@atrio/contract/papers/model145";
import type { Model145Answers } from "@atrio/contract/papers/model145";

import type { Company, SignedIn } from "../../../../test/factory.ts";
import { startTestApp } from "../../../../test/harness.ts";
import type { Answer, TestApp } from "../../../../test/harness.ts";
import {
  allowSigning,
  child,
  good,
  mailedCode,
  plainAnswers,
  signForm,
} from "../../../../test/model145.ts";
import { signatureOf, textOf } from "../../../../test/pdfs.ts";

let t: TestApp;
let company: Company;
let ana: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
});

afterAll(() => t.stop());

beforeEach(async () => {
  t.clock.set("2026-11-18T08:00:00Z");
  company = await t.factory.company();
  ana = await t.factory.signedIn({
    company,
    nombre: "Ana",
    apellido1: "García",
    trabajador: { nif: "00001000B", fecha_nacimiento: "1985-04-03" },
  });
  await allowSigning(t, ana);
});

const self = (who: SignedIn) => ({ token: who.token, params: { id: who.trabajador_id } });

async function write(who: SignedIn, changes: Partial<Model145Answers> = {}): Promise<Answer> {
  return t.call(writeModel145, {
    ...self(who),
    body: { datos: { ...plainAnswers, ...changes } },
  });
}

async function askCode(who: SignedIn, id: number): Promise<string> {
  return mailedCode(t, async () =>
    good(await t.call(sendModel145Code, { token: who.token, params: { id }, body: {} })),
  );
}

const signed = (who: SignedIn, changes: Partial<Model145Answers> = {}): Promise<number> =>
  signForm(t, who, changes);

async function versions(who: SignedIn): Promise<Answer["body"]> {
  return good(await t.call(allModel145, self(who))).body;
}

/** The bytes of a file as the wire has them. */
async function download(who: SignedIn, ids: string): Promise<Buffer> {
  const response = await t.app.inject({
    url: `/api/v1/modelo145-document?modelo145_ids=${ids}`,
    headers: { authorization: `Bearer ${who.token}` },
  });
  expect(response.statusCode, response.body.slice(0, 300)).toBe(200);
  return response.rawPayload;
}

describe("only the worker reads and writes a form", () => {
  it("form 145 needs a session", async () => {
    const { trabajador_id } = ana;
    const answers = await Promise.all([
      t.call(currentModel145, { params: { id: trabajador_id } }),
      t.call(allModel145, { params: { id: trabajador_id } }),
      t.call(model145File, { query: { modelo145_ids: "1" } }),
      t.call(writeModel145, { params: { id: trabajador_id }, body: { datos: plainAnswers } }),
      t.call(sendModel145Code, { params: { id: 1 }, body: {} }),
      t.call(signModel145, { params: { id: 1 }, body: { codigo: "000000" } }),
      t.call(confirmModel145, { params: { id: 1 }, body: {} }),
      t.call(deleteModel145, { params: { id: 1 } }),
    ]);
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 8 }, () => 401));
  });

  it("form 145 answers 404 to colleagues, supervisors, administrators and other companies", async () => {
    const boss = await t.factory.signedIn({
      company,
      trabajador: { permiso_supervisor: true, administrador: true },
    });
    await t.factory.supervise(boss, ana);
    const stranger = await t.factory.signedIn();
    const inForce = await signed(ana);
    const pending = good(await write(ana, { vivienda_habitual: true })).body.data.id;
    for (const other of [boss, stranger]) {
      const { token } = other;
      const answers = [
        await t.call(currentModel145, { token, params: { id: ana.trabajador_id } }),
        await t.call(allModel145, { token, params: { id: ana.trabajador_id } }),
        await t.call(writeModel145, {
          token,
          params: { id: ana.trabajador_id },
          body: { datos: plainAnswers },
        }),
        await t.call(model145File, { token, query: { modelo145_ids: String(inForce) } }),
        await t.call(sendModel145Code, { token, params: { id: pending }, body: {} }),
        await t.call(signModel145, { token, params: { id: pending }, body: { codigo: "000000" } }),
        await t.call(confirmModel145, { token, params: { id: inForce }, body: {} }),
        await t.call(deleteModel145, { token, params: { id: pending } }),
      ];
      expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 8 }, () => 404));
    }
    expect((await versions(ana)).data).toHaveLength(2);
  });

  it("form 145 is not written, signed or confirmed in a handed-over session; reading is audited", async () => {
    const id = await signed(ana);
    const boss = await t.factory.worker({ company, trabajador: { administrador: true } });
    const token = await t.factory.session(ana, { suplantada_por: boss.trabajador_id });
    const there = { token, params: { id } };
    const answers = [
      await t.call(writeModel145, { ...self(ana), token, body: { datos: plainAnswers } }),
      await t.call(sendModel145Code, { ...there, body: {} }),
      await t.call(signModel145, { ...there, body: { codigo: "000000" } }),
      await t.call(confirmModel145, { ...there, body: {} }),
      await t.call(deleteModel145, there),
    ];
    expect(answers.map((answer) => answer.status)).toEqual([403, 403, 403, 403, 403]);
    good(await t.call(currentModel145, { ...self(ana), token }));
    good(await t.call(model145File, { token, query: { modelo145_ids: String(id) } }));
    const opened = await t.sql(
      `select modo, suplantada_por from acceso_documento
       where empresa_id = $1 and clase = 'modelo145' and objeto_id = $2 order by id`,
      [ana.empresa_id, id],
    );
    expect(opened).toEqual([
      { modo: "visto", suplantada_por: boss.trabajador_id },
      { modo: "descargado", suplantada_por: boss.trabajador_id },
    ]);
  });
});

describe("writing a version", () => {
  it("form 145 refuses impossible answers, each problem at its field", async () => {
    const answer = await write(ana, {
      nif: "00001000A",
      hijos: [child, { ...child, anyo_nacimiento: 1990 }],
      fecha_traslado: "2026-01-01",
    });
    expect(answer.status).toBe(422);
    expect(answer.body.code).toBe("model145.nif");
    expect(Object.keys(answer.body.errors)).toEqual([
      "datos.nif",
      "datos.fecha_traslado",
      "datos.hijos.1.anyo_nacimiento",
    ]);
  });

  it("form 145 keeps its answers encrypted and answers them normalised", async () => {
    const { data } = good(await write(ana, { nif: "0.001.000-b", hijos: [child] })).body;
    expect(data).toMatchObject({ version: 1, estado: "pendiente", path: null });
    expect(data.datos).toEqual({ ...plainAnswers, hijos: [child] });
    const [row] = await t.sql<{ datos: Buffer }>("select datos from modelo145 where id = $1", [
      data.id,
    ]);
    expect(row?.datos.toString("latin1")).not.toContain("00001000B");
  });

  it("a new version of form 145 replaces an unsigned one, and begins with known data", async () => {
    const before = await versions(ana);
    expect(before).toMatchObject({
      data: [],
      revisar: "nunca_presentado",
      codigo: null,
      email: `p•••@prueba.test`,
      inicial: { nif: "00001000B", nombre: "García, Ana", anyo_nacimiento: 1985 },
    });
    await write(ana);
    const { id } = good(await write(ana, { vivienda_habitual: true })).body.data;
    const after = await versions(ana);
    expect(after.data.map((one: { id: number }) => one.id)).toEqual([id]);
    expect(after.inicial.vivienda_habitual).toBe(true);
    expect(good(await t.call(currentModel145, self(ana))).body.data).toBeNull();
  });

  it("ten simultaneous versions of form 145 store one", async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, async () => write(ana)));
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect((await versions(ana)).data).toHaveLength(1);
  });

  it("a repeated call for a version of form 145 gets the first answer", async () => {
    const call = async () =>
      t.call(writeModel145, {
        ...self(ana),
        headers: { "idempotency-key": "form-145-once" },
        body: { datos: plainAnswers },
      });
    const first = good(await call()).body.data;
    expect(good(await call()).body.data).toEqual(first);
  });

  it("a version of form 145 equal to the one in force is refused", async () => {
    await signed(ana, { hijos: [child] });
    const answer = await write(ana, { hijos: [child], nif: "1000b".padStart(9, "0") });
    expect([answer.status, answer.body.code]).toEqual([409, "model145.unchanged"]);
    good(await write(ana, { hijos: [] }));
  });

  it("only an unsigned version of form 145 can be deleted", async () => {
    const first = await signed(ana);
    const { id } = good(await write(ana, { vivienda_habitual: true })).body.data;
    const remove = async (key: number) =>
      t.call(deleteModel145, { token: ana.token, params: { id: key } });
    good(await remove(id));
    expect((await remove(id)).status).toBe(404);
    expect((await remove(first)).body.code).toBe("model145.not_pending");
  });
});

describe("signing", () => {
  const sign = async (id: number, code: string): Promise<Answer> =>
    t.call(signModel145, { token: ana.token, params: { id }, body: { codigo: code } });

  it("signing form 145 needs the company's permission to sign", async () => {
    await t.sql("update empresa set firma_digital = false where empresa_id = $1", [ana.empresa_id]);
    const { id } = good(await write(ana)).body.data;
    const asked = await t.call(sendModel145Code, {
      token: ana.token,
      params: { id },
      body: {},
    });
    expect(asked.body.code).toBe("signature.not_enabled");
    expect((await sign(id, "123456")).body.code).toBe("signature.not_enabled");
  });

  it("signing form 145 refuses a wrong code, and the code of a version written anew", async () => {
    const { id } = good(await write(ana)).body.data;
    const code = await askCode(ana, id);
    const wrong = code === "111111" ? "222222" : "111111";
    const answer = await sign(id, wrong);
    expect([answer.status, answer.body.code]).toEqual([422, "signature.code_wrong"]);
    expect((await versions(ana)).codigo).toMatchObject({ intentos_restantes: 4 });
    const anew = good(await write(ana, { vivienda_habitual: true })).body.data.id;
    expect((await sign(id, code)).status).toBe(404);
    expect((await sign(anew, code)).body.code).toBe("signature.code_expired");
  });

  it("signing twice puts a single version in force, and replaces the former", async () => {
    const first = await signed(ana);
    const { id } = good(await write(ana, { hijos: [child] })).body.data;
    const code = await askCode(ana, id);
    const answers = await Promise.all(Array.from({ length: 5 }, async () => sign(id, code)));
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([
      200, 409, 409, 409, 409,
    ]);
    const { data, revisar } = await versions(ana);
    expect(revisar).toBeNull();
    expect(data.map((one: { id: number; estado: string }) => [one.id, one.estado])).toEqual([
      [id, "firmado"],
      [first, "sustituido"],
    ]);
    const inForce = good(await t.call(currentModel145, self(ana))).body.data;
    expect(inForce).toMatchObject({ id, path: "modelo-145-v2.pdf" });
    const again = await t.call(sendModel145Code, { token: ana.token, params: { id }, body: {} });
    expect(again.body.code).toBe("model145.not_pending");
  });

  it("a signed form 145 is one sealed PDF with its evidence, and marks the former as replaced", async () => {
    const first = await signed(ana);
    await t.ctx.jobs.idle();
    const id = await signed(ana, { hijos: [child] });
    await t.ctx.jobs.idle();
    const { data } = await versions(ana);
    expect(data[0].codigo_verificacion).toMatch(/^[A-Z0-9]{4}(-[A-Z0-9]{4}){4}$/);
    const pdf = await download(ana, String(id));
    expect(await signatureOf(pdf)).toEqual({ isValid: true, isWhole: true, signatures: 1 });
    const text = await textOf(pdf);
    expect(text).toContain(data[0].codigo_verificacion);
    expect(text).toContain("00001000B");
    expect(text).toContain("con un código de un solo uso");
    expect(text).not.toContain("BORRADOR");
    const register = await t.sql(
      `select objeto_id, anulado_en is not null as replaced from documento_sellado
       where empresa_id = $1 and clase = 'modelo145' order by objeto_id`,
      [ana.empresa_id],
    );
    expect(register).toEqual([
      { objeto_id: first, replaced: true },
      { objeto_id: id, replaced: false },
    ]);
  });

  it("the file of form 145 is made on the first download, where the job has not, never twice", async () => {
    const id = await signed(ana);
    await t.ctx.jobs.idle();
    await t.sql("delete from documento_sellado where empresa_id = $1", [ana.empresa_id]);
    await t.sql("update modelo145 set clave = null, hash = null, bytes = null where id = $1", [id]);
    const files = await Promise.all([download(ana, String(id)), download(ana, String(id))]);
    expect(files[0]?.equals(files[1] ?? Buffer.alloc(0))).toBe(true);
    const [row] = await t.sql(
      `select (select count(*)::integer from documento_sellado where empresa_id = $1) as sealed,
        (select count(*)::integer from acceso_documento
          where empresa_id = $1 and clase = 'modelo145' and modo = 'descargado') as opened`,
      [ana.empresa_id],
    );
    expect(row).toEqual({ sealed: 1, opened: 2 });
  });

  it("a version of form 145 whose server died before its file is finished by the job", async () => {
    const id = await signed(ana);
    await t.ctx.jobs.idle();
    await t.sql("delete from documento_sellado where empresa_id = $1", [ana.empresa_id]);
    await t.sql("update modelo145 set clave = null, hash = null, bytes = null where id = $1", [id]);
    const again = async () =>
      t.ctx.db.gate((tx) =>
        t.ctx.jobs.enqueue(tx, "model145.seal", { empresa_id: ana.empresa_id, id }),
      );
    await Promise.all([again(), again()]);
    await t.ctx.jobs.idle();
    const made = await t.sql(
      `select m.clave is not null as stored, s.sha256 = m.hash as registered from modelo145 m
       join documento_sellado s on s.empresa_id = m.empresa_id and s.objeto_id = m.id
       where m.id = $1`,
      [id],
    );
    expect(made).toEqual([{ stored: true, registered: true }]);
  });

  it("a version of form 145 replaced before it had its file says so in its PDF", async () => {
    const first = await signed(ana);
    await t.ctx.jobs.idle();
    await t.sql("delete from documento_sellado where empresa_id = $1", [ana.empresa_id]);
    await t.sql("update modelo145 set clave = null, hash = null, bytes = null where id = $1", [
      first,
    ]);
    await signed(ana, { hijos: [child] });
    await download(ana, String(first));
    const [row] = await t.sql(
      "select anulado_en is not null as replaced from documento_sellado where objeto_id = $1 and empresa_id = $2",
      [first, ana.empresa_id],
    );
    expect(row).toEqual({ replaced: true });
  });
});

describe("files and confirmation", () => {
  it("a pending form 145 is downloaded as an unsealed draft, and several as an archive", async () => {
    const first = await signed(ana);
    const { id } = good(await write(ana, { hijos: [child] })).body.data;
    const draft = await download(ana, String(id));
    expect(await textOf(draft)).toContain("BORRADOR SIN FIRMAR");
    expect((await signatureOf(draft)).signatures).toBe(0);
    const archive = await download(ana, `${first},${id}`);
    expect(archive.subarray(0, 2).toString()).toBe("PK");
    const missing = await t.call(model145File, {
      token: ana.token,
      query: { modelo145_ids: `${first},2000000000` },
    });
    expect(missing.status).toBe(404);
  });

  it("the worker confirms that form 145 is unchanged, which a new year asks for", async () => {
    const id = await signed(ana, { hijos: [{ ...child, anyo_nacimiento: 2002 }] });
    t.clock.set("2026-12-31T23:30:00Z");
    const token = await t.factory.session(ana);
    const inYear = { ...ana, token };
    expect((await versions(inYear)).revisar).toBe("hijo_cumple_25");
    const confirm = async (key: number) =>
      t.call(confirmModel145, { token, params: { id: key }, body: {} });
    expect((await confirm(id)).body.code).toBe("model145.child_age");
    const next = await signed(inYear, { hijos: [] });
    expect((await confirm(id)).body.code).toBe("model145.not_in_force");
    t.clock.set("2028-01-03T09:00:00Z");
    const later = await t.factory.session(ana);
    expect((await versions({ ...ana, token: later })).revisar).toBe("anyo_nuevo");
    const confirmed = await t.call(confirmModel145, {
      token: later,
      params: { id: next },
      body: {},
    });
    expect(good(confirmed).body.data.confirmado_en).toContain("2028-01-03T09:00:00");
    expect((await versions({ ...ana, token: later })).revisar).toBeNull();
  });
});
