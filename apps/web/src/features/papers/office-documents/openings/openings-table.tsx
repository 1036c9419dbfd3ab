import { useTranslation } from "react-i18next";

import type { DocumentOpening } from "@atrio/contract/papers/document-openings";

import { formatDateTime } from "../../../../lib/format.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { DataTable } from "../../../../ui/data-table.tsx";
import { PersonCell } from "../../../../ui/person-cell.tsx";

type OpeningsTableProps = { openings: readonly DocumentOpening[]; isBusy: boolean };

/** People with the moment at which they opened a document first. */
export function OpeningsTable({ openings, isBusy }: OpeningsTableProps) {
  const { t } = useTranslation("office-documents");
  const { zona_horaria } = useCurrentUser();
  const columns = [{ label: t("filter.person") }, { label: t("openings.first") }];
  return (
    <DataTable caption={t("openings.title")} columns={columns} stackBelow="phone" isBusy={isBusy}>
      <tbody>
        {openings.map(({ trabajador, abierto_en }) => (
          <tr key={trabajador.id}>
            <th scope="row">
              <PersonCell person={trabajador} />
            </th>
            <td data-label={t("openings.first")}>
              {abierto_en === null
                ? t("openings.notYet")
                : formatDateTime(abierto_en, zona_horaria)}
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}
