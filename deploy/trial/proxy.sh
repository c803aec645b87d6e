#!/bin/bash
# The proxy of deploy/compose.yaml. Without a certificate in /tls it makes one that it signs itself.
set -euo pipefail
if [ ! -e /tls/console.pem ]; then
  name=${ALLOWED_HOSTS%%,*}
  openssl req -x509 -newkey rsa:2048 -noenc -days 90 -subj "/CN=$name" -addext "subjectAltName=DNS:$name" \
    -keyout /tls/console.key -out /tls/console.pem 2>/dev/null
fi
exec nginx -c "$(cd "$(dirname "$0")" && pwd)/nginx.conf" -g 'daemon off;'
