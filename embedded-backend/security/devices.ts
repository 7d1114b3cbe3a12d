import { type Backend, isoNow } from '../backend.ts';
import type { User } from '../data/records.ts';
import { notify } from '../notifications/notify.ts';
import { REMOTE_ADDRESS } from './sessions.ts';
import { hashToken } from './tokens.ts';

/** After this time a device counts as new again, in ms. */
const REMEMBERED = 90 * 86_400_000;
const MOST = 50;

/** Stores the device of a sign-in, and notifies the person about a new one, except the first. */
export const noteDevice = (backend: Backend, { id: userId }: User, request: Request): void => {
  const { devices = [] } = backend.data.users.require(userId);
  const agent = request.headers.get('user-agent') ?? '';
  const name = hashToken(`${agent}\n${request.headers.get(REMOTE_ADDRESS) ?? ''}`);
  const seen = devices.find((device) => device.name === name);
  const isKnown = seen !== undefined && Date.parse(seen.seenAt) > backend.now() - REMEMBERED;
  if (!isKnown && devices.length > 0) {
    notify(backend, {
      userId,
      topic: 'account',
      kind: 'newSignIn',
      title: 'Your account was signed in to from a new device',
      link: '/settings',
    });
  }
  const others = devices.filter((device) => device.name !== name);
  backend.data.users.update(userId, {
    devices: [...others, { name, seenAt: isoNow(backend) }].slice(-MOST),
  });
};
