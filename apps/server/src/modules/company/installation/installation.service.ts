import type { AppContext } from "../../../context.ts";
import { withBareDatabase } from "../../../db/bare.ts";
import type { BareSql } from "../../../db/bare.ts";
import { outgoing } from "../../../platform/jobs-catalogue.ts";

/** Mails and pushes that a restore holds back. */
export type Held = {
  held: boolean;
  waiting: number;
  /** Asked for before the restore, so perhaps sent by the installation that was backed up. */
  older: number;
  dropped: number;
};

/** Mails and pushes that a restore holds back. As the login role. */
export async function readHeld(sql: BareSql): Promise<Omit<Held, "dropped">> {
  const [found] = await sql<Omit<Held, "dropped">>(
    `select i.envios_retenidos is not null as held, count(t.orden)::int as waiting,
       (count(t.orden) filter (where t.creado_en <= i.envios_retenidos))::int as older
     from instalacion i left join trabajo_pendiente t on t.nombre = any ($1)
     group by i.envios_retenidos`,
    [outgoing],
  );
  return found ?? { held: false, waiting: 0, older: 0 };
}

/**
 * Lets mails and pushes leave after a restore (Rule COMPANY-90); `show` only counts, `dropOlder`
 * first removes those of the backup.
 */
export async function releaseMails(
  databaseUrl: AppContext["databaseUrl"],
  options: { show: boolean; dropOlder: boolean },
): Promise<Held> {
  return withBareDatabase(databaseUrl, async (sql) => {
    const held = await readHeld(sql);
    if (!held.held || options.show) return { ...held, dropped: 0 };
    const dropped = options.dropOlder
      ? await sql(
          `delete from trabajo_pendiente t using instalacion i
           where t.nombre = any ($1) and t.creado_en <= i.envios_retenidos returning t.orden`,
          [outgoing],
        )
      : [];
    await sql("update instalacion set envios_retenidos = null");
    return { ...held, dropped: dropped.length };
  });
}
