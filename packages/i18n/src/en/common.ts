import type { Dictionary } from "../dictionary.ts";
import type { common as es } from "../es/common.ts";

export const common: Dictionary<typeof es> = {
  action: {
    retry: "Try again",
    cancel: "Cancel",
    close: "Close",
    save: "Save",
    accept: "OK",
    back: "Back",
    seeAll: "See all",
  },
  state: {
    loading: "Loading…",
    empty: "No data",
  },
  error: {
    title: "It could not be loaded",
    unknown: "Unknown error",
    network: "There is no connection to the server. Check your connection and try again.",
    timeout: "The server is taking too long to answer. Please try again.",
    photos: "The photos could not be shown.",
  },
  field: {
    required: "This field is required",
    optional: "Optional",
    date: "Type a date that exists, as DD/MM/YYYY.",
    date_form: "DD/MM/YYYY",
    time: "Type a time between 00:00 and 23:59, as HH:mm.",
  },
  calendar: {
    open: "Choose from the calendar",
    previous: "Previous month",
    next: "Next month",
    help: "Use the arrow keys to move between days, Enter to choose, and Page Up or Page Down to change month.",
    today: "today",
    chosen: "chosen",
    unavailable: "unavailable",
    go_today: "Today",
    clear: "Clear",
  },
  pager: {
    label: "Pages of the list",
    size: "Per page",
    range: "{{from}}–{{to}} of {{total}}",
    previous: "Previous page",
    next: "Next page",
  },
};
