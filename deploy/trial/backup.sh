#!/bin/bash
# The backups of deploy/compose.yaml: backup.sh <folder> <seconds>. A copy each so many seconds, of which the newest seven are kept.
set -euo pipefail
to=$1
every=$2
kept=7
mkdir -p "$to"
while true; do
  wait_s=$every
  # On the first day the demo data are still being written when the console answers.
  if ! npm run backup -- "$to/$(date -u +%Y-%m-%dT%H-%M-%S)"; then
    echo 'The backup failed; it is tried again in a minute.' >&2
    wait_s=$((every < 60 ? every : 60))
  fi
  find "$to" -mindepth 1 -maxdepth 1 -type d | sort -r | tail -n "+$((kept + 1))" | xargs -r rm -r --
  sleep "$wait_s" &
  wait $!
done
