import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import * as profile from "@atrio/contract/people/profile";
import { getWorker } from "@atrio/contract/people/workers";

import type { Company, SignedIn } from "../../../../../test/factory.ts";
import * as files from "../../../../../test/files.ts";
import { startTestApp } from "../../../../../test/harness.ts";
import type { Answer, TestApp } from "../../../../../test/harness.ts";

let t: TestApp;
let company: Company;
let me: SignedIn;
let portrait: Buffer;

beforeAll(async () => {
  t = await startTestApp();
  portrait = await picture({ width: 300, height: 200 });
});

beforeEach(async () => {
  t.clock.set("2026-11-18T08:00:00Z");
  company = await t.factory.company();
  me = await t.factory.signedIn({ company, nombre: "Lucía", apellido1: "Gómez" });
});

afterAll(() => t.stop());

/** A JPEG whose left half is red and whose right half is blue. */
async function picture({ width, height }: { width: number; height: number }): Promise<Buffer> {
  const half = { width: Math.floor(width / 2), height, channels: 3 as const };
  const blue = await sharp({ create: { ...half, background: "#0000ff" } })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: "#ff0000" } })
    .composite([{ input: blue, left: half.width, top: 0 }])
    .jpeg()
    .toBuffer();
}

/** Address of a call with the id in its path. */
const urlOf = ({ path }: { path: string }, id: number | string): string =>
  `/api/v1${path.replace(/:\w+$/, String(id))}`;

/** Path of the call that puts somebody's photo. */
const photoCall = (who: SignedIn): string =>
  profile.uploadPhoto.path.replace(":id", String(who.trabajador_id));

async function send(
  who: SignedIn,
  bytes: Buffer,
  { name = "yo.jpg", headers = {} }: { name?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const payload = files.formOf([{ name: "imagen", file: { name, bytes } }]);
  return files.sendForm(t, photoCall(who), {
    token: who.token,
    payload,
    headers,
  });
}

type Fetched = { status: number; bytes: Buffer; headers: Record<string, unknown> };

async function fetchBytes(url: string, token?: string): Promise<Fetched> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const response = await t.app.inject({ method: "GET", url, headers });
  return {
    status: response.statusCode,
    bytes: response.rawPayload,
    headers: response.headers,
  };
}

const large = async (id: number, token: string): Promise<Fetched> =>
  fetchBytes(urlOf(profile.getPhoto, id), token);

async function linkOf(who: SignedIn): Promise<string> {
  const answer = await t.call(getWorker, { token: who.token, params: { id: who.trabajador_id } });
  return answer.body.data.link_foto;
}

/** Names of stored bytes that no row points to. */
const waiting = async (): Promise<unknown[]> =>
  t.sql("select clave from archivo_pendiente where empresa_id = $1", [company.empresa_id]);

describe("a photo", () => {
  it("a photo is drawn anew in two sizes: a square of its middle", async () => {
    const sent = await send(me, portrait);
    expect(sent.status).toBe(200);
    const small = await fetchBytes(sent.body.data.link_foto);
    expect(small.headers["content-type"]).toBe("image/webp");
    expect(await sharp(small.bytes).metadata()).toMatchObject({
      format: "webp",
      width: 96,
      height: 96,
    });
    const big = await large(me.trabajador_id, me.token);
    expect(await sharp(big.bytes).metadata()).toMatchObject({ width: 512, height: 512 });
    const { data } = await sharp(big.bytes).raw().toBuffer({ resolveWithObject: true });
    // The middle of the picture: red at its left edge, blue at its right one.
    expect([data[0] ?? 0, data[2] ?? 0].map((value) => value > 128)).toEqual([true, false]);
    expect([data[511 * 3] ?? 0, data[511 * 3 + 2] ?? 0].map((value) => value > 128)).toEqual([
      false,
      true,
    ]);
  });

  it("a stored photo stands upright, and holds no place, camera or author", async () => {
    const tagged = await sharp(await picture({ width: 200, height: 200 }))
      .withExif({
        IFD0: { Artist: "Canario-Autor", Make: "Canario-Cámara" },
        IFD3: { GPSLatitude: "28/1 45/1 0/1", GPSLatitudeRef: "N" },
      })
      .withMetadata({ orientation: 3 })
      .toBuffer();
    expect((await sharp(tagged).metadata()).exif).toBeDefined();
    const sent = await send(me, tagged);
    expect(sent.status).toBe(200);
    const fetched = [
      await large(me.trabajador_id, me.token),
      await fetchBytes(sent.body.data.link_foto),
    ];
    for (const { bytes } of fetched) {
      const meta = await sharp(bytes).metadata();
      expect([meta.exif, meta.xmp, meta.iptc, meta.orientation]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ]);
      expect(bytes.toString("latin1")).not.toContain("Canario");
      const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
      // Turned by half a circle: the blue right side is left now.
      expect((data[2] ?? 0) > 128).toBe(true);
    }
  });

  it("a photo has another address when it changes, and the old one is gone with its bytes", async () => {
    const first = await send(me, portrait);
    const [before] = await t.sql<{ clave: string }>(
      "select clave from foto_trabajador where trabajador_id = $1",
      [me.trabajador_id],
    );
    const second = await send(me, portrait);
    expect(second.body.data.link_foto).not.toBe(first.body.data.link_foto);
    expect((await fetchBytes(first.body.data.link_foto)).status).toBe(404);
    expect((await fetchBytes(second.body.data.link_foto)).status).toBe(200);
    await t.ctx.jobs.idle();
    const stored = { empresa_id: company.empresa_id, clave: before?.clave ?? "" };
    expect([await t.ctx.storage.exists(stored), await waiting()]).toEqual([false, []]);
  });

  it("a photo is put once when it is sent twice with the same key", async () => {
    const headers = { "idempotency-key": "la-misma-foto" };
    const [one, two] = [
      await send(me, portrait, { headers }),
      await send(me, portrait, { headers }),
    ];
    expect(two.body).toEqual(one.body);
    expect((await fetchBytes(one.body.data.link_foto)).status).toBe(200);
    expect(await waiting()).toEqual([]);
  });

  it.each([
    ["GET", profile.deletePhotoByGet],
    ["DELETE", profile.deletePhoto],
  ] as const)("a photo is deleted everywhere with %s", async (_verb, call) => {
    const link = (await send(me, portrait)).body.data.link_foto;
    const params = { id: me.trabajador_id };
    const gone = await t.call(call, { token: me.token, params });
    expect(gone).toMatchObject({ status: 200, body: { data: { link_foto: null } } });
    expect(await linkOf(me)).toBeNull();
    expect((await fetchBytes(link)).status).toBe(404);
    expect((await large(me.trabajador_id, me.token)).status).toBe(404);
    expect((await t.call(call, { token: me.token, params })).status).toBe(200);
  });

  it("a photo is not changed where the company locks it", async () => {
    await send(me, portrait);
    await t.sql("update trabajador set foto_bloqueada = true where id = $1", [me.trabajador_id]);
    const params = { id: me.trabajador_id };
    for (const answer of [
      await send(me, portrait),
      await t.call(profile.deletePhoto, { token: me.token, params }),
      await t.call(profile.deletePhotoByGet, { token: me.token, params }),
    ]) {
      expect(answer).toMatchObject({
        status: 403,
        body: { code: "photo.locked", message: "Tu empresa no permite cambiar la foto." },
      });
    }
    expect((await fetchBytes(await linkOf(me))).status).toBe(200);
  });

  it("a photo is changed by its owner alone, not in a handed-over session", async () => {
    const colleague = await t.factory.signedIn({ company });
    const stranger = await t.factory.signedIn();
    const mine = { ...me, token: colleague.token };
    expect((await send(mine, portrait)).status).toBe(404);
    const link = (await send(me, portrait)).body.data.link_foto;
    const params = { id: me.trabajador_id };
    for (const { token } of [colleague, stranger]) {
      expect((await t.call(profile.deletePhotoByGet, { token, params })).status).toBe(404);
    }
    const boss = await t.factory.worker({ company, trabajador: { administrador: true } });
    const token = await t.factory.session(me, { suplantada_por: boss.trabajador_id });
    for (const call of [profile.deletePhotoByGet, profile.deletePhoto]) {
      expect((await t.call(call, { token, params })).body.code).toBe("access.impersonation");
    }
    expect((await fetchBytes(link)).status).toBe(200);
  });
});

describe("who sees a photo", () => {
  it("a photo is seen by its company alone, while its owner works there", async () => {
    await send(me, portrait);
    const colleague = await t.factory.signedIn({ company });
    const stranger = await t.factory.signedIn();
    expect((await large(me.trabajador_id, colleague.token)).status).toBe(200);
    expect((await large(me.trabajador_id, stranger.token)).status).toBe(404);
    expect((await large(colleague.trabajador_id, me.token)).status).toBe(404);
    expect((await fetchBytes(urlOf(profile.getPhoto, me.trabajador_id))).status).toBe(401);
    await t.sql("update trabajador set fecha_baja = '2026-11-17' where id = $1", [
      me.trabajador_id,
    ]);
    expect((await large(me.trabajador_id, colleague.token)).status).toBe(404);
  });

  it("the small photo is open to anyone with its name, and browsers may cache it", async () => {
    const link = (await send(me, portrait)).body.data.link_foto;
    expect(link).toMatch(/^\/api\/v1\/foto\/[\w-]{32}$/);
    const { status, headers } = await fetchBytes(link);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "cache-control": "private, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "content-type": "image/webp",
    });
    const unknown = await fetchBytes(urlOf(profile.publicPhoto, "A".repeat(32)));
    expect([unknown.status, unknown.headers["cache-control"]]).toEqual([404, "no-store"]);
    expect((await fetchBytes("/api/v1/foto/..%2F..%2Fetc%2Fpasswd")).status).toBe(404);
  });

  it("all photos of the company are in one list, and no other company's", async () => {
    await send(me, portrait);
    const gone = await t.factory.signedIn({ company });
    await send(gone, portrait);
    await t.sql("update trabajador set fecha_baja = '2026-11-17' where id = $1", [
      gone.trabajador_id,
    ]);
    const colleague = await t.factory.signedIn({ company });
    const { token } = colleague;
    const list = await t.call(profile.companyPhotos, {
      token,
      params: { companyId: company.empresa_id },
    });
    expect(list.body.data).toEqual([
      {
        id: me.trabajador_id,
        nombre_completo: "Lucía Gómez",
        link_foto: await linkOf(me),
      },
    ]);
    const other = await t.factory.company();
    expect(
      (await t.call(profile.companyPhotos, { token, params: { companyId: other.empresa_id } }))
        .status,
    ).toBe(404);
  });
});

describe("a hostile file", () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  );

  it.each([
    ["nothing", () => Buffer.alloc(0), 422, "document.empty"],
    ["an SVG with a script", () => svg, 415, "photo.type"],
    ["an SVG that says it is a JPEG", () => svg, 415, "photo.type"],
    ["a PDF", () => files.pdf(), 415, "photo.type"],
    ["a HEIC, which only browsers of its maker draw", () => files.heic(), 415, "photo.type"],
    [
      "a picture that is a page too",
      () => files.jpeg({ comment: "<script>alert(1)</script><html>" }),
      422,
      "photo.unreadable",
    ],
    [
      "a picture that is an archive too",
      () => Buffer.concat([portrait, files.archive()]),
      422,
      "photo.unreadable",
    ],
    [
      "a bomb: few bytes, a billion dots",
      () => files.png({ width: 30_000, height: 30_000 }),
      422,
      "photo.unreadable",
    ],
    ["a JPEG that was cut", () => portrait.subarray(0, portrait.length / 2), 415, "photo.type"],
  ] as const)("a hostile photo is refused: %s", async (_what, make, status, code) => {
    const answer = await send(me, make());
    expect(answer).toMatchObject({ status, body: { code } });
    expect(Object.keys(answer.body.errors)).toEqual(["imagen"]);
    expect(await linkOf(me)).toBeNull();
    expect(await waiting()).toEqual([]);
  });

  it("a real picture of too many pixels is refused as a photo", async () => {
    const create = { width: 6400, height: 6400, channels: 3 as const, background: "#336699" };
    const wide = await sharp({ create }).png({ compressionLevel: 3 }).toBuffer();
    expect(await send(me, wide)).toMatchObject({ status: 422, body: { code: "photo.unreadable" } });
  });

  it("a stored photo has no byte from outside the picture", async () => {
    const chatty = await sharp(portrait)
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><script>canario()</script></x:xmpmeta>')
      .toBuffer();
    const sent = await send(me, Buffer.from(chatty));
    if (sent.status !== 200) {
      expect(sent.body.code).toBe("photo.unreadable");
      return;
    }
    const big = await large(me.trabajador_id, me.token);
    expect(big.bytes.toString("latin1")).not.toContain("canario");
  });

  it("a text sent as a photo is refused with its reason", async () => {
    const payload = files.formOf([{ name: "imagen", text: "yo.jpg" }]);
    const answer = await files.sendForm(t, photoCall(me), {
      token: me.token,
      payload,
    });
    expect(answer).toMatchObject({ status: 422, body: { code: "request.required" } });
  });

  it("a photo that is too large is refused", async () => {
    const answer = await send(me, Buffer.concat([portrait, Buffer.alloc(5 * 1024 * 1024)]));
    expect(answer.status).toBe(413);
  });
});
