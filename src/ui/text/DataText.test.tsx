import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DataText } from './DataText';

const shown = (text: string) => {
  const { container } = render(<DataText>{text}</DataText>);
  return container.innerHTML;
};

it('allows line breaks in an e-mail address before its domain, and nowhere else', () => {
  expect(shown('maria.santos@example.test')).toBe('maria.santos@<wbr>example.test');
  expect(shown('Maria R. Santos')).toBe('Maria R. Santos');
  expect(shown('write to a@b.test')).toBe('write to a@b.test');
});
