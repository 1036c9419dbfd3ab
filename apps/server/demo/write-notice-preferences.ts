import type { Client } from "pg";

import type { Company } from "./company.ts";
import { idOf, insertObjects } from "./rows.ts";
import type { CompanyIds } from "./write-company.ts";

/** People with a part in the demo come first; they keep the default preferences. */
const firstOfOthers = 30;
/** A person in so many has chosen something. */
const choosesOneIn = 4;

const everyNight = {
  silencio_desde: "22:00",
  silencio_hasta: "07:30",
  silencio_dias: "{1,2,3,4,5,6,7}",
};
const weekends = { silencio_desde: "15:00", silencio_hasta: "07:00", silencio_dias: "{5,6,7}" };
const noQuiet = { silencio_desde: null, silencio_hasta: null, silencio_dias: null };

/** Their choices, in turn. */
const habits = [
  { frecuencia: "diario", desconexion: null, silencio_propio: false, ...noQuiet },
  { frecuencia: "al_momento", desconexion: true, silencio_propio: true, ...everyNight },
  { frecuencia: "semanal", desconexion: null, silencio_propio: true, ...weekends },
  { frecuencia: "al_momento", desconexion: false, silencio_propio: false, ...noQuiet },
];

/** Writes the notice preferences of some people; nobody of the demo has a device. */
export async function writeNoticePreferences(
  { client, company }: { client: Client; company: Company },
  ids: CompanyIds,
): Promise<void> {
  const choosers = company.personas
    .slice(firstOfOthers)
    .filter(({ fecha_baja }, index) => fecha_baja === null && index % choosesOneIn === 0)
    .map(({ codigo }) => ({
      empresa_id: ids.empresa_id,
      trabajador_id: idOf(ids.trabajador, codigo),
    }));
  await insertObjects(
    client,
    "aviso_persona",
    choosers.flatMap((who, index) => {
      const chosen = habits[index % habits.length];
      return chosen === undefined ? [] : [{ ...who, ...chosen }];
    }),
  );
  const unmailed = choosers.map((who, index) => ({
    ...who,
    tipo: index % 2 === 0 ? "comunicado" : "solicitud",
    correo: false,
    push: index % 3 !== 0,
  }));
  await insertObjects(client, "preferencia_aviso", unmailed);
}
