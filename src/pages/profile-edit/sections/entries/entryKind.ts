/** What every entry of a profile has. */
export interface Entry {
  readonly id: string;
  /** As read: goes back with a change. */
  readonly lastModified: string | null;
}

/** What the values of every entry's form have; '' for a new one. */
export interface EntryValues {
  readonly id: string;
}

/** A kind of entries: how one stands in its form, and where it is kept. */
export interface EntryKind<E extends Entry, V extends EntryValues, B extends object> {
  /** The section of the editor that has them: its texts and its drafts are named after it. */
  readonly section: 'education' | 'experience' | 'tests';
  /** What the profile calls them. */
  readonly part: 'education' | 'experience' | 'languageTests';
  /** So many fit. */
  readonly most: number;
  readonly fields: readonly (keyof V & string)[];
  /** Those that make a draft when they are changed; without it all of them. */
  readonly draftFields?: readonly (keyof V & string)[];
  /** What is stored, as the form's first values; null for a new entry. */
  readonly valuesOf: (entry: E | null) => V;
  /** The values of a stored draft; undefined when they are none. */
  readonly valuesFrom: (stored: unknown) => V | undefined;
  /** What is sent. What the form does not show stays as it was. */
  readonly bodyOf: (values: V, before: E | null) => B;
  /** Writes an entry, or makes it under a new id. @throws ApiError */
  readonly put: (id: string, body: B, before: E | null) => Promise<E>;
  readonly remove: (id: string, options: { readonly keepalive?: boolean }) => Promise<unknown>;
  /** The reader of `put`'s endpoint, for the record that a 409 brings along. */
  readonly read: (body: unknown) => E;
}
