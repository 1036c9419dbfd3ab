import { Alert, Button } from "@mantine/core";
import { useState } from "react";
import type { ReactNode, SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import { messageOf } from "../../../../lib/errors.ts";

import classes from "./manage.module.css";

type ItemFormProps = {
  /** Name of the form for assistive technology. */
  label: string;
  isComplete: boolean;
  onSave: () => Promise<void>;
  onClose: () => void;
  /** Fields. */
  children: ReactNode;
};

/** Form of a label or a pause within the list. */
export function ItemForm({ label, isComplete, onSave, onClose, children }: ItemFormProps) {
  const { t } = useTranslation("common");
  const [error, setError] = useState<unknown>(null);
  const [isSaving, setSaving] = useState(false);
  const submit = async () => {
    setSaving(true);
    setError(null);
    try {
      await onSave();
      onClose();
    } catch (caught) {
      setError(caught);
      setSaving(false);
    }
  };
  return (
    <form
      className={classes.form}
      aria-label={label}
      noValidate
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (isComplete && !isSaving) void submit();
      }}
    >
      {children}
      {error !== null && (
        <Alert color="red" role="alert">
          {messageOf(error)}
        </Alert>
      )}
      <div className={classes.buttons}>
        <Button variant="default" size="sm" mih={44} onClick={onClose}>
          {t("action.cancel")}
        </Button>
        <Button type="submit" size="sm" mih={44} disabled={!isComplete} loading={isSaving}>
          {t("action.save")}
        </Button>
      </div>
    </form>
  );
}
