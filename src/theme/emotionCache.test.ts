import { afterEach, expect, it } from 'vitest';
import { forgetCaches, ltrCache } from './emotionCache';

afterEach(() => {
  forgetCaches();
  document.head.replaceChildren();
});

it('takes prerendered styles over where they stand', async () => {
  document.head.innerHTML =
    '<style data-s="" data-emotion="vt abc def">.vt-abc{color:red}</style><style>p{margin:0}</style>';
  const moves: MutationRecord[] = [];
  const observer = new MutationObserver((records) => moves.push(...records));
  observer.observe(document.head, { childList: true });
  const { inserted } = ltrCache();
  await Promise.resolve();
  observer.disconnect();
  expect(inserted).toMatchObject({ abc: true, def: true });
  expect(moves).toEqual([]);
  // A style that comes later stands after them, so that it wins where both say something.
  ltrCache().sheet.insert('.vt-later{color:blue}');
  expect(document.head.lastElementChild?.textContent).toContain('.vt-later');
});
