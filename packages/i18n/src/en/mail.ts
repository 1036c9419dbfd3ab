import type { Dictionary } from "../dictionary.ts";
import type { mail as es } from "../es/mail.ts";

export const mail: Dictionary<typeof es> = {
  greeting: "Hello {{nombre}},",
  expiry: "The link works only once and expires on {{fecha}} at {{hora}}.",
  fallback: "If the button does not work, copy this address into your browser:",
  footer: "This message was sent automatically. Please do not reply to this address.",
  activate_account: {
    subject: "Activate your account on the {{empresa}} portal",
    intro:
      "{{empresa}} has set up an account for you on its portal, where you can clock in and check your hours.",
    instruction: "To sign in for the first time, create your password:",
    action: "Activate my account",
    closing: "If you do not work for {{empresa}}, you can ignore this message.",
  },
  reset_password: {
    subject: "Reset your password",
    intro:
      "We have received a request to reset the password of your account on the {{empresa}} portal.",
    action: "Create a new password",
    closing: "If you did not ask for this, ignore this message: your password stays the same.",
  },
  password_changed: {
    subject: "Your password has been changed",
    intro:
      "The password of your account on the {{empresa}} portal was changed on {{fecha}} at {{hora}}.",
    sessions: "For your security, the sessions open on your other devices have been closed.",
    closing:
      "If this was not you, request a new password from the sign-in page and tell your company as soon as possible.",
  },
};
