import { Alert } from "@mantine/core";

import { wantsConfirmation } from "../../../../lib/confirmation.ts";
import { ApiError, messageOf } from "../../../../lib/errors.ts";

/** The server's text for a field; undefined without one. */
export function fieldError(error: unknown, field: string): string | undefined {
  return error instanceof ApiError ? error.fields[field]?.join("\n") : undefined;
}

type FormErrorProps = {
  error: unknown;
  /** Fields that show their own errors. */
  shown?: readonly string[];
};

/** Why a form was refused, unless a field says it or the password prompt was cancelled. */
export function FormError({ error, shown = [] }: FormErrorProps) {
  const isShown = shown.some((field) => fieldError(error, field) !== undefined);
  if (error === null || error === undefined || isShown || wantsConfirmation(error)) return null;
  return (
    <Alert color="red" role="alert">
      {messageOf(error)}
    </Alert>
  );
}
