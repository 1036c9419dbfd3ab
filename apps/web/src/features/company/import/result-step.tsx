import { Button } from "@mantine/core";
import { IconCircleCheck } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";

import { Card } from "../../../ui/card.tsx";
import { EmptyState } from "../../../ui/state.tsx";

import classes from "./import.module.css";

export type ImportResult = {
  nuevas: number;
  cambiadas: number;
  iguales: number;
  invitables: number;
};

/** Result of an import, and the next steps. */
export function ResultStep({ result, onAgain }: { result: ImportResult; onAgain: () => void }) {
  const { t } = useTranslation("import-page");
  const { nuevas, cambiadas, iguales, invitables } = result;
  return (
    <Card>
      <div role="status">
        <EmptyState
          icon={<IconCircleCheck size={26} />}
          title={t("result.title")}
          text={t("result.text", { new: nuevas, changed: cambiadas, equal: iguales })}
        />
      </div>
      <div className={classes.next}>
        <Button variant="default" onClick={onAgain}>
          {t("result.again")}
        </Button>
        {invitables > 0 && (
          <Button component={Link} to="/admin/invitations">
            {t("result.invite", { count: invitables, total: invitables })}
          </Button>
        )}
      </div>
    </Card>
  );
}
