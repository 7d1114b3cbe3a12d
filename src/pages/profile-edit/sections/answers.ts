/** An answer to a question that may be left open. '' means 'I don’t know', and never 'no'. */
export type Answer = '' | 'yes' | 'no';

export const answerOf = (known: boolean | null | undefined): Answer =>
  known === null || known === undefined ? '' : known ? 'yes' : 'no';
export const booleanOf = (answer: Answer): boolean | null => (answer === '' ? null : answer === 'yes');
export const storedAnswer = (value: unknown): Answer => (value === 'yes' || value === 'no' ? value : '');
