import type { AppContext } from "../../context.ts";
import type { Tx } from "../../db/client.ts";
import { keepFiles } from "../files/files.service.ts";
import { notify } from "../notices/notices.service.ts";

import { insertPublished } from "./payslips.repo.ts";
import type { NewPayslip } from "./payslips.repo.ts";

export type { NewPayslip, PayslipFigures } from "./payslips.repo.ts";

/**
 * Publishes payslips in the caller's transaction and tells their workers, without figures; answers
 * their ids in the same order. What is published is never altered: one that puts another right names
 * it in `sustituye_id`. `now` is ISO 8601. The database refuses totals of which A − B is not the net,
 * and a payslip that is put right twice.
 */
export async function publishPayslips(
  ctx: AppContext,
  tx: Tx,
  input: { payslips: readonly NewPayslip[]; now: string },
): Promise<number[]> {
  const { payslips, now } = input;
  const ids = await insertPublished(tx, payslips, now);
  await keepFiles(
    tx,
    payslips.flatMap(({ pdf }) => (pdf === null ? [] : [pdf.clave])),
  );
  for (const [index, payslip] of payslips.entries()) {
    await notify(ctx, tx, {
      kind: "payslip_published",
      to: payslip.trabajador_id,
      data: {
        trabajador_id: payslip.trabajador_id,
        nomina_id: ids[index] ?? 0,
        tipo_nomina: payslip.tipo_nomina,
        year: payslip.anyo,
        month: payslip.mes_pago,
        sustituye: payslip.sustituye_id !== null,
      },
    });
  }
  return ids;
}
