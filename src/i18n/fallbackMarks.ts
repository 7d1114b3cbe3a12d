import { FALLBACK_LANGUAGE } from '@/config/languages';
import { FALLBACK_START } from './i18n';

/**
 * Marks elements whose text fell back to English with `lang="en"` and `dir="ltr"`, so that screen readers and
 * layout treat it as English (WCAG 3.1.2). Loaded only after a text has fallen back.
 */
const MARK = 'data-fallback-text';

function mark(element: Element): void {
  const fellBack = [...element.childNodes].some(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.startsWith(FALLBACK_START),
  );
  if (fellBack === element.hasAttribute(MARK)) return;
  element.toggleAttribute(MARK, fellBack);
  if (fellBack) {
    element.setAttribute('lang', FALLBACK_LANGUAGE);
    element.setAttribute('dir', 'ltr');
  } else {
    element.removeAttribute('lang');
    element.removeAttribute('dir');
  }
}

function markAll(root: ParentNode): void {
  for (const element of root.querySelectorAll('*')) mark(element);
}

/** Marks the current elements and all later ones. @returns a function that stops it */
export function markFallbackTexts(): () => void {
  markAll(document);
  const observer = new MutationObserver((changes) => {
    for (const { target, addedNodes } of changes) {
      const changed = target instanceof Element ? target : target.parentElement;
      if (changed !== null) mark(changed);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        mark(node);
        markAll(node);
      }
    }
  });
  observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => observer.disconnect();
}
