// Brings a region to new HTML by changing only what differs (morphdom): what has the focus keeps it without being
// asked, what is scrolled stays scrolled, and what did not change is neither styled nor laid out again.
(() => {
  /** A list's item is known by the control it holds, so that one taken out leaves the others where they are. */
  const keyOf = (node) => node.dataset?.key ?? (node.localName === "li" ? itemKey(node.firstElementChild) : node.id);
  const itemKey = (control) => (control?.dataset.key ? `item ${control.dataset.key}` : "");
  const settings = {
    childrenOnly: true,
    getNodeKey: keyOf,
    onBeforeElUpdated: (old, fresh) => !old.isEqualNode(fresh),
  };

  globalThis.rowdy.patch = (place, text) => {
    const fresh = place.cloneNode(false);
    fresh.innerHTML = text;
    if (place.firstChild && fresh.firstChild) globalThis.morphdom(place, fresh, settings);
    else place.replaceChildren(...fresh.childNodes);
  };
})();
