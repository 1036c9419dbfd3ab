import { ApiError } from "./errors.ts";

type Settle = (isConfirmed: boolean) => void;

const code = "auth.confirm_password";

let ask: ((settle: Settle) => void) | null = null;
let settleAsked: Settle | null = null;
let asked: Promise<boolean> | null = null;

/** The call wants the password typed again; after a cancelled question nothing is wrong with it. */
export function wantsConfirmation(error: unknown): boolean {
  return error instanceof ApiError && error.code === code;
}

/** Password prompt; concurrent calls that need it share one. */
export function confirmIdentity(): Promise<boolean> {
  asked ??= new Promise<boolean>((settle) => {
    settleAsked = settle;
    if (ask === null) settle(false);
    else ask(settle);
  }).finally(() => {
    asked = null;
  });
  return asked;
}

/** Registers the prompt; answers the unregistration, which cancels an open prompt. */
export function onConfirmation(put: (settle: Settle) => void): () => void {
  ask = put;
  return () => {
    ask = null;
    settleAsked?.(false);
  };
}
