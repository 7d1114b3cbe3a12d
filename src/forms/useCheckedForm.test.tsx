import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { expect, it, vi } from 'vitest';
import { ApiError } from '@/errors/ApiError';
import { startAllTexts } from '@/i18n/texts.fixture';
import { Bound } from './Bound';
import { TextArea } from './fields/TextArea';
import { FormAlert } from './FormAlert';
import { problemsOf } from './problems';
import { useButtonRequest } from './useButtonRequest';
import { useCheckedForm } from './useCheckedForm';
import { useFormSummary } from './useFormSummary';

interface Values {
  readonly answers: readonly string[];
  /** A value without an input. */
  readonly name?: null;
}
type Name = 'name' | `answers.${number}`;
const NAMES: readonly Name[] = ['name', 'answers.0'];

function Asked({ isNamed, onSent }: { readonly isNamed: boolean; readonly onSent: () => void }) {
  const form = useForm<Values>({ defaultValues: { answers: [''] } });
  const summary = useFormSummary();
  const { errors, submit } = useCheckedForm<Values, Name>(form, {
    summary,
    fields: NAMES,
    standard: 'errors:unexpected',
    linkOf: (name) => ({ id: `x-${name}`, ...(name === 'name' ? {} : { name: 'How long?' }) }),
    busy: false,
    check: ({ answers }, { say }) =>
      say(
        problemsOf({
          name: isNamed ? undefined : { text: 'Add your name' },
          'answers.0': answers[0] === '' ? { text: 'Answer this' } : undefined,
        }),
      ),
    attempt: async () => onSent(),
  });
  const frame = (name: string) => ({
    id: `x-${name}`,
    label: 'How long?',
    error: errors.of(name as Name),
  });
  return (
    <form onSubmit={submit}>
      <FormAlert summary={summary} />
      <Bound of={{ control: form.control, frame }} name="answers.0">
        {(field) => <TextArea {...field} />}
      </Bound>
      <button type="submit">Continue</button>
    </form>
  );
}

it('leads from its summary to the wrong fields, and continues once they are right, on the screen or not', async () => {
  await startAllTexts();
  const onSent = vi.fn();
  const { rerender } = render(<Asked isNamed={false} onSent={onSent} />);
  const send = () => fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  send();
  const alert = await screen.findByRole('alert');
  await waitFor(() => expect(alert).toHaveFocus());
  const links = within(alert).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['Add your name', 'How long? Answer this']);
  fireEvent.click(links[1] as HTMLElement);
  const answer = screen.getByLabelText('How long?');
  expect(answer).toHaveFocus();
  expect(answer).toHaveAccessibleDescription('Answer this');
  fireEvent.change(answer, { target: { value: 'Ten years' } });
  await waitFor(() => expect(answer).not.toHaveAccessibleDescription());
  expect(onSent).not.toHaveBeenCalled();
  rerender(<Asked isNamed onSent={onSent} />);
  send();
  await waitFor(() => expect(onSent).toHaveBeenCalledOnce());
  expect(screen.queryByRole('alert')).toBeNull();
});

function Resend() {
  const { request, summary } = useButtonRequest();
  const send = () => Promise.reject(new ApiError('http', 'Forbidden', { status: 403 }));
  return (
    <>
      <FormAlert summary={summary} />
      <button type="button" onClick={() => void request(send, () => undefined)}>
        Resend
      </button>
    </>
  );
}

it('says again why the request of a button failed, when the language changes', async () => {
  const i18n = await startAllTexts();
  render(<Resend />);
  fireEvent.click(screen.getByRole('button'));
  expect(await screen.findByRole('alert')).toHaveTextContent(i18n.t('errors:status.forbidden'));
  await act(() => i18n.changeLanguage('fr'));
  expect(screen.getByRole('alert')).toHaveTextContent(i18n.t('errors:status.forbidden', { lng: 'fr' }));
});
