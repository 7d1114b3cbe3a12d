/** A job as the API answers it: nothing of it is trusted. */
export type Job = Readonly<Record<string, unknown>>;
export function payLine(salary: unknown): string;
export function isClosed(job: Job, now?: number): boolean;
export function jobSegment(job: Job): string;
export function jobIdIn(pathname: string): string | null;
export function jobIn(body: unknown): Job | null;
export function jobHead(job: Job, options?: { readonly origin?: string | undefined }): string;
export function fillShare(html: string, head: string): string;
