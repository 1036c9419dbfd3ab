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
  birthdays: {
    day: "{{weekday}} {{date}}",
    title: "Birthdays this week",
    today: "Today",
    none_title: "No birthdays",
    none: "Nobody in your team has a birthday this week.",
  },
};
