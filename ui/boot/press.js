// What a press is: it acts when the pointer goes up and only if it stayed where it was, else it was a drag or a scroll.
// It means what was under the pointer when it went down, though that may have moved away beneath it: cards rise and
// sink, and any press or key ends what is moving on the table.
(() => {
  const REACH = 12;
  let from = null;
  let pressed = null; // the control where the pointer went down
  let dragged = false;

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
    pressed = event.target.closest?.("[data-act]");
    dragged = false;
  }, true);
  addEventListener("pointermove", (event) => {
    if (!from || event.pointerId !== from.pointerId) return;
    dragged ||= Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) >= REACH;
  }, { capture: true, passive: true });
  for (const end of ["pointerup", "pointercancel"]) addEventListener(end, () => { from = null; }, true);
  addEventListener("keydown", land, true);

  /** The click of a pointer that found something else when it went up belongs to what both lie in. */
  const hasSlipped = (event) => pressed?.isConnected && event.target !== pressed && event.target.contains(pressed);

  /** A key's click has no detail; fields, labels and links keep the browser's own manners. */
  addEventListener("click", (event) => {
    const slipped = event.detail && hasSlipped(event) ? pressed : null;
    const was = dragged;
    dragged = false;
    pressed = null;
    if (!event.detail || event.target.closest?.("a, input, label, select, summary, textarea")) return;
    if (!was && !slipped) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!was) slipped.dispatchEvent(new PointerEvent("click", event));
  }, true);
})();
