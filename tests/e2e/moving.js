// Notes what of the page moves, and how, while somebody plays.
(() => {
  const noted = { transitions: new Set(), ways: new Set(), flights: 0 };
  window.noted = noted;
  document.addEventListener('transitionrun', (event) => {
    // A button changes its colour under the pointer; nothing travels then.
    if (!event.target.matches('.button')) noted.transitions.add(event.propertyName);
  });
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (way, times) {
    noted.flights += 1;
    for (const each of way) for (const property of Object.keys(each)) noted.ways.add(property);
    return animate.call(this, way, times);
  };
})();
