#!/bin/sh
# Usage: docker/setup.sh shop.example.com
# From an empty machine with Docker to a running shop: asks what only the studio knows, makes the secrets and starts.
set -eu
cd "$(dirname "$0")"
. ./versions.sh

domain=${1:-}
case $domain in
  '' | *[!a-z0-9.-]* | .* | *. | *..*) end 64 "Say the name of the shop, as in: docker/setup.sh shop.example.com" ;;
  *.*) ;;
  *) end 64 "Say the name of the shop, as in: docker/setup.sh shop.example.com" ;;
esac
[ ! -e .env ] || end 1 "There is a shop already: .env is there. ./update.sh brings a new version."
command -v docker > /dev/null || end 1 "Docker is missing: https://docs.docker.com/engine/install/"

umask 077
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT

# Nothing is left behind by answers that were broken off: all of it is laid in place at the end.
ask() {
  printf '%s\n  %s: ' "$2" "$1" >&2
  answer=
  IFS= read -r answer || end 1 "No answer came. Nothing has been set up."
  if [ -z "$answer" ]; then
    [ $# -gt 2 ] || end 1 "$1 is needed. Nothing has been set up."
    answer=$3
  fi
}

# Between single quotes Compose reads nothing but an escaped quote.
setting() {
  printf "%s='%s'\n" "$1" "$(printf '%s' "$2" | sed "s/'/\\\\'/g")" >> "$folder/shop.env"
}

secret() {
  printf '%s\n' "$2" > "$folder/secrets/$1"
}

random() {
  od -An -N "$1" -tx1 /dev/urandom | tr -d ' \n'
}

mkdir "$folder/secrets"
echo "What stands between brackets is taken when you answer with an empty line." >&2
ask 'Mail relay [later]' 'Such as smtps://user:password@mail.example.com:465, with @ : / # % in the password as %40 %3A %2F %23 %25. Later it is entered in the panel.' later
relay=$answer
if [ "$relay" = later ]; then
  secret smtp_url ''
else
  secret smtp_url "$relay"
  ask 'Sender of mails' 'Such as Toprak <merhaba@example.com>.'
  setting MAIL_FROM "$answer"
fi
ask 'Trial, sale or later [later]' 'Keys of iyzico: of its sandbox, which takes no money, or of a real account. Later they are entered in the panel.' later
payment=$answer
case $payment in
  trial) setting IYZICO_URI https://sandbox-api.iyzipay.com && setting TRIAL on ;;
  sale) setting IYZICO_URI https://api.iyzipay.com && setting TRIAL off ;;
  later) secret iyzico_api_key '' && secret iyzico_secret_key '' ;;
  *) end 1 "Say trial, sale or later. Nothing has been set up." ;;
esac
if [ "$payment" != later ]; then
  ask 'API key' "From the panel of iyzico."
  secret iyzico_api_key "$answer"
  ask 'Secret key' "From the same page."
  secret iyzico_secret_key "$answer"
fi

secret app_secret "$(random 32)"
secret database_password "$(random 24)"
secret database_superuser "$(random 24)"
secret database_url "postgres://toprak:$(cat "$folder/secrets/database_password")@database:5432/toprak"
secret redis_password "$(random 24)"
secret redis_url "redis://:$(cat "$folder/secrets/redis_password")@redis:6379"

# Nobody else comes into the folder; containers read the files as users of their own.
chmod 444 "$folder"/secrets/*
mv "$folder/secrets" secrets
touch "$folder/shop.env"
mv "$folder/shop.env" shop.env
printf 'DOMAIN=%s\nTOPRAK_VERSION=1\nTRUSTED_PROXIES=1\n' "$domain" > .env

build_image 1 HEAD || end 1 "It cannot be built. Then: docker compose build && docker compose up -d --wait; docker compose logs web names the address of the first admin."
docker compose up -d --wait || {
  docker compose logs --tail 20 migrate web worker proxy tls >&2
  end 1 "The shop did not start; the lines above say why. Correct shop.env or secrets/, then: docker compose up -d --wait; docker compose logs web names the address of the first admin."
}
# Every web process prints one; each of them works until there is an admin.
address=$(docker compose logs --no-log-prefix web | grep -o 'https://[^ ]*/admin/kurulum#[A-Za-z0-9_-]*' | tail -n 1)
cat << END

The shop runs: https://$domain
Its first admin is whoever opens, once: ${address:-what 'docker compose logs web' names}
Keep a copy of .env, shop.env and secrets/ elsewhere: a backup does not hold them.
END
