import { Checkbox } from "@mantine/core";
import { useTranslation } from "react-i18next";

import type { StaffMember, StaffOrder } from "@atrio/contract/company/staff";

import { CardList } from "../../../../ui/card-list.tsx";
import { DataTable } from "../../../../ui/data-table.tsx";
import type { Column } from "../../../../ui/data-table.tsx";
import { PersonCell } from "../../../../ui/person-cell.tsx";
import { useBelow } from "../../../../ui/use-below.ts";
import { isIndefinite } from "../staff.model.ts";
import classes from "../staff.module.css";

import { StaffBadge } from "./staff-badge.tsx";

type StaffTableProps = {
  people: readonly StaffMember[];
  openId: number | null;
  isBusy: boolean;
  order: { by: StaffOrder; isDescending: boolean };
  onOrder: (by: StaffOrder) => void;
  onOpen: (id: number) => void;
  /** Choosing people for an act; null for those who only read. */
  choice: Choice | null;
};

type Choice = {
  isChosen: (id: number) => boolean;
  onChoose: (ids: readonly number[], isChosen: boolean) => void;
};

/** People in rows of a table; on a phone one below the other. */
export function StaffTable(props: StaffTableProps) {
  const { people, openId, isBusy, order, onOrder, onOpen, choice } = props;
  const { t } = useTranslation("staff");
  const isPhone = useBelow("tablet");
  if (isPhone) {
    return (
      <CardList label={t("caption")} isBusy={isBusy}>
        {people.map((person) => (
          <li key={person.id} className={classes.item}>
            <PersonCell
              person={person}
              lead={<ChooseBox person={person} choice={choice} />}
              name={<OpenButton person={person} onOpen={onOpen} />}
              note={[person.puesto, person.centro_trabajo].filter(Boolean).join(" · ")}
            />
            <StaffBadge person={person} />
          </li>
        ))}
      </CardList>
    );
  }
  const sorted = (label: string, by: StaffOrder): Column => ({
    label,
    sort: {
      isSorted: order.by === by,
      isDescending: order.isDescending,
      onSort: () => onOrder(by),
    },
  });
  return (
    <DataTable
      caption={t("caption")}
      className={classes.table}
      hasHover
      isBusy={isBusy}
      columns={[
        sorted(t("column.person"), "nombre"),
        sorted(t("field.centre"), "centro"),
        { label: t("field.supervisor"), className: classes.supervisor },
        { label: t("field.contract"), className: classes.contract },
        { label: t("column.state") },
      ]}
    >
      <tbody>
        {people.map((person) => (
          <tr key={person.id} aria-current={person.id === openId || undefined}>
            <th scope="row">
              <PersonCell
                person={person}
                lead={<ChooseBox person={person} choice={choice} />}
                name={<OpenButton person={person} onOpen={onOpen} />}
                note={person.puesto ?? person.codigo}
              />
            </th>
            <td>{person.centro_trabajo ?? "—"}</td>
            <td className={classes.supervisor}>
              <Supervisors names={person.supervisores} />
            </td>
            <td className={classes.contract}>
              {person.codigo_contrato === null
                ? "—"
                : t(
                    isIndefinite(person.codigo_contrato)
                      ? "contract.indefinite"
                      : "contract.temporary",
                  )}
            </td>
            <td>
              <StaffBadge person={person} />
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

function ChooseBox({ person, choice }: { person: StaffMember; choice: Choice | null }) {
  const { t } = useTranslation("staff-forms");
  if (choice === null) return null;
  return (
    <Checkbox
      className={classes.check ?? ""}
      aria-label={t("bulk.choose", { name: person.nombre_completo })}
      checked={choice.isChosen(person.id)}
      onChange={(event) => choice.onChoose([person.id], event.currentTarget.checked)}
    />
  );
}

type OpenButtonProps = { person: StaffMember; onOpen: (id: number) => void };

function OpenButton({ person, onOpen }: OpenButtonProps) {
  return (
    <button type="button" className={classes.open} onClick={() => onOpen(person.id)}>
      {person.nombre_completo}
    </button>
  );
}

/** The first supervisor, and how many more there are. */
function Supervisors({ names }: { names: readonly string[] }) {
  const { t } = useTranslation("staff");
  const [first, ...more] = names;
  if (first === undefined) return "—";
  return more.length === 0 ? first : t("andMore", { name: first, total: more.length });
}
