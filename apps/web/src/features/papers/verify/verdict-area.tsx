import { Loader } from "@mantine/core";
import { useEffect, useRef } from "react";
import type { ReactNode } from "react";

import { ErrorState } from "../../../ui/state.tsx";

import classes from "./verify.module.css";

type VerdictAreaProps = {
  /** Text of the running check; null: none. */
  waiting: string | null;
  error: Error | null;
  onRetry: () => void;
  children: ReactNode;
};

/** Place of the answer; it is read out, and scrolled into view on small screens. */
export function VerdictArea({ waiting, error, onRetry, children }: VerdictAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  const isAnswered = waiting === null && (error !== null || Boolean(children));
  useEffect(() => {
    if (isAnswered) area.current?.scrollIntoView({ block: "nearest" });
  }, [isAnswered]);
  return (
    <div ref={area} className={classes.area} aria-live="polite">
      {waiting !== null && (
        <p className={classes.waiting}>
          <Loader size="sm" aria-hidden />
          {waiting}
        </p>
      )}
      {waiting === null && error !== null && <ErrorState error={error} onRetry={onRetry} />}
      {waiting === null && error === null && children}
    </div>
  );
}
