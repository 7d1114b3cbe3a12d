#!/bin/sh
# The image "configure": makes the build ready from the environment (VITE_..., API_UPSTREAM), then ends. Another
# image serves the result.
set -eu
exec node deploy/configure.mjs --env --dist dist --out /run/site/files --nginx /run/site/nginx --run /run/nginx \
  --listen 8080 --access-log /dev/stdout ${API_UPSTREAM:+--api-upstream "$API_UPSTREAM"}
