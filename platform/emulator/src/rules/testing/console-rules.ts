/** The console's rules as its decisions D-90 and D-91 have them: what the engine must at least be able to do. */
export const CONSOLE_FIRESTORE_RULES = `
rules_version = '2';
service cloud.firestore {
  match /databases/{db}/documents {
    function t()          { return request.auth.token; }
    function signedIn()   { return request.auth != null; }
    function isKey()      { return signedIn() && t().get('keyUser', false) == true && t().email_verified == true; }
    function keyOf(c)     { return isKey() && t().company is list && c in t().company; }
    function memberOf(c)  { return signedIn() && t().company is string && t().company == c; }
    function hasDomain(d) { return d in get(/databases/$(db)/documents/users/$(request.auth.uid)).data.authDomains; }
    function domainReader(c, d) { return keyOf(c) || (memberOf(c) && hasDomain(d)); }
    function taskManager(c, d)  { return keyOf(c) || (memberOf(c) && hasDomain(d)
                                   && (t().get('assistant', false) == true || t().get('moderator', false) == true)); }

    match /users/{uid} {
      allow get:  if signedIn() && (request.auth.uid == uid
                    || (isKey() && resource.data.company is string && resource.data.company in t().company)
                    || resource.data.parent == request.auth.uid);
      allow list: if isKey() && resource.data.company in t().company;
      allow write: if false;
    }
    match /companies/{c} {
      allow get:  if keyOf(c) || memberOf(c);
      allow list: if isKey() && resource.data.id in t().company;
      allow write: if false;
      match /licenses/{id} { allow read: if keyOf(c); allow write: if false; }
      match /apiKeys/{id}  { allow read: if keyOf(c); allow write: if false; }
      match /domains/{d} {
        allow read: if domainReader(c, d);
        allow write: if false;
        match /settings/{id} { allow read: if domainReader(c, d); allow write: if false; }
        match /sessions/{s}  { allow read: if domainReader(c, d); allow write: if false;
          match /addresses/{a} { allow read: if domainReader(c, d); allow write: if false; } }
        match /tasks/{k} {
          allow read:   if domainReader(c, d);
          allow create: if false;
          allow update: if taskManager(c, d) && request.resource.data.state == 'PENDING' && resource.data.state != 'PENDING'
                        && request.resource.data.diff(resource.data).affectedKeys().hasOnly(['state']);
          allow delete: if taskManager(c, d) && resource.data.state != 'STARTED';
          match /payload/{p} { allow read: if domainReader(c, d); allow create, update: if false; allow delete: if taskManager(c, d); }
        }
      }
    }
  }
}`;

export const CONSOLE_STORAGE_RULES = `
rules_version = '2';
service firebase.storage {
  match /b/{bucket}/o {
    function t()         { return request.auth.token; }
    function isKey()     { return request.auth != null && t().get('keyUser', false) == true && t().email_verified == true; }
    function companyOf(uid) { return firestore.get(/databases/(default)/documents/users/$(uid)).data.company; }
    match /users/{uid}/{file} {
      allow get: if request.auth.uid == uid || (isKey() && companyOf(uid) is string && companyOf(uid) in t().company);
    }
    match /companies/{c}/{rest=**} {
      allow get: if (isKey() && t().company is list && c in t().company) || (request.auth != null && t().company is string && t().company == c);
    }
  }
}`;
