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
  },
  field: {
    required: "This field is required",
    optional: "Optional",
  },
  pager: {
    label: "Pages of the list",
    size: "Per page",
    range: "{{from}}–{{to}} of {{total}}",
    previous: "Previous page",
    next: "Next page",
  },
};
