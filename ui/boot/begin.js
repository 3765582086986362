// PyScript's own scripts run when the menu is painted, and not before it: both want the processor.
(() => {
  const LATEST = 300; // ms; pages that nobody sees are not painted
  let begun = false;

  const begin = () => {
    if (begun) return;
    begun = true;
    const script = document.createElement("script");
    script.type = "module";
    script.src = "{{pyscript}}/core.js";
    document.head.append(script);
  };
  requestAnimationFrame(() => setTimeout(begin));
  setTimeout(begin, LATEST);
})();
