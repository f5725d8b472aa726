#!/bin/sh
# Usage: docker/start.sh web | worker | migrate | backup … | restore … | verify | setting … | media-move
set -eu
cd "$(dirname "$0")/.."

command=${1:-web}
[ $# -eq 0 ] || shift
case $command in
  web) WORKER=off && export WORKER && program=main ;;
  worker) program=worker ;;
  migrate) program=migrate ;;
  backup) program=make-backup ;;
  restore) program=restore-backup ;;
  verify) program=verify-data ;;
  setting) program=set-security-setting ;;
  media-move) program=move-media ;;
  *)
    echo "There is no $command. There are: web, worker, migrate, backup, restore, verify, setting, media-move." >&2
    exit 64
    ;;
esac
exec node --enable-source-maps "backend/dist/src/$program.js" "$@"
