import type { Interview } from '../data/jobRecords.ts';
import type { Form } from '../http/Form.ts';
import { newId } from '../security/tokens.ts';
import { overlap, withTime } from './interviews.ts';
import { isZone } from './zones.ts';

/** Reads the interview of a move: one fixed time, or up to five times to choose from. */
const MINUTE = 60_000;
const SOONEST = 30 * MINUTE;
const LATEST = 90 * 86_400_000;
/** The tolerance in ms for a time that was valid when it was typed and arrives a little later. */
const GRACE = 5 * MINUTE;
const MOST = 5;
const LENGTHS: readonly number[] = [15, 30, 45, 60, 90, 120];

const readTimes = (form: Form, minutes: number | null, now: number): { id: string; at: string }[] => {
  const groups = form.groups('times', MOST) ?? [];
  if (groups.length === 0) form.fail('times', 'Propose at least one time.');
  const times: { id: string; at: string }[] = [];
  for (const group of groups) {
    const id = group.required('id', { max: 100 });
    const at = group.moment('at');
    if (at === undefined) {
      if (!group.has('at')) group.required('at');
      continue;
    }
    const left = Date.parse(at) - now;
    if (left < SOONEST - GRACE || left > LATEST + GRACE) {
      group.fail('at', 'Choose a time between 30 minutes and 90 days from now.');
    } else if (times.some((other) => overlap({ ...other, minutes }, { at, minutes }))) {
      group.fail('at', 'These two times overlap.');
    }
    if (times.some((other) => other.id === id)) group.fail('id', 'Each time needs an id of its own.');
    times.push({ id, at });
  }
  return times;
};

/** @param before the interview that this one replaces. The count of its times continues. */
export const readInterview = (form: Form, now: number, before: Interview | null): Interview => {
  const group = form.group('interview');
  const isProposal = group?.has('times') === true;
  const at = isProposal ? null : group?.moment('at');
  if (at === undefined) form.fail('interview', 'Say when the interview is.');
  const minutes = group?.number('minutes') ?? null;
  if (group !== undefined && (minutes === null ? isProposal : !LENGTHS.includes(minutes))) {
    group.fail('minutes', `Choose one of ${LENGTHS.join(', ')} minutes.`);
  }
  const zone = group?.text('zone', { max: 60 }) ?? null;
  if (group !== undefined && (zone === null ? isProposal : !isZone(zone))) {
    group.fail('zone', 'Name a time zone like America/Toronto.');
  }
  const interview: Interview = {
    id: newId(),
    at: at ?? null,
    minutes,
    kind: group?.word('kind', ['video', 'phone', 'onsite']) ?? null,
    place: group?.text('place') ?? null,
    zone,
    times: isProposal && group !== undefined ? readTimes(group, minutes, now) : null,
    answer: null,
  };
  return withTime(interview, before);
};
