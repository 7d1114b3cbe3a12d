import { fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { startAllTexts } from '@/i18n/texts.fixture';
import { defineForm } from './defineForm';
import { Fields } from './Fields';
import { useForm } from './useForm';

const FORM = defineForm({
  labels: 'fields',
  fields: {
    inProgress: { kind: 'check' },
    startedOn: { kind: 'text', maxLength: 9 },
    finishedOn: { kind: 'text', maxLength: 9, asked: ({ inProgress }) => inProgress !== true },
  },
});

function Example() {
  const { of } = useForm(FORM, { id: 'example', send: () => Promise.resolve(), onDone: () => undefined });
  return <Fields of={of} names={['inProgress', ['startedOn', 'finishedOn']]} />;
}

beforeAll(startAllTexts);

test('a field is shown as long as the form asks for it, and keeps what was typed', () => {
  render(<Example />);
  const finishedOn = () => screen.queryByRole('textbox', { name: 'Finished' });
  fireEvent.change(screen.getByRole('textbox', { name: 'Finished' }), { target: { value: '2020' } });
  fireEvent.click(screen.getByRole('checkbox'));
  expect(finishedOn()).toBeNull();
  fireEvent.click(screen.getByRole('checkbox'));
  expect(finishedOn()).toHaveValue('2020');
});
