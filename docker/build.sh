#!/bin/sh
# Usage: docker/build.sh TARGET
# From a clean checkout: installs, builds, and lays what production needs, and nothing else, into TARGET.
set -eu

source=$(cd "$(dirname "$0")/.." && pwd)
target=$1
export PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD=1

cd "$source"
npm ci --no-audit --no-fund
npm run build

mkdir -p "$target/backend/dist" "$target/frontend/dist" "$target/test" "$target/docker"
cp package.json package-lock.json .npmrc "$target/"
for workspace in backend frontend test; do cp "$workspace/package.json" "$target/$workspace/"; done
# No stand-ins, no demo, no tests; the site for the server brings its own packages along.
cp -R backend/dist/src backend/dist/contract "$target/backend/dist/"
find "$target/backend/dist" -name '*.spec.js*' -delete
cp -R frontend/dist/site frontend/dist/server "$target/frontend/dist/"
cp docker/start.sh docker/healthy.mjs "$target/docker/"

cd "$target"
npm ci --omit=dev --workspace=@toprak/backend --no-audit --no-fund
