import { waitFor } from '@testing-library/react';

/** A fake XMLHttpRequest whose progress the test controls step by step. */
export class Transfer extends EventTarget {
  static readonly all: Transfer[] = [];
  readonly upload = new EventTarget();
  status = 0;
  statusText = '';
  responseText = '';
  responseURL = '';
  aborted = false;
  body = new FormData();
  open(_method: string, url: string): void {
    this.responseURL = url;
  }
  setRequestHeader(): void {}
  getAllResponseHeaders = (): string => '';
  send(body: FormData): void {
    this.body = body;
    Transfer.all.push(this);
  }
  abort(): void {
    this.aborted = true;
  }
  progress(share: number): void {
    this.upload.dispatchEvent(new ProgressEvent('progress', { loaded: share * 100, total: 100 }));
  }
  answer(status: number, body: unknown = {}): void {
    Object.assign(this, { status, responseText: JSON.stringify(body) });
    this.dispatchEvent(new Event('load'));
  }
  store(id: string): void {
    const { name, size } = this.body.get('file') as File;
    this.answer(201, { id, name, size, type: 'other' });
  }
  breaks(): void {
    this.dispatchEvent(new Event('error'));
  }
}

export { ada as ADA, bob as BOB } from '@/storage/sessionUser.fixture';

export const pdf = (name: string) => new File(['%PDF ', name], name, { type: 'application/pdf' });

/** Waits for the transfer with this index. */
export const transfer = (at: number) =>
  waitFor(() => {
    const found = Transfer.all[at];
    if (found === undefined) throw new Error(`Only ${Transfer.all.length} transfers`);
    return found;
  });
