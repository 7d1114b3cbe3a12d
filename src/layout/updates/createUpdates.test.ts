import { describe, expect, it } from 'vitest';
import { SECOND } from '@/config/time';
import { ApiError } from '@/errors/ApiError';
import { waitAfterFailure } from './pace';
import { isAbout } from './refresh';
import {
  ask,
  CHANGE,
  HEARING,
  ME,
  news,
  onFreshTab,
  open,
  pass,
  post,
  refresh,
  tab,
} from './updates.fixture';

onFreshTab();

describe('the tab that leads', () => {
  it('asks as soon as it has opened, then more and more rarely while there is nothing new', async () => {
    open();
    await pass(HEARING);
    expect(ask).toHaveBeenCalledTimes(1);
    for (const seconds of [60, 90, 135, 202.5, 300, 300]) {
      const before = ask.mock.calls.length;
      await pass(seconds * SECOND - 1);
      expect(ask).toHaveBeenCalledTimes(before);
      await pass(1);
      expect(ask).toHaveBeenCalledTimes(before + 1);
    }
    expect(ask).toHaveBeenLastCalledWith('c1', 'applicant');
  });

  it('asks at most 20 times in an idle hour', async () => {
    open();
    await pass(3600 * SECOND);
    expect(ask.mock.calls.length).toBeLessThanOrEqual(20);
  });

  it('starts again after a change, and while a conversation is open', async () => {
    const made = open();
    await pass(HEARING);
    await pass(60 * SECOND);
    ask.mockResolvedValueOnce(news({ changes: [CHANGE] }));
    await pass(90 * SECOND);
    expect(ask).toHaveBeenCalledTimes(3);
    await pass(60 * SECOND);
    expect(ask).toHaveBeenCalledTimes(4);
    made.at('messages');
    await pass(20 * SECOND);
    expect(ask).toHaveBeenCalledTimes(5);
    made.wrote();
    await pass(10 * SECOND);
    expect(ask).toHaveBeenCalledTimes(6);
  });

  it('waits after failures, and as long as the server says', async () => {
    ask.mockRejectedValueOnce(new ApiError('http', '', { status: 503, retryAfter: 40 * SECOND }));
    open();
    await pass(HEARING);
    await pass(40 * SECOND - 1);
    expect(ask).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(ask).toHaveBeenCalledTimes(2);
    expect([1, 2, 3, 4, 9].map((failures) => waitAfterFailure(failures, 0.5))).toEqual(
      [30, 60, 120, 300, 300].map((seconds) => seconds * SECOND),
    );
    expect([waitAfterFailure(1, 0), waitAfterFailure(1, 1)]).toEqual([24_000, 36_000]);
  });

  it('does not ask earlier than the server said, whatever the person does', async () => {
    const made = open();
    await pass(HEARING);
    ask.mockRejectedValueOnce(new ApiError('http', '', { status: 503, retryAfter: 40 * SECOND }));
    await pass(60 * SECOND);
    expect(ask).toHaveBeenCalledTimes(2);
    made.at('messages');
    made.wrote();
    made.changed();
    tab.isAwake = false;
    tab.wake();
    tab.isAwake = true;
    tab.wake();
    await pass(40 * SECOND - 1);
    expect(ask).toHaveBeenCalledTimes(2);
    await pass(1);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('does not ask more often because of writing after a failure', async () => {
    const made = open();
    await pass(HEARING);
    ask.mockRejectedValueOnce(new ApiError('network', ''));
    await pass(60 * SECOND);
    made.at('messages');
    made.wrote();
    await pass(30 * SECOND - 1);
    expect(ask).toHaveBeenCalledTimes(2);
    await pass(1);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('asks nothing while it is hidden, and at once when it is visible again', async () => {
    open();
    await pass(HEARING);
    tab.isAwake = false;
    tab.wake();
    await pass(600 * SECOND);
    expect(ask).toHaveBeenCalledTimes(1);
    tab.isAwake = true;
    tab.wake();
    await pass(0);
    expect(ask).toHaveBeenCalledTimes(2);
    // The last answer is still fresh.
    tab.wake();
    await pass(9 * SECOND);
    expect(ask).toHaveBeenCalledTimes(2);
    await pass(1 * SECOND);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('never asks again if the backend has no such call', async () => {
    ask.mockRejectedValue(new ApiError('http', '', { status: 404, notOffered: true }));
    open();
    await pass(3600 * SECOND);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});

describe('another tab', () => {
  it('asks nothing and shows the news about the same person', async () => {
    const made = open({ leads: false });
    await pass(600 * SECOND);
    expect(ask).not.toHaveBeenCalled();
    tab.hear({ asking: { userId: 'u2', side: 'applicant' } as never, news: news({ unreadMessages: 7 }) });
    expect(made.get()).toBeNull();
    tab.hear({ asking: ME, news: news({ unreadMessages: 3 }) });
    expect(made.get()?.unreadMessages).toBe(3);
  });

  it('asks the other tabs for the latest news when it opens, and gets the counts of the one that leads', async () => {
    open({ leads: false });
    expect(post).toHaveBeenCalledExactlyOnceWith({ asking: ME });
    post.mockReset();
    ask.mockResolvedValue(news({ unreadMessages: 2, changes: [CHANGE] }));
    open();
    await pass(HEARING);
    post.mockReset();
    tab.hear({ asking: ME });
    expect(post).toHaveBeenCalledExactlyOnceWith({ asking: ME, news: news({ unreadMessages: 2 }) });
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('learns how long the server wants no request, and asks no earlier once it leads', async () => {
    ask.mockRejectedValueOnce(new ApiError('http', '', { status: 503, retryAfter: 40 * SECOND }));
    const other = open();
    await pass(HEARING);
    expect(post).toHaveBeenLastCalledWith({ asking: ME, retryAfter: 40 * SECOND });
    await pass(10 * SECOND);
    tab.hear({ asking: ME });
    expect(post).toHaveBeenLastCalledWith({ asking: ME, retryAfter: 30 * SECOND });

    other.belongTo(null);
    ask.mockClear();
    open();
    // Also the tab that asks the server first asks the others.
    expect(post).toHaveBeenLastCalledWith({ asking: ME });
    tab.hear({ asking: ME, retryAfter: 30 * SECOND });
    await pass(30 * SECOND - 1);
    expect(ask).not.toHaveBeenCalled();
    await pass(1);
    expect(ask).toHaveBeenCalledTimes(1);
    // A request that was already planned also waits.
    tab.hear({ asking: ME, retryAfter: 200 * SECOND });
    await pass(200 * SECOND - 1);
    expect(ask).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('asks itself after its own write, and informs the others', async () => {
    const made = open({ leads: false });
    made.changed();
    await pass(1000);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(post).toHaveBeenCalledWith({ asking: ME, news: news() });
    await pass(600 * SECOND);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('asks itself after its own write, also if the news of the leading tab come before', async () => {
    const made = open({ leads: false });
    made.changed();
    tab.hear({ asking: ME, news: news() });
    await pass(1000);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('asks itself if it wrote before it was known who is signed in', async () => {
    const made = open({ leads: false, by: null });
    made.changed();
    await pass(1000);
    expect(ask).not.toHaveBeenCalled();
    made.belongTo(ME);
    tab.hear({ asking: ME, news: news() });
    await pass(1000);
    expect(ask).toHaveBeenCalledTimes(1);
  });
});

it('without news from the server the lists are read again at window focus, and with them not', async () => {
  ask.mockRejectedValueOnce(new ApiError('http', '', { status: 404, notOffered: true }));
  open();
  await pass(HEARING);
  tab.focus();
  expect(refresh).toHaveBeenCalledWith(expect.objectContaining({ more: true }));
  open();
  await pass(HEARING);
  refresh.mockReset();
  tab.focus();
  expect(refresh).not.toHaveBeenCalled();
});

it('only what an answer names is read again', () => {
  const about = (queryKey: readonly unknown[]) => isAbout({ queryKey }, [CHANGE]);
  expect(about(['/api/messages/threads', null, ''])).toBe(true);
  expect(about(['/api/messages/threads/{id}/posts', { id: 't1' }, ''])).toBe(true);
  expect(about(['/api/messages/threads/{id}/posts', { id: 't2' }, ''])).toBe(false);
  expect(about(['/api/tasks', null, ''])).toBe(false);
  expect(isAbout({ queryKey: ['records', 'notifications'] }, [{ kind: 'notification', id: 'n' }])).toBe(true);
});
