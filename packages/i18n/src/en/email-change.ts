import type { Dictionary } from "../dictionary.ts";
import type { emailChange as es } from "../es/email-change.ts";

export const emailChange: Dictionary<typeof es> = {
  title: "Sign-in e-mail",
  text: "You sign in to the portal with this address and receive its messages there.",
  change: "Change the e-mail address",
  dialog: {
    title: "Change your sign-in e-mail",
    address: "New e-mail address",
    password: "Password",
    hint: "We will send a link to the new address. Your e-mail address does not change until you open the link and confirm.",
    submit: "Send the link",
    failed: "The change could not be requested",
  },
  waiting: {
    title: "{{email}} is not confirmed yet",
    text: "Open the link we have sent to that address before {{moment}}. Until then you still sign in with your present address.",
    resend: "Send again",
    cancel: "Cancel the change",
    failed: "That did not work",
  },
  link: {
    checking: "Checking the link…",
    confirmar: {
      title: "Confirm your new e-mail address",
      text: "You will sign in to the portal with {{email}}. Your sessions on other devices will be closed.",
      submit: "Confirm the change",
      done_title: "E-mail address changed",
      done_text: "From now on you sign in to the portal with {{email}}.",
    },
    cancelar: {
      title: "Cancel the change of e-mail address",
      text: "Somebody has asked for your account to use {{email}}. If you cancel the change, everything stays as it is.",
      submit: "Cancel the change",
      done_title: "Change cancelled",
      done_text:
        "Your sign-in e-mail is still the same. If it was not you who asked for the change, change your password as soon as possible.",
    },
    dead_title: "The link is no longer valid",
    dead_text:
      "Links work only once and expire after 24 hours. You can ask for the change again in your personal area.",
    portal: "Go to the portal",
  },
};
