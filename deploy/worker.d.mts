export interface WorkerFacts {
  readonly release: string;
  readonly files: readonly string[];
  readonly shell: string;
}
export const WORKER: string;
export const LEAVING_WORKER: string;
export function factsOf(worker: string): WorkerFacts | undefined;
export function withFacts(code: string, facts: WorkerFacts): string;
export function workerFor(worker: string, shell: Uint8Array): string;
