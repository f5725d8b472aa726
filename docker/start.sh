#!/bin/sh
# Usage: docker/start.sh web | worker | migrate | backup … | restore … | verify | setting … | admin-password … | media-move …
set -eu
cd "$(dirname "$0")/.."

command=${1:-web}
[ $# -eq 0 ] || shift
case $command in
  web) WORKER=off && export WORKER && program=main ;;
  worker) program=worker ;;
  migrate) program=commands/migrate ;;
  backup) program=commands/make-backup ;;
  restore) program=commands/restore-backup ;;
  verify) program=commands/verify-data ;;
  setting) program=commands/set-security-setting ;;
  admin-password) program=commands/set-admin-password ;;
  media-move) program=commands/move-media ;;
  *)
    echo "There is no $command. There are: web, worker, migrate, backup, restore, verify, setting, admin-password, media-move." >&2
    exit 64
    ;;
esac
# Well below the 1 GB that compose.yaml allows, with room for what lies outside of the heap. Node 24 gives young objects
# several times the room that Node 20 gave them, which makes each process 100 MB larger.
exec node --enable-source-maps --max-old-space-size=448 --max-semi-space-size=16 "backend/dist/src/$program.js" "$@"
