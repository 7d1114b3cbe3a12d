import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { startAllTexts } from '@/i18n/texts.fixture';
import { defineForm } from './defineForm';
import { Fields } from './Fields';
import { NumberInput } from './fields/NumberInput';
import { Form } from './Form';
import { useForm } from './useForm';

const FORM = defineForm({
  labels: 'fields',
  fields: {
    inProgress: { kind: 'check' },
    startedOn: { kind: 'text', maxLength: 9, line: 'time' },
    finishedOn: {
      kind: 'text',
      maxLength: 9,
      line: 'time',
      asked: ({ inProgress }) => inProgress !== true,
    },
  },
});

function Example() {
  const form = useForm(FORM, { id: 'example', send: () => Promise.resolve(), onDone: () => undefined });
  return (
    <Form submission={form} label="example">
      <Fields of={form.of} />
    </Form>
  );
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

test('fields with the same line stand in one place, and others do not', () => {
  render(<Example />);
  const [started = null, finished = null] = screen.getAllByRole('textbox');
  const around = (element: HTMLElement | null): HTMLElement | null =>
    element === null || element.contains(finished) ? element : around(element.parentElement);
  const line = around(started);
  expect(line).toContainElement(finished);
  expect(line).not.toContainElement(screen.getByRole('checkbox'));
});

test('a field follows a changed rule at once, before a value changes', () => {
  const Asked = ({ asked }: { readonly asked: boolean }) => {
    const form = useForm(
      defineForm({ labels: 'fields', fields: { name: { kind: 'text', maxLength: 9, asked: () => asked } } }),
      { id: 'asked', send: () => Promise.resolve(), onDone: () => undefined },
    );
    return <Fields of={form.of} />;
  };
  const { rerender } = render(<Asked asked={false} />);
  expect(screen.queryByRole('textbox')).toBeNull();
  rerender(<Asked asked />);
  expect(screen.getByRole('textbox', { name: 'Name' })).toBeVisible();
});

test('a form that is refused announces once how many fields are wrong, and focuses the first', async () => {
  render(<Example />);
  for (const name of ['Started', 'Finished'])
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value: '0123456789' } });
  fireEvent.submit(screen.getByRole('form'));
  expect(await screen.findByRole('alert')).toHaveTextContent('2 fields need your attention.');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Started' })).toHaveFocus());
});

test('a number is written in the digits of the language, also after the language has changed', async () => {
  const i18n = await startAllTexts();
  render(<NumberInput id="n" label="Hours" value={40} onChange={() => undefined} min={1} max={60} />);
  expect(screen.getByRole('textbox')).toHaveValue('40');
  await act(() => i18n.changeLanguage('fa'));
  expect(screen.getByRole('textbox')).toHaveValue('۴۰');
  await act(() => i18n.changeLanguage('en'));
});
