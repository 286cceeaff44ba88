// Before the first paint: the theme that was chosen, so that the page does not flash in the other one.
(function () {
  var theme = null;
  try {
    theme = JSON.parse(localStorage.getItem("lucca-settings") || "{}").theme;
  } catch {
    // Without storage the system decides.
  }
  var dark = theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
})();
