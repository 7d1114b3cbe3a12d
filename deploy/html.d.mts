export function sha256(text: string): string;
export function inlineHashes(html: string): { scripts: string[]; styles: string[] };
export function isAppPage(html: string): boolean;
export function withSettings(html: string, settings: Readonly<Record<string, string>>): string;
export function withPolicy(html: string, policy: string): string;
export function withIntegrity(html: string, read: (path: string) => Uint8Array | null): string;
