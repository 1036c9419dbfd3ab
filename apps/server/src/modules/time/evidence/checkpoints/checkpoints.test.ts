import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { checkpointSettings, updateCheckpointMails } from "@atrio/contract/time/evidence";
import { punch } from "@atrio/contract/time/time";

import {
  type EvidenceWorld,
  freshToken,
  night,
  workedWorld,
} from "../../../../../test/evidence/world.ts";
import { isSignedBy, sha256 } from "../../../../lib/crypto/ledger-signature.ts";

let world: EvidenceWorld;

beforeAll(async () => {
  world = await workedWorld({ people: 2, days: 2 });
}, 60_000);

afterAll(() => world.t.stop());

type Row = {
  numero: number;
  motivo: string;
  hash: Buffer;
  anterior: Buffer;
  firma: Buffer;
  clave: string;
};

const rows = (): Promise<Row[]> =>
  world.t.sql<Row>("select * from punto_control where empresa_id = $1 order by numero", [
    world.company.empresa_id,
  ]);

async function fileOf(row: Row): Promise<Buffer> {
  const key = { empresa_id: world.company.empresa_id, clave: row.clave };
  return (await world.t.ctx.storage.get(key)) ?? Buffer.alloc(0);
}

async function setMails(correos: string[]) {
  const token = await freshToken(world);
  return world.t.call(updateCheckpointMails, { token, body: { correos } });
}

describe("the daily checkpoint", () => {
  it("the daily checkpoint holds the head of every chain, names the one before and is signed", async () => {
    const [first, second] = await rows();
    if (first === undefined || second === undefined) throw new Error("No checkpoints");
    expect(first.anterior).toEqual(sha256());
    expect(second.anterior).toEqual(first.hash);
    const bytes = await fileOf(second);
    const told = JSON.parse(bytes.toString());
    const heads = await world.t.sql<{ head: unknown }>(
      `select jsonb_build_array(trabajador_id, seq, encode(eslabon, 'hex')) as head
       from cadena order by trabajador_id`,
    );
    expect(told).toMatchObject({
      tipo: "punto_control",
      empresa_id: world.company.empresa_id,
      numero: 2,
      motivo: "diario",
      creado_en: "2026-11-04T02:10:00Z",
      cabezas: heads.map(({ head }) => head),
    });
    expect(sha256(bytes)).toEqual(second.hash);
    expect(isSignedBy(told.clave_publica, bytes, second.firma)).toBe(true);
    expect(isSignedBy(told.clave_publica, Buffer.concat([bytes, bytes]), second.firma)).toBe(false);
  });

  it("the daily checkpoint is made once a day, and not before two in the morning", async () => {
    const { t, company } = world;
    const before = (await rows()).length;
    await t.ctx.db.tenant(company.empresa_id, async (tx) => {
      for (let time = 0; time < 3; time += 1) {
        await t.ctx.jobs.enqueue(tx, "evidence.nightly", {});
        const asked = { empresa_id: company.empresa_id, motivo: "diario" } as const;
        await t.ctx.jobs.enqueue(tx, "evidence.checkpoint", asked);
      }
    });
    await t.ctx.jobs.idle();
    expect(await rows()).toHaveLength(before);
    t.clock.set("2026-11-05T00:30:00Z");
    await t.ctx.db.tenant(company.empresa_id, (tx) =>
      t.ctx.jobs.enqueue(tx, "evidence.nightly", {}),
    );
    await t.ctx.jobs.idle();
    expect(await rows()).toHaveLength(before);
    t.clock.set("2026-11-04T08:00:00Z");
  });

  it("the daily checkpoint is mailed to the company's list with the file and its signature", async () => {
    expect((await setMails(["Delegada@comite.test", "delegada@comite.test"])).status).toBe(200);
    await night(world);
    const mails = (await world.t.outbox()).filter(
      (mail) => mail.headers["to"] === "delegada@comite.test",
    );
    expect(mails).toHaveLength(1);
    const last = (await rows()).at(-1);
    if (last === undefined) throw new Error("No checkpoint");
    expect(mails[0]?.attachments).toEqual([
      { name: "punto-de-control-000003.json", bytes: await fileOf(last) },
      { name: "punto-de-control-000003.sig", bytes: last.firma },
    ]);
    expect(mails[0]?.text).toContain(last.hash.toString("hex"));
  });
});

describe("a checkpoint at closure", () => {
  it("a closure signs a checkpoint when a chain has moved since the last, and only then", async () => {
    const { t, company } = world;
    const close = async (): Promise<void> => {
      const asked = { empresa_id: company.empresa_id, motivo: "cierre" } as const;
      await t.ctx.db.tenant(company.empresa_id, (tx) =>
        t.ctx.jobs.enqueue(tx, "evidence.checkpoint", asked),
      );
      await t.ctx.jobs.idle();
    };
    const before = (await rows()).length;
    await close();
    expect(await rows()).toHaveLength(before);
    const [person] = world.people;
    const [type] = await t.sql<{ id: number }>("select id from fichador limit 1");
    const token = await t.factory.session(person ?? world.admin);
    await t.call(punch, {
      token,
      body: { trabajador_id: person?.trabajador_id ?? 0, accion: "entrada", fichador_id: type?.id },
    });
    await close();
    await close();
    const after = await rows();
    expect(after).toHaveLength(before + 1);
    expect(after.at(-1)?.motivo).toBe("cierre");
  });
});

describe("checkpoints", () => {
  it("checkpoints can only be added: the application may neither change nor remove one", async () => {
    const { t, company } = world;
    const forbidden = (text: string) =>
      t.ctx.db.tenant(company.empresa_id, async (tx) => {
        await sql.raw(text).execute(tx);
      });
    await expect(forbidden("update punto_control set motivo = 'cierre'")).rejects.toThrow(
      /permission/,
    );
    await expect(forbidden("delete from punto_control")).rejects.toThrow(/permission/);
    await expect(forbidden("update fichaje_evento set contenido = null")).rejects.toThrow(
      /permission/,
    );
  });

  it("checkpoints are listed for administrators, and no missing time stamp is claimed", async () => {
    const token = await freshToken(world);
    const { status, body } = await world.t.call(checkpointSettings, { token });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      correos: ["delegada@comite.test"],
      sello_tiempo: "no_configurado",
      huella_clave: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(body.data.puntos[0]).toMatchObject({ motivo: "cierre", cadenas: 2 });
    const [person] = world.people;
    const worker = await world.t.factory.session(person ?? world.admin);
    expect((await world.t.call(checkpointSettings, { token: worker })).status).toBe(403);
    expect((await world.t.call(checkpointSettings)).status).toBe(401);
  });

  it("checkpoints go to mail addresses only", async () => {
    expect(await setMails(["no es un correo"])).toMatchObject({ status: 422 });
  });
});
