// Before Python is there: the menu is painted already, so presses are kept, shown as kept, and handed over.
(() => {
  const root = document.documentElement;
  const presses = [];
  let listening = true;

  /** Keep a press of a [data-act] control by its strings; the node may be repainted before it is answered. */
  const keep = (event) => {
    const control = listening && event.target.closest?.("[data-act]");
    if (!control) return;
    event.preventDefault();
    const { act, key = "" } = control.dataset;
    const known = presses.some((press) => press.act === act && press.key === key);
    if (!known) presses.push({ act, key, data: { ...control.dataset } });
    control.setAttribute("aria-busy", "true");
    control.setAttribute("data-early", "");
    const said = document.querySelector('[data-region="polite"]');
    if (said) said.textContent = "Starting. Your press is kept.";
  };
  document.addEventListener("click", keep, true);
  document.addEventListener("submit", (event) => listening && event.preventDefault(), true);

  /** Take the marks off controls that were pressed, and the line that said so. */
  const release = () => {
    for (const control of document.querySelectorAll("[data-early]")) {
      control.removeAttribute("aria-busy");
      control.removeAttribute("data-early");
    }
    const said = document.querySelector('[data-region="polite"]');
    if (said && listening) said.textContent = "";
  };

  /** For Python, once: the kept presses as JSON, oldest first; from then on presses are Python's. */
  const take = () => {
    release();
    listening = false;
    return JSON.stringify(presses.splice(0));
  };

  globalThis.rowdy = {
    here: new URL(".", location.href).href, // where the site lies
    early: presses,
    take,
    release,
    ready: () => root.dataset.ready === "true",
  };
})();
