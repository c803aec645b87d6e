#!/bin/bash
# The backups of deploy/compose.yaml: backup.sh <folder> <seconds>. A copy each so many seconds, of which the newest seven are kept.
set -euo pipefail
to=$1
every=$2
kept=7
mkdir -p "$to"
while true; do
  npm run backup -- "$to/$(date -u +%Y-%m-%dT%H-%M-%S)" || echo 'The backup failed; the next one is tried at its time.' >&2
  find "$to" -mindepth 1 -maxdepth 1 -type d | sort -r | tail -n "+$((kept + 1))" | xargs -r rm -r --
  sleep "$every" &
  wait $!
done
