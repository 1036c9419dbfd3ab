import { Button, FileButton } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";

import type { AllSettings } from "@atrio/contract/company/settings";

import { messageOf } from "../../../lib/errors.ts";
import { CompanyLogo } from "../../../ui/company-logo.tsx";
import { notify } from "../../../ui/notify.ts";

import classes from "./settings.module.css";
import { removeLogoMutation, uploadLogoMutation } from "./settings.queries.ts";

type LogoFieldProps = {
  settings: Pick<AllSettings, "nombre" | "color_marca" | "logotipo_link">;
  canChange: boolean;
};

/** The company's logo, saved as soon as it is chosen. */
export function LogoField({ settings, canChange }: LogoFieldProps) {
  const { t } = useTranslation("company-settings");
  const upload = useMutation(uploadLogoMutation);
  const remove = useMutation(removeLogoMutation);
  const error = upload.error ?? remove.error;
  const put = (file: File | null) => {
    if (file === null) return;
    remove.reset();
    upload.mutate(file, {
      onSuccess: () => notify({ kind: "success", message: t("logo.saved") }),
    });
  };
  const take = () => {
    upload.reset();
    remove.mutate(undefined, {
      onSuccess: () => notify({ kind: "success", message: t("logo.removed") }),
    });
  };
  const isColor = /^#[\da-f]{6}$/u.test(settings.color_marca ?? "");
  return (
    <div className={classes.logo} role="group" aria-label={t("logo.title")}>
      <CompanyLogo
        name={settings.nombre}
        logo={settings.logotipo_link}
        color={isColor ? settings.color_marca : null}
        size={44}
      />
      <span className={classes.logoTexts}>
        <b>{t("logo.title")}</b>
        <span className={classes.muted}>{t("logo.hint")}</span>
        {error !== null && (
          <span className={classes.error} role="alert">
            {messageOf(error)}
          </span>
        )}
      </span>
      {canChange && (
        <FileButton accept="image/png,image/jpeg,image/webp" onChange={put}>
          {(props) => (
            <Button {...props} variant="default" size="sm" loading={upload.isPending}>
              {t("logo.choose")}
            </Button>
          )}
        </FileButton>
      )}
      {canChange && settings.logotipo_link !== null && (
        <Button variant="default" size="sm" loading={remove.isPending} onClick={take}>
          {t("logo.remove")}
        </Button>
      )}
    </div>
  );
}
