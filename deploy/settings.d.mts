import type { PolicyOptions } from './policy.mjs';
export class SettingsError extends Error {}
export const SETTING_NAMES: readonly string[];
export function originOf(name: string, value: string): string | null;
export function checkSettings(given: Readonly<Record<string, unknown>>): Record<string, string>;
export function withoutStubs(settings: Readonly<Record<string, string>>): Record<string, string>;
export function policyOptions(settings: Readonly<Record<string, string>>): PolicyOptions;
