import { afterEach, expect, it } from 'vitest';
import { ltrCache, prepareDirection, rtlCache } from './emotionCache';

afterEach(() => {
  document.head.replaceChildren();
});

it('uses prerendered styles in their place', async () => {
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
  // A style that is added later comes after them, so that it wins.
  ltrCache().sheet.insert('.vt-later{color:blue}');
  expect(document.head.lastElementChild?.textContent).toContain('.vt-later');
});

it('mirrors and prefixes from right to left, with the same stylis as Emotion', async () => {
  await prepareDirection('rtl');
  const cache = rtlCache();
  if (cache === undefined) throw new Error('No cache for right to left');
  const styles = '&::placeholder{padding-left:3px;}&:read-only{margin-right:4px;}user-select:none;';
  cache.insert('.vtr-a', { name: 'a', styles }, cache.sheet, true);
  const rules = cache.sheet.tags.map((tag) => tag.textContent).join('');
  expect(rules).toContain('padding-right:3px');
  expect(rules).toContain('margin-left:4px');
  expect(rules).toContain('-webkit-user-select:none');
});
