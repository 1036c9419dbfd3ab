import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { getFirstSteps } from "@atrio/contract/company/first-steps";
import type { FirstSteps } from "@atrio/contract/company/first-steps";
import { addHolidayCalendar } from "@atrio/contract/company/holidays";
import { sendInvitations } from "@atrio/contract/company/invitations";
import { changeSettings } from "@atrio/contract/company/settings";

import { startTestApp } from "../../../../test/harness.ts";
import type { TestApp } from "../../../../test/harness.ts";

let t: TestApp;

beforeAll(async () => {
  t = await startTestApp();
});

afterAll(() => t.stop());

describe("first steps of a company (Rule COMPANY-45)", () => {
  it("only administrators read them, and each step is done once its data are there", async () => {
    const company = await t.factory.company();
    const known = { password_hash: "x" };
    const admin = await t.factory.signedIn({
      company,
      trabajador: { administrador: true },
      account: known,
    });
    const worker = await t.factory.signedIn({ account: known });
    expect((await t.call(getFirstSteps)).status).toBe(401);
    expect((await t.call(getFirstSteps, { token: worker.token })).status).toBe(403);

    const { token } = admin;
    const read = async (): Promise<[boolean, string[]]> => {
      const answer = await t.call(getFirstSteps, { token });
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      const steps: FirstSteps = answer.body.data;
      expect(steps.slug).toBe(company.slug);
      const done = steps.pasos.filter((step) => step.hecho).map((step) => step.paso);
      return [steps.terminado, done];
    };
    expect(await read()).toEqual([false, []]);
    await t.factory.worker({ company, account: { password_hash: null } });
    expect(await read()).toEqual([false, ["personas"]]);
    await t.call(sendInvitations, { token, body: {} });
    expect(await read()).toEqual([true, ["personas", "invitaciones"]]);
    const body = {
      telefono_empresa: "910 000 000",
      color_marca: "#1d4f91",
      correos_puntos_control: ["comite@prueba.test"],
    };
    expect((await t.call(changeSettings, { token, body })).status).toBe(200);
    expect(await read()).toEqual([
      true,
      ["aspecto", "contacto", "personas", "invitaciones", "puntos_control"],
    ]);
    const holiday = { nombre: "Año Nuevo", tipo_festivo_id: 2, de_convenio: false };
    const ofYear = (year: number) => ({
      nombre: `Festivos ${year}`,
      centros: [],
      anyo: year,
      festivos: [{ ...holiday, fecha: `${year}-01-01` }],
    });
    await t.call(addHolidayCalendar, { token, body: ofYear(2025) });
    expect((await read())[1]).not.toContain("festivos");
    await t.call(addHolidayCalendar, { token, body: ofYear(2026) });
    expect((await read())[1]).toContain("festivos");
    await t.factory.schedule({ worker: admin, tramos: [[1, "09:00", "17:00"]] });
    expect((await read())[1]).toContain("horarios");
  });
});
