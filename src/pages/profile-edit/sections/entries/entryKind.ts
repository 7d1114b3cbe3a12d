/** The members that every entry of a profile has. */
export interface Entry {
  readonly id: string;
  /** As it was read; it is sent with a change, so that the server can detect conflicts. */
  readonly lastModified: string | null;
}

/** The members that the form values of every entry have; '' for a new entry. */
export interface EntryValues {
  readonly id: string;
}

/** A kind of entries: its form values, and the endpoints that store it. */
export interface EntryKind<E extends Entry, V extends EntryValues, B extends object> {
  /** The section of the editor; its texts and drafts have this name. */
  readonly section: 'education' | 'experience' | 'tests';
  /** Its name among the sections of the profile. */
  readonly part: 'education' | 'experience' | 'languageTests';
  /** The most entries of this kind. */
  readonly most: number;
  readonly fields: readonly (keyof V & string)[];
  /** The fields whose change creates a draft; by default all of them. */
  readonly draftFields?: readonly (keyof V & string)[];
  /** The first values of the form; null for a new entry. */
  readonly valuesOf: (entry: E | null) => V;
  /** Reads the values of a stored draft; undefined when it is no draft. */
  readonly valuesFrom: (stored: unknown) => V | undefined;
  /** The request body. Members that the form does not show are unchanged. */
  readonly bodyOf: (values: V, before: E | null) => B;
  /** Writes an entry, or creates it with a new id. @throws ApiError */
  readonly put: (id: string, body: B, before: E | null) => Promise<E>;
  readonly remove: (id: string, options: { readonly keepalive?: boolean }) => Promise<unknown>;
  /** Reads a response body of the endpoint of `put`, here the record in a 409 response. */
  readonly read: (body: unknown) => E;
}
