import type { FieldValues, Path } from 'react-hook-form';
import { ApiError } from '@/errors/ApiError';
import type { SectionChange } from '@/layout/outbox/sectionSave';

/** The fields of a form: its values, not what is inside of one, nor the id of its record. */
export type FieldOf<V extends FieldValues> = Exclude<Path<V> & keyof V & string, 'id'>;

/** What a person should know beyond the reason of a failure. */
export type SaveNote =
  | 'kept'
  | 'exists'
  | 'gone'
  | 'accountSaved'
  | 'accountUnsupported'
  | 'notOffered'
  /** Of an entry: it is no longer there, and is made anew by the next save. */
  | 'deleted'
  /** Of an education: it is saved, the profile is not. */
  | 'levelNotSaved';

/** What became of saving some values. */
export type SaveOutcome<V> =
  | { readonly kind: 'saved' | 'unchanged' }
  /** There is no connection: it is sent later. */
  | { readonly kind: 'waits' }
  /** Somebody changed it meanwhile: what was read, and what is stored now. Saving again writes over that. */
  | { readonly kind: 'conflict'; readonly base: V; readonly stored: V }
  | { readonly kind: 'failed'; readonly error: unknown; readonly note: SaveNote };

/** Where the values of a form are kept. */
export interface SectionStore<V> {
  /** What the server has, as far as is known here. */
  readonly saved: V;
  /** Whether the server has something at all: what was never saved is saved without a change too. */
  readonly isNew: boolean;
  readonly save: (values: V) => Promise<SaveOutcome<V>>;
  /** What is to be sent once there is a connection; undefined for what cannot wait. */
  readonly later?: (values: V) => Promise<SectionChange | undefined>;
  /** Asks the server for what it has now. @throws ApiError */
  readonly lookAgain?: () => Promise<void>;
}

export const statusOf = (error: unknown): number | null => (error instanceof ApiError ? error.status : null);
