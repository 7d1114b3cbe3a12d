import { notFound } from '../http/HttpFailure.ts';

export interface Identified {
  readonly id: string;
}

/** A Map of records that notifies about changes. Records are replaced, never mutated. */
export class Collection<T extends Identified> {
  private readonly records = new Map<string, T>();
  private readonly what: string;
  private readonly changed: () => void;

  constructor(what: string, changed: () => void) {
    this.what = what;
    this.changed = changed;
  }

  get size(): number {
    return this.records.size;
  }

  all(): T[] {
    return [...this.records.values()];
  }

  get(id: string): T | undefined {
    return this.records.get(id);
  }

  /** The record. @throws HttpFailure 404 if it does not exist */
  require(id: string): T {
    const record = this.records.get(id);
    if (!record) throw notFound(this.what);
    return record;
  }

  find(test: (record: T) => boolean): T | undefined {
    for (const record of this.records.values()) if (test(record)) return record;
    return undefined;
  }

  filter(test: (record: T) => boolean): T[] {
    return this.all().filter(test);
  }

  put(record: T): T {
    this.records.set(record.id, record);
    this.changed();
    return record;
  }

  update(id: string, patch: Partial<T>): T {
    return this.put({ ...this.require(id), ...patch, id });
  }

  delete(id: string): boolean {
    const existed = this.records.delete(id);
    if (existed) this.changed();
    return existed;
  }

  deleteWhere(test: (record: T) => boolean): number {
    const removed = this.filter(test);
    for (const { id } of removed) this.delete(id);
    return removed.length;
  }

  replaceAll(records: readonly T[]): void {
    this.records.clear();
    for (const record of records) this.records.set(record.id, record);
    this.changed();
  }
}
