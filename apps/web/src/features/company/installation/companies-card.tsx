import { IconBuildings } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import type { InstallationCompany } from "@atrio/contract/company/installation";
import { defaultPageSize } from "@atrio/contract/paging";

import { dayIn, deviceZone, formatAgo, formatDate, formatNumber } from "../../../lib/format.ts";
import { listSizes } from "../../../lib/list-page.ts";
import { Card } from "../../../ui/card.tsx";
import { DataTable } from "../../../ui/data-table.tsx";
import { Filters } from "../../../ui/filters.tsx";
import { PagedList } from "../../../ui/paged-list.tsx";
import { SearchWords } from "../../../ui/search-words.tsx";
import { EmptyState } from "../../../ui/state.tsx";

import classes from "./installation.module.css";
import { companiesQuery } from "./installation.queries.ts";

/** Companies of the installation. */
export function CompaniesCard() {
  const { t } = useTranslation("installation");
  const { q = "", pagina = 1, filas } = useSearch({ from: "/portal/admin/installation" });
  const navigate = useNavigate({ from: "/admin/installation" });
  const take = listSizes.find((size) => size === filas) ?? defaultPageSize;
  const page = { skip: (pagina - 1) * take, take };
  const query = useQuery(companiesQuery({ ...page, texto: q }));
  return (
    <Card title={t("companies.title")}>
      <div className={classes.view}>
        <Filters>
          <SearchWords
            label={t("companies.search")}
            placeholder={t("companies.placeholder")}
            words={q}
            onSearch={(text) =>
              void navigate({
                search: text === "" ? {} : { q: text },
                replace: true,
                resetScroll: false,
              })
            }
          />
        </Filters>
        <PagedList
          query={query}
          page={page}
          onPage={({ skip, take: rows }) =>
            void navigate({
              search: (before) => ({ ...before, pagina: skip / rows + 1, filas: rows }),
              replace: true,
              resetScroll: false,
            })
          }
          empty={
            <EmptyState
              icon={<IconBuildings size={24} />}
              title={t("companies.empty")}
              text={t("companies.emptyText")}
            />
          }
        >
          {({ data }) => <CompanyTable companies={data} />}
        </PagedList>
      </div>
    </Card>
  );
}

function CompanyTable({ companies }: { companies: readonly InstallationCompany[] }) {
  const { t } = useTranslation("installation");
  const columns = [
    { label: t("companies.name") },
    { label: t("companies.people"), isNumeric: true },
    { label: t("companies.administrators"), isNumeric: true },
    { label: t("companies.modules"), isNumeric: true },
    { label: t("companies.created") },
    { label: t("companies.seen") },
  ];
  return (
    <DataTable caption={t("companies.title")} columns={columns} stackBelow="tablet" isBare>
      <tbody>
        {companies.map((company) => (
          <tr key={company.empresa_id}>
            <th scope="row">
              <Name company={company} />
            </th>
            <td data-numeric data-label={t("companies.people")}>
              {formatNumber(company.personas)}
            </td>
            <td data-numeric data-label={t("companies.administrators")}>
              {formatNumber(company.administradores)}
            </td>
            <td data-numeric data-label={t("companies.modules")}>
              {formatNumber(company.modulos_contratados)}
            </td>
            <td data-label={t("companies.created")}>
              {formatDate(dayIn(deviceZone(), company.creada_en))}
            </td>
            <td data-label={t("companies.seen")}>
              {company.vista_en === null ? t("companies.never") : formatAgo(company.vista_en)}
            </td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

function Name({ company }: { company: InstallationCompany }) {
  return (
    <span className={classes.texts}>
      <b>{company.nombre}</b>
      <span className={classes.muted}>{company.slug}</span>
    </span>
  );
}
