import type { Dictionary } from "../../dictionary.ts";
import type { welcome as es } from "../../es/company/welcome.ts";

export const welcome: Dictionary<typeof es> = {
  title: "Welcome",
  // A subset of Markdown: paragraphs, lists, bold, links.
  content: `This is your employee portal. From here you can:

- **Clock** in, out and for breaks, on site or while teleworking.
- Check your **schedule** and the hours you have worked.
- Choose the **language** and the light or dark theme in the settings.

If any of your details are wrong, please tell your company.`,
};
