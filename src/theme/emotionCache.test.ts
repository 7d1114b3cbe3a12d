import { afterEach, expect, it } from 'vitest';
import { ltrCache } from './emotionCache';

afterEach(() => {
  document.head.replaceChildren();
});

it('takes prerendered styles over where they stand', async () => {
  document.head.innerHTML =
    '<style data-s="" data-emotion="vt abc def 1gh">@media print{.vt-def:hover{color:red}}.vt-1gh{margin:0}</style><style>p{margin:0}</style>';
  const moves: MutationRecord[] = [];
  const observer = new MutationObserver((records) => moves.push(...records));
  observer.observe(document.head, { childList: true });
  const { inserted } = ltrCache();
  await Promise.resolve();
  observer.disconnect();
  expect(Object.keys(inserted).toSorted()).toEqual(['1gh', 'abc', 'def']);
  expect(moves).toEqual([]);
  // A style that comes later stands after them, so that it wins where both say something.
  ltrCache().sheet.insert('.vt-later{color:blue}');
  expect(document.head.lastElementChild?.textContent).toContain('.vt-later');
});
