import { expect, it } from 'vitest';
import { previewTypeOf } from './preview';

it('shows pictures and plain text, under a media type of ours', () => {
  expect(previewTypeOf('IMAGE/PNG')).toEqual({ mediaType: 'image/png', shows: 'image' });
  expect(previewTypeOf('text/plain; charset=utf-8')).toEqual({ mediaType: 'text/plain', shows: 'text' });
});

it.each(['text/html', 'image/svg+xml', 'application/pdf', 'constructor', ''])('does not show %j', (type) => {
  expect(previewTypeOf(type)).toBeUndefined();
});
