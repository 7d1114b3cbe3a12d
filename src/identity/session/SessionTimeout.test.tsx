import { act, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { describe, expect, it, vi } from 'vitest';
import { log } from '@/logging/logger';
import { identity } from '@/identity/identity';
import { allTexts } from '@/i18n/texts.fixture';
import { SessionTimeout } from './SessionTimeout';
import { onFreshPage } from './freshPage.fixture';
import { ada, get, signedIn } from './session.fixture';

onFreshPage(
  () => {
    vi.spyOn(log, 'info').mockReturnValue();
    const stop = identity().idle.start();
    signedIn(ada, 'token-a');
    return stop;
  },
  { toFake: ['Date', 'setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'] },
);

async function idle(minutes: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(minutes * 60_000));
}

async function open() {
  // Imported before the test starts, because vi.waitFor advances the fake clock while it waits.
  await import('./SessionTimeoutDialog');
  const i18n = await allTexts();
  render(
    <I18nextProvider i18n={i18n}>
      <button type="button">Delete everything</button>
      <SessionTimeout />
    </I18nextProvider>,
  );
  await idle(58);
  await vi.waitFor(() => expect(screen.getByRole('alertdialog')).toBeInTheDocument());
}

describe('the warning before a session ends (F-069, F-183)', () => {
  it('has the focus, has a name and a description, and counts down', async () => {
    await open();
    const dialog = screen.getByRole('alertdialog', { name: 'Are you still there?' });
    expect(dialog).toHaveAccessibleDescription(
      /signed out soon.*To stay signed in, press any key or select the button/,
    );
    expect(screen.getByRole('button', { name: 'Stay signed in' })).toHaveFocus();
    expect(screen.getByRole('timer')).toHaveTextContent('120 seconds left');
    await idle(1.25);
    expect(screen.getByText('45 seconds left')).toBeInTheDocument();
    expect(screen.getByRole('timer')).toHaveTextContent('60 seconds left');
    expect(screen.getByRole('button', { name: 'Stay signed in' })).toHaveFocus();
  });

  it('is closed by the button', async () => {
    await open();
    act(() => screen.getByRole('button', { name: 'Stay signed in' }).click());
    await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await idle(57);
    expect(get().status).toBe('signedIn');
  });

  it('is closed by any key, which presses nothing else', async () => {
    await open();
    const key = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    act(() => void document.activeElement?.dispatchEvent(key));
    expect(key.defaultPrevented).toBe(true);
    await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(get().status).toBe('signedIn');
  });

  it('is closed when the session ends', async () => {
    await open();
    await idle(2);
    expect(get()).toEqual({ status: 'signedOut', reason: 'timeout' });
    await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });
});
