import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import type { SubmitEvent } from "react";
import { useTranslation } from "react-i18next";

import classes from "./verify.module.css";

type CodeFormProps = { initial: string; isPending: boolean; onCheck: (code: string) => void };

/** The code as it is printed; capitals and hyphens do not matter. */
export function CodeForm({ initial, isPending, onCheck }: CodeFormProps) {
  const { t } = useTranslation("verify");
  const [code, setCode] = useState(initial);
  const [tried, setTried] = useState(false);
  const plain = code.trim();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (plain !== "") onCheck(plain);
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <h2>{t("by_code")}</h2>
      <TextInput
        label={t("code")}
        description={t("code_hint")}
        placeholder="XXXX-XXXX-XXXX-XXXX-XXXX"
        className={classes.code ?? ""}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
        value={code}
        error={tried && plain === "" ? t("code_required") : null}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <Button type="submit" loading={isPending}>
        {t("check")}
      </Button>
    </form>
  );
}
