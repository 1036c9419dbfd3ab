import { Select } from "@mantine/core";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { mayUseOffice } from "@atrio/contract/access/office-roles";
import type { DirectoryGrant } from "@atrio/contract/people/directory";
import { directoryAudiences, reservedColumns } from "@atrio/contract/people/directory-columns";

import { messageOf } from "../../../lib/errors.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { Card } from "../../../ui/card.tsx";
import { notify } from "../../../ui/notify.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { BlockSkeleton, ErrorState } from "../../../ui/state.tsx";

import classes from "./directory-rules.module.css";
import { grantsQuery, saveGrantsMutation } from "./directory-rules.queries.ts";

/** Columns of the directory, each with those who see it (Rule PEOPLE-23). */
export function DirectoryRulesPage() {
  const { t } = useTranslation("directory-rules");
  const canChange = mayUseOffice(useCurrentUser(), "titular");
  const { data, error, refetch } = useQuery(grantsQuery);
  return (
    <>
      <PageHeader title={t("title")} subtitle={t(canChange ? "subtitle" : "readOnly")} />
      {data === undefined && error === null && <BlockSkeleton height={520} />}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {data !== undefined && (
        <Card>
          <p className={classes.note}>{t("always")}</p>
          <p className={classes.note}>
            {t("contact")}{" "}
            <Link to="/admin/settings" hash="contacto_directorio">
              {t("contactLink")}
            </Link>
          </p>
          <ul className={classes.list}>
            {data.map((grant) => (
              <Column key={grant.campo} grant={grant} canChange={canChange} />
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}

function Column({ grant, canChange }: { grant: DirectoryGrant; canChange: boolean }) {
  const { t } = useTranslation(["directory-rules", "directory"]);
  const save = useMutation(saveGrantsMutation);
  const { campo, audiencia } = grant;
  const name = t(`directory:column.${campo}`);
  const isReserved = reservedColumns.has(campo);
  const offered = directoryAudiences.filter(
    (audience) => !isReserved || audience === "administradores" || audience === "nadie",
  );
  const change = (value: string | null) => {
    const chosen = offered.find((audience) => audience === value);
    if (chosen === undefined || chosen === audiencia) return;
    save.mutate([{ campo, audiencia: chosen }], {
      onSuccess: () =>
        notify({ kind: "success", message: t("directory-rules:saved", { column: name }) }),
      onError: (error) => notify({ kind: "error", message: messageOf(error) }),
    });
  };
  return (
    <li className={classes.column}>
      <span className={classes.texts}>
        <b>{name}</b>
        {isReserved && <span className={classes.note}>{t("directory-rules:reserved")}</span>}
      </span>
      <Select
        className={classes.choice ?? ""}
        aria-label={name}
        data={offered.map((value) => ({ value, label: t(`directory-rules:audience.${value}`) }))}
        value={audiencia}
        allowDeselect={false}
        disabled={!canChange || save.isPending}
        onChange={change}
      />
    </li>
  );
}
