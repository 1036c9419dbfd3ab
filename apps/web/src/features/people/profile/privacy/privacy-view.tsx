import { Button } from "@mantine/core";
import { IconDatabase, IconDownload } from "@tabler/icons-react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import type { DataKind } from "@atrio/contract/people/profile";

import { messageOf } from "../../../../lib/errors.ts";
import { dayIn, formatDate, formatNumber } from "../../../../lib/format.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { Card } from "../../../../ui/card.tsx";
import { notify } from "../../../../ui/notify.ts";
import { EmptyState, ErrorState, LinesSkeleton } from "../../../../ui/state.tsx";

import classes from "./privacy.module.css";
import { archiveMutation, dataKindsQuery } from "./privacy.queries.ts";
import { ReadingsCard } from "./readings-card.tsx";

/** Data stored about the person, their readers, and an archive. */
export function PrivacyView() {
  return (
    <div className={classes.view}>
      <KindsCard />
      <div className={classes.column}>
        <CopyCard />
        <ReadingsCard />
      </div>
    </div>
  );
}

function KindsCard() {
  const { t } = useTranslation("profile");
  const { id } = useCurrentUser();
  const { data, error, refetch } = useQuery(dataKindsQuery(id));
  return (
    <Card title={t("privacy.title")}>
      <p className={classes.text}>{t("privacy.text")}</p>
      {data === undefined && error === null && <LinesSkeleton lines={14} />}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {data?.length === 0 && (
        <EmptyState icon={<IconDatabase size={24} />} title={t("privacy.none")} />
      )}
      {data !== undefined && data.length > 0 && (
        <ul className={classes.kinds}>
          {data.map((kind) => (
            <Kind key={kind.codigo} kind={kind} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Kind({ kind }: { kind: DataKind }) {
  const { t } = useTranslation("profile");
  const { zona_horaria } = useCurrentUser();
  const { nombre, cuantos, desde } = kind;
  const amount =
    cuantos === 0
      ? t("privacy.nothing")
      : t("privacy.count", { count: cuantos, number: formatNumber(cuantos) });
  const from =
    desde === null ? null : t("privacy.since", { date: formatDate(dayIn(zona_horaria, desde)) });
  return (
    <li>
      <details>
        <summary>
          <b>{nombre}</b>
          <span>{[amount, from].filter((text) => text !== null).join(" · ")}</span>
        </summary>
        <dl>
          <dt>{t("privacy.purpose")}</dt>
          <dd>{kind.finalidad}</dd>
          <dt>{t("privacy.basis")}</dt>
          <dd>{kind.base}</dd>
          <dt>{t("privacy.term")}</dt>
          <dd>{kind.plazo}</dd>
        </dl>
      </details>
    </li>
  );
}

/** Download of all own data, and the company's policy. */
function CopyCard() {
  const { t } = useTranslation("profile");
  const { id, sesion } = useCurrentUser();
  const archive = useMutation(archiveMutation(id));
  return (
    <Card title={t("privacy.copy")}>
      <p className={classes.text}>{t("privacy.download_text")}</p>
      <div className={classes.buttons}>
        <Link className={classes.link} to="/policyPrivacy">
          {t("privacy.policy")}
        </Link>
        {!sesion.suplantada && (
          <Button
            leftSection={<IconDownload size={20} aria-hidden />}
            loading={archive.isPending}
            onClick={() =>
              archive.mutate(undefined, {
                onSuccess: () => notify({ kind: "success", message: t("privacy.downloaded") }),
                onError: (error) => notify({ kind: "error", message: messageOf(error) }),
              })
            }
          >
            {t("privacy.download")}
          </Button>
        )}
      </div>
    </Card>
  );
}
