#!/bin/sh
# Start of the container: configure the build from the environment (VITE_..., API_UPSTREAM), then serve it.
set -eu
node deploy/configure.mjs --env --dist dist --out /run/site/files --nginx /run/site/nginx --run /run/site \
  --listen 8080 --access-log /dev/stdout ${API_UPSTREAM:+--api-upstream "$API_UPSTREAM"}
exec nginx -p /run/site -c /run/site/nginx/nginx.conf -g 'daemon off;'
