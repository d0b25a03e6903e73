// Plays a deal in the page without anything that measures getting in the way, and marks in the trace what flies.
(() => {
  const bench = { taps: [], over: false };
  window.bench = bench;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (way, times) {
    performance.mark(`flight ${times.duration}`);
    return animate.call(this, way, times);
  };

  const find = (selector) => document.querySelector(selector);
  const choose = () => {
    const asked = find('dialog[open] button.main');
    if (asked) return asked;
    if (find('.giving')) return find('.giving button.main:not(:disabled)') ?? find('.hand li:last-child button');
    return find('.hand button.allowed') ?? find('.actions .buttons button:not(:disabled)');
  };
  const isLaid = (card) => find(`.trick [data-card="${card}"]`) && !find(`.hand [data-card="${card}"]`);
  const measure = (card, tapped) => {
    if (isLaid(card)) requestAnimationFrame((now) => bench.taps.push(now - tapped));
    else if (performance.now() - tapped < 5000) requestAnimationFrame(() => measure(card, tapped));
  };
  bench.play = () => {
    performance.mark('begun');
    const timer = setInterval(() => {
      if (find('.end')) {
        bench.over = true;
        clearInterval(timer);
        return;
      }
      const chosen = choose();
      if (!chosen || find('[data-state=busy]')) return;
      const card = chosen.matches('.allowed') ? chosen.dataset.card : null;
      const tapped = performance.now();
      chosen.click();
      if (card && !find('dialog[open]')) requestAnimationFrame(() => measure(card, tapped));
    }, 400);
  };
})();
