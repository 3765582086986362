// What a press is: it acts when the pointer goes up and only if it stayed where it was, else it was a drag or a scroll.
// It means what was under the pointer when it went down, though that may have moved away beneath it: cards rise and
// sink, and any press or key ends what is moving on the table.
(() => {
  const { rowdy } = globalThis;
  const REACH = 12;
  let from = null;
  let pressed = null; // the button where the pointer went down
  let dragged = false;
  rowdy.pointer = ""; // what kind it was; older browsers do not say so of a click

  /** Finish every motion that has an end: cards that glide or land, dice that tumble, sheets that drop in. */
  const land = () => {
    for (const motion of document.getAnimations?.() ?? []) {
      if (motion.effect.getComputedTiming().endTime !== Infinity) motion.finish();
    }
  };

  addEventListener("pointerdown", (event) => {
    land();
    if (!event.isPrimary) return;
    from = event;
    rowdy.pointer = event.pointerType;
    pressed = event.target.closest?.("button[data-act]");
    dragged = false;
  }, true);
  addEventListener("pointermove", (event) => {
    if (!from || event.pointerId !== from.pointerId) return;
    dragged ||= Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) >= REACH;
  }, { capture: true, passive: true });
  for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => { from = null; }, true);
  addEventListener("keydown", land, true);

  /** What became a scroll, or asked for the browser's own menu, is no press. */
  for (const other of ["pointercancel", "contextmenu"]) addEventListener(other, () => { pressed = null; }, true);

  const click = (button, event) => button.isConnected && button.dispatchEvent(new PointerEvent("click", event));

  /** Browsers click no button that was moved meanwhile: leaving a field by this press may have brought others. */
  addEventListener("mouseup", (event) => {
    const meant = pressed;
    if (!meant || event.button || dragged) return;
    setTimeout(() => {
      if (pressed !== meant) return; // its click has come
      pressed = null;
      click(meant, event);
    });
  }, true);

  /** Whether it is the button that was pressed, as it was or painted anew. */
  const isMeant = (control) =>
    control === pressed || Boolean(control?.dataset.key && control.dataset.key === pressed.dataset.key);

  /** A mouse that found something else when it went up clicks what both lie in, a finger what lies there by then. Keys
   * and scripts mean what they click; fields, labels and links keep the browser's own manners.
   */
  addEventListener("click", (event) => {
    if (!event.isTrusted) return;
    const meant = pressed && !isMeant(event.target.closest?.("[data-act]")) ? pressed : null;
    const was = dragged;
    dragged = false;
    pressed = null;
    if (!event.detail || event.target.closest?.("a, input, label, select, summary, textarea")) return;
    if (!was && !meant) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!was) click(meant, event);
  }, true);
})();
