import type { Client } from "pg";

import { isoOf } from "../src/lib/calendar/clock.ts";
import { DAY_MS, addDays } from "../src/lib/calendar/dates.ts";

import type { Company } from "./company.ts";
import { idOf, insertObjects } from "./rows.ts";
import type { Window } from "./window.ts";
import type { CompanyIds } from "./write-company.ts";

type PolicyWriting = { client: Client; company: Company; window: Window; now: number };

type Version = { daysAgo: number; textos: Readonly<Record<string, string>> };

const first: Version = {
  daysAgo: 400,
  textos: {
    es: "## Responsable\n\nGestoría Rivas trata tus datos para pagarte y llevar el registro de jornada.\n\n## Contacto\n\nEscríbenos a [hola@otra.test](mailto:hola@otra.test).",
  },
};

const second: Version = {
  daysAgo: 60,
  textos: {
    es: "## Responsable\n\n**Gestoría Rivas** trata tus datos para pagarte, llevar el registro de jornada y entregarte tus documentos.\n\n## Cuánto tiempo\n\n- Datos laborales: 5 años desde que dejas la empresa.\n- Registro de jornada: 4 años.\n\n## Tus derechos\n\nPide acceso, rectificación o supresión en [hola@otra.test](mailto:hola@otra.test). También puedes reclamar ante la [AEPD](https://www.aepd.es).",
    en: "## Controller\n\n**Gestoría Rivas** processes your data to pay you, keep the record of working time and give you your documents.\n\n## How long\n\n- Employment data: 5 years after you leave the company.\n- Time records: 4 years.\n\n## Your rights\n\nAsk for access, rectification or erasure at [hola@otra.test](mailto:hola@otra.test). You may also complain to the [AEPD](https://www.aepd.es).",
    fr: "## Responsable\n\n**Gestoría Rivas** traite vos données pour vous payer, tenir le registre du temps de travail et vous remettre vos documents.\n\n## Durée\n\n- Données relatives à l’emploi : 5 ans après votre départ.\n- Registre du temps de travail : 4 ans.\n\n## Vos droits\n\nDemandez l’accès, la rectification ou l’effacement à [hola@otra.test](mailto:hola@otra.test). Vous pouvez aussi saisir l’[AEPD](https://www.aepd.es).",
    pt: "## Responsável\n\nA **Gestoría Rivas** trata os seus dados para lhe pagar, manter o registo de tempos de trabalho e entregar-lhe os seus documentos.\n\n## Durante quanto tempo\n\n- Dados laborais: 5 anos depois de deixar a empresa.\n- Registo de tempos de trabalho: 4 anos.\n\n## Os seus direitos\n\nPeça acesso, retificação ou apagamento através de [hola@otra.test](mailto:hola@otra.test). Também pode reclamar junto da [AEPD](https://www.aepd.es).",
  },
};

/** The small company has written its own policy, twice; the other one keeps the product's. */
export async function writePrivacyPolicy(
  { client, company, window, now }: PolicyWriting,
  ids: CompanyIds,
): Promise<void> {
  const author = company.personas.find(({ roles }) => roles.administrador);
  if (company.slug !== "otra" || author === undefined) return;
  const rows = [first, second].flatMap(({ daysAgo, textos }, index) =>
    Object.entries(textos).map(([idioma, contenido]) => ({
      empresa_id: ids.empresa_id,
      version: index + 1,
      idioma,
      contenido,
      vigente_desde: addDays(window.today, -daysAgo),
      publicado_por: idOf(ids.trabajador, author.codigo),
      publicado_en: isoOf(now - daysAgo * DAY_MS),
    })),
  );
  await insertObjects(client, "texto_privacidad", rows);
}
