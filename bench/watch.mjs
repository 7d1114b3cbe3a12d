/**
 * Runs in the page before its scripts. window.__watch.arm(condition) records the next input event, and its result
 * resolves after the first frame that is painted while the condition is true.
 * A condition (all given parts must be true):
 *   { role, name, selector, text, textIs, gone, count, path, attr: [selector, name, value], js }
 */
export function watchInPage() {
  const IMPLICIT = {
    button: 'button,[role=button],input[type=submit],input[type=button]',
    link: 'a[href],[role=link]',
    heading: 'h1,h2,h3,h4,h5,h6,[role=heading]',
    textbox:
      'input:not([type]),input[type=text],input[type=email],input[type=tel],input[type=url],input[type=password],textarea,[role=textbox]',
    searchbox: 'input[type=search],[role=searchbox]',
    dialog: 'dialog[open],[role=dialog]',
    menu: '[role=menu]',
    menuitem: '[role=menuitem],[role=menuitemradio],[role=menuitemcheckbox]',
    row: 'tr,[role=row]',
    table: 'table,[role=table],[role=grid]',
    grid: '[role=grid]',
    combobox: 'select,[role=combobox]',
    option: 'option,[role=option]',
    tab: '[role=tab]',
    status: 'output,[role=status]',
    main: 'main,[role=main]',
    checkbox: 'input[type=checkbox],[role=checkbox]',
    switch: '[role=switch]',
    listbox: '[role=listbox]',
  };
  const nameOf = (el) => {
    const by = el.getAttribute('aria-labelledby');
    if (by)
      return by
        .split(/\s+/)
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' ')
        .trim();
    return (
      el.getAttribute('aria-label') ??
      el.labels?.[0]?.textContent ??
      (el.textContent || el.getAttribute('title') || el.getAttribute('placeholder') || '')
    ).trim();
  };
  const matches = (value, want) =>
    typeof want === 'object' && want
      ? new RegExp(want.re, want.flags).test(value)
      : value.toLowerCase().includes(String(want).toLowerCase());
  const shown = (el) =>
    el.checkVisibility?.({ opacityProperty: true, visibilityProperty: true }) !== false &&
    el.getClientRects().length > 0;
  const holds = (c) => {
    if (c.path !== undefined && !matches(location.pathname, c.path)) return false;
    if (c.attr) {
      const el = document.querySelector(c.attr[0]);
      if (!el || el.getAttribute(c.attr[1]) !== c.attr[2]) return false;
    }
    if (c.role || c.selector) {
      let found = [...document.querySelectorAll(c.selector ?? IMPLICIT[c.role] ?? `[role="${c.role}"]`)];
      if (c.name !== undefined) found = found.filter((el) => matches(nameOf(el), c.name));
      if (c.text !== undefined) found = found.filter((el) => matches(el.textContent, c.text));
      if (c.textIs !== undefined) found = found.filter((el) => el.textContent.trim() === c.textIs);
      found = found.filter(shown);
      if (c.gone) return found.length === 0;
      return c.count === undefined ? found.length > 0 : found.length === c.count;
    }
    if (c.text !== undefined) return matches(document.body.innerText, c.text) !== Boolean(c.gone);
    return true;
  };
  const w = (window.__watch = { events: [], long: [], holds });
  try {
    new PerformanceObserver((l) =>
      l.getEntries().forEach((e) =>
        w.events.push({
          name: e.name,
          start: e.startTime,
          duration: e.duration,
          input: e.processingStart - e.startTime,
          process: e.processingEnd - e.processingStart,
          id: e.interactionId,
        }),
      ),
    ).observe({ type: 'event', durationThreshold: 16, buffered: false });
  } catch {
    /* none */
  }
  try {
    new PerformanceObserver((l) =>
      l.getEntries().forEach((e) => w.long.push([e.startTime, e.duration])),
    ).observe({ type: 'longtask' });
  } catch {
    /* none */
  }
  w.arm = (condition, limit, kind) => {
    const armed = performance.now();
    let input = null;
    const note = (e) => {
      if (input === null || kind === 'last') input = e.timeStamp;
    };
    const types = kind === 'last' ? ['keydown'] : ['pointerdown', 'keydown'];
    types.forEach((t) => window.addEventListener(t, note, { capture: true, passive: true }));
    w.events.length = 0;
    w.long.length = 0;
    w.result = new Promise((resolve) => {
      let done = false;
      const finish = (ok) => {
        if (done) return;
        done = true;
        observer.disconnect();
        clearInterval(timer);
        const held = performance.now();
        requestAnimationFrame(() => {
          const channel = new MessageChannel();
          // This task runs after the frame's callbacks, when the frame is painted.
          channel.port1.addEventListener('message', () => {
            types.forEach((t) => window.removeEventListener(t, note, { capture: true }));
            resolve({ ok, armed, input, held, painted: performance.now() });
          });
          channel.port1.start();
          channel.port2.postMessage(0);
        });
      };
      const look = () => {
        if (input !== null && holds(condition)) finish(true);
      };
      const observer = new MutationObserver(look);
      observer.observe(document, { childList: true, subtree: true, attributes: true, characterData: true });
      // For changes that cause no mutation (an opacity transition, a change of the URL).
      const timer = setInterval(() => {
        look();
        if (performance.now() - armed > limit) finish(false);
      }, 30);
    });
  };
}
