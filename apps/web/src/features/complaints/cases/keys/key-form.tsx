import { Button } from "@mantine/core";
import { useState } from "react";
import type { ReactNode, SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import classes from "../cases.module.css";

import { FormError } from "./form-error.tsx";

type KeyFormProps = {
  /** The call that the form makes. */
  call: { error: Error | null; isPending: boolean };
  /** Wire fields that show their own errors. */
  shown: readonly string[];
  /** True if everything is filled in. */
  isReady: boolean;
  action: string;
  icon?: ReactNode;
  /** True if something is lost by sending it. */
  isGrave?: boolean;
  onSend: () => void;
  /** Closes the dialog around the form; without it there is no button for it. */
  onClose?: () => void;
  /** Fields, which show what is missing once somebody tried to send them. */
  children: (isTried: boolean) => ReactNode;
};

/** Form about the handlers' keys: fields, refusal, and buttons. */
export function KeyForm(props: KeyFormProps) {
  const { call, shown, isReady, action, icon, isGrave = false, onSend, onClose, children } = props;
  const { t } = useTranslation("common");
  const [isTried, setTried] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (isReady && !call.isPending) onSend();
  };
  return (
    <form className={classes.stack} noValidate onSubmit={submit}>
      {children(isTried)}
      <FormError error={call.error} shown={shown} />
      <div className={classes.buttons}>
        {onClose !== undefined && (
          <Button variant="default" onClick={onClose}>
            {t("action.cancel")}
          </Button>
        )}
        <Button
          type="submit"
          leftSection={icon}
          loading={call.isPending}
          {...(isGrave ? { color: "red" } : {})}
        >
          {action}
        </Button>
      </div>
    </form>
  );
}
