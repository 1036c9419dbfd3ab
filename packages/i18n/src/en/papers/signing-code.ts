import type { Dictionary } from "../../dictionary.ts";
import type { signingCode as es } from "../../es/papers/signing-code.ts";

export const signingCode: Dictionary<typeof es> = {
  text: "We will send a one-time code to {{email}}. Enter it here to sign.",
  send: "Send me the code",
  again: "Send another code",
  wait: "You can ask for another one in {{seconds}} s",
  sent: "Code sent. It expires at {{time}}.",
  tries_one: "You have 1 try left.",
  tries_other: "You have {{count}} tries left.",
  code: "Six-digit code",
  read_only: "Nothing can be signed in a handed-over session.",
  form: "Enter the six digits of the code.",
  expired: "The code has expired. Ask for another one.",
  verification: "Verification code",
  copy: "Copy the code",
  copied: "Copied",
  verify: "Check the document",
};
