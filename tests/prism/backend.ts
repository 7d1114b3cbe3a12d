import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { EmbeddedBackend } from '../../embedded-backend/handlers.ts';
import { apiMiddleware } from '../../embedded-backend/plugin.ts';

/** An embedded backend over HTTP. `backend` is read at every request, so a test can replace it. */
export async function serveBackend(backend: () => EmbeddedBackend) {
  const middleware = apiMiddleware(backend);
  const server = createServer((request, response) => {
    middleware(request, response, () => {
      response.statusCode = 404;
      response.end();
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
