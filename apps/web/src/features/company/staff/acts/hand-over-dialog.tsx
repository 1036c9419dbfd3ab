import { Button } from "@mantine/core";
import { IconExternalLink } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { StaffCard } from "@atrio/contract/company/staff";

import { FormDialog } from "../../../../ui/form-dialog.tsx";

import { handOverMutation } from "./acts.queries.ts";

/**
 * Opens the portal as a person sees it, to read only (Rules ACCESS-17 and ACCESS-29). The code of the link
 * lasts a minute; the link is pressed by hand, because browsers block windows that open by themselves.
 */
export function HandOverDialog({ person, onClose }: { person: StaffCard; onClose: () => void }) {
  const { t } = useTranslation("staff-forms");
  const ask = useMutation(handOverMutation);
  const code = ask.data;
  return (
    <FormDialog
      title={t("handOver.title", { name: person.nombre_completo })}
      submit={code === undefined ? t("handOver.ask") : null}
      pending={ask.isPending}
      error={ask.error}
      onSubmit={() => ask.mutate(person.id)}
      onClose={onClose}
    >
      <p>{t("handOver.text")}</p>
      {code !== undefined && (
        <>
          <p role="status">{t("handOver.ready")}</p>
          <Button
            component="a"
            href={`/login#code=${encodeURIComponent(code)}`}
            target="_blank"
            rel="noopener"
            data-autofocus
            leftSection={<IconExternalLink size={18} aria-hidden />}
            onClick={onClose}
          >
            {t("handOver.open")}
          </Button>
        </>
      )}
    </FormDialog>
  );
}
