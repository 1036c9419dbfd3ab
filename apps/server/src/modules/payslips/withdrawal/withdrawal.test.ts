import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import * as contract from "@atrio/contract/payslips";

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

describe("withdrawing a payslip", () => {
  it("is for administrators of the company, with a reason", async () => {
    const id = await payslip();
    expect((await t.call(contract.withdrawPayslip, { params: { id } })).status).toBe(401);
    expect((await withdraw(id, worker.token)).status).toBe(403);
    const elsewhere = await t.factory.signedIn({ trabajador: { administrador: true } });
    expect((await withdraw(id, elsewhere.token)).body.code).toBe("payslip.not_found");
    expect((await withdraw(id, administrator.token, " ")).status).toBe(422);
    const { body } = await t.call(contract.payslipById, { token: worker.token, params: { id } });
    expect(body.data.estado_nomina_id).toBe(2);
  });

  it("hides it from its worker, deletes nothing and tells no figure", async () => {
    const id = await payslip();
    const answer = await withdraw(id);
    expect(answer.body).toEqual({ data: { id, estado_nomina_id: 4 } });
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

  it("leaves who and why in the trail, once", async () => {
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

  it("is refused for what is not published", async () => {
    const draft = await payslip({ estado_nomina_id: 1 });
    expect((await withdraw(draft)).body.code).toBe("payslip.not_published");
    const waiting = await payslip({ publicada_portal: false });
    expect((await withdraw(waiting)).status).toBe(409);
  });
});
