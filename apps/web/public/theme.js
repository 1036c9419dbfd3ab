// Runs before the first paint, so that a dark page never flashes white. The page's policy forbids
// inline scripts, hence a file of its own. The key is the one of src/lib/storage.ts.
(() => {
  let choice = "auto";
  try {
    // oxlint-disable-next-line no-restricted-globals -- outside the bundle: lib/storage.ts is not here yet
    choice = localStorage.getItem("atrio.theme") ?? "auto";
  } catch {
    // Storage is blocked: the system decides.
  }
  const dark =
    choice === "dark" || (choice === "auto" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.mantineColorScheme = dark ? "dark" : "light";
})();
