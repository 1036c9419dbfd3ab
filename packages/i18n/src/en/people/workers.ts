import type { Dictionary } from "../../dictionary.ts";
import type { workers as es } from "../../es/people/workers.ts";

export const workers: Dictionary<typeof es> = {
  title: "Directory",
  subtitle: "Find anyone in the company and how to reach them.",
  filter: {
    label: "Filter workers",
    words: "Search",
    placeholder: "Name, job title, department or e-mail",
    all_departments: "All",
    all_centres: "All",
    all_relations: "All",
    nothing: "No results",
    order: "Sort by",
    ascending: "Ascending",
    descending: "Descending",
  },
  columns: {
    button: "Columns",
    legend: "Visible columns",
  },
  download: {
    button: "Download",
    xlsx: "Excel (.xlsx)",
    pdf: "PDF",
    csv: "CSV",
  },
  list: {
    caption: "Workers of the company. Headings with a button change the order.",
    total_one: "{{number}} person",
    total_other: "{{number}} people",
    nothing: "No data",
  },
  none: {
    title: "Nobody matches your search",
    text: "Try other words or clear the filters.",
    reset: "Clear filters",
  },
  reach: {
    email: "E-mail {{name}}",
    phone: "Call {{name}}",
  },
  card: {
    title: "Profile",
    email: "E-mail",
    phone: "Call",
    chart: "See in the organisation chart",
    supervisors: "Supervised by",
    team_one: "Their team ({{count}} person)",
    team_other: "Their team ({{count}} people)",
    nobody: "This person is no longer with the company",
    nobody_text: "Their contract may have ended, or the link may be wrong.",
  },
  value: {
    years_one: "{{count}} year",
    years_other: "{{count}} years",
    months_one: "{{count}} month",
    months_other: "{{count}} months",
    days_one: "{{count}} day",
    days_other: "{{count}} days",
    both: "{{first}} and {{second}}",
    holidays_one: "{{number}} day",
    holidays_other: "{{number}} days",
  },
};
