import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";

import type { SignedIn } from "../../../../../test/factory.ts";
import { startTestApp } from "../../../../../test/harness.ts";
import type { TestApp } from "../../../../../test/harness.ts";
import { allowSigning, good } from "../../../../../test/model145.ts";
import { signatureOf, textOf } from "../../../../../test/pdfs.ts";
import { signatureDesk } from "../../../../../test/signatures.ts";
import type { SignatureDesk } from "../../../../../test/signatures.ts";
import { buildAppOn, createContext } from "../../../../app.ts";
import { StampFailed } from "../../../../lib/crypto/seal.ts";
import { digestOf } from "../../../../lib/files/uploaded-file.ts";

import { sealSigned } from "./sealing.service.ts";

let t: TestApp;
let desk: SignatureDesk;
let office: SignedIn;
let ana: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
  desk = signatureDesk(t);
});

beforeEach(async () => {
  const company = await t.factory.company();
  office = await t.factory.signedIn({ company, trabajador: { administrador: true } });
  ana = await t.factory.signedIn({ company });
  await allowSigning(t, ana);
});

afterAll(() => t.stop());

/** Signs a document whose seal cannot be registered; answers its id. */
async function signUnregistered(): Promise<number> {
  await t.sql(
    `create or replace function rechazar() returns trigger language plpgsql as $$
     begin raise exception 'the power fails here'; end $$`,
  );
  await t.sql(
    "create trigger corte before insert on documento_sellado for each row execute function rechazar()",
  );
  const id = await desk.asked(office, [ana]);
  const { bytes } = await desk.open(ana, id);
  await desk.read(ana, id);
  const codigo = await desk.code(ana, id);
  good(await desk.sign(ana, id, { codigo, hash: digestOf(bytes) }));
  await t.ctx.jobs.idle();
  return id;
}

const stored = async () =>
  t.sql<{ clave: string }>("select clave from archivo_pendiente where empresa_id = $1", [
    ana.empresa_id,
  ]);

it("no half state is left between storing a sealed copy and registering it", async () => {
  const id = await signUnregistered();
  // The document is signed, nothing is registered, and the stored bytes count as orphans.
  expect(await desk.view(ana, id)).toMatchObject({
    estado: "firmado",
    documento_firmado_path: null,
    codigo_verificacion: null,
  });
  expect((await desk.open(ana, id, "con")).status).toBe(409);
  expect((await stored()).length).toBeGreaterThan(0);

  await t.sql("drop trigger corte on documento_sellado");
  const key = { empresa_id: ana.empresa_id, id };
  await Promise.all([
    sealSigned(t.ctx, key, { attempt: 2 }),
    sealSigned(t.ctx, key, { attempt: 2 }),
  ]);
  const { bytes } = await desk.open(ana, id, "con");
  expect(await signatureOf(bytes)).toEqual({ isValid: true, isWhole: true, signatures: 1 });
  const after = await desk.view(ana, id);
  expect(after.sucesos.filter((one) => one.tipo === "sellado")).toHaveLength(1);
  const notices = await t.sql(
    "select from notificacion where empresa_id = $1 and trabajador_id = $2 and clave = $3",
    [ana.empresa_id, ana.trabajador_id, `document_signed:${id}`],
  );
  expect(notices).toHaveLength(1);
});

it("documents signed before the process died are sealed after a restart", async () => {
  const first = await startTestApp();
  try {
    const own = signatureDesk(first);
    const company = await first.factory.company();
    const admin = await first.factory.signedIn({ company, trabajador: { administrador: true } });
    const worker = await first.factory.signedIn({ company });
    await allowSigning(first, worker);
    const id = await own.asked(admin, [worker]);
    const { bytes } = await own.open(worker, id);
    await own.read(worker, id);
    const codigo = await own.code(worker, id);
    // From here on this process does no job any more, as if it were dead.
    await first.ctx.jobs.stop();
    good(await own.sign(worker, id, { codigo, hash: digestOf(bytes) }));
    expect((await own.view(worker, id)).documento_firmado_path).toBeNull();

    const context = await createContext(first.ctx.config, {
      databaseUrl: first.databaseUrl,
      clock: first.clock,
      poolSize: 4,
    });
    const second = await buildAppOn(context);
    await second.ready();
    await context.jobs.idle();
    await second.close();
    const sealed = await own.open(worker, id, "con");
    expect(await signatureOf(sealed.bytes)).toMatchObject({ isValid: true, signatures: 1 });
    expect(await first.sql("select from documento_sellado")).toHaveLength(1);
    expect(await first.sql("select from archivo_pendiente")).toHaveLength(0);
  } finally {
    await first.stop();
  }
});

it("the sealed copy is made on the first download before the job ran", async () => {
  const id = await signUnregistered();
  await t.sql("drop trigger corte on documento_sellado");
  const { status, bytes } = await desk.open(ana, id, "con");
  expect(status).toBe(200);
  expect(await signatureOf(bytes)).toEqual({ isValid: true, isWhole: true, signatures: 1 });
  // No code of the template is printed.
  expect(await textOf(bytes)).not.toMatch(/=>|\.(?:split|map|join)\b/);
  const pending = await desk.asked(office, [ana]);
  expect((await desk.open(ana, pending, "con")).status).toBe(409);
});

it("without a time stamp sealing is retried for about an hour, and the copy then says so", async () => {
  const id = await signUnregistered();
  await t.sql("drop trigger corte on documento_sellado");
  const authority = createServer((_, response) => response.writeHead(503).end());
  authority.listen(0, "127.0.0.1");
  await once(authority, "listening");
  try {
    const { port } = authority.address() as AddressInfo;
    const config = { ...t.ctx.config, tsaUrl: `http://127.0.0.1:${port}/` };
    const ctx = { ...t.ctx, config };
    const key = { empresa_id: ana.empresa_id, id };
    await expect(sealSigned(ctx, key, { attempt: 1 })).rejects.toThrow(StampFailed);
    expect((await desk.view(ana, id)).documento_firmado_path).toBeNull();
    await sealSigned(ctx, key, { attempt: 10 });
    const { bytes } = await desk.open(ana, id, "con");
    expect(await signatureOf(bytes)).toMatchObject({ isValid: true, isWhole: true });
    expect(await textOf(bytes)).toContain("no lleva marca de tiempo");
    expect((await desk.verify(bytes)).body.data.sello_tiempo).toBe(false);
  } finally {
    authority.close();
  }
});
