import { Switch } from "@mantine/core";
import { IconDownload, IconEye, IconPencil } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { pageSizes } from "@atrio/contract/paging";
import type { DataReading } from "@atrio/contract/people/profile";

import { formatDateTime } from "../../../../lib/format.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { Card } from "../../../../ui/card.tsx";
import { Pager } from "../../../../ui/pager.tsx";
import { PersonAvatar } from "../../../../ui/person-avatar.tsx";
import { EmptyState, ErrorState, LinesSkeleton } from "../../../../ui/state.tsx";

import classes from "./privacy.module.css";
import { readingsQuery } from "./privacy.queries.ts";
import type { ReadingsPage } from "./privacy.queries.ts";

const firstPage: ReadingsPage = { skip: 0, take: 10, withOwn: false };

/** Readings, downloads and changes of the person's data, newest first. */
export function ReadingsCard() {
  const { t } = useTranslation("profile");
  const { id } = useCurrentUser();
  const [page, setPage] = useState(firstPage);
  const { data, error, refetch } = useQuery(readingsQuery(id, page));
  return (
    <Card title={t("readings.title")}>
      <p className={classes.text}>{t("readings.text")}</p>
      <Switch
        className={classes.switch}
        size="md"
        label={t("readings.own")}
        checked={page.withOwn}
        onChange={({ currentTarget }) =>
          setPage({ ...page, skip: 0, withOwn: currentTarget.checked })
        }
      />
      {data === undefined && error === null && <LinesSkeleton lines={6} />}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {data?.total === 0 && <EmptyState icon={<IconEye size={24} />} title={t("readings.none")} />}
      {data !== undefined && data.total > 0 && (
        <>
          <ol className={classes.readings} aria-label={t("readings.list")}>
            {data.data.map((reading, index) => (
              <Reading key={`${page.skip + index} ${reading.en}`} reading={reading} />
            ))}
          </ol>
          <Pager
            total={data.total}
            skip={page.skip}
            take={page.take}
            sizes={pageSizes}
            onChange={(turned) => setPage({ ...page, ...turned })}
          />
        </>
      )}
    </Card>
  );
}

const icons = { visto: IconEye, descargado: IconDownload, cambiado: IconPencil } as const;

function Reading({ reading }: { reading: DataReading }) {
  const { t } = useTranslation("profile");
  const { zona_horaria } = useCurrentUser();
  const { quien, por_ti, suplantada_por, modo } = reading;
  const ModeIcon = icons[modo];
  const person = suplantada_por ?? quien;
  const name = por_ti ? t("readings.you") : (person?.nombre_completo ?? t("readings.former"));
  return (
    <li>
      <PersonAvatar
        name={person?.nombre_completo ?? name}
        photo={person?.link_foto ?? null}
        size={40}
        own={por_ti}
      />
      <span className={classes.who}>
        <b>
          {suplantada_por === null
            ? name
            : t("readings.handed_over", { name: suplantada_por.nombre_completo })}
        </b>
        <span>{reading.que}</span>
      </span>
      <span className={classes.how}>
        <span>
          <ModeIcon size={18} aria-hidden />
          {t(`readings.${modo}`)}
        </span>
        <time dateTime={reading.en}>{formatDateTime(reading.en, zona_horaria)}</time>
      </span>
    </li>
  );
}
