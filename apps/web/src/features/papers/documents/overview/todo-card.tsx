import {
  IconCircleCheck,
  IconFileAlert,
  IconReceiptTax,
  IconSignature,
  IconChevronRight,
} from "@tabler/icons-react";
import type { Icon } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import type { PortalDocument } from "@atrio/contract/papers/documents";

import { formatDate } from "../../../../lib/format.ts";
import { useCurrentUser } from "../../../../lib/identity.ts";
import { Card } from "../../../../ui/card.tsx";
import { ErrorState, LinesSkeleton } from "../../../../ui/state.tsx";
import { model145Query } from "../model145/model145.queries.ts";
import type { DocumentsSearch } from "../search.model.ts";
import { signaturesQuery } from "../signatures/signatures.queries.ts";

import { rejected, toSign } from "./overview.model.ts";
import classes from "./overview.module.css";

type Todo = { key: string; icon: Icon; title: string; text: string; search: DocumentsSearch };

/** Tasks of the worker: signatures, rejected documents, a Model 145 to review. */
export function TodoCard({ documents }: { documents: readonly PortalDocument[] }) {
  const { t } = useTranslation("documents");
  const { id: workerId } = useCurrentUser();
  const signatures = useQuery(signaturesQuery(workerId));
  const model = useQuery(model145Query(workerId));
  const todos: Todo[] = [
    ...toSign(signatures.data ?? []).map((one) => ({
      key: `firma-${one.id}`,
      icon: IconSignature,
      title: t("overview.sign", { title: one.titulo }),
      text: [
        one.importante ? t("overview.important") : null,
        one.caduca_el === null
          ? t("overview.sign_text")
          : t("overview.sign_until", { date: formatDate(one.caduca_el) }),
      ]
        .filter((part) => part !== null)
        .join(" · "),
      search: { vista: "firma" as const, firma: one.id },
    })),
    ...rejected(documents).map((one) => ({
      key: `doc-${one.id}`,
      icon: IconFileAlert,
      title: t("overview.rejected", { title: one.titulo }),
      text: one.motivo_rechazo ?? t("overview.rejected_text"),
      search: { vista: "personales" as const, historial: one.id },
    })),
    ...reviewOf(model.data?.revisar ?? null),
  ];
  const isKnown = signatures.data !== undefined && model.data !== undefined;
  const failed = [signatures, model].filter(({ isError }) => isError);
  return (
    <Card title={t("overview.todo")}>
      {todos.length === 0 && !isKnown && failed.length === 0 && <LinesSkeleton lines={2} />}
      {failed.length > 0 && (
        <ErrorState
          error={failed[0]?.error}
          onRetry={() => void Promise.all(failed.map(async ({ refetch }) => refetch()))}
        />
      )}
      {todos.length === 0 && isKnown && (
        <p className={classes.nothing}>
          <IconCircleCheck size={22} aria-hidden />
          {t("overview.nothing")}
        </p>
      )}
      {todos.length > 0 && (
        <ul className={classes.todos}>
          {todos.map(({ key, icon: TodoIcon, title, text, search }) => (
            <li key={key}>
              <Link to="/documents" search={search} className={classes.todo}>
                <span className={classes.icon} aria-hidden>
                  <TodoIcon size={22} />
                </span>
                <span className={classes.about}>
                  <b>{title}</b>
                  <span>{text}</span>
                </span>
                <IconChevronRight size={20} aria-hidden />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );

  function reviewOf(why: string | null): Todo[] {
    if (why === null) return [];
    const isFirst = why === "nunca_presentado";
    return [
      {
        key: "modelo145",
        icon: IconReceiptTax,
        title: isFirst ? t("overview.model_first") : t("overview.model_again"),
        text: isFirst ? t("overview.model_first_text") : t("overview.model_again_text"),
        search: { vista: "modelo145" },
      },
    ];
  }
}
