(() => {
  const shown = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest('.unseen, [hidden]');
  const told = (element) =>
    `<${element.localName} class="${element.getAttribute('class') ?? ''}"> ${(element.textContent ?? '').trim().slice(0, 60)}`;
  /** Whether what sticks out can be scrolled to, or is cut off on purpose by something that itself fits. */
  const kept = (element) => {
    for (let each = element.parentElement; each && each !== document.documentElement; each = each.parentElement) {
      if (!['visible', 'clip'].includes(getComputedStyle(each).overflowX) && each !== document.body) return each;
    }
    return null;
  };
  return {
    wide() {
      const room = document.documentElement.clientWidth;
      const found = [];
      if (document.documentElement.scrollWidth > room) found.push(`the page is ${document.documentElement.scrollWidth} wide, the window ${room}`);
      for (const element of document.querySelectorAll('button, a, input, select, textarea, p, h1, h2, h3, td, th, label, li, dd, dt')) {
        if (!shown(element)) continue;
        const box = element.getBoundingClientRect();
        if (box.width === 0 || (box.left >= -1 && box.right <= room + 1)) continue;
        const keeper = kept(element);
        const scrolls = keeper && ['auto', 'scroll'].includes(getComputedStyle(keeper).overflowX);
        if (!scrolls) found.push(`${told(element)} lies from ${Math.round(box.left)} to ${Math.round(box.right)} of ${room}`);
      }
      return found.slice(0, 8);
    },
    foreign() {
      const id = /^[a-z]+(-[A-Za-z0-9_]+)+(\.[a-z]+)?$/;
      const russian = document.documentElement.lang === 'ru';
      const found = [];
      const look = (text, element) => {
        const words = text.trim();
        if (!words || element.closest('code, pre, textarea, [lang], .own-words') !== document.documentElement) return;
        if (id.test(words)) found.push(words);
        else if (russian && !/[а-яё]/i.test(words) && /[a-z]{3,} [a-z]{2,}/i.test(words)) found.push(words);
      };
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!['SCRIPT', 'STYLE', 'NOSCRIPT'].includes(node.parentElement.tagName)) look(node.data, node.parentElement);
      }
      for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
        for (const element of document.querySelectorAll(`[${name}]`)) look(element.getAttribute(name), element);
      }
      return [...new Set(found)].slice(0, 12);
    },
  };
})()
