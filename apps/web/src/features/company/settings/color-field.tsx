import { ColorInput } from "@mantine/core";
import { useTranslation } from "react-i18next";

import { leastContrast, contrastWithWhite } from "@atrio/contract/company/brand-color";

import classes from "./settings.module.css";

type ColorFieldProps = {
  label: string;
  description?: string | undefined;
  /** `#rrggbb`, or empty for the product's. */
  value: string;
  error: string | undefined;
  disabled: boolean;
  onChange: (color: string) => void;
};

/** The company's colour, with a button as the portal would draw it. */
export function ColorField({ onChange, ...field }: ColorFieldProps) {
  const { t } = useTranslation("company-settings");
  const isColor = /^#[\da-f]{6}$/iu.test(field.value);
  return (
    <div className={classes.color}>
      <ColorInput
        {...field}
        className={classes.grow ?? ""}
        format="hex"
        withEyeDropper={false}
        onChange={(color) => onChange(color.toLowerCase())}
      />
      {isColor && contrastWithWhite(field.value) >= leastContrast && (
        <span
          className={classes.sample}
          style={{ background: field.value }}
          role="img"
          aria-label={t("preview")}
        >
          {t("sample")}
        </span>
      )}
    </div>
  );
}
