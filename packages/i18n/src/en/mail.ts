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
  email_change: {
    confirm: "Review and confirm",
    cancel: "Cancel the change",
    confirmar: {
      subject: "Confirm your new e-mail address",
      intro: "You have asked to sign in to the {{empresa}} portal with this address: {{correo}}.",
      more: "Confirm it to complete the change. Until then you still sign in with your previous address.",
      closing: "If it was not you who asked, ignore this message: nothing will change.",
    },
    aviso: {
      subject: "A change of your sign-in e-mail was requested",
      intro:
        "On {{fecha}} at {{hora}} somebody asked to change the e-mail address of your account on the {{empresa}} portal to {{correo}}.",
      more: "Nothing changes until it is confirmed from the new address. If it was not you, cancel it now and change your password.",
      closing: "If it was you, there is nothing you need to do.",
    },
    ocupado: {
      subject: "Somebody tried to use your e-mail address for another account",
      intro:
        "On {{fecha}} at {{hora}} somebody asked to use the address {{correo}} for another account of the portal.",
      more: "This address already belongs to your account, so nothing has been changed.",
      closing:
        "If it was you, sign in with this address or choose another one. If not, there is nothing you need to do.",
    },
    cambiado: {
      subject: "The e-mail address of your account has changed",
      intro:
        "The e-mail address of your account on the {{empresa}} portal was changed on {{fecha}} at {{hora}}. The new one is {{correo}}.",
      more: "For your security, the sessions you had open on other devices have been closed.",
      closing: "If it was not you, tell your company as soon as possible.",
    },
    cuentas: {
      subject: "The bank accounts for your pay have changed",
      intro:
        "On {{fecha}} at {{hora}} somebody asked to change the bank accounts for your pay in the {{empresa}} portal.",
      more: "We are telling you here too because this was the address of your account until recently.",
      closing: "If it was not you, tell your company as soon as possible.",
    },
  },
  second_factor: {
    activado: {
      subject: "You have turned on two-step verification",
      intro:
        "Two-step verification was turned on for your account on the {{empresa}} portal on {{fecha}} at {{hora}}.",
      more: "From now on, signing in takes your password and a code from your authenticator app. The sessions you had open on other devices have been closed.",
    },
    desactivado: {
      subject: "You have turned off two-step verification",
      intro:
        "Two-step verification was turned off for your account on the {{empresa}} portal on {{fecha}} at {{hora}}.",
      more: "From now on, your password is enough to sign in. You can turn it on again in your profile.",
    },
    retirado: {
      subject: "Two-step verification has been removed from your account",
      intro:
        "The administrators of {{empresa}} removed two-step verification from your account on {{fecha}} at {{hora}}.",
      more: "From now on, your password is enough to sign in. If you have a new phone, turn it on again in your profile.",
    },
    codigos: {
      subject: "You have new recovery codes",
      intro:
        "The recovery codes of your account on the {{empresa}} portal were renewed on {{fecha}} at {{hora}}.",
      more: "The old codes no longer work.",
    },
    recuperacion: {
      subject: "One of your recovery codes has been used",
      intro:
        "On {{fecha}} at {{hora}} somebody signed in to your account on the {{empresa}} portal with a recovery code.",
      more: "Unused codes you have left: {{quedan}}. If there are only a few, create new ones in your profile.",
    },
    closing:
      "If this was not you and you did not ask for it, change your password and tell your company as soon as possible.",
  },
  checkpoint: {
    subject: "Checkpoint no. {{numero}} of the time records of {{empresa}}",
    greeting: "Hello,",
    intro:
      "Attached is checkpoint no. {{numero}} of the time records of {{empresa}}, signed on {{fecha}} at {{hora}}.",
    facts:
      "It holds the state of the time-record chains of {{cadenas}} people. It contains no names and no times: only numbers and fingerprints.",
    hash: "SHA-256 fingerprint of the file: {{hash}}",
    key: "SHA-256 fingerprint of the public key: {{huella}}",
    closing:
      "Keep this message and its attachments. With them anybody can check later that no earlier entry was changed, removed or reordered.",
  },
  notice_digest: {
    subject: "Summary of your portal notifications",
    intro: "These are the {{total}} notifications you have received since your last summary:",
    intro_one: "This is the notification you have received since your last summary:",
    line: "{{titulo}}",
    lines: "{{titulo}} ({{veces}})",
    more: "And others, which you can see on the portal.",
    action: "View my notifications",
    closing:
      "You receive this summary according to your preferences. You can change them in your profile, under “Notifications”.",
  },
  signature_code: {
    subject: "Your code to sign",
    intro: "To sign “{{titulo}}” on the {{empresa}} portal, enter this code:",
    expiry: "It works only once and expires on {{fecha}} at {{hora}}.",
    closing:
      "Do not share it with anyone. If you did not ask for it, somebody may have got into your account: change your password and tell your company.",
  },
};
