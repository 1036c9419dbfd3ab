import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { languages } from "@atrio/contract/common";
import { certificates, requestCertificate } from "@atrio/contract/papers/certificates";
import * as contract from "@atrio/contract/papers/payslips";
import { verifyCode } from "@atrio/contract/papers/signatures";

import type { Company, SignedIn } from "../../../../test/factory.ts";
import { startTestApp } from "../../../../test/harness.ts";
import type { Answer, TestApp } from "../../../../test/harness.ts";
import { createPayslipFactory } from "../../../../test/payslips.ts";
import type { PayslipInput } from "../../../../test/payslips.ts";

let t: TestApp;
let company: Company;
let worker: SignedIn;
let administrator: SignedIn;

beforeAll(async () => {
  t = await startTestApp();
});

beforeEach(async () => {
  t.clock.set("2026-11-18T08:00:00Z");
  company = await t.factory.company();
  worker = await t.factory.signedIn({ company });
  administrator = await t.factory.signedIn({ company, trabajador: { administrador: true } });
});

afterAll(() => t.stop());

const payslip = (input?: PayslipInput): Promise<number> =>
  createPayslipFactory(t).payslip(worker, input);

const withdraw = (
  id: number,
  token: string | undefined = administrator.token,
  motivo = "Era de otra persona",
): Promise<Answer> => t.call(contract.withdrawPayslip, { token, params: { id }, body: { motivo } });

type Made = { codigo_verificacion: string; anulado_en: string | null };

/** The code of a certificate of income that the worker has made. */
async function certify(anyo: number): Promise<string> {
  const { status, body } = await t.call(requestCertificate, {
    token: worker.token,
    params: { id: worker.trabajador_id },
    body: { tipo_certificado: "ingresos", anyo },
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data.codigo_verificacion;
}

const verified = async (codigo: string): Promise<{ resultado: string }> =>
  (await t.call(verifyCode, { body: { codigo } })).body.data;

describe("withdrawing a payslip", () => {
  it("withdrawing a payslip is for administrators of the company, with a reason", async () => {
    const id = await payslip();
    expect((await t.call(contract.withdrawPayslip, { params: { id } })).status).toBe(401);
    expect((await withdraw(id, worker.token)).status).toBe(403);
    const elsewhere = await t.factory.signedIn({ trabajador: { administrador: true } });
    expect((await withdraw(id, elsewhere.token)).body.code).toBe("payslip.not_found");
    expect((await withdraw(id, administrator.token, " ")).status).toBe(422);
    const { body } = await t.call(contract.payslipById, { token: worker.token, params: { id } });
    expect(body.data.estado_nomina_id).toBe(2);
  });

  it("withdrawing hides a payslip from its worker, deletes nothing and names no figure", async () => {
    const id = await payslip();
    const answer = await withdraw(id);
    expect(answer.body).toEqual({ data: { id, estado_nomina_id: 4, certificados_anulados: 0 } });
    const seen = await t.call(contract.payslipById, { token: worker.token, params: { id } });
    expect(seen.body.code).toBe("payslip.not_found");
    const { body } = await t.call(contract.payslips, {
      token: worker.token,
      params: { id: worker.trabajador_id },
    });
    expect(body).toEqual({ data: [], anyos: [] });
    const [row] = await t.sql("select total_percibir from nomina where id = $1", [id]);
    expect(row).toEqual({ total_percibir: "1606.00" });
  });

  it("withdrawing a payslip is audited once, with author and reason", async () => {
    const id = await payslip();
    await withdraw(id);
    expect((await withdraw(id)).status).toBe(200);
    const rows = await t.sql(
      "select actor_id, detalle from auditoria where accion = 'nomina.retirada' and objeto_id = $1",
      [String(id)],
    );
    expect(rows).toEqual([
      {
        actor_id: administrator.trabajador_id,
        detalle: { trabajador_id: worker.trabajador_id, motivo: "Era de otra persona" },
      },
    ]);
  });

  it("withdrawing a payslip voids the certificates with its figures, with the moment", async () => {
    const october = await payslip();
    const drawn = await certify(2026);
    const november = await payslip({ mes_pago: 11 });
    const both = await certify(2026);
    await payslip({ anyo: 2025, mes_pago: 12 });
    const before = await certify(2025);
    expect((await verified(both)).resultado).toBe("valido");

    t.clock.set("2026-11-18T08:30:00Z");
    expect((await withdraw(november)).body.data.certificados_anulados).toBe(1);
    expect(await verified(both)).toMatchObject({
      resultado: "anulado",
      anulado_en: expect.stringMatching(/^2026-11-18T08:30:00/),
    });
    expect(await verified(drawn)).toMatchObject({ resultado: "valido", anulado_en: null });
    expect((await withdraw(october)).body.data.certificados_anulados).toBe(1);
    expect((await verified(drawn)).resultado).toBe("anulado");
    expect((await verified(before)).resultado).toBe("valido");

    const { body } = await t.call(certificates, {
      token: worker.token,
      params: { id: worker.trabajador_id },
    });
    const voided = body.data.map((one: Made) => [one.codigo_verificacion, one.anulado_en !== null]);
    expect(Object.fromEntries(voided)).toEqual({ [drawn]: true, [both]: true, [before]: false });
    const trail = await t.sql(
      "select actor_id, detalle from auditoria where accion = 'certificado.anulado' order by id",
    );
    expect(trail.slice(-2)).toEqual(
      [
        [november, both],
        [october, drawn],
      ].map(([nomina, codigo]) => ({
        actor_id: administrator.trabajador_id,
        detalle: {
          trabajador_id: worker.trabajador_id,
          nomina_id: nomina,
          codigo,
          motivo: "Era de otra persona",
        },
      })),
    );
  });

  it.each(languages)(
    "a withdrawal tells its worker in %s, once, with the void certificates",
    async (language) => {
      await t.sql("update trabajador set idioma_trabajador = $1 where id = $2", [
        language,
        worker.trabajador_id,
      ]);
      await t.sql("delete from notificacion where trabajador_id = $1", [worker.trabajador_id]);
      const plain = await payslip({ mes_pago: 9 });
      await withdraw(plain);
      const second = await payslip();
      await certify(2026);
      await withdraw(second);
      await withdraw(second);
      const told = await t.sql<{ descripcion: string; enlace: string; tipo: string }>(
        "select descripcion, enlace, tipo from notificacion where trabajador_id = $1 order by id",
        [worker.trabajador_id],
      );
      expect(told.map(({ enlace, tipo }) => [enlace, tipo])).toEqual([
        ["/paysheets", "nomina"],
        ["/documents?vista=certificados", "nomina"],
      ]);
      expect(told[1]?.descripcion).toMatch(/2026 \(.*18.*2026\)/);
      expect(told[0]?.descripcion).not.toContain("{{");
      const mails = (await t.outbox()).filter((mail) => mail.headers["to"]?.includes(worker.email));
      expect(mails).toHaveLength(2);
    },
  );

  it("a withdrawal refuses or voids a certificate that is being made", async () => {
    for (let round = 0; round < 4; round += 1) {
      const id = await payslip();
      const [made] = await Promise.all([
        t.call(requestCertificate, {
          token: worker.token,
          params: { id: worker.trabajador_id },
          body: { tipo_certificado: "ingresos", anyo: 2026 },
        }),
        withdraw(id),
      ]);
      if (made.status === 200) {
        expect((await verified(made.body.data.codigo_verificacion)).resultado).toBe("anulado");
      } else {
        expect(["request.conflict", "certificate.no_data"]).toContain(made.body.code);
      }
    }
  });

  it("a withdrawal is refused for an unpublished payslip", async () => {
    const draft = await payslip({ estado_nomina_id: 1 });
    expect((await withdraw(draft)).body.code).toBe("payslip.not_published");
    const waiting = await payslip({ publicada_portal: false });
    expect((await withdraw(waiting)).status).toBe(409);
  });
});
