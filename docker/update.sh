#!/bin/sh
# Usage: docker/update.sh
# Brings the newest version: builds it, makes a backup, migrates and starts. Goes back by itself when it does not start.
set -eu
cd "$(dirname "$0")"
. ./versions.sh

[ -e .env ] || end 1 "There is no shop yet: ./setup.sh makes one."
git diff --quiet HEAD -- || end 1 "Files of the checkout were changed by hand (git status). Nothing has been changed."
git fetch --quiet
commit=$(git rev-parse HEAD)
newest=$(git rev-parse '@{upstream}')
[ "$commit" != "$newest" ] || end 0 "Version $(running_version) is the newest."
git merge-base --is-ancestor "$commit" "$newest" || end 1 "This checkout has commits of its own. Nothing has been changed."

version=$(running_version)
next=$((version + 1))
echo "1. Version $next is built, while version $version goes on."
build_image "$next" "$newest" || end 1 "It cannot be built. Nothing has been changed."

echo "2. A backup is made."
backup=$(docker compose run --rm -T --no-deps tools backup --to /backup --keep 14) ||
  end 1 "The backup failed. Nothing has been changed."
echo "$backup"

echo "3. The tables are migrated, and version $next starts."
printf 'version=%s\ncommit=%s\nbackup=%s\n' "$version" "$commit" "$(echo "$backup" | sed -n '1s/: .*//p')" > "$BEFORE"
git merge --quiet --ff-only "$newest"
if ! start_version "$next"; then
  docker compose logs --tail 20 migrate web worker proxy tls >&2
  echo "Version $next does not start; the lines above say why. Version $version comes back." >&2
  ./rollback.sh
  exit 1
fi

docker compose run --rm -T --no-deps tools verify ||
  end 1 "Version $next runs, but its data does not add up. Look at the lines above; ./rollback.sh goes back."
# The image before is kept for the way back.
docker image rm "toprak:$((version - 1))" > /dev/null 2>&1 || true
echo "Version $next runs. ./rollback.sh goes back to version $version."
