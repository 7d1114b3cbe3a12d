import type { FieldValues, Path } from 'react-hook-form';
import { ApiError } from '@/errors/ApiError';
import type { SectionChange } from '@/layout/outbox/sectionSave';

/** The names of a form's fields: top-level values only, without the id of the record. */
export type FieldOf<V extends FieldValues> = Exclude<Path<V> & keyof V & string, 'id'>;

/** What the person should know in addition to the reason of a failure. */
export type SaveNote =
  | 'kept'
  | 'exists'
  | 'gone'
  | 'accountSaved'
  | 'accountUnsupported'
  | 'notOffered'
  /** An entry: it was deleted elsewhere, and the next save creates it again. */
  | 'deleted'
  /** An education: the entry is saved, but the education level of the profile is not. */
  | 'levelNotSaved';

/** The outcome of a save. */
export type SaveOutcome<V> =
  | { readonly kind: 'saved' | 'unchanged' }
  /** There is no connection: the change is sent later. */
  | { readonly kind: 'waits' }
  /**
   * Somebody changed the record meanwhile. `base` is the version that was read and `stored` the present one.
   * Saving again overwrites it.
   */
  | { readonly kind: 'conflict'; readonly base: V; readonly stored: V }
  | { readonly kind: 'failed'; readonly error: unknown; readonly note: SaveNote };

/** Loads and saves the values of a form. */
export interface SectionStore<V> {
  /** The values that the server has, as far as this device knows. */
  readonly saved: V;
  /** True when the server has no record yet: such a form can be saved without a change. */
  readonly isNew: boolean;
  readonly save: (values: V) => Promise<SaveOutcome<V>>;
  /** Returns the change to send when there is a connection; undefined when it cannot be sent later. */
  readonly later?: (values: V) => Promise<SectionChange | undefined>;
  /** Requests the present values from the server. @throws ApiError */
  readonly lookAgain?: () => Promise<void>;
}

export const statusOf = (error: unknown): number | null => (error instanceof ApiError ? error.status : null);
