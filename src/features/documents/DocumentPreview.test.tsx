import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, expect, test, vi } from 'vitest';
import { allTexts } from '@/i18n/texts.fixture';
import { FilePreview } from './DocumentPreview';
import { previewTypeOf } from './preview';

const held = new Map<string, string>();
let made = 0;
vi.stubGlobal(
  'URL',
  Object.assign(URL, {
    createObjectURL: ({ type }: Blob) => {
      made += 1;
      held.set(`blob:${made}`, type);
      return `blob:${made}`;
    },
    revokeObjectURL: (url: string) => held.delete(url),
  }),
);
afterEach(() => held.clear());

const i18n = await allTexts();

function show(file: File) {
  const type = previewTypeOf(file.type);
  if (type === undefined) throw new Error('Has no preview');
  return render(
    <I18nextProvider i18n={i18n}>
      <FilePreview file={file} type={type} name={file.name} />
    </I18nextProvider>,
  );
}

test('a picture is shown under a type of ours, and fifty closed ones leave nothing', () => {
  for (let at = 0; at < 50; at += 1) {
    // A server may add parameters to the media type. The blob is made anew without them.
    const { unmount } = show(new File(['x'], 'a.png', { type: 'image/png; charset=evil' }));
    expect(screen.getByAltText('Preview a.png')).toHaveAttribute('src', `blob:${made}`);
    expect([...held.values()]).toEqual(['image/png']);
    unmount();
    expect(held.size).toBe(0);
  }
});

test('markup in a text is text, and needs no address', async () => {
  show(new File(['<script>alert(1)</script>'], 'a.txt', { type: 'text/plain' }));
  expect(await screen.findByText('<script>alert(1)</script>')).toBeVisible();
  expect(held.size).toBe(0);
});
