import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext } from '@playwright/test';

/**
 * Simulates Google and LinkedIn on the loopback interface: it answers like the two real hosts and records the
 * requests. Google's script does what the real one does to a page and its policy: a style sheet, a frame with
 * the button, its own request, and markup written as text.
 */
export const GOOGLE = 'https://accounts.google.com';
export const LINKEDIN = 'https://www.linkedin.com';

export interface IdentityProvider {
  /** The requested addresses, with the names of the real hosts. */
  readonly requests: URL[];
  /** The credential of the next click on Google's button; '' for none. */
  credential: string;
  /** Answers instead of the real hosts from now on. */
  stand(context: BrowserContext): Promise<void>;
  close(): Promise<void>;
}

/**
 * An unsigned token for a person; the embedded backend accepts it from a provider on the loopback interface.
 */
export function idToken(claims: Readonly<Record<string, unknown>>): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `${part({ alg: 'none' })}.${part({ iss: 'http://127.0.0.1', exp: 4_102_444_800, ...claims })}.none`;
}

const GOOGLE_SCRIPT = `
  (() => {
    const base = '${GOOGLE}/gsi/';
    let options = {};
    addEventListener('message', (event) => {
      if (event.origin === '${GOOGLE}') options.callback(event.data);
    });
    const id = {
      initialize(given) {
        options = given;
        const style = document.createElement('link');
        style.rel = 'stylesheet';
        style.href = base + 'style';
        document.head.append(style);
        // Navigating to LinkedIn aborts this request.
        fetch(base + 'status?client_id=' + given.client_id).catch(() => {});
      },
      renderButton(parent) {
        parent.innerHTML = '<div></div>';
        const frame = document.createElement('iframe');
        frame.title = 'Sign in with Google Button';
        frame.src = base + 'button?client_id=' + options.client_id;
        parent.firstChild.append(frame);
      },
    };
    window.google = { accounts: { id } };
  })();
`;

const page = (body: string): string => `<!doctype html><meta charset="utf-8"><title>Stand-in</title>${body}`;
const button = (credential: string): string =>
  page(`<button id="b">Continue with Google</button><script>
    b.onclick = () => parent.postMessage(${credential === '' ? '{}' : JSON.stringify({ credential })}, '*');
  </script>`);

/** LinkedIn's consent page, with its three possible answers. */
function consent({ searchParams: asked }: URL): string {
  const back = (answer: Readonly<Record<string, string>>) => {
    const address = new URL(asked.get('redirect_uri') ?? '');
    address.search = new URLSearchParams({ state: asked.get('state') ?? '', ...answer }).toString();
    return address.href.replaceAll('&', '&amp;');
  };
  return page(`<h1>LinkedIn</h1>
    <a href="${back({ code: 'stand-in-grace' })}">Allow</a>
    <a href="${back({ error: 'access_denied' })}">Cancel</a>
    <a href="${back({ code: 'stand-in-mallory', state: 'login.planted' })}">Planted</a>`);
}

export async function startIdentityProvider(): Promise<IdentityProvider> {
  const requests: URL[] = [];
  const provider = { credential: '' };
  const answer = (url: URL): readonly [type: string, body: string] => {
    if (url.origin === LINKEDIN) return ['text/html', consent(url)];
    if (url.pathname === '/gsi/client') return ['text/javascript', GOOGLE_SCRIPT];
    if (url.pathname === '/gsi/style') return ['text/css', 'iframe { border: 0; }'];
    if (url.pathname === '/gsi/button') return ['text/html', button(provider.credential)];
    return ['application/json', '{}'];
  };
  const server = createServer((request: IncomingMessage, response) => {
    // The path contains the real address that was requested.
    const url = new URL((request.url ?? '').slice(1));
    requests.push(url);
    const [type, body] = answer(url);
    response.setHeader('Content-Type', `${type}; charset=utf-8`);
    response.setHeader('Access-Control-Allow-Origin', '*');
    response.end(body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const here = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const standsIn: BrowserContext[] = [];
  return Object.assign(provider, {
    requests,
    async stand(context: BrowserContext): Promise<void> {
      standsIn.push(context);
      for (const host of [GOOGLE, LINKEDIN]) {
        await context.route(`${host}/**`, async (route) => {
          const response = await fetch(here + route.request().url());
          await route.fulfill({
            status: response.status,
            headers: Object.fromEntries(response.headers),
            body: await response.text(),
          });
        });
      }
    },
    async close(): Promise<void> {
      // A dialog that was opened last may still be loading its button.
      for (const context of standsIn) await context.unrouteAll({ behavior: 'wait' });
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  });
}
