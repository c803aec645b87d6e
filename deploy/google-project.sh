#!/usr/bin/env bash
# The first steps in a new Firebase project: services, database, the servers' account with its roles, secrets, a fixed address for what leaves the
# servers, a budget, and what a project must not allow. Before it, in the Firebase console: make the project, choose the plan Blaze, begin with
# Authentication (email and password) and Storage, and add a web app. Run it once, as an owner of the project who may use the billing account, where
# gcloud and jq are, with the files of deploy and platform/rules beside it. docs/deploy.md says what follows; `npm run check-project` reads the
# commands here, says which of them a project lacks, and can be run again at any time.
#
#   PROJECT=… BILLING_ACCOUNT=… BUDGET=100EUR CONSOLE=console.example WEB_API_KEY=… deploy/google-project.sh
set -euo pipefail
: "${PROJECT:?the id of the project}" "${BILLING_ACCOUNT:?the billing account that pays (gcloud billing accounts list)}"
: "${CONSOLE:?the name of the console, such as console.example}" "${WEB_API_KEY:?the apiKey of the web app}"
HERE="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
REGION="${REGION:-europe-west1}"
BUDGET="${BUDGET:-100EUR}"
NAME=inventory-console
ACCOUNT="$NAME@$PROJECT.iam.gserviceaccount.com"
BUCKET="$PROJECT.firebasestorage.app"
gcloud config set project "$PROJECT"
gcloud storage buckets describe "gs://$BUCKET" --format='value(location)' || {
  echo "There is no bucket $BUCKET: begin with Storage in the Firebase console. Nothing was changed." >&2
  exit 1
}

# The plan Blaze: Storage and Cloud Run need a billing account.
gcloud billing projects link "$PROJECT" --billing-account="$BILLING_ACCOUNT"
gcloud services enable firebase.googleapis.com identitytoolkit.googleapis.com securetoken.googleapis.com firestore.googleapis.com \
  firebaserules.googleapis.com firebasestorage.googleapis.com storage.googleapis.com run.googleapis.com artifactregistry.googleapis.com \
  secretmanager.googleapis.com compute.googleapis.com apikeys.googleapis.com billingbudgets.googleapis.com \
  cloudbilling.googleapis.com cloudresourcemanager.googleapis.com

# Mails at half of the budget, at all of it, and when it is about to be exceeded. A budget stops nothing.
gcloud billing budgets create --billing-account="$BILLING_ACCOUNT" --display-name="$NAME" --budget-amount="$BUDGET" \
  --filter-projects="projects/$PROJECT" --threshold-rule=percent=0.5 --threshold-rule=percent=1.0 \
  --threshold-rule=percent=1.0,basis=forecasted-spend

# Edition Standard, in Native mode. Its region cannot be changed. It is not deleted by mistake, and can be read as it was in each minute of the last week.
DATABASE='(default)'
gcloud firestore databases create --database="$DATABASE" --edition=standard --type=firestore-native --location="$REGION" \
  --delete-protection --enable-pitr

# Backups: seven daily copies and 14 weekly ones. Each is the whole database and is paid as such, so daily ones are not kept for longer.
gcloud firestore backups schedules create --database="$DATABASE" --recurrence=daily --retention=7d
gcloud firestore backups schedules create --database="$DATABASE" --recurrence=weekly --day-of-week=SUN --retention=14w

# The servers' account: documents, sign-ins, pictures, and whether the bucket is there. It signs no tokens or URLs and needs no other role.
gcloud iam service-accounts create "$NAME" --display-name='Servers of the inventory console'
for role in roles/datastore.user roles/firebaseauth.admin; do
  gcloud projects add-iam-policy-binding "$PROJECT" --member="serviceAccount:$ACCOUNT" --role="$role" --condition=None
done
for role in roles/storage.objectUser roles/storage.legacyBucketReader; do
  gcloud storage buckets add-iam-policy-binding "gs://$BUCKET" --member="serviceAccount:$ACCOUNT" --role="$role"
done

# The Storage rules look into Firestore when an app adds a picture.
NUMBER="$(gcloud projects describe "$PROJECT" --format='value(projectNumber)')"
gcloud projects add-iam-policy-binding "$PROJECT" --condition=None --role=roles/firebaserules.firestoreServiceAgent \
  --member="serviceAccount:service-$NUMBER@gcp-sa-firebasestorage.iam.gserviceaccount.com"

# Pages of the console may download pictures. What is replaced or removed by mistake can be brought back for a week, as documents can.
sed "s#console.example#$CONSOLE#" "$HERE/../platform/rules/cors.json" >/tmp/console-cors.json
gcloud storage buckets update "gs://$BUCKET" --cors-file=/tmp/console-cors.json --versioning --lifecycle-file="$HERE/bucket-lifecycle.json"

# Nobody signs up or removes a sign-in, emails are not revealed, users sign in by password alone, and links in mails lead to the console.
sed "s#console.example#$CONSOLE#" "$HERE/auth-settings.json" >/tmp/console-auth.json
MASK="$(jq -r '[paths(type != "object") | map(strings) | join(".")] | unique | join(",")' /tmp/console-auth.json)"
curl --fail-with-body --silent --show-error -X PATCH -H "Authorization: Bearer $(gcloud auth print-access-token)" -H "x-goog-user-project: $PROJECT" \
  -H 'Content-Type: application/json' -d @/tmp/console-auth.json "https://identitytoolkit.googleapis.com/admin/v2/projects/$PROJECT/config?updateMask=$MASK"

# The key of the web app works for pages of the console, and for what they call.
WEB_KEY="$(gcloud services api-keys lookup "$WEB_API_KEY" --format='value(name)')"
gcloud services api-keys update "$WEB_KEY" --allowed-referrers="https://$CONSOLE/*" --api-target=service=identitytoolkit.googleapis.com \
  --api-target=service=securetoken.googleapis.com --api-target=service=firestore.googleapis.com --api-target=service=firebasestorage.googleapis.com

# Secrets. SERVER_API_KEY is a second key of the project, for Identity Toolkit alone, from the addresses below.
openssl rand -base64 48 | tr -d '\n' | gcloud secrets create api-key-secret --data-file=-
openssl rand -hex 32 | tr -d '\n' | gcloud secrets create metrics-token --data-file=-

# The fixed address of what leaves the servers: a subnet, and a NAT gateway in front of it.
RANGE=10.64.0.0/26
gcloud compute networks create "$NAME" --subnet-mode=custom
gcloud compute networks subnets create "$NAME" --network="$NAME" --region="$REGION" --range="$RANGE"
gcloud compute addresses create "$NAME" --region="$REGION"
gcloud compute routers create "$NAME" --network="$NAME" --region="$REGION"
gcloud compute routers nats create "$NAME" --router="$NAME" --region="$REGION" --nat-custom-subnet-ip-ranges="$NAME" --nat-external-ip-pool="$NAME"
ADDRESS="$(gcloud compute addresses describe "$NAME" --region="$REGION" --format='value(address)')"

# Google's own services see the subnet instead of the gateway's address (Private Google Access), so the key allows both.
gcloud services api-keys create --key-id=servers --display-name='Servers of the inventory console' \
  --api-target=service=identitytoolkit.googleapis.com --allowed-ips="$ADDRESS,$RANGE"
gcloud services api-keys get-key-string servers --format='value(keyString)' | tr -d '\n' | gcloud secrets create server-api-key --data-file=-

for secret in api-key-secret metrics-token server-api-key; do
  gcloud secrets add-iam-policy-binding "$secret" --member="serviceAccount:$ACCOUNT" --role=roles/secretmanager.secretAccessor
done
echo "Address of what leaves the servers, for listeners that allow known ones only: $ADDRESS"
