import { describe, expect, it } from "vitest";

import { signingOf, workdayOf } from "../../test/workdays.ts";

import {
  balanceMinutes,
  clockState,
  coordinatesOf,
  holidayKindOf,
  ipFlagOf,
  openOf,
  shortHash,
  signingKindOf,
  signingMinutes,
  statusOf,
  workedMinutes,
} from "./time.model.ts";

const types = [
  { id: 1, tipo: "presencial" },
  { id: 2, tipo: "teletrabajo" },
  { id: 3, tipo: "lugar" },
] as const;

describe("the state of the clock", () => {
  it("the state of the clock is off without an open signing, else working or paused", () => {
    expect(clockState(null)).toBe("off");
    expect(clockState(signingOf())).toBe("working");
    expect(clockState(signingOf({ parada_id: 4, fichador_id: null }))).toBe("paused");
  });
});

describe("the counter", () => {
  it("the counter counts whole minutes of the printed times, as the server does", () => {
    const open = signingOf({ hora_inicio: "2026-11-18T06:58:50.000Z" });
    expect(signingMinutes(open, "2026-11-18T06:58:59.000Z")).toBe(0);
    expect(signingMinutes(open, "2026-11-18T06:59:01.000Z")).toBe(1);
  });

  it("the counter never shows less than nothing when the device is behind", () => {
    expect(signingMinutes(signingOf(), "2026-11-18T06:30:00.000Z")).toBe(0);
  });

  it("the counter keeps the server's figure of an ended signing", () => {
    const ended = signingOf({ hora_fin: "2026-11-18T08:00:00.000Z", minutos: 62 });
    expect(signingMinutes(ended, "2026-11-18T20:00:00.000Z")).toBe(62);
  });

  it("the counter goes on from the server's sum while work is open", () => {
    const closed = signingOf({ id: 1, hora_fin: "2026-11-18T09:58:00.000Z", minutos: 180 });
    const open = signingOf({ id: 2, hora_inicio: "2026-11-18T10:10:00.000Z", minutos: 20 });
    const day = workdayOf({
      fichajes: [closed, open],
      minutos_trabajados: 200,
      saldo_minutos: 0,
    });
    expect(openOf(day)?.id).toBe(2);
    expect(workedMinutes(day, "2026-11-18T10:30:00.000Z")).toBe(200);
    expect(workedMinutes(day, "2026-11-18T12:30:00.000Z")).toBe(320);
    expect(balanceMinutes(day, "2026-11-18T12:30:00.000Z")).toBe(0);
    expect(balanceMinutes(day, "2026-11-18T15:20:00.000Z")).toBe(10);
  });

  it("the counter stands still in an unpaid pause, and goes on in a counted one", () => {
    const pause = { parada_id: 4, fichador_id: null, hora_inicio: "2026-11-18T10:00:00.000Z" };
    const unpaid = workdayOf({
      fichajes: [signingOf({ ...pause, cuenta_como_trabajo: false })],
      minutos_trabajados: 180,
    });
    const paid = workdayOf({
      fichajes: [signingOf({ ...pause, cuenta_como_trabajo: true })],
      minutos_trabajados: 180,
    });
    expect(workedMinutes(unpaid, "2026-11-18T10:15:00.000Z")).toBe(180);
    expect(workedMinutes(paid, "2026-11-18T10:15:00.000Z")).toBe(195);
  });

  it("the counter shows nine hours in the night of the autumn clock change", () => {
    const night = signingOf({ hora_inicio: "2026-10-24T20:00:00.000Z" });
    expect(signingMinutes(night, "2026-10-25T05:00:00.000Z")).toBe(9 * 60);
  });
});

describe("status and kinds", () => {
  it("every status of the contract has a look, and a future day none", () => {
    const keys = [1, 2, 3, 4, null].map(
      (id) => statusOf({ estado_id: id, sin_registro: false }).key,
    );
    expect(keys).toEqual(["rest", "inProgress", "wrong", "correct", "upcoming"]);
    expect(statusOf({ estado_id: null, sin_registro: true }).key).toBe("unrecorded");
  });

  it("kinds of holiday are national, regional or local, and none for a plain working day", () => {
    const keys = [1, 2, 3, 4].map(
      (id) => holidayKindOf({ tipo_festivo_id: id, nombre: "Fiesta" })?.key ?? null,
    );
    expect(keys).toEqual([null, "national", "regional", "local"]);
  });

  it("pauses, telework and places are told apart from work on site", () => {
    expect(signingKindOf(signingOf(), types)).toBe("onSite");
    expect(signingKindOf(signingOf({ fichador_id: 2, teletrabajo: true }), types)).toBe("telework");
    expect(signingKindOf(signingOf({ fichador_id: 3 }), types)).toBe("place");
    expect(signingKindOf(signingOf({ fichador_id: null, parada_id: 9 }), types)).toBe("pause");
    expect(signingKindOf(signingOf({ fichador_id: 99 }), types)).toBe("onSite");
  });

  it("a signing says at which end the network address was not valid", () => {
    const flags = (start: boolean, end: boolean) =>
      ipFlagOf({ ip_invalida_inicio: start, ip_invalida_fin: end });
    expect([
      flags(false, false),
      flags(true, false),
      flags(false, true),
      flags(true, true),
    ]).toEqual([null, "ip.start", "ip.end", "ip.both"]);
  });
});

describe("short forms", () => {
  it("a shortened hash keeps both ends", () => {
    expect(shortHash(`012345${"f".repeat(54)}abcd`)).toBe("012345…abcd");
    expect(shortHash("abc")).toBe("abc");
  });

  it("coordinates have a true minus sign", () => {
    expect(coordinatesOf(40.416775, -3.70379)).toBe("40.41678, −3.70379");
  });
});
