#!/bin/sh
# Read by setup.sh, update.sh and rollback.sh, which stand in this folder.

# What rollback.sh goes back to: version, commit and backup.
BEFORE=.before

end() {
  echo "$2" >&2
  exit "$1"
}

running_version() {
  sed -n 's/^TOPRAK_VERSION=//p' .env
}

# The image of a commit, without a change of the checkout: what cannot be built changes nothing.
build_image() {
  git -C .. archive "$2" | docker build --tag "toprak:$1" --file docker/Dockerfile -
}

# Both proxies go on running, so they are told to read their files again.
start_version() {
  sed -i "s/^TOPRAK_VERSION=.*/TOPRAK_VERSION=$1/" .env
  docker compose up -d --wait --remove-orphans &&
    docker compose exec -T proxy nginx -t -q &&
    docker compose exec -T proxy nginx -s reload &&
    docker compose exec -T tls caddy reload --config /etc/caddy/Caddyfile
}
