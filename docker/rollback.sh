#!/bin/sh
# Usage: docker/rollback.sh [--with-data]
# Goes back to the version before the last update. With --with-data also to the data of then.
set -eu
cd "$(dirname "$0")"
. ./versions.sh

with_data=false
case ${1:-} in
  '') ;;
  --with-data) with_data=true ;;
  *) end 64 "Usage: docker/rollback.sh [--with-data]" ;;
esac
[ -e "$BEFORE" ] || end 1 "There is no version to go back to: none has been updated since the last way back."
version='' commit='' backup=''
. "./$BEFORE"
docker image inspect "toprak:$version" > /dev/null 2>&1 || end 1 "The image of version $version is gone. Nothing has been changed."

MIGRATIONS=backend/src/platform/database/migrations
changed=$(git -C .. diff --name-only "$commit" HEAD -- "$MIGRATIONS" ':!*.spec.ts')
if [ "$with_data" = true ]; then
  printf 'All data goes back to the backup %s: orders, bookings and accounts since then are lost,\nand payments since then are known to iyzico alone. Write yes to go on: ' "$backup"
  answer=
  read -r answer || true
  [ "$answer" = yes ] || end 1 "Nothing has been changed."
fi

git reset --quiet --keep "$commit"
if [ "$with_data" = true ]; then
  docker compose stop tls proxy web worker
  sed -i "s/^TOPRAK_VERSION=.*/TOPRAK_VERSION=$version/" .env
  docker compose run --rm -T tools restore --from "$backup" --replace
  # Sessions and jobs of a shop that is no more.
  docker compose exec -T redis sh -c 'REDISCLI_AUTH=$(cat /run/secrets/redis_password) redis-cli FLUSHALL'
fi
start_version "$version" || {
  docker compose logs --tail 20 migrate web worker proxy tls >&2
  end 1 "Version $version does not start either; the lines above say why. Once more with the data of then: ./rollback.sh --with-data"
}
rm "$BEFORE"
echo "Version $version runs."
[ -z "$changed" ] || [ "$with_data" = true ] || cat << END
The tables stay as the newer version left them, because migrations do not go back:
$(echo "$changed" | sed 's/^/  /')
Version $version works on them and keeps all data. What only the newer version knows of stays there unseen.
END
