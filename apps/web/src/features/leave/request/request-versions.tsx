import { Alert } from "@mantine/core";
import { IconArrowsExchange } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";

import type { RequestDetail } from "@atrio/contract/leave/absences";

import { isPending } from "../approvals/approvals.model.ts";
import { RequestLink } from "../request-link.tsx";

import classes from "./request.module.css";

/** Link between a request and its rectification. */
export function RequestVersions({ request }: { request: RequestDetail }) {
  const { t } = useTranslation("absences");
  const { rectifica_id, rectificacion_id } = request;
  const replacement = request.sustituida_por ?? rectificacion_id;
  return (
    <>
      {rectifica_id !== null && (
        <Alert color="blue" icon={<IconArrowsExchange size={20} aria-hidden />}>
          {t(isPending(request) ? "request.rectifies_pending" : "request.rectifies")}{" "}
          <RequestLink id={rectifica_id} className={classes.link}>
            {t("request.original")}
          </RequestLink>
        </Alert>
      )}
      {replacement !== null && (
        <Alert color="blue" icon={<IconArrowsExchange size={20} aria-hidden />}>
          {t(request.sustituida_por === null ? "request.rectified_pending" : "request.replaced")}{" "}
          <RequestLink id={replacement} className={classes.link}>
            {t("request.rectification")}
          </RequestLink>
        </Alert>
      )}
    </>
  );
}
