import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { Model145 } from "@atrio/contract/papers/model145";

import { messageOf } from "../../../../lib/errors.ts";
import { formatDate } from "../../../../lib/format.ts";
import { Card } from "../../../../ui/card.tsx";
import { notify } from "../../../../ui/notify.ts";
import { useDayOf } from "../use-day-of.ts";

import classes from "./model145.module.css";
import { downloadMutation } from "./model145.queries.ts";

/** Every version, newest first, each with its file. */
export function VersionsCard({ models }: { models: readonly Model145[] }) {
  const { t } = useTranslation("model145");
  const save = useMutation(downloadMutation);
  const dayOf = useDayOf();
  return (
    <Card title={t("history.title")}>
      <ul className={classes.versions}>
        {models.map((model) => (
          <li key={model.id}>
            <span>
              <strong>{t("history.version", { version: model.version })}</strong>
              {t(`history.state.${model.estado}`)}
              {" · "}
              {model.firmado_en === null
                ? t("history.written", { date: formatDate(dayOf(model.creado_en)) })
                : t("history.signed", { date: formatDate(dayOf(model.firmado_en)) })}
            </span>
            <Button
              variant="subtle"
              size="compact-md"
              aria-label={t("history.download", { version: model.version })}
              leftSection={<IconDownload size={18} aria-hidden />}
              loading={save.isPending && save.variables === model.id}
              onClick={() =>
                save.mutate(model.id, {
                  onError: (error) => notify({ kind: "error", message: messageOf(error) }),
                })
              }
            >
              PDF
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
