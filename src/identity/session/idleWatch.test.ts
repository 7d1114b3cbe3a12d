import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lastActivity, offlineUse } from '@/storage/keys';
import { identity } from '@/identity/identity';
import { onFreshPage, START } from './freshPage.fixture';
import { ada, bob, get, restore, signedIn, store } from './session.fixture';

const setWarningShown = (shown: boolean) => identity().idle.setWarningShown(shown);
const stay = () => identity().idle.stay();
const warningEndsAt = () => identity().idle.warningEndsAt();
const watchIdleness = () => identity().idle.start();

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const TIMED_OUT = { status: 'signedOut', reason: 'timeout' };

onFreshPage(watchIdleness);

const press = (type = 'keydown') => {
  const event = new Event(type, { bubbles: true, cancelable: true });
  document.body.dispatchEvent(event);
  return event;
};
/** Simulates a computer that sleeps: the clock advances, but no timer runs. */
const sleep = (ms: number) => vi.setSystemTime(Date.now() + ms);
const otherTab = (at: number) => {
  localStorage.setItem(lastActivity.key, String(at));
  window.dispatchEvent(new StorageEvent('storage', { key: lastActivity.key, storageArea: localStorage }));
};

describe('idle time (F-069)', () => {
  beforeEach(() => void signedIn(ada, 'token-a'));

  it('is two weeks on a device that is used offline, and only for the person who uses it offline', () => {
    localStorage.setItem(offlineUse.key, JSON.stringify({ userId: ada.id, at: START }));
    const days = 14 * 24 * HOUR;
    vi.advanceTimersByTime(days - 2 * MINUTE - 1);
    expect(warningEndsAt()).toBeNull();
    vi.advanceTimersByTime(1);
    expect(warningEndsAt()).toBe(START + days);
    vi.advanceTimersByTime(2 * MINUTE);
    expect(get()).toEqual(TIMED_OUT);
    signedIn(bob, 'token-b');
    vi.advanceTimersByTime(HOUR);
    expect(get()).toEqual(TIMED_OUT);
  });

  it('warns two minutes before the end, and ends the session', () => {
    vi.advanceTimersByTime(58 * MINUTE - 1);
    expect(warningEndsAt()).toBeNull();
    vi.advanceTimersByTime(1);
    expect(warningEndsAt()).toBe(START + HOUR);
    vi.advanceTimersByTime(2 * MINUTE - 1);
    expect(get().status).toBe('signedIn');
    vi.advanceTimersByTime(1);
    expect(get()).toEqual(TIMED_OUT);
    expect(warningEndsAt()).toBeNull();
  });

  it.each(['keydown', 'pointerdown', 'wheel', 'touchstart', 'pointermove'])(
    'starts again with %s',
    (type) => {
      vi.advanceTimersByTime(57 * MINUTE);
      press(type);
      vi.advanceTimersByTime(57 * MINUTE);
      expect(warningEndsAt()).toBeNull();
      vi.advanceTimersByTime(MINUTE);
      expect(warningEndsAt()).not.toBeNull();
    },
  );

  it('is extended by one key at the warning, which does nothing else', () => {
    vi.advanceTimersByTime(59 * MINUTE);
    setWarningShown(true);
    expect(press().defaultPrevented).toBe(true);
    expect(warningEndsAt()).toBeNull();
    vi.advanceTimersByTime(58 * MINUTE - 1);
    expect(get().status).toBe('signedIn');
    setWarningShown(false);
    expect(press().defaultPrevented).toBe(false);
  });

  it('is not extended by a moving pointer while the warning is shown', () => {
    vi.advanceTimersByTime(59 * MINUTE);
    setWarningShown(true);
    press('pointermove');
    press('wheel');
    expect(warningEndsAt()).toBe(START + HOUR);
    stay();
    expect(warningEndsAt()).toBeNull();
  });

  it('counts activity in another tab', () => {
    vi.advanceTimersByTime(59 * MINUTE);
    expect(warningEndsAt()).not.toBeNull();
    otherTab(Date.now() - 1000);
    expect(warningEndsAt()).toBeNull();
    vi.advanceTimersByTime(57 * MINUTE);
    expect(get().status).toBe('signedIn');
  });

  it('informs the other tabs at most every five seconds, and finally of the last activity', () => {
    const write = vi.spyOn(Storage.prototype, 'setItem');
    for (let second = 0; second < 60; second += 1) {
      vi.advanceTimersByTime(1000);
      press('pointermove');
    }
    expect(write.mock.calls.length).toBeLessThanOrEqual(13);
    vi.advanceTimersByTime(5000);
    expect(Number(localStorage.getItem(lastActivity.key))).toBe(START + 60_000);
  });

  it.each(['focus', 'pageshow', 'online'])('ends on waking with %s although timers slept', (type) => {
    sleep(3 * HOUR);
    expect(get().status).toBe('signedIn');
    window.dispatchEvent(new Event(type));
    expect(get()).toEqual(TIMED_OUT);
  });

  it('ends with the first key after a sleep, which does not extend it', () => {
    sleep(3 * HOUR);
    press();
    expect(get()).toEqual(TIMED_OUT);
  });
});

describe('a wrong clock (F-070)', () => {
  it.each([
    ['a day ahead', 24 * HOUR],
    ['a day behind', -24 * HOUR],
    ['in 1970', -START],
  ])('%s: login and use work', (_name, offset) => {
    sleep(offset);
    signedIn(ada, 'token-a');
    vi.advanceTimersByTime(57 * MINUTE);
    press();
    vi.advanceTimersByTime(57 * MINUTE);
    expect(get().status).toBe('signedIn');
    expect(warningEndsAt()).toBeNull();
  });

  it('that is set back while a person works ends nothing', () => {
    signedIn(ada, 'token-a');
    sleep(-24 * HOUR);
    press();
    vi.advanceTimersByTime(57 * MINUTE);
    expect(get().status).toBe('signedIn');
    expect(warningEndsAt()).toBeNull();
    vi.advanceTimersByTime(3 * MINUTE + 1000);
    expect(get()).toEqual(TIMED_OUT);
  });
});

describe('a stored session', () => {
  it('without activity for an hour is over', () => {
    store(ada);
    localStorage.setItem(lastActivity.key, String(START - HOUR));
    const stop = watchIdleness();
    restore();
    expect(get()).toEqual(TIMED_OUT);
    expect(localStorage.getItem('auth_token')).toBeNull();
    stop();
  });

  it('without a last activity begins now', () => {
    store(ada);
    restore();
    expect(get().status).toBe('signedIn');
    expect(localStorage.getItem(lastActivity.key)).toBe(String(START));
  });
});
