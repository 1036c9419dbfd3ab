import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import * as feeds from "@atrio/contract/calendar/calendar-feeds";
import { languages } from "@atrio/contract/languages";

import { makeAway } from "../../../../test/away.ts";
import type { Company, SignedIn } from "../../../../test/factory.ts";
import { type Answer, startTestApp, type TestApp } from "../../../../test/harness.ts";
import { readCalendars } from "../../../../test/ical.ts";
import type { ReadEvent } from "../../../../test/ical.ts";
import { statementsOf } from "../../../../test/statements.ts";

let t: TestApp;
let company: Company;
let worker: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
});

beforeEach(async () => {
  t.clock.set("2026-11-18T08:00:00Z");
  company = await t.factory.company();
  worker = await t.factory.signedIn({ company });
});

afterAll(() => t.stop());

const everything = [...feeds.feedScopes];
const wholeDay = { desde_minuto: 0, hasta_minuto: 1440, minutos: 420 };

async function subscribe(body: object = {}, who = worker): Promise<Answer> {
  return t.call(feeds.createFeed, {
    token: who.token,
    params: { id: who.trabajador_id },
    body: { nombre: "Mi teléfono", alcances: everything, privacidad: "completo", ...body },
  });
}

async function tokenOf(body: object = {}, who = worker): Promise<string> {
  const answer = await subscribe(body, who);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return String(answer.body.data.direccion).split("/").at(-1) ?? "";
}

const open = async (token: string): Promise<Answer> =>
  t.call(feeds.readFeed, { params: { token } });

/** Requests a feed as a calendar application with further headers. */
const ask = async ({ token, ...headers }: { token: string; [name: string]: string }) =>
  t.call(feeds.readFeed, { params: { token }, headers });

async function revoke(id: number, who = worker): Promise<Answer> {
  const params = { id: who.trabajador_id, suscripcion_id: id };
  return t.call(feeds.revokeFeed, { token: who.token, params });
}

/** Parses by both parsers without complaints; answers their reading. */
async function readFeed(body: object = {}, who = worker): Promise<ReadEvent[]> {
  const answer = await open(await tokenOf(body, who));
  const { ofIcalJs, ofNodeIcal, complaints } = readCalendars(answer.body);
  expect(complaints).toEqual([]);
  expect(ofNodeIcal).toEqual(ofIcalJs);
  return ofIcalJs;
}

const hours = (event: ReadEvent | undefined): number =>
  event === undefined ? 0 : (Date.parse(event.end) - Date.parse(event.start)) / 3_600_000;

const everyNight = [1, 2, 3, 4, 5, 6, 7].map((day): [number, string, string] => [
  day,
  "22:00",
  "06:00",
]);

describe("the subscriptions of a worker", () => {
  it("the subscriptions of a worker are made, listed and ended by themselves alone", async () => {
    const params = { id: worker.trabajador_id };
    expect((await t.call(feeds.listFeeds, { params })).status).toBe(401);
    const other = await t.factory.signedIn({ company });
    expect((await t.call(feeds.listFeeds, { params, token: other.token })).status).toBe(404);
    const { suscripcion, direccion } = (await subscribe({ privacidad: undefined })).body.data;
    expect(suscripcion).toMatchObject({
      nombre: "Mi teléfono",
      alcances: everything,
      privacidad: "ausente",
      creada_en: expect.stringMatching(/^2026-11-18T08:00:00/),
      usada_en: null,
    });
    expect(direccion).toMatch(/^http:\/\/portal\.test\/api\/v1\/calendario\/[\w-]{43}\.ics$/);
    expect((await revoke(suscripcion.id, other)).body.code).toBe("calendar.feed_not_found");
    const listed = await t.call(feeds.listFeeds, { params, token: worker.token });
    expect(listed.body.data).toEqual([suscripcion]);
  });

  it("the subscriptions of a worker keep nothing of the token but its hash", async () => {
    const token = (await tokenOf()).replace(".ics", "");
    const rows = await t.sql(
      `select s::text as row from calendario_suscripcion s
       union all select a::text from auditoria a
       union all select r::text from respuesta_idempotente r`,
    );
    expect(JSON.stringify(rows)).toContain("calendario_suscripcion.creada");
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it("the subscriptions of a worker are ten at most, also when two are asked for at once", async () => {
    for (let made = 0; made < feeds.maxFeeds - 1; made += 1) await subscribe();
    const answers = await Promise.all([subscribe(), subscribe()]);
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await subscribe()).body.code).toBe("calendar.too_many_feeds");
  });

  it.each([
    { alcances: [] },
    { alcances: ["turnos", "turnos"] },
    { alcances: ["nominas"] },
    { nombre: " " },
    { privacidad: "todo" },
  ])("a calendar subscription is refused with %j", async (body) => {
    expect((await subscribe(body)).status).toBe(422);
  });

  it("a subscription cannot be made in a handed-over session, nor without the module", async () => {
    const administrator = await t.factory.worker({ company, trabajador: { administrador: true } });
    const token = await t.factory.session(worker, { suplantada_por: administrator.trabajador_id });
    expect((await subscribe({}, { ...worker, token })).body.code).toBe("access.impersonation");
    const plain = await t.factory.company({ modulos: [1, 2, 3] });
    const elsewhere = await t.factory.signedIn({ company: plain });
    expect((await subscribe({}, elsewhere)).body.code).toBe("module.not_hired");
  });
});

describe("GET /calendario/:token", () => {
  it("GET /calendario/:token answers an uncached calendar, with or without the file ending", async () => {
    const token = await tokenOf();
    const answer = await open(token);
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      "content-type": "text/calendar; charset=utf-8",
      "cache-control": "private, no-cache",
      "x-content-type-options": "nosniff",
    });
    expect(answer.body).toMatch(/^BEGIN:VCALENDAR\r\nVERSION:2\.0\r\n/);
    expect(answer.body).toContain("REFRESH-INTERVAL;VALUE=DURATION:PT4H\r\n");
    expect(answer.body).toContain("X-WR-CALNAME:Mi teléfono\r\n");
    expect((await open(token.replace(".ics", ""))).body).toBe(answer.body);
  });

  it("a calendar feed is compressed as its reader allows", async () => {
    await t.factory.schedule({ worker, tramos: everyNight });
    const token = await tokenOf();
    const plain = (await open(token)).body;
    const compressed: Array<[string, string, (bytes: Buffer) => Buffer]> = [
      ["gzip, deflate, br", "br", brotliDecompressSync],
      ["gzip, br;q=0", "gzip", gunzipSync],
      ["*", "br", brotliDecompressSync],
    ];
    for (const [accepted, encoding, opened] of compressed) {
      const answer = await t.app.inject({
        url: `/api/v1/calendario/${token}`,
        headers: { "accept-encoding": accepted },
      });
      expect(answer.headers["content-encoding"]).toBe(encoding);
      expect(answer.headers["vary"]).toContain("accept-encoding");
      expect(answer.rawPayload.length).toBeLessThan(plain.length / 8);
      expect(opened(answer.rawPayload).toString()).toBe(plain);
    }
    const identity = { token, "accept-encoding": "deflate, br;q=0, gzip;q=0" };
    expect((await ask(identity)).headers["content-encoding"]).toBeUndefined();
  });

  it("an unchanged calendar feed answers 304", async () => {
    const token = await tokenOf();
    const first = await open(token);
    expect(first.headers["etag"]).toMatch(/^W\/"[\w-]{27}"$/);
    t.clock.set("2026-11-18T09:00:00Z");
    const again = await open(token);
    expect(again.body).toBe(first.body);
    expect(again.headers["etag"]).toBe(first.headers["etag"]);
    const known = String(first.headers["etag"]);
    for (const tag of [known, known.slice(2), `"a", ${known}`]) {
      const answer = await ask({ token, "if-none-match": tag, "accept-encoding": "br" });
      expect([answer.status, answer.body, answer.headers["etag"]]).toEqual([304, "", known]);
      expect(answer.headers["cache-control"]).toBe("private, no-cache");
    }
    expect((await ask({ token, "if-none-match": 'W/"a"' })).status).toBe(200);

    await t.factory.holiday(company, "2026-12-08");
    const changed = await ask({ token, "if-none-match": known });
    expect(changed.status).toBe(200);
    expect(changed.headers["etag"]).not.toBe(known);
    expect(changed.body).toContain("DTSTAMP:20261118T090000Z\r\n");
    t.clock.set("2026-11-18T10:00:00Z");
    const tag = String(changed.headers["etag"]);
    expect((await ask({ token, "if-none-match": tag })).status).toBe(304);
  });

  it("a revoked calendar feed answers 404 to a conditional request too", async () => {
    const { suscripcion, direccion } = (await subscribe()).body.data;
    const token = direccion.split("/").at(-1);
    const tag = String((await open(token)).headers["etag"]);
    await revoke(suscripcion.id);
    expect((await ask({ token, "if-none-match": tag })).status).toBe(404);
  });

  it.each(["x".repeat(43), "x", "..%2f..%2fetc", `${"x".repeat(43)}.txt`])(
    "no calendar feed is found for %s",
    async (token) => {
      const answer = await open(token);
      expect([answer.status, answer.body.code]).toEqual([404, "calendar.feed_not_found"]);
    },
  );

  it("a calendar feed is gone as soon as it is revoked", async () => {
    const { suscripcion, direccion } = (await subscribe()).body.data;
    const token = direccion.split("/").at(-1);
    expect((await open(token)).status).toBe(200);
    expect((await revoke(suscripcion.id)).status).toBe(200);
    expect((await open(token)).status).toBe(404);
    expect((await revoke(suscripcion.id)).body.code).toBe("calendar.feed_not_found");
  });

  it.each([
    ["who has left", "update trabajador set fecha_baja = '2026-11-17' where id = $1"],
    [
      "whose account is closed",
      "update account a set desactivada_en = now() from trabajador t where t.account_user_id = a.account_user_id and t.id = $1",
    ],
    [
      "whose company no longer has the calendar",
      "delete from empresa_modulo m using trabajador t where m.empresa_id = t.empresa_id and m.modulo_id = 6 and t.id = $1",
    ],
  ])("a calendar feed is 404 for somebody %s", async (_, statement) => {
    const token = await tokenOf();
    await t.sql(statement, [worker.trabajador_id]);
    expect((await open(token)).status).toBe(404);
  });

  it("a calendar feed keeps when it was last read, and is rate-limited by the hour", async () => {
    const token = await tokenOf();
    await open(token);
    const params = { id: worker.trabajador_id };
    const [feed] = (await t.call(feeds.listFeeds, { params, token: worker.token })).body.data;
    expect(feed.usada_en).toMatch(/^2026-11-18T08:00:00/);
    const statuses: number[] = [];
    for (let read = 0; read < 60; read += 1) statuses.push((await open(token)).status);
    expect([statuses.slice(0, 59).every((one) => one === 200), statuses.at(-1)]).toEqual([
      true,
      429,
    ]);
    // Another subscription has its own count.
    expect((await open(await tokenOf())).status).toBe(200);
  });

  it("an address that tries many feed tokens is refused", async () => {
    t.clock.set("2026-11-18T10:00:00Z");
    const statuses = new Set<number>();
    for (let one = 0; one < 31; one += 1) {
      statuses.add((await open(String(one).padStart(43, "x"))).status);
    }
    expect([...statuses]).toEqual([404, 429]);
  });

  it("a feed needs the same number of queries for any contents", async () => {
    const token = await tokenOf();
    await t.sql("update calendario_suscripcion set usada_en = '2026-11-18T08:00:00Z'");
    const few = await statementsOf(async () => open(token));
    await t.factory.schedule({ worker, tramos: everyNight });
    await makeAway(t, worker, { fecha: "2026-12-14", slice: wholeDay });
    await makeAway(t, worker, { fecha: "2026-12-16", slice: wholeDay, kind: 2 });
    await t.factory.holiday(company, "2026-12-08");
    expect(await statementsOf(async () => open(token))).toBe(few);
  });
});

describe("contents of a subscription", () => {
  it.each([
    ["Europe/Madrid", "2026-10-24T20:00:00.000Z", "2027-03-27T21:00:00.000Z"],
    ["Atlantic/Canary", "2026-10-24T21:00:00.000Z", "2027-03-27T22:00:00.000Z"],
  ])(
    "a calendar feed has night shifts of %s on both nights of a clock change",
    async (zona, autumn, spring) => {
      const home = await t.factory.company({ zona });
      const person = await t.factory.signedIn({ company: home });
      await t.factory.schedule({ worker: person, tramos: everyNight });
      const events = await readFeed({ alcances: ["turnos"] }, person);
      const on = (date: string) => events.find((one) => one.uid.startsWith(`turno-${date}-`));
      expect([on("2026-10-24")?.start, hours(on("2026-10-24"))]).toEqual([autumn, 9]);
      expect([on("2027-03-27")?.start, hours(on("2027-03-27"))]).toEqual([spring, 7]);
      const ordinary = events.filter((one) => hours(one) === 8);
      expect(events.length - ordinary.length).toBe(5);
      // From November of last year to May of the year after next.
      expect(events.at(0)?.uid).toContain("turno-2025-11-01");
      expect(events.at(-1)?.uid).toContain("turno-2028-05-31");
    },
  );

  it("a calendar feed has shifts that end or start in the repeated hour", async () => {
    await t.factory.schedule({
      worker,
      tramos: [
        [6, "20:00", "02:30"],
        [7, "02:30", "09:00"],
      ],
    });
    const events = await readFeed({ alcances: ["turnos"] });
    const night = events.filter((one) => /turno-2026-10-2[45]/.test(one.uid));
    expect(night.map((one) => [one.start, one.end])).toEqual([
      ["2026-10-24T18:00:00.000Z", "2026-10-25T01:30:00.000Z"],
      ["2026-10-25T00:30:00.000Z", "2026-10-25T08:00:00.000Z"],
    ]);
  });

  it("a feed has approved absences, as whole days with exclusive end or with their hours", async () => {
    await t.factory.schedule({ worker, tramos: [[1, "08:00", "15:00"]] });
    await makeAway(t, worker, { fecha: "2026-12-24", slice: wholeDay });
    const half = { desde_minuto: 0, hasta_minuto: 690, minutos: 210 };
    await makeAway(t, worker, { fecha: "2026-12-14", slice: half, kind: 2 });
    await makeAway(t, worker, { fecha: "2026-12-21", slice: wholeDay, estado_id: 1 });
    const events = await readFeed({ alcances: ["ausencias"] });
    expect(
      events
        .map(({ summary, start, end }) => ({ summary, start, end }))
        .toSorted((a, b) => (a.start < b.start ? -1 : 1)),
    ).toEqual([
      {
        summary: "Asuntos propios",
        start: "2026-12-14T07:00:00.000Z",
        end: "2026-12-14T10:30:00.000Z",
      },
      { summary: "Vacaciones", start: "2026-12-24", end: "2026-12-25" },
    ]);
  });

  it("a feed shows an absence without a last day to its own end, and no shifts on its days (Rule CALENDAR-22)", async () => {
    await t.factory.schedule({ worker, tramos: [[1, "08:00", "15:00"]] });
    const id = await makeAway(t, worker, { fecha: "2026-11-24", slice: wholeDay, kind: 7 });
    await t.sql("update solicitud set sin_fecha_fin = true where id = $1", [id]);
    await makeAway(t, worker, { fecha: "2026-12-14", slice: wholeDay, kind: 8 });
    const events = await readFeed({ alcances: ["ausencias", "turnos"] });
    const isShift = ({ uid }: ReadEvent) => uid.startsWith("turno-");
    const away = events.filter((one) => !isShift(one)).map(({ start, end }) => [start, end]);
    expect(away.toSorted(([one = ""], [two = ""]) => one.localeCompare(two))).toEqual([
      ["2026-11-24", "2026-12-14"],
      ["2026-12-14", "2026-12-15"],
      ["2026-12-15", "2028-06-01"],
    ]);
    const shifts = events.filter(isShift).map(({ start }) => start.slice(0, 10));
    expect(shifts.toSorted().at(-1)).toBe("2026-11-23");
  });

  it("a feed has no shift on a day off, unless the subscription leaves absences out", async () => {
    await t.factory.schedule({ worker, tramos: [[1, "08:00", "15:00"]] });
    await makeAway(t, worker, { fecha: "2026-12-14", slice: wholeDay });
    const shiftOf = (events: ReadEvent[]) =>
      events.some((one) => one.uid.startsWith("turno-2026-12-14"));
    expect(shiftOf(await readFeed({ alcances: ["turnos", "ausencias"] }))).toBe(false);
    expect(shiftOf(await readFeed({ alcances: ["turnos"] }))).toBe(true);
  });

  it("a feed has holidays, events of company and own centre, and visible birthdays", async () => {
    await t.factory.holiday(company, "2026-12-08", 2, "Inmaculada; «fiesta», sí");
    await t.factory.holiday(company, "2026-12-07", 1, "Puente");
    const event = { ...company, creado_por: worker.trabajador_id, color: "#54308C" };
    const { empresa_id, creado_por, color } = event;
    const shared = { empresa_id, creado_por, color, actualizado_en: "2026-11-01T08:00:00Z" };
    const elsewhere = await t.factory.insert<{ id: number }>("centro_trabajo", {
      empresa_id,
      codigo: "C2",
      nombre: "Otro",
    });
    const dates = { desde: "2026-12-18", hasta: "2026-12-19" };
    await t.factory.insert("evento_empresa", { ...shared, ...dates, titulo: "Convención" });
    await t.factory.insert("evento_empresa", {
      ...shared,
      desde: "2026-12-21",
      hasta: "2026-12-21",
      hora_inicio: "14:00",
      hora_fin: "17:30",
      titulo: "Comida",
      centro_id: company.centro_id,
    });
    await t.factory.insert("evento_empresa", {
      ...shared,
      ...dates,
      titulo: "Ajeno",
      centro_id: elsewhere.id,
    });
    await t.sql(
      "update trabajador set permiso_supervisor = true, fecha_nacimiento = '1990-02-28' where id = $1",
      [worker.trabajador_id],
    );
    const born = { fecha_nacimiento: "1992-02-29" };
    const mate = await t.factory.worker({ company, nombre: "Ana", trabajador: born });
    const shy = await t.factory.worker({
      company,
      trabajador: { ...born, mostrar_cumpleanyos: false },
    });
    for (const one of [mate, shy]) await t.factory.supervise(worker, one);
    const events = await readFeed({ alcances: ["festivos", "eventos", "cumpleanyos"] });
    const found = events.map((one) => `${one.summary} ${one.start} ${one.end}`);
    expect(found).toEqual(
      expect.arrayContaining([
        "Inmaculada; «fiesta», sí 2026-12-08 2026-12-09",
        "Convención 2026-12-18 2026-12-20",
        "Comida 2026-12-21T13:00:00.000Z 2026-12-21T16:30:00.000Z",
        expect.stringMatching(/^Cumpleaños de Ana .* 2027-02-28 2027-03-01$/),
        expect.stringMatching(/^Cumpleaños de Ana .* 2028-02-29 2028-03-01$/),
      ]),
    );
    // A holiday, two events, and two people's birthdays of three years.
    expect(found).toHaveLength(1 + 2 + 6);
    expect(JSON.stringify(events)).not.toMatch(/1990|1992|Puente|Ajeno/);
  });

  it("a feed never names a medical kind or a subtype, and without details no kind at all", async () => {
    const canary = JSON.stringify({ es: "CANARIO", en: "CANARIO", fr: "CANARIO", pt: "CANARIO" });
    const kinds = [1, 2, 3, 4, 5, 6, 7, 8];
    for (const kind of kinds) {
      await makeAway(t, worker, { fecha: `2026-12-${10 + kind}`, slice: wholeDay, kind });
    }
    await t.sql(
      "update permiso_tipo set nombre = $2, codigo = case when pe_solicitud_tipo_id in (4, 5) then 'hospitalizacion' else codigo end where empresa_id = $1",
      [company.empresa_id, canary],
    );
    const medical = /médic|reposo|medical|sick|baja|arrêt|repos|repouso|CANARIO|hospital/i;
    for (const language of languages) {
      await t.sql("update trabajador set idioma_trabajador = $2 where id = $1", [
        worker.trabajador_id,
        language,
      ]);
      const named = await open(await tokenOf());
      expect(named.body).not.toMatch(medical);
      const away = await readFeed({ alcances: ["ausencias"], privacidad: "ausente" });
      expect(away).toHaveLength(kinds.length);
      expect(new Set(away.map((one) => one.summary)).size).toBe(1);
      const told = await readFeed({ alcances: ["ausencias"] });
      // Six kinds by name, the two medical ones only as being away.
      expect(new Set(told.map((one) => one.summary)).size).toBe(7);
      await t.sql("delete from calendario_suscripcion");
    }
  });
});
