import { Tabs } from "@mantine/core";
import type { Icon } from "@tabler/icons-react";
import type { ReactNode } from "react";

import classes from "./section-tabs.module.css";

/** A part of a page, with the number of items that need attention and their description. */
export type Section<Value extends string> = {
  value: Value;
  label: string;
  icon: Icon;
  badge?: { text: string; title: string } | null;
};

type SectionTabsProps<Value extends string> = {
  label: string;
  sections: ReadonlyArray<Section<Value>>;
  value: Value;
  onChange: (value: Value) => void;
  /** True where the part has the page to itself, without tabs. */
  isBare?: boolean;
  /** The part that is shown. */
  children: ReactNode;
};

/** The parts of a page with many: a row of tabs, and on a phone tiles that all fit at once. */
export function SectionTabs<Value extends string>(props: SectionTabsProps<Value>) {
  const { label, sections, value, onChange, isBare = false, children } = props;
  return (
    <Tabs
      value={value}
      keepMounted={false}
      onChange={(next) => {
        const chosen = sections.find((section) => section.value === next);
        if (chosen !== undefined) onChange(chosen.value);
      }}
    >
      {!isBare && (
        <Tabs.List aria-label={label} className={classes.tabs}>
          {sections.map(({ value: one, label: name, icon: Icon, badge = null }) => (
            <Tabs.Tab key={one} value={one} leftSection={<Icon size={20} aria-hidden />}>
              {name}
              {badge !== null && (
                <span className={classes.badge} title={badge.title}>
                  {badge.text}
                </span>
              )}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      )}
      <Tabs.Panel value={value} className={isBare ? undefined : classes.panel}>
        {children}
      </Tabs.Panel>
    </Tabs>
  );
}
