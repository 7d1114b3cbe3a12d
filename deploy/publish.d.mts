export const KEEP_MS: number;
export function publish(
  folder: string,
  files: ReadonlyMap<string, Uint8Array>,
  ledgerFile: string,
  now?: number,
): string[];
