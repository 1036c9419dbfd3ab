import type { Dictionary } from "../../dictionary.ts";
import type { auth as es } from "../../es/access/auth.ts";

export const auth: Dictionary<typeof es> = {
  stage: {
    title: "Your work, all in one place",
    text: "Clock in, check your working day and keep up with your company.",
  },
  languages: "Language",
  privacy: "Privacy policy",
  mailbox: "Complaints mailbox",
  login: {
    title: "Sign in",
    subtitle: "Access your employee portal",
    subtitleCompany: "Employee portal of {{company}}",
    email: "E-mail",
    password: "Password",
    showPassword: "Show the password",
    hidePassword: "Hide the password",
    remember: "Remember this device",
    rememberHint: "Keeps you signed in for 30 days. Do not use it on shared computers.",
    forgotten: "Forgotten your password?",
    submit: "Sign in",
    expired: "Your session has ended. Please sign in again.",
    openFailed: "The session could not be opened",
  },
  fault: {
    required: "This field is required",
    email: "Enter a valid e-mail address.",
    short: "The password has at least 5 characters.",
  },
  company: {
    notFound: "Company settings not found",
  },
  forgotten: {
    title: "Reset your password",
    text: "We will send you a link to create a new password.",
    submit: "Send the link",
    emailWrong: "The e-mail is not correct",
    sentTitle: "Check your e-mail",
    sentText:
      "If {{email}} belongs to an account, you will receive a link in a few minutes. Check your spam folder too.",
  },
  password: {
    new: "New password",
    repeat: "Repeat the password",
    rules: "The password must have",
    met: "met",
    unmet: "not met yet",
    common:
      "Well-known passwords do not work either, nor those that contain your name, your e-mail or your company’s name.",
    length: "At least 8 characters",
    uppercase: "One uppercase letter",
    lowercase: "One lowercase letter",
    digit: "One digit",
    equal: "Both passwords match",
  },
  reset: {
    title: "Create a new password",
    activateTitle: "Activate your account",
    text: "For the account {{email}}",
    submit: "Save the password",
    activateSubmit: "Activate the account",
    checking: "Checking the link…",
    done: "Password saved. You can now sign in.",
    activated: "Account activated. You can now sign in.",
    entered: "Account activated. Welcome.",
    expiredTitle: "The link is no longer valid",
    expiredText:
      "Links work only once and expire. Ask for a new one and it will reach you right away.",
    askAgain: "Ask for a new link",
    toLogin: "Back to sign in",
  },
  confirm: {
    title: "Confirm that it’s you",
    text: "You are about to export other people’s data. Enter your password to continue; we will not ask for it again for five minutes.",
    password: "Password",
    submit: "Continue",
  },
  email_link: {
    title: "Change of e-mail address",
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
      "Links work only once and expire after 24 hours. You can ask for the change again in your profile.",
    portal: "Go to the portal",
  },
  forced: {
    title: "Change your password",
    text: "Your company asks you to choose a new password before you continue.",
    submit: "Change the password",
    done: "Password updated",
    failed: "Error updating the password",
  },
  handOver: {
    opening: "Opening the portal…",
  },
};
