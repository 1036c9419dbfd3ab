import { useMutation, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";

import type { OfficeHandler } from "@atrio/contract/complaints/handlers-office";

import { FormDialog } from "../../../ui/form-dialog.tsx";
import { notify } from "../../../ui/notify.ts";
import { PersonSearch } from "../../../ui/person-search.tsx";
import type { PickedPerson } from "../../../ui/person-search.tsx";

import { peopleQuery, saveHandlerMutation } from "./handlers-office.queries.ts";

type HandlerDialogProps = {
  /** Handler whose role is taken away; null to name one. */
  handler: OfficeHandler | null;
  known: readonly OfficeHandler[];
  onClose: () => void;
};

/** Names somebody who handles complaints, or takes the role away; both ask for the password. */
export function HandlerDialog({ handler, known, onClose }: HandlerDialogProps) {
  const { t } = useTranslation("handlers-office");
  const [person, setPerson] = useState<PickedPerson | null>(handler);
  const [text, setText] = useState("");
  const [tried, setTried] = useState(false);
  const found = useQuery({ ...peopleQuery(text), enabled: handler === null });
  const save = useMutation(saveHandlerMutation);
  const submit = () => {
    setTried(true);
    if (person === null) return;
    save.mutate(
      { id: person.id, gestor: handler === null },
      {
        onSuccess: () => {
          notify({ kind: "success", message: t("saved") });
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      title={handler === null ? t("add") : t("removeOf", { name: handler.nombre_completo })}
      submit={t(handler === null ? "name" : "remove")}
      isGrave={handler !== null}
      pending={save.isPending}
      error={save.error}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{t(handler === null ? "addText" : "removeText")}</p>
      {handler === null && (
        <PersonSearch
          label={t("person")}
          placeholder={t("personHint")}
          nobody={t("nobody")}
          required
          value={person}
          found={found.data}
          failure={found.error}
          leaveOut={new Set(known.map(({ id }) => id))}
          error={tried && person === null ? t("required") : undefined}
          onText={setText}
          onChange={setPerson}
        />
      )}
    </FormDialog>
  );
}
