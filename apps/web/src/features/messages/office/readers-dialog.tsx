import { SegmentedControl } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { CompanyMessage } from "@atrio/contract/messages/company-messages";

import { formatDateTime } from "../../../lib/format.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { Pager } from "../../../ui/pager.tsx";
import { PersonCell } from "../../../ui/person-cell.tsx";
import { ErrorState, LinesSkeleton } from "../../../ui/state.tsx";

import classes from "./messages-office.module.css";
import { readersQuery } from "./messages-office.queries.ts";
import type { ReadersPage } from "./messages-office.queries.ts";

const sizes = [10, 25] as const;
const pauseMs = 3000;

type ReadersDialogProps = { message: CompanyMessage; onClose: () => void };

/** Readers of a message, and the people who have not read it. */
export function ReadersDialog({ message, onClose }: ReadersDialogProps) {
  const { t } = useTranslation("messages-office");
  const { zona_horaria } = useCurrentUser();
  const { id, leidos, total_destinatarios } = message;
  const [page, setPage] = useState<ReadersPage>({
    id,
    leida: leidos === total_destinatarios ? "1" : "0",
    skip: 0,
    take: 10,
  });
  // Messages are delivered after they are sent: until then nobody is on the list.
  const isComing = page.leida === "0" && leidos < total_destinatarios;
  const { data, error, refetch } = useQuery({
    ...readersQuery(page),
    refetchInterval: ({ state }) => (isComing && state.data?.total === 0 ? pauseMs : false),
  });
  return (
    <Dialog title={t("readersOf", { title: message.titulo })} onClose={onClose}>
      <div className={classes.form}>
        <SegmentedControl<"0" | "1">
          fullWidth
          aria-label={t("readers")}
          value={page.leida}
          onChange={(leida) => setPage({ ...page, leida, skip: 0 })}
          data={[
            { value: "0", label: t("unreadBy", { total: total_destinatarios - leidos }) },
            { value: "1", label: t("readBy", { total: leidos }) },
          ]}
        />
        {data === undefined && error === null && <LinesSkeleton lines={4} />}
        {data === undefined && error !== null && (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )}
        {data?.total === 0 && (
          <p className={classes.muted}>{t(isComing ? "notDelivered" : "noReaders")}</p>
        )}
        {data !== undefined && data.total > 0 && (
          <ul className={classes.readers}>
            {data.data.map((person) => (
              <li key={person.id}>
                <PersonCell
                  person={person}
                  note={
                    person.leida_en === null
                      ? undefined
                      : formatDateTime(person.leida_en, zona_horaria)
                  }
                />
              </li>
            ))}
          </ul>
        )}
        {data !== undefined && (
          <Pager
            total={data.total}
            skip={page.skip}
            take={page.take}
            sizes={sizes}
            onChange={(next) => setPage({ ...page, ...next })}
          />
        )}
      </div>
    </Dialog>
  );
}
