import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useRef, useState } from 'react';
import { beforeAll, expect, it } from 'vitest';
import type { Focusable } from '@/forms/fields/FieldFrame';
import { startAllTexts } from '@/i18n/texts.fixture';
import { Dependants } from './Dependants';
import type { DependantValues } from './fields';

const CHILD: DependantValues = { id: '1', relation: 'child', dateOfBirth: '2015-01-01', accompanies: '' };

interface ListProps {
  readonly first?: readonly DependantValues[];
  readonly error?: string;
}

/** With a button that does what the form does after a failed attempt. */
function List({ first = [], error }: ListProps) {
  const [value, setValue] = useState(first);
  const field = useRef<Focusable>(null);
  return (
    <>
      <Dependants id="list" label="" value={value} onChange={setValue} inputRef={field} error={error} />
      <button type="button" onClick={() => field.current?.focus()}>
        Focus
      </button>
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

beforeAll(startAllTexts);

it('the focus goes to the dependant that is added, and after a removal to the button that adds', async () => {
  render(<List />);
  for (const name of ['Dependant 1', 'Dependant 2']) {
    press('Add a child or dependant');
    const added = within(screen.getByRole('group', { name }));
    await waitFor(() => expect(added.getByLabelText('Relationship')).toHaveFocus());
  }
  press('Remove Dependant 1');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add a child or dependant' })).toHaveFocus());
});

it('a wrong date of birth has its text and the focus at its own field', () => {
  const error = 'Please check the date of birth';
  render(<List first={[CHILD, { ...CHILD, id: '2', dateOfBirth: '2999-01-01' }]} error={error} />);
  const wrong = within(screen.getByRole('group', { name: 'Dependant 2' })).getByLabelText('Date of birth');
  expect(wrong).toHaveAccessibleDescription(error);
  expect(screen.getAllByText(error)).toHaveLength(1);
  press('Focus');
  expect(wrong).toHaveFocus();
});

it('another error is at the button that adds a dependant, with the focus', () => {
  render(<List first={[CHILD]} error="At most 20" />);
  press('Focus');
  const add = screen.getByRole('button', { name: 'Add a child or dependant' });
  expect(add).toHaveFocus();
  expect(add).toHaveAccessibleDescription('At most 20');
});
