import type { Resource } from '../http/route.ts';
import { passwordRoutes } from './authPasswords.ts';
import { registration } from './authRegistration.ts';
import { sessionRoutes } from './authSessions.ts';
import { socialRoutes } from './authSocial.ts';
import { twoFactorRoutes } from './authTwoFactor.ts';

/** All routes below /api/auth. */
export const auth: Resource = (backend) => [
  ...sessionRoutes(backend),
  ...registration(backend),
  ...passwordRoutes(backend),
  ...socialRoutes(backend),
  ...twoFactorRoutes(backend),
];
