// Brings a region to new HTML by changing only what differs (morphdom): what has the focus keeps it without being
// asked, what is scrolled stays scrolled, and what did not change is neither styled nor laid out again.
(() => {
  /** A list's item is known by the control it holds, so that one taken out leaves the others where they are. */
  const keyOf = (node) => node.dataset?.key ?? (node.localName === "li" ? itemKey(node.firstElementChild) : node.id);
  const itemKey = (control) => (control?.dataset.key ? `item ${control.dataset.key}` : "");
  const keysIn = (place) => new Set([...place.querySelectorAll("[data-key], li, [id]")].map(keyOf));

  globalThis.rowdy.patch = (place, text) => {
    const fresh = place.cloneNode(false);
    fresh.innerHTML = text;
    if (!place.firstChild || !fresh.firstChild) {
      place.replaceChildren(...fresh.childNodes);
      return;
    }
    const [before, after] = [keysIn(place), keysIn(fresh)];

    /** Take out what is gone and put in what is new: morphdom would move the others, and a move ends a press. */
    const lineUp = (old, now) => {
      const there = new Map();
      for (const node of [...old.children]) {
        const key = keyOf(node);
        if (key && !after.has(key)) node.remove();
        else if (key) there.set(key, node);
      }
      let next = null;
      for (const node of [...now.children].reverse()) {
        const key = keyOf(node);
        if (there.has(key)) next = there.get(key);
        else if (key && next && !before.has(key)) next = old.insertBefore(node.cloneNode(true), next);
      }
    };
    lineUp(place, fresh);
    globalThis.morphdom(place, fresh, {
      childrenOnly: true,
      getNodeKey: keyOf,
      onBeforeElUpdated: (old, now) => !old.isEqualNode(now),
      onBeforeElChildrenUpdated: lineUp,
    });
  };
})();
