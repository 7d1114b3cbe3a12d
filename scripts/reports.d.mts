/** What a step of `npm test` says. */
export interface StepResult {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly failures: readonly { readonly name: string; readonly message: string }[];
}
/** What a step without tests of its own counts. */
export function one(code: number): StepResult;
/** Reads a runner's JSON report; without one, or with a failing exit code and no failure in it, one failed. */
export function vitestResult(file: string, code: number): StepResult;
export function playwrightResult(file: string, code: number): StepResult;
