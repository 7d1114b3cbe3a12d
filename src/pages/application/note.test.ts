import { describe, expect, it } from 'vitest';
import { noteFrom, joinNotes } from './useNote';

const note = (text: string, remindOn = '') => ({ text, remindOn });

describe('a note from two windows', () => {
  it('keeps both texts, and nothing twice', () => {
    expect(joinNotes(note('Call Anna'), note('Ask about housing')).text).toBe(
      'Call Anna\n\nAsk about housing',
    );
    expect(joinNotes(note('Call'), note('Call Anna')).text).toBe('Call Anna');
    expect(joinNotes(note('Call Anna on Monday'), note('Call Anna')).text).toBe('Call Anna on Monday');
    expect(joinNotes(note('a', '2026-12-01'), note('a')).remindOn).toBe('2026-12-01');
  });

  it('is rebuilt from any stored value', () => {
    expect(noteFrom({ text: 'x', remindOn: '<b>' })).toEqual(note('x'));
    expect(noteFrom({ text: 'x', expected: null })).toEqual({ ...note('x'), expected: null });
    expect(noteFrom({ text: 7 })).toBeUndefined();
    expect(noteFrom(null)).toBeUndefined();
  });
});
