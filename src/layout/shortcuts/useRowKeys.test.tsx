import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { beforeAll, expect, it, vi } from 'vitest';
import { startAllTexts } from '@/i18n/texts.fixture';
import { useRowKeys } from './useRowKeys';

const edit = vi.fn();
const add = vi.fn();

function Rows() {
  const place = useRef<HTMLTableSectionElement>(null);
  useRowKeys(place, (press) => ({
    e: { name: 'Edit', run: press('[data-does="edit"]') },
    n: { name: 'Add', run: add },
  }));
  return (
    <table>
      <tbody ref={place}>
        {['Ada', 'Bob', 'Eve'].map((name, index) => (
          <tr key={name} data-index={index}>
            <td>
              <input type="checkbox" aria-label={`Select ${name}`} />
              <a href={`#${name}`}>{name}</a>
              <button data-does="edit" onClick={() => edit(name)}>
                Edit
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const focused = () => document.activeElement?.textContent;

beforeAll(startAllTexts);

it('j and k go along the rows, x selects, e edits and n adds', () => {
  render(<Rows />);
  press('j');
  expect(focused()).toBe('Ada');
  press('j');
  press('j');
  press('j');
  expect(focused()).toBe('Eve');
  press('k');
  expect(focused()).toBe('Bob');
  press('x');
  expect(screen.getAllByRole('checkbox', { checked: true })).toEqual([
    screen.getByRole('checkbox', { name: 'Select Bob' }),
  ]);
  press('e');
  expect(edit).toHaveBeenCalledExactlyOnceWith('Bob');
  press('n');
  expect(add).toHaveBeenCalledOnce();
});

it('k begins at the last row', () => {
  render(<Rows />);
  press('k');
  expect(focused()).toBe('Eve');
});
