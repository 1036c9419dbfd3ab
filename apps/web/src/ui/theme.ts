import { createTheme } from "@mantine/core";
import type { CSSVariablesResolver, MantineColorsTuple } from "@mantine/core";

const brand: MantineColorsTuple = [
  "#FFF3EA",
  "#FFE4D1",
  "#FFCAA5",
  "#FBAA72",
  "#F48B43",
  "#EC6814",
  "#EC6814",
  "#C2510A",
  "#9A3F08",
  "#6B2B05",
];

const gray: MantineColorsTuple = [
  "#FBF9F7",
  "#F5F2EE",
  "#ECE7E1",
  "#DFD8D0",
  "#C8BFB5",
  "#A69B8F",
  "#82786D",
  "#5C534A",
  "#3A332D",
  "#221D19",
];

const dark: MantineColorsTuple = [
  "#EDE8E3",
  "#CFC7BF",
  "#A89F96",
  "#7A7168",
  "#4A433D",
  "#38322D",
  "#292420",
  "#1E1A17",
  "#171412",
  "#100E0C",
];

/** Colours of badges, status dots and initials beside the brand; each has light and dark pairs. */
export const accents = [
  "green",
  "red",
  "yellow",
  "blue",
  "grape",
  "teal",
  "gray",
  "brand",
] as const;
export type Accent = (typeof accents)[number];

/** Page behind a dialog: a blur would halve the frames a second without a graphics card. */
const shade = { color: "#14100D", backgroundOpacity: 0.5 };

/** The look of the portal: palette, shapes and type of the design pictures. */
export const theme = createTheme({
  primaryColor: "brand",
  primaryShade: { light: 6, dark: 6 },
  colors: { brand, gray, dark },
  black: "#221D19",
  white: "#FFFFFF",
  // White on the brand orange is 3.2:1; below this luminance text is white, above it is ink.
  autoContrast: true,
  luminanceThreshold: 0.26,
  fontFamily:
    "'Figtree Variable', 'Figtree Fallback', system-ui, -apple-system, 'Segoe UI', sans-serif",
  headings: { fontWeight: "700", fontFamily: "inherit" },
  defaultRadius: "md",
  radius: { xs: "4px", sm: "8px", md: "10px", lg: "14px", xl: "18px" },
  spacing: { lg: "24px" },
  cursorType: "pointer",
  respectReducedMotion: true,
  components: {
    Modal: {
      defaultProps: {
        radius: "xl",
        centered: true,
        padding: "lg",
        overlayProps: shade,
        // The dialog's heading is no banner of the page.
        attributes: { header: { role: "presentation" } },
      },
      styles: {
        content: { background: "var(--atrio-surface)" },
        header: { background: "var(--atrio-surface)" },
        title: { fontSize: "1.125rem", fontWeight: 700 },
      },
    },
    // The box stays where it is while results come and go.
    Spotlight: { defaultProps: { overlayProps: shade, centered: false } },
    Paper: { defaultProps: { radius: "xl" } },
    Button: { defaultProps: { size: "md" } },
    TextInput: { defaultProps: { size: "md" } },
    PasswordInput: { defaultProps: { size: "md" } },
    NumberInput: { defaultProps: { size: "md" } },
    ColorInput: { defaultProps: { size: "md" } },
    FileInput: { defaultProps: { size: "md" } },
    // The options of a closed list are not drawn: a field with 200 people would weigh as much as its page.
    Combobox: { defaultProps: { keepMounted: false } },
    MultiSelect: { defaultProps: { size: "md" } },
    Radio: { defaultProps: { size: "md" } },
    Textarea: { defaultProps: { size: "md" } },
    Select: { defaultProps: { size: "md", allowDeselect: false } },
    Checkbox: { defaultProps: { size: "md" } },
  },
});

/** Light badges and initials: each text colour reaches 4.5:1 on its background. */
const lightPairs: Record<Accent, [background: string, text: string]> = {
  green: ["#DDF3E4", "#1B6B3A"],
  red: ["#FDE4E1", "#A32218"],
  yellow: ["#FDEFC2", "#7A4F00"],
  blue: ["#E0EBFA", "#1D4F91"],
  grape: ["#EFE0FA", "#6B2A94"],
  teal: ["#D3F5EC", "#0B5F4B"],
  gray: ["#F1EDE8", "#5C534A"],
  brand: ["#FFEBDC", "#9A3F08"],
};

const darkPairs: Record<Accent, [background: string, text: string]> = {
  green: ["#17361F", "#9BE3B0"],
  red: ["#461A16", "#FFB3AB"],
  yellow: ["#4A3305", "#FBD777"],
  blue: ["#14304F", "#A9CDF9"],
  grape: ["#3D1B4F", "#E3BBF8"],
  teal: ["#0C3B30", "#8CE8CF"],
  gray: ["#322C27", "#CFC7BF"],
  brand: ["#3F2312", "#FBAA72"],
};

function accentVariables(pairs: Record<Accent, [string, string]>): Record<string, string> {
  const variables: Record<string, string> = {};
  for (const accent of accents) {
    const [background, text] = pairs[accent];
    variables[`--mantine-color-${accent}-light`] = background;
    variables[`--mantine-color-${accent}-light-hover`] = background;
    variables[`--mantine-color-${accent}-light-color`] = text;
  }
  return variables;
}

/** The portal's own CSS variables, `--atrio-*`, and Mantine's that the palette corrects. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {
    "--atrio-card-radius": "18px",
    "--atrio-brand": "#EC6814",
    // A filled control lightens under the pointer: darker, its ink text would lose contrast.
    "--mantine-primary-color-filled-hover": brand[4],
    "--mantine-color-brand-filled-hover": brand[4],
    "--mantine-color-red-filled-hover": "#FF6B6B",
  },
  light: {
    ...accentVariables(lightPairs),
    "--mantine-color-body": "#FBF9F7",
    "--mantine-color-text": "#221D19",
    "--mantine-color-dimmed": "#6B6258",
    "--mantine-color-default": "#FFFFFF",
    "--mantine-color-default-hover": "#F5F2EE",
    "--mantine-color-default-border": "#DFD8D0",
    "--mantine-color-anchor": "#9A3F08",
    "--mantine-color-error": "#B3261E",
    "--mantine-color-placeholder": "#82786D",
    "--atrio-surface": "#FFFFFF",
    "--atrio-sunken": "#F5F2EE",
    "--atrio-line": "#ECE7E1",
    "--atrio-muted": "#6B6258",
    "--atrio-ink": "#221D19",
    "--atrio-link": "#9A3F08",
    "--atrio-selected": "#FFEEE0",
    "--atrio-selected-ink": "#9A3F08",
    "--atrio-bar": "#EFE6DD",
    "--atrio-used": "#D8C9B8",
    "--atrio-available": "#2A9480",
    "--atrio-approved": "#2F7BD9",
    "--atrio-pending": "#E2B33F",
    "--atrio-shadow": "0 12px 32px rgb(34 29 25 / 0.10)",
  },
  dark: {
    ...accentVariables(darkPairs),
    "--mantine-color-body": "#171412",
    "--mantine-color-text": "#EDE8E3",
    "--mantine-color-dimmed": "#A89F96",
    "--mantine-color-default": "#1F1B18",
    "--mantine-color-default-hover": "#292420",
    "--mantine-color-default-border": "#38322D",
    "--mantine-color-anchor": "#FBAA72",
    "--mantine-color-error": "#FF8A80",
    "--mantine-color-placeholder": "#8F867D",
    "--atrio-surface": "#1F1B18",
    "--atrio-sunken": "#292420",
    "--atrio-line": "#322C27",
    "--atrio-muted": "#A89F96",
    "--atrio-ink": "#EDE8E3",
    "--atrio-link": "#FBAA72",
    "--atrio-selected": "#3A2415",
    "--atrio-selected-ink": "#FBAA72",
    "--atrio-bar": "#38322D",
    "--atrio-used": "#7A6B5C",
    "--atrio-available": "#3FA894",
    "--atrio-approved": "#5B9BEA",
    "--atrio-pending": "#E2B33F",
    "--atrio-shadow": "0 12px 32px rgb(0 0 0 / 0.45)",
  },
});
