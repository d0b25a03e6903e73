// Notes that the page has changed, and what its live regions say, for whoever waits for it.
(() => {
  if (window.e2e) return;
  const e2e = { changes: 0, spoken: [] };
  window.e2e = e2e;
  const live = '[aria-live], [role=status], [role=alert], [role=log]';
  const said = (node) => {
    const element = node instanceof Element ? node : node.parentElement;
    const text = (node.textContent ?? '').trim();
    if (text && element?.closest(live)) e2e.spoken.push(text);
  };
  new MutationObserver((records) => {
    e2e.changes += 1;
    for (const record of records) {
      if (record.type === 'childList') for (const node of record.addedNodes) said(node);
      if (record.type === 'characterData') said(record.target);
    }
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
})();
