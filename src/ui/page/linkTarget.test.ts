import { describe, expect, it } from 'vitest';
import { linkTarget } from './linkTarget';

describe('linkTarget', () => {
  it.each(['/', '/jobs', '/jobs?page=2#top', '/a//b', '?page=2', '#section'])(
    '%s stays in the app',
    (address) => {
      expect(linkTarget(address)).toEqual({ kind: 'internal', to: address });
    },
  );

  it.each(['https://example.org/a', 'http://example.org'])('%s is external', (address) => {
    expect(linkTarget(address)).toEqual({ kind: 'external', href: address });
  });

  it.each(['mailto:a@example.org', 'tel:+15551234'])('%s is a contact', (address) => {
    expect(linkTarget(address)).toEqual({ kind: 'contact', href: address });
  });

  it('recognizes the placeholder', () => {
    expect(linkTarget('#')).toEqual({ kind: 'placeholder' });
  });

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>1</script>',
    'vbscript:x',
    'blob:https://example.org/1',
    'file:///etc/passwd',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://',
    'jobs',
    '',
  ])('%j is only text', (address) => {
    expect(linkTarget(address)).toEqual({ kind: 'unsafe' });
  });
});
