import type { Dictionary } from "../../dictionary.ts";
import type { noticePreferences as es } from "../../es/messages/notice-preferences.ts";

export const noticePreferences: Dictionary<typeof es> = {
  read_only: "This session is for viewing only: nothing can be changed.",
  failed: "The change could not be saved",
  channel: {
    portal: "Portal",
    correo: "E-mail",
    push: "Devices",
  },
  kinds: {
    title: "What you are notified of, and where",
    text: "You always have everything in the portal. Choose what you also want by e-mail or on your devices: each change is saved at once.",
    caption: "Notifications and the channels they reach you by",
    about: "Topic",
    always: "Always",
    switch: "{{kind}}: {{channel}}",
  },
  kind: {
    solicitud: {
      name: "Requests",
      text: "Holidays, absences and expenses: your own and those you have to approve.",
    },
    fichaje: {
      name: "Clocking",
      text: "Changes that somebody else makes to your clockings, and days left open.",
    },
    correccion: {
      name: "Corrections",
      text: "Corrections to the time record, requested and resolved.",
    },
    cierre_mes: {
      name: "Month closure",
      text: "Closures requested and resolved, and months that are reopened.",
    },
    bolsa_horas: {
      name: "Hours bank",
      text: "New incidences and how they are resolved.",
    },
    turnos: {
      name: "Shifts",
      text: "Shifts that are published, changed or withdrawn.",
    },
    nomina: {
      name: "Payslips",
      text: "Whenever one is published.",
    },
    documento: {
      name: "Documents",
      text: "What the company shares with you, and the answer to what you upload.",
    },
    firma: {
      name: "Signatures",
      text: "Documents waiting for your signature and signed copies.",
    },
    cuenta_bancaria: {
      name: "Bank accounts",
      text: "Changes to the accounts your pay goes to.",
    },
    acceso: {
      name: "Access to your account",
      text: "When an administrator opens the portal in your place.",
    },
    comunicado: {
      name: "Company messages",
      text: "What your company tells its staff.",
    },
  },
  lock: {
    legal: "You always get the e-mail: it has legal effect.",
    seguridad: "You always get the e-mail, for your security.",
  },
  times: {
    title: "When they reach you",
    disconnect: "Right to disconnect",
    disconnect_text:
      "Outside your working hours, and during holidays and approved absences, you get no e-mails and no notifications on your devices, unless they are urgent. If you are off for several days, e-mails wait for you in a summary: only those with legal effect are sent.",
    frequency: "E-mails that are not urgent",
    al_momento: "At once",
    al_momento_text: "One e-mail for each notification.",
    diario: "Daily summary",
    diario_text: "A single e-mail every day at 8:00.",
    semanal: "Weekly summary",
    semanal_text: "A single e-mail on Mondays at 8:00.",
    urgent: "What is urgent, such as a change to your bank accounts, always reaches you at once.",
  },
  quiet: {
    title: "Quiet hours",
    text: "Between these hours you get no e-mails and no notifications on your devices, unless they are urgent.",
    zone: "These are hours in {{zone}}.",
    on: "Use quiet hours",
    from: "From",
    to: "Until",
    next_day: "Of the next day",
    days: "Days on which they begin",
    required: "Enter a time.",
    same: "It has to differ from the start time.",
    none: "Choose at least one day.",
    unsaved: "You have unsaved changes.",
    discard: "Discard",
    saved: "Quiet hours saved",
  },
  devices: {
    title: "Your devices",
    list: "They receive your notifications",
    none: "None yet.",
    app: "App · {{name}}",
    here: "This device",
    since: "Since {{date}}",
    unused: "It has not received any yet",
    used: "Last notification: {{when}}",
    test: "Test",
    test_of: "Test {{name}}",
    tested: "Test notification sent",
    test_failed: "The test could not be sent",
    remove: "Remove",
    remove_of: "Remove {{name}}",
    removed: "The device no longer receives notifications",
    remove_failed: "The device could not be removed",
  },
  here: {
    on: "This device receives your notifications",
    on_text:
      "They reach you even when the portal is closed. They only show a title, never figures or names.",
    off: "Get notifications on this device",
    off_text:
      "They will reach you even when the portal is closed. They only show a title, never figures or names.",
    blocked: "Notifications are blocked in this browser",
    blocked_text:
      "Press the icon beside the page’s address, allow notifications and come back here.",
    install: "Add the portal to your home screen first",
    install_text:
      "On an iPhone or iPad, tap Share in Safari, choose “Add to Home Screen” and open the portal from there.",
    unsupported: "This browser does not support notifications",
    unsupported_text:
      "Try another browser, or a window that is not private. You still get them by e-mail and in the portal.",
    activate: "Turn on for this device",
    activated: "This device now receives your notifications",
    not_allowed: "Permission was not given: this device will not receive notifications",
    failed: "Notifications could not be turned on",
    no_service:
      "The browser’s notification service is not responding. Check your connection, and that this is not a private window.",
  },
  app: {
    title: "This device would like to receive notifications",
    text: "You opened the portal from the app. If the device is yours, confirm it and your notifications will reach it.",
    confirm: "It is mine: receive notifications",
  },
};
