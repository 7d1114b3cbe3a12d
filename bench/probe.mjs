/**
 * Runs in the page before any of its scripts. Collects paint, LCP, layout-shift and long-task
 * entries and the time when the main heading is painted, in window.__probe.
 * The heading: Element Timing gives its paint time (`elementtiming` is set when the heading enters the DOM).
 * If the heading does not support it, the first frame in which it is visible counts.
 * `ready`: when React has hydrated the first control of the page (its props are on the DOM node). A prerendered
 * page is visible earlier, but it does not react yet.
 */
export function probe(headingSelector) {
  const p = (window.__probe = {
    fcp: null,
    lcp: null,
    lcpElement: '',
    lcpSize: 0,
    cls: 0,
    long: [],
    headingPaint: null,
    headingSeen: null,
    heading: '',
    ready: null,
  });
  const observe = (type, fn) => {
    try {
      new PerformanceObserver((list) => list.getEntries().forEach(fn)).observe({ type, buffered: true });
    } catch {
      /* entry type unknown */
    }
  };
  observe('paint', (e) => {
    if (e.name === 'first-contentful-paint') p.fcp = e.startTime;
  });
  observe('largest-contentful-paint', (e) => {
    p.lcp = e.startTime;
    p.lcpSize = e.size;
    p.lcpElement = e.element
      ? `${e.element.tagName.toLowerCase()}: ${(e.element.textContent || e.url || '').trim().slice(0, 40)}`
      : '';
  });
  // CLS as the largest session window: shifts under 1 s apart, at most 5 s in all.
  let win = 0,
    winStart = 0,
    last = 0;
  observe('layout-shift', (e) => {
    if (e.hadRecentInput) return;
    if (win && e.startTime - last < 1000 && e.startTime - winStart < 5000) win += e.value;
    else {
      win = e.value;
      winStart = e.startTime;
    }
    last = e.startTime;
    p.cls = Math.max(p.cls, win);
  });
  observe('longtask', (e) => p.long.push([e.startTime, e.duration]));
  observe('element', (e) => {
    if (e.identifier !== 'bench-heading') return;
    const at = e.renderTime || e.startTime;
    if (p.headingPaint === null || at < p.headingPaint) p.headingPaint = at;
  });
  const poll = setInterval(() => {
    const control = document.querySelector('button, [role="button"], input, a[href]');
    if (control && Object.keys(control).some((k) => k.startsWith('__reactProps$'))) {
      p.ready = performance.now();
      clearInterval(poll);
    }
  }, 25);
  const selectors = headingSelector
    ? [headingSelector]
    : ['h1, [role="heading"][aria-level="1"]', 'h2', 'h3, h4, h5, h6'];
  const marked = new WeakSet();
  let queued = false;
  const visible = (el) => {
    if (
      !el.textContent.trim() ||
      el.checkVisibility?.({ opacityProperty: true, visibilityProperty: true }) === false
    )
      return false;
    const r = el.getBoundingClientRect();
    return (
      r.width > 1 && r.height > 1 && r.bottom > 0 && r.top < innerHeight && r.right > 0 && r.left < innerWidth
    );
  };
  const look = () => {
    queued = false;
    if (p.headingSeen !== null) return;
    for (const sel of selectors) {
      for (const el of document.querySelectorAll(sel)) {
        if (visible(el)) {
          p.headingSeen = performance.now();
          p.heading = el.textContent.trim().slice(0, 60);
          return;
        }
      }
    }
    // A fade-in causes no mutation, so the check is repeated while a heading exists that is not visible yet.
    if (document.querySelector(selectors.join(','))) {
      queued = true;
      setTimeout(() => requestAnimationFrame(look), 50);
    }
  };
  new MutationObserver(() => {
    if (p.headingSeen !== null && p.headingPaint !== null) return;
    // Only headings of the first selector are marked, so that a footer's h2 does not count before a later h1.
    for (const el of document.querySelectorAll(selectors[0])) {
      if (marked.has(el)) continue;
      marked.add(el);
      el.setAttribute('elementtiming', 'bench-heading');
      for (const child of el.querySelectorAll('*')) child.setAttribute('elementtiming', 'bench-heading');
    }
    if (!queued && p.headingSeen === null) {
      queued = true;
      requestAnimationFrame(look);
    }
  }).observe(document, { childList: true, subtree: true });
}
