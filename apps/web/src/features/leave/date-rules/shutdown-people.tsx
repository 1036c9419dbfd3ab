import { Alert, Button, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { Shutdown } from "@atrio/contract/leave/shutdowns";
import { pageSizes } from "@atrio/contract/paging";

import { messageOf } from "../../../lib/errors.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { Pager } from "../../../ui/pager.tsx";
import { PersonCell } from "../../../ui/person-cell.tsx";
import { BlockSkeleton, ErrorState } from "../../../ui/state.tsx";
import { StatusBadge } from "../../../ui/status-badge.tsx";

import classes from "./date-rules.module.css";
import { exceptMutation, shutdownPeopleQuery } from "./date-rules.queries.ts";

const colors = {
  pendiente: "blue",
  registrada: "green",
  imposible: "yellow",
  retirada: "gray",
} as const;

const typingMs = 250;

type ShutdownPeopleProps = { shutdown: Shutdown; canChange: boolean; onClose: () => void };

/** People of a closure with the state of their absence; each can be left out and taken in. */
export function ShutdownPeople({ shutdown, canChange, onClose }: ShutdownPeopleProps) {
  const { t } = useTranslation("leave-dates");
  const [typed, setTyped] = useState("");
  const [texto] = useDebouncedValue(typed.trim(), typingMs);
  const [part, setPart] = useState<{ skip: number; take: (typeof pageSizes)[number] }>({
    skip: 0,
    take: pageSizes[0],
  });
  const { data, error, refetch } = useQuery(shutdownPeopleQuery(shutdown.id, { texto, ...part }));
  const except = useMutation(exceptMutation);
  const isOpen = canChange && shutdown.anulado_en === null;
  return (
    <Dialog title={t("people.title", { name: shutdown.nombre })} size={720} onClose={onClose}>
      <TextInput
        type="search"
        label={t("people.search")}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setPart({ ...part, skip: 0 });
        }}
      />
      {except.error !== null && (
        <Alert color="red" role="alert">
          {messageOf(except.error)}
        </Alert>
      )}
      {data === undefined && error === null && <BlockSkeleton height={240} />}
      {data === undefined && error !== null && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {data?.total === 0 && <p className={classes.muted}>{t("people.nobody")}</p>}
      <ul className={classes.people}>
        {data?.data.map((row) => {
          const { persona, exceptuado, estado, problema } = row;
          const act = (excepted: boolean) =>
            except.mutate({
              id: shutdown.id,
              trabajador_id: persona.id,
              exceptuado: excepted,
            });
          return (
            <li key={persona.id} className={classes.person}>
              <PersonCell person={persona} />
              <StatusBadge color={exceptuado ? "gray" : colors[estado]}>
                {problema === null
                  ? t(exceptuado ? "people.excepted" : `people.${estado}`)
                  : t(`problem.${problema}`)}
              </StatusBadge>
              {isOpen && (
                <Button
                  variant="default"
                  size="sm"
                  loading={except.isPending && except.variables.trabajador_id === persona.id}
                  aria-label={t(labelOf({ exceptuado, estado }), { name: persona.nombre_completo })}
                  onClick={() => act(!exceptuado && estado !== "imposible")}
                >
                  {t(wordOf({ exceptuado, estado }))}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {data !== undefined && (
        <Pager total={data.total} {...part} sizes={pageSizes} onChange={setPart} />
      )}
    </Dialog>
  );
}

type Place = { exceptuado: boolean; estado: keyof typeof colors };

function wordOf({ exceptuado, estado }: Place) {
  if (exceptuado) return "people.include" as const;
  return estado === "imposible" ? ("people.retry" as const) : ("people.leaveOut" as const);
}

function labelOf({ exceptuado, estado }: Place) {
  if (exceptuado) return "people.includeOf" as const;
  return estado === "imposible" ? ("people.retryOf" as const) : ("people.leaveOutOf" as const);
}
