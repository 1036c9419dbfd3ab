import type { Dictionary } from "../dictionary.ts";
import type { home as es } from "../es/home.ts";

export const home: Dictionary<typeof es> = {
  title: "Home",
  greeting: {
    morning: "Good morning, {{name}}",
    afternoon: "Good afternoon, {{name}}",
    evening: "Good evening, {{name}}",
  },
  welcome: {
    hide: "Hide welcome message",
    show: "Show welcome message",
    failed: "The change could not be saved.",
  },
  info: {
    title: "Useful information",
    contact: "Company contact",
    phone: "Company phone",
    insurer: "Mutual insurer",
    centre: "Work centre",
    department: "Department",
    schedule: "Today’s schedule",
    none: "Your company has not added any details yet.",
  },
  first_steps: {
    title: "First steps of your company",
    intro: "Each step leads to its page. This card goes away once everybody has been invited.",
    go: "Start",
    goOf: "Start: {{name}}",
    done: "Done",
    open: "To do",
    step: {
      aspecto: {
        name: "Add your logo and colour",
        text: "They are shown on the sign-in page and along the top of the portal.",
      },
      contacto: {
        name: "Say whom to ask",
        text: "Contact and phone are shown on everybody’s home page.",
      },
      festivos: {
        name: "Confirm the public holidays",
        text: "We propose those of your region; you add the local ones.",
      },
      horarios: {
        name: "Draw the schedules",
        text: "Scheduled hours and the cost of each day of leave follow from them.",
      },
      personas: {
        name: "Bring in your people",
        text: "All at once, with a spreadsheet: you see what will change and mend what is wrong before anything is saved.",
      },
      invitaciones: {
        name: "Invite people to activate their accounts",
        text: "Each person gets an e-mail with a link that works for 7 days.",
      },
      puntos_control: {
        name: "Decide who keeps the checkpoints",
        text: "Every day they get the signature of the time records by e-mail, which proves that nobody has changed them.",
      },
    },
  },
  actions: {
    holidays: "Request holidays",
    signing: "Correct a time record",
    expense: "Add an expense",
  },
  birthdays: {
    day: "{{weekday}} {{date}}",
    title: "Birthdays this week",
    today: "Today",
    none_title: "No birthdays",
    none: "Nobody in your team has a birthday this week.",
  },
};
