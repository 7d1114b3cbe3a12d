import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { startAllTexts } from '@/i18n/texts.fixture';
import { defineForm } from './defineForm';
import { useButtonRequest } from './useButtonRequest';
import { useForm } from './useForm';

beforeAll(startAllTexts);

const fails = () => Promise.reject(new Error('not offered'));

function PressedButton() {
  const [isGone, setGone] = useState(false);
  const { request } = useButtonRequest();
  const onFailed = () => {
    setGone(true);
    return true;
  };
  const press = () => void request(fails, () => undefined, onFailed);
  return isGone ? <p>Not available</p> : <button onClick={press}>Go</button>;
}

const FORM = defineForm({ labels: 'fields', fields: { name: { kind: 'text', maxLength: 9 } } });
function SentForm() {
  const [isGone, setGone] = useState(false);
  const form = useForm(FORM, {
    id: 'x',
    send: fails,
    onDone: () => undefined,
    onFailed() {
      setGone(true);
      return true;
    },
  });
  return isGone ? <p>Not available</p> : <button onClick={(event) => form.submit(event)}>Go</button>;
}

it.each([
  ['button', PressedButton],
  ['form', SentForm],
])('a %s that its failure replaces by something else leaves the focus on the page', async (_, Part) => {
  render(
    <main tabIndex={-1}>
      <Part />
    </main>,
  );
  const button = screen.getByText('Go');
  button.focus();
  fireEvent.click(button);
  await screen.findByText('Not available');
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
});
