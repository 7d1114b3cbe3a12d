import { act, fireEvent, render, screen } from '@testing-library/react';
import { openApp } from '@/runtime/app';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { letterOf, type Keys, switchKeys, useKeyHint, useSingleKeys } from './useSingleKeys';
import { targetsFor } from '@/layout/shortcuts/targets';

function Page({ keys, children }: { readonly keys: Keys; readonly children?: React.ReactNode }) {
  useSingleKeys(keys);
  return <>{children}</>;
}
const press = (key: string, init: KeyboardEventInit = {}, at: Element = document.body) =>
  fireEvent.keyDown(at, { key, ...init });

describe('letters', () => {
  it.each<[string, string, string]>([
    ['J', 'KeyJ', 'j'],
    // A Persian keyboard and its question mark.
    ['ل', 'KeyG', 'g'],
    ['؟', 'Slash', '?'],
    ['Tab', 'Tab', ''],
    ['۵', 'Digit5', ''],
  ])('%s at %s is %s', (key, code, letter) => {
    expect(letterOf({ key, code })).toBe(letter);
  });
});

describe('single keys', () => {
  const jobs = vi.fn();
  const next = vi.fn();
  const keys: Keys = { gj: { name: 'Jobs', run: jobs }, j: { name: 'Next', run: next } };
  beforeEach(() => {
    jobs.mockReset();
    next.mockReset();
  });

  it('do their action, and g waits for its letter', () => {
    render(<Page keys={keys} />);
    press('j');
    expect(next).toHaveBeenCalledTimes(1);
    press('g');
    press('g');
    press('j');
    expect([jobs.mock.calls.length, next.mock.calls.length]).toEqual([1, 1]);
  });

  it('are forgotten after a second and a half', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 0 });
    render(<Page keys={keys} />);
    press('g');
    vi.setSystemTime(1600);
    press('j');
    vi.useRealTimers();
    expect([jobs.mock.calls.length, next.mock.calls.length]).toEqual([0, 1]);
  });

  it.each<[string, KeyboardEventInit]>([
    ['with Ctrl', { ctrlKey: true }],
    ['with Alt', { altKey: true }],
    ['with Meta', { metaKey: true }],
    ['held', { repeat: true }],
    ['while composing', { isComposing: true }],
  ])('do nothing %s', (_, init) => {
    render(<Page keys={keys} />);
    press('j', init);
    expect(next).not.toHaveBeenCalled();
  });

  it('do nothing in a field, in an open list or under a menu, but work on a checkbox', () => {
    const { container, rerender } = render(
      <Page keys={keys}>
        <input />
        <input type="checkbox" />
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the open list of a select of MUI */}
        <div role="listbox" tabIndex={0} />
      </Page>,
    );
    const [field, box] = container.querySelectorAll('input');
    if (field) press('j', {}, field);
    press('j', {}, screen.getByRole('listbox'));
    expect(next).not.toHaveBeenCalled();
    if (box) press('j', {}, box);
    expect(next).toHaveBeenCalledTimes(1);
    rerender(
      <Page keys={keys}>
        <div role="menu" />
      </Page>,
    );
    press('j');
    expect(next).toHaveBeenCalledTimes(1);
  });

  it('do nothing if they are turned off, or their page has gone', () => {
    const { unmount } = render(<Page keys={keys} />);
    switchKeys(false);
    press('j');
    switchKeys(true);
    unmount();
    press('j');
    expect(next).not.toHaveBeenCalled();
  });
});

it('a control names its key only while single keys are on, also after a reload', () => {
  const Hinted = () => <button aria-keyshortcuts={useKeyHint()('s')}>Save</button>;
  const button = () => screen.getByRole('button', { name: 'Save' });
  const { unmount } = render(<Hinted />);
  expect(button()).toHaveAttribute('aria-keyshortcuts', 's');
  act(() => switchKeys(false));
  expect(button()).not.toHaveAttribute('aria-keyshortcuts');
  unmount();
  openApp();
  render(<Hinted />);
  expect(button()).not.toHaveAttribute('aria-keyshortcuts');
  act(() => switchKeys(true));
});

describe('the pages that g leads to', () => {
  const routes = (viewer: 'User' | 'Admin' | 'signedOut') => Object.fromEntries(targetsFor(viewer));
  it('are those that the person may see', () => {
    expect(routes('signedOut')).toEqual({ gh: 'home', gj: 'jobs' });
    expect(routes('User')).toMatchObject({ gd: 'dashboard', ga: 'applications', gt: 'taskList' });
    expect(routes('User').gu).toBeUndefined();
    expect(routes('Admin')).toMatchObject({ gd: 'admin', go: 'adminDocuments', gu: 'adminUsers' });
  });
});
