import { SegmentedControl, useMantineColorScheme } from "@mantine/core";
import { IconDeviceDesktop, IconMoon, IconSun } from "@tabler/icons-react";
import { useId } from "react";
import { useTranslation } from "react-i18next";

import classes from "./settings-dialog.module.css";

const icons = { light: IconSun, dark: IconMoon, auto: IconDeviceDesktop } as const;

/** Light, dark, or the device's setting. */
export function ThemeChoice() {
  const { t } = useTranslation("settings");
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const title = useId();
  const choices = (["light", "dark", "auto"] as const).map((value) => {
    const ThemeIcon = icons[value];
    return {
      value,
      label: (
        <span className={classes.themeLabel}>
          <ThemeIcon size={18} stroke={1.6} aria-hidden />
          {t(`theme.${value}`)}
        </span>
      ),
    };
  });
  return (
    <section className={classes.section} aria-labelledby={title}>
      <h3 id={title} className={classes.title}>
        {t("theme.title")}
      </h3>
      <SegmentedControl
        fullWidth
        aria-labelledby={title}
        data={choices}
        value={colorScheme}
        onChange={setColorScheme}
      />
    </section>
  );
}
