import { Fragment } from "react";
import { useTranslation } from "react-i18next";

import { Hint } from "../../ui/hint.tsx";

import { MenuLink } from "./menu-link.tsx";
import classes from "./menu-list.module.css";
import { useMenu } from "./use-menu.ts";

type MenuListProps = {
  className?: string | undefined;
  shape: "rail" | "row";
  onClick?: () => void;
};

/** The entries of the menu; each group begins with its name, in a rail with a line. */
export function MenuList({ className, shape, onClick }: MenuListProps) {
  const { t } = useTranslation("shell");
  const entries = useMenu();
  return (
    <ul className={className}>
      {entries.map((entry, index) => {
        const begins = entry.group !== undefined && entries[index - 1]?.group !== entry.group;
        const link = (
          <MenuLink entry={entry} shape={shape} {...(onClick !== undefined && { onClick })} />
        );
        return (
          <Fragment key={entry.path}>
            {begins && entry.group !== undefined && (
              <li className={classes.group} data-shape={shape}>
                {shape === "row" ? t(`group.${entry.group}`) : null}
              </li>
            )}
            <li>
              {shape === "row" ? (
                link
              ) : (
                <Hint text={t(`page.${entry.label}`)} side="right">
                  {link}
                </Hint>
              )}
            </li>
          </Fragment>
        );
      })}
    </ul>
  );
}
