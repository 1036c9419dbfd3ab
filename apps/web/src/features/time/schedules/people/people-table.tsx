import { IconUsers } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { addDays, formatDate } from "../../../../lib/format.ts";
import { DataTable } from "../../../../ui/data-table.tsx";
import { Pager } from "../../../../ui/pager.tsx";
import { PersonCell } from "../../../../ui/person-cell.tsx";
import { EmptyState, ErrorState, LinesSkeleton } from "../../../../ui/state.tsx";
import classes from "../schedules.module.css";
import { scheduledPeopleQuery } from "../schedules.queries.ts";

const sizes = [10, 25] as const;

type PeopleTableProps = { caption: string; filter: { horario_id?: number; sin_horario?: true } };

/** People with a schedule, or without any. */
export function PeopleTable({ caption, filter }: PeopleTableProps) {
  const { t } = useTranslation("schedules");
  const [page, setPage] = useState<{ skip: number; take: 10 | 25 }>({ skip: 0, take: 10 });
  const { data, error, refetch, isPlaceholderData } = useQuery(
    scheduledPeopleQuery({ ...filter, ...page }),
  );
  if (data === undefined) {
    return error === null ? (
      <LinesSkeleton lines={4} />
    ) : (
      <ErrorState error={error} onRetry={() => void refetch()} />
    );
  }
  if (data.total === 0) {
    const [title, text] = [t("list.empty"), t("list.emptyText")];
    return <EmptyState icon={<IconUsers size={24} />} title={title} text={text} />;
  }
  const hasDates = filter.sin_horario !== true;
  const columns = [
    { label: t("list.person") },
    { label: t("list.place") },
    ...(hasDates ? [{ label: t("list.since") }, { label: t("list.until") }] : []),
  ];
  return (
    <div className={classes.people}>
      <DataTable
        caption={caption}
        columns={columns}
        stackBelow="tablet"
        isBare
        isBusy={isPlaceholderData}
      >
        <tbody>
          {data.data.map((person) => (
            <tr key={person.id}>
              <th scope="row">
                <PersonCell person={person} note={person.departamento ?? undefined} />
              </th>
              <td data-label={t("list.place")}>{person.centro_trabajo ?? "—"}</td>
              {hasDates && (
                <>
                  <td data-label={t("list.since")}>
                    {person.desde === null ? t("list.always") : formatDate(person.desde)}
                  </td>
                  <td data-label={t("list.until")}>
                    {person.hasta === null
                      ? t("list.always")
                      : formatDate(addDays(person.hasta, -1))}
                  </td>
                </>
              )}
            </tr>
          ))}
        </tbody>
      </DataTable>
      <Pager total={data.total} {...page} sizes={sizes} onChange={setPage} />
    </div>
  );
}
