import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listed } from './kind';

test('a record is an id, and is shown by the name that the page has read', () => {
  expect(listed.check('7', {})).toEqual({ value: '7' });
  const { Cell } = listed;
  render(<Cell spec={{ options: [{ value: '7', name: 'Diploma' }] }} value="7" />);
  expect(screen.getByText('Diploma')).toBeVisible();
});
