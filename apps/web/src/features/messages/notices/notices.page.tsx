import { Button } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { IconBellCog, IconChecks } from "@tabler/icons-react";
import { useMutation, useQuery } from "@tanstack/react-query";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import { pageSizes } from "@atrio/contract/paging";

import { messageOf } from "../../../lib/errors.ts";
import { useCurrentUser } from "../../../lib/identity.ts";
import { notify } from "../../../ui/notify.ts";
import { PageHeader } from "../../../ui/page-header.tsx";
import { Pager } from "../../../ui/pager.tsx";
import { BlockSkeleton, ErrorState } from "../../../ui/state.tsx";

import { NoticeFilters } from "./list/notice-filters.tsx";
import { NoticeList } from "./list/notice-list.tsx";
import { pageOf } from "./notices.model.ts";
import classes from "./notices.module.css";
import { noticesQuery, readAllMutation } from "./notices.queries.ts";
import { ReaderPlace } from "./reader/reader-place.tsx";
import type { NoticesSearch } from "./search.model.ts";

/** Typing is over when nothing is typed for this long. */
const pauseMs = 300;

/**
 * Notifications of the company and the portal to a worker; each state of the page has its own
 * address.
 */
export function NoticesPage() {
  const { t } = useTranslation("notices-page");
  const { id: workerId } = useCurrentUser();
  const search = useSearch({ from: "/portal/internComunication" });
  const navigate = useNavigate({ from: "/internComunication" });
  const page = pageOf(search);
  // The address follows the typed words: reading them back would lose letters.
  const [words, setWords] = useState(page.words);
  const { data, error, refetch, isPlaceholderData } = useQuery(noticesQuery(workerId, page));
  const show = (change: { [K in keyof NoticesSearch]: NoticesSearch[K] | undefined }) => {
    const { pagina: _page, ...narrowed } = search;
    const next = { ...narrowed, ...change };
    void navigate({ search: next, replace: true, resetScroll: false });
  };
  const look = useDebouncedCallback((text: string) => show({ q: text || undefined }), pauseMs);
  const type = (text: string) => {
    setWords(text);
    look(text);
  };
  return (
    <>
      <PageHeader title={t("title")} subtitle={t("subtitle")}>
        <Button
          renderRoot={(props) => (
            <Link to="/personalArea" search={{ vista: "avisos" }} {...props} />
          )}
          className={classes.settings ?? ""}
          variant="default"
          leftSection={<IconBellCog size={20} aria-hidden />}
        >
          {t("settings")}
        </Button>
        <ReadAll unread={data?.sin_leer ?? 0} />
      </PageHeader>
      <div className={classes.view}>
        <div className={classes.list}>
          <NoticeFilters
            page={page}
            words={words}
            unread={data?.sin_leer}
            onState={(state) => show({ estado: state === "todas" ? undefined : state })}
            onKind={(kind) => show({ tipo: kind ?? undefined })}
            onWords={type}
          />
          {data === undefined && error === null && <BlockSkeleton height={420} />}
          {data === undefined && error !== null && (
            <ErrorState error={error} onRetry={() => void refetch()} />
          )}
          {data !== undefined && (
            <>
              <NoticeList
                notices={data.data}
                page={page}
                search={search}
                isOld={isPlaceholderData}
                onReset={() => {
                  setWords("");
                  show({ q: undefined, tipo: undefined });
                }}
              />
              <Pager
                total={data.total}
                skip={page.skip}
                take={page.take}
                sizes={pageSizes}
                onChange={({ skip, take }) => show({ pagina: skip / take + 1, filas: take })}
              />
            </>
          )}
        </div>
        <ReaderPlace
          id={search.aviso}
          onClose={() => show({ aviso: undefined, pagina: search.pagina })}
        />
      </div>
    </>
  );
}

/** Marks all as read; a handed-over session only looks. */
function ReadAll({ unread }: { unread: number }) {
  const { t } = useTranslation("notices-page");
  const { id: workerId, sesion } = useCurrentUser();
  const readAll = useMutation({
    ...readAllMutation,
    onSuccess: ({ data }) =>
      notify({ kind: "success", message: t("read_all.done", { count: data.leidas }) }),
    onError: (error) => notify({ kind: "error", message: messageOf(error) }),
  });
  if (sesion.suplantada) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconChecks size={20} aria-hidden />}
      disabled={unread === 0}
      loading={readAll.isPending}
      onClick={() => readAll.mutate(workerId)}
    >
      {t("read_all.action")}
    </Button>
  );
}
