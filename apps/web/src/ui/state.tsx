import { Button, Skeleton } from "@mantine/core";
import { IconAlertTriangle, IconRefresh } from "@tabler/icons-react";
import type { CSSProperties, ReactNode } from "react";
import { useTranslation } from "react-i18next";

import { messageOf } from "../lib/errors.ts";

import classes from "./state.module.css";

type StateProps = { icon: ReactNode; title: string; text?: ReactNode; action?: ReactNode };

/** Empty state of a list or card. */
export function EmptyState({ icon, title, text, action }: StateProps) {
  return (
    <div className={classes.state}>
      <span className={classes.icon} aria-hidden>
        {icon}
      </span>
      <p className={classes.title}>{title}</p>
      {text !== undefined && <p className={classes.text}>{text}</p>}
      {action}
    </div>
  );
}

type ErrorStateProps = { error: unknown; onRetry?: () => void };

/** Error state of a list or card, with a retry button. */
export function ErrorState({ error, onRetry }: ErrorStateProps) {
  const { t } = useTranslation("common");
  return (
    <div role="alert">
      <EmptyState
        icon={<IconAlertTriangle size={24} />}
        title={t("error.title")}
        text={messageOf(error)}
        action={
          onRetry !== undefined && (
            <Button
              variant="default"
              size="sm"
              leftSection={<IconRefresh size={18} aria-hidden />}
              onClick={onRetry}
            >
              {t("action.retry")}
            </Button>
          )
        }
      />
    </div>
  );
}

/** Grey lines in the place of texts that are on their way. */
export function LinesSkeleton({ lines = 3 }: { lines?: number }) {
  const { t } = useTranslation("common");
  return (
    <output className={classes.lines} aria-label={t("state.loading")}>
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton
          key={index}
          height={18}
          radius="sm"
          width={index === lines - 1 ? "60%" : "100%"}
        />
      ))}
    </output>
  );
}

/** A grey button in the page's heading, for actions that come with its data. */
export function ActionSkeleton() {
  return <Skeleton width={150} height={42} radius="md" />;
}

type BlockSkeletonProps = {
  height: number;
  /** Its height on a phone, where what comes is lower or higher there. */
  phone?: number;
};

/** A grey block in the place of a card or chart that is on its way. */
export function BlockSkeleton({ height, phone = height }: BlockSkeletonProps) {
  const { t } = useTranslation("common");
  const style: CSSProperties & Record<`--${string}`, string> = {
    "--wide": `${height}px`,
    "--phone": `${phone}px`,
  };
  return (
    <output className={classes.block} aria-label={t("state.loading")} style={style}>
      <Skeleton height="var(--room)" radius="xl" animate={height < 400} />
    </output>
  );
}
