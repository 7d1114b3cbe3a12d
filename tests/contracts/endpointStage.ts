import type { AnyArgs } from '../../src/api/endpoint';
import type { EmbeddedBackend } from '../../embedded-backend/handlers.ts';
import { countryId } from '../../embedded-backend/seed/countries.ts';
import { educationLevelId } from '../../embedded-backend/seed/educationLevels.ts';
import type { caller } from './backendCaller';

/** How each declared endpoint is called successfully with the embedded backend's seed. */
export interface Stage {
  readonly api: ReturnType<typeof caller>;
  readonly backend: EmbeddedBackend;
  /** The signed-in person's access token; '' without one. */
  readonly token: string;
}
export interface Case {
  readonly as?: 'user' | 'admin';
  readonly args?: AnyArgs | ((stage: Stage) => AnyArgs | Promise<AnyArgs>);
}

export const EMAIL = 'user@visatalent.test';
export const CANADA = countryId('CA');
export const LEVEL = educationLevelId('bachelors');
export const PROFILE = 'profile-demo-user';
export const at = (path: AnyArgs['path'], more: AnyArgs = {}): AnyArgs => ({ path, ...more });
