import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { LanguageProvider } from '@/i18n/LanguageProvider';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { allTexts } from '@/i18n/texts.fixture';
import { type ToastRequest, ToastProvider, useToast } from './Toasts';

let show: (toast: ToastRequest) => void = () => undefined;

function Page() {
  const toast = useToast();
  useEffect(() => {
    show = toast;
  }, [toast]);
  return <button type="button">page</button>;
}

const say = (toast: ToastRequest) => act(() => show(toast));
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

beforeEach(async () => {
  const i18n = await allTexts();
  vi.useFakeTimers();
  render(
    <LanguageProvider i18n={i18n}>
      <ToastProvider>
        <Page />
      </ToastProvider>
    </LanguageProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('toasts', () => {
  it.each([
    ['below the buttons of a form, where there is room', 572, '0px'],
    ['above them, where there is none', 700, '140px'],
  ])('stand %s, and do not move while they cover nothing', (_name, bottom, inset) => {
    const buttons = document.body.appendChild(document.createElement('div'));
    buttons.className = 'vt-buttons';
    const place = (top: number, end: number) => {
      buttons.getBoundingClientRect = () => new DOMRect(0, top, 600, end - top);
    };
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 516, 600, 112));
    place(bottom - 72, bottom);
    say({ kind: 'success', message: 'Saved' });
    const stack = document.querySelector<HTMLElement>('[data-toast]')?.parentElement;
    const now = () => stack?.style.getPropertyValue('--vt-buttons');
    expect(now()).toBe(inset);
    place(640, 650);
    window.dispatchEvent(new Event('scroll'));
    expect(now()).toBe(inset);
    place(600, 700);
    window.dispatchEvent(new Event('scroll'));
    expect(now()).toBe('168px');
    buttons.remove();
  });

  it('make room for the buttons of a dialog that opens, and go back when it is gone, not while they are pressed', async () => {
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 656, 600, 112));
    say({ kind: 'error', message: 'Not moved.' });
    const stack = document.querySelector<HTMLElement>('[data-toast]')?.parentElement;
    const dialog = document.body.appendChild(document.createElement('div'));
    dialog.innerHTML = '<div class="MuiDialogActions-root"><button>Move</button></div>';
    const [actions, move] = dialog.querySelectorAll('div, button');
    if (actions) actions.getBoundingClientRect = () => new DOMRect(0, 700, 600, 60);
    const inset = () => stack?.style.getPropertyValue('--vt-buttons');
    fireEvent.focusIn(screen.getByRole('button', { name: 'Close notification' }));
    expect(inset()).toBe('');
    fireEvent.focusIn(move ?? document);
    expect(inset()).toBe('68px');
    dialog.remove();
    // The observer of the page is called after the current task.
    await Promise.resolve();
    expect(inset()).toBe('');
  });

  it('do not cover what gets the focus: it is scrolled to above them', () => {
    const padding = () => document.documentElement.style.getPropertyValue('scroll-padding-bottom');
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 656, 600, 112));
    say({ kind: 'success', message: 'Saved' });
    expect(padding()).toBe('112px');
    pass(3000);
    expect(padding()).toBe('');
  });

  it('show success as a status for 3 s', () => {
    say({ kind: 'success', message: 'Saved' });
    expect(screen.getByRole('status')).toHaveProperty('textContent', 'Saved');
    pass(2999);
    expect(screen.queryByText('Saved')).not.toBeNull();
    pass(1);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('that are repeated are announced again, and stay as long as if they were new', () => {
    say({ kind: 'success', message: 'Saved' });
    pass(2900);
    const first = screen.getByRole('status');
    say({ kind: 'success', message: 'Saved' });
    expect(screen.getByRole('status')).not.toBe(first);
    pass(2999);
    expect(screen.getAllByText('Saved')).toHaveLength(1);
    pass(1);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('show failure as an alert for 5 s', () => {
    say({ kind: 'error', message: 'Failed' });
    expect(screen.getByRole('alert')).toHaveProperty('textContent', 'Failed');
    pass(4999);
    expect(screen.queryByText('Failed')).not.toBeNull();
    pass(1);
    expect(screen.queryByText('Failed')).toBeNull();
  });

  it('lose an offer that is over, also while somebody is about to press it', () => {
    const over = new AbortController();
    const action = { label: 'Undo', run: vi.fn(), over: over.signal };
    say({ kind: 'info', message: 'Deleted', action });
    act(() => screen.getByRole('button', { name: 'Undo' }).focus());
    act(() => over.abort());
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    expect(screen.getByText('Deleted')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Close notification' })).toHaveFocus();
  });

  it('stay while the pointer or the focus is on them', () => {
    say({ kind: 'success', message: 'Saved' });
    const text = screen.getByText('Saved');
    fireEvent.pointerEnter(text.parentElement?.parentElement ?? text);
    pass(60_000);
    expect(screen.queryByText('Saved')).not.toBeNull();
    fireEvent.pointerLeave(text.parentElement?.parentElement ?? text);
    act(() => screen.getByRole('button', { name: 'Close notification' }).focus());
    pass(60_000);
    expect(screen.queryByText('Saved')).not.toBeNull();
    act(() => screen.getByRole('button', { name: 'page' }).focus());
    pass(3000);
    expect(screen.queryByText('Saved')).toBeNull();
  });

  it('close, and return the focus', () => {
    say({ kind: 'success', message: 'Saved' });
    const page = screen.getByRole('button', { name: 'page' });
    act(() => page.focus());
    const close = screen.getByRole('button', { name: 'Close notification' });
    fireEvent.focus(close, { relatedTarget: page });
    act(() => close.focus());
    fireEvent.click(close);
    expect(screen.queryByText('Saved')).toBeNull();
    expect(document.activeElement).toBe(page);
  });

  it('run their action once and close', () => {
    const run = vi.fn();
    say({ kind: 'success', message: 'Deleted', action: { label: 'Undo', run } });
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(run).toHaveBeenCalledTimes(1);
    expect(screen.queryByText('Deleted')).toBeNull();
  });
});
