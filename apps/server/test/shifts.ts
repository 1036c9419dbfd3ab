import type { Company, Worker } from "./factory.ts";
import type { TestApp } from "./harness.ts";

/** A work area with its people; answers its id. */
export async function makeArea(
  t: TestApp,
  { company, managers, workers, nombre = "Planta" }: AreaInput,
): Promise<number> {
  const { empresa_id } = company;
  const { id } = await t.factory.insert<{ id: number }>("area_trabajo", {
    empresa_id,
    nombre,
    centro_trabajo_id: company.centro_id,
  });
  const rowOf = ({ trabajador_id }: Worker) => ({
    empresa_id,
    pe_area_trabajo_id: id,
    trabajador_id,
  });
  await t.factory.insertAll("area_gestor", managers.map(rowOf));
  await t.factory.insertAll("area_trabajador", workers.map(rowOf));
  return id;
}

type AreaInput = {
  company: Company;
  managers: readonly Worker[];
  workers: readonly Worker[];
  nombre?: string;
};
