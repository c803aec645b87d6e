import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Nested = { [key: string]: string | Nested };

const LOCALES = ['en-US', 'en-GB', 'pt-BR', 'es-ES'];

function textAt(texts: Nested, key: string): string | undefined {
  const value = key.split('.').reduce<string | Nested | undefined>(
    (node, part) => (typeof node === 'object' ? node[part] : undefined),
    texts,
  );
  return typeof value === 'string' ? value : undefined;
}

const read = (locale: string, file: string) => JSON.parse(readFileSync(join(__dirname, locale, file), 'utf8')) as Nested;

/** The catalogue of codes, which messages are looked up in before any other. */
const code = (locale: string, key: string) => textAt(read(locale, 'codes.json'), key);

/** A key of the specification, in whichever namespace shows it. */
const anywhere = (locale: string, key: string) =>
  readdirSync(join(__dirname, locale))
    .map((file) => textAt(read(locale, file), key))
    .find((text) => text !== undefined);

const places = (text: string | undefined) => text?.match(/%s/g)?.length ?? 0;

describe('the texts of codes', () => {
  // Written by hand from decision D-03, not taken from the table of the model: two witnesses.
  it.each<[asked: string, texts: Record<string, string>]>([
    ['ERR-08 of code 0', { 'err.invalidRequest': 'Invalid request!' }],
    ['ERR-09 of code 1', { 'err.serverError': 'Server error!' }],
    ['ERR-10 of code 2', { 'err.authError': 'Authentication error!' }],
    ['ERR-11 of code 3', { 'err.notAuthorized': 'Not authorized!' }],
    ['ERR-12 of code 4', { 'err.notImplemented': 'Not implemented!' }],
    ['ERR-13 of code 5', { 'err.dataChanged': 'Server data may have changed. Refresh the page and try again!' }],
    ['ERR-14 of code 6', { 'err.serviceUnavailable': 'Service unavailable or timed out!' }],
    ['ERR-15 of code 7', { 'err.imageType': 'Only JPEG and PNG images are allowed!' }],
    [
      'ERR-16 of the codes 100 to 107',
      {
        'err.unknownAction': 'Unknown action!',
        'err.licenseExpired': 'Unlicensed or expired license!',
        'err.licenseSettings': 'Failed to read the license settings!',
        'err.readProfiles': 'Failed to read the profiles!',
        'err.readVersions': 'Failed to read the versions!',
        'err.dbInconsistency': 'Database inconsistency! (%s)',
        'err.connection': 'Connection failure!',
      },
    ],
    [
      'ERR-17 of the codes 200 to 216',
      {
        'err.invalidData': 'Invalid data!',
        'err.missingData': 'Missing data!',
        'err.missingFields': 'Missing fields: %s',
        'err.permissionRequired': 'At least one permission is required!',
        'err.unexpectedFields': 'Unexpected fields: %s',
        'err.requiredField': 'The field %s is required!',
        'err.passwordLength': 'The password must have at least 6 characters!',
        'err.forbiddenCharacters': 'None of the following characters is allowed: / . [ ] * # (%s)',
        'err.wrongType': 'Wrong type! (%s)',
        'err.valueNotAllowed': 'Value not allowed! (%s)',
        'err.duplicateFieldName': 'Duplicate field name! (%s)',
      },
    ],
    [
      'ERR-18 of the codes 300 to 303',
      {
        'domain.exists': 'The domain already exists!',
        'domain.added': 'Domain added!',
        'domain.updated': 'Domain updated!',
        'domain.removed': 'Domain removed!',
      },
    ],
    [
      'ERR-19 of the codes 304 to 306',
      { 'label.added': 'Label design added!', 'label.updated': 'Label design updated!', 'label.removed': 'Label design removed!' },
    ],
    [
      'ERR-20 of the codes 307 to 309',
      {
        'mif.added': 'Manual input field added!',
        'mif.updated': 'Manual input field updated!',
        'mif.removed': 'Manual input field removed!',
      },
    ],
    [
      'ERR-21 of the codes 310 to 315',
      {
        'license.added': 'License added!',
        'license.removed': 'License removed!',
        'license.notFound': 'License not found!',
        'license.alreadyAuthorized': 'License already authorized!',
        'license.noLongerAuthorized': 'License no longer authorized!',
        'license.notFoundOrUnauthorized': 'License not found or unauthorized!',
      },
    ],
    [
      'ERR-22 of the codes 316 and 317',
      {
        'err.domainAccess': 'The domain does not exist or you have no access to it!',
        'err.imageUpload': 'Failed to upload the image!',
      },
    ],
    [
      'ERR-23 of the codes 400 to 405',
      {
        'err.missingCredentials': 'Missing credentials!',
        'err.wrongCredentials': 'Wrong credentials!',
        'err.profileNotFound': 'Profile not found!',
        'err.licenseNotAuthorized': 'License not authorized!',
        'err.domainNotAuthorized': 'Domain not authorized!',
        'err.deleteOwnAccount': 'You cannot delete your own account!',
      },
    ],
    [
      'ERR-24 of the codes 406 to 410',
      {
        'user.added': 'User added!',
        'user.updated': 'User updated!',
        'user.removed': 'User removed!',
        'err.wrongPassword': 'Wrong password!',
        'user.passwordUpdated': 'Password updated!',
      },
    ],
    [
      'ERR-25 of the codes 411 to 416',
      {
        'err.emailInUse': 'Email already in use!',
        'err.userNotFound': 'User not found!',
        'err.customClaims': 'Failed to set the user permissions!',
        'user.imageSent': 'Image sent!',
      },
    ],
    [
      'ERR-26 of the codes 417 to 419',
      {
        'err.pilotPassword': 'The password of a pilot or checker must have exactly 6 digits (0-9)!',
        'err.verificationSent': 'Email verification sent to %s',
        'err.invalidEmailCharacter': 'Invalid email character! (%s)',
      },
    ],
    [
      'ERR-27 of code 420, which has two',
      { 'err.invalidEmail': 'Invalid email!', 'err.moderatorNeedsEmail': 'A moderator needs an institutional email!' },
    ],
    [
      'ERR-28 of the codes 500 to 508',
      {
        'key.createFailed': 'Failed to create the API key!',
        'key.created': 'API key created!',
        'key.renewed': 'API key renewed!',
        'key.removed': 'API key removed!',
        'key.descriptionRequired': 'The description is required!',
        'key.notFound': 'The API key does not exist!',
        'key.domainsUpdated': 'Authorized domains updated!',
        'key.modifyFailed': 'Failed to modify the API key!',
      },
    ],
    [
      'ERR-29 of the codes 900 and 901',
      { 'err.missingParameters': 'Missing parameters! (%s)', 'err.domainSettings': 'Failed to read the domain settings!' },
    ],
    ['ERR-30 of the codes 920 and 921', { 'err.sessionNotFound': 'Session not found!', 'err.noSessions': 'The domain has no sessions!' }],
    ['ERR-31 of the codes 922 and 923', { 'err.noTasks': 'The domain has no tasks!', 'err.taskNotFound': 'Task not found!' }],
    [
      'ERR-32 of the codes 924 and 925',
      {
        'err.pushNeedsMerge': 'Flattened push results need data merging to be enabled!',
        'err.noTransformer': 'No data transformer configured!',
      },
    ],
    [
      'ERR-33 of the codes 940 to 943',
      {
        'err.taskProcessing': 'Failed to process the task!',
        'err.noValidAddresses': 'No valid addresses!',
        'err.taskExists': 'The task name already exists! (%s)',
        'err.missingColumns': 'Missing columns: %s',
      },
    ],
    [
      'ERR-34 of the codes 944 to 946',
      {
        'err.invalidTaskState': 'Invalid task state! Valid states: PENDING, STARTED, COMPLETED',
        'err.invalidFormat': 'Invalid data format!',
        'err.repeatedAddresses': 'Repeated addresses: %s',
      },
    ],
    [
      'ERR-35 of the codes 947 and 948',
      { 'err.severalStreets': 'Addresses in more than one street: %s', 'err.missingAddressColumn': 'Missing address column: %s' },
    ],
    [
      'ERR-36 of the codes 960 and 961, without numbers (decision D-94)',
      { 'err.dailyLimit': 'Daily API call limit exceeded!', 'err.minuteLimit': 'Call rate per minute exceeded!' },
    ],
    ['ERR-37 of code 980', { 'err.mutuallyExclusive': 'Mutually exclusive arguments: %s' }],
  ])('%s: as decided, in four languages, with the same places for values', (_asked, texts) => {
    for (const [key, text] of Object.entries(texts)) {
      expect([key, code('en-US', key)]).toEqual([key, text]);
      for (const locale of LOCALES) {
        expect([locale, key, code(locale, key)]).toEqual([locale, key, expect.stringMatching(/\S/)]);
        expect([locale, key, places(code(locale, key))]).toEqual([locale, key, places(text)]);
      }
    }
  });
});

describe('the messages of the client', () => {
  it.each<[asked: string, texts: Record<string, string>]>([
    [
      'ERR-06 shown outside of any screen',
      {
        onlyKeyUserAllowed: 'Only key users are allowed to use this platform!',
        lacksEmailVerification: '',
        networkIsBlockingDomains: '',
        noData: '',
      },
    ],
    [
      'ERR-07 of exports',
      {
        'err.missingData': 'Missing data!',
        'export.unknownType': 'Unknown output type!',
        'table.noData': 'Error: No data available!',
      },
    ],
    [
      'ERR-38 of files',
      {
        'createInventoryTask.invalidFile': 'File not valid XLS, XLSX or CSV',
        'createInventoryTask.failedParsingSheet': 'Failed to parse the sheet %s: it is damaged, or has no rows below its header.',
        'createInventoryTask.failedParsingData': '',
        'err.missingColumns': 'Missing columns: %s',
        'err.noValidAddresses': 'No valid addresses!',
        'err.taskExists': 'The task name already exists! (%s)',
      },
    ],
    [
      'I18N-06 of the screens',
      {
        'manDom.errMultipleParents': '',
        'manDom.errMissingParent': '',
        'dSett.NegEqPosError': '',
        'dSett.reqField': '',
        'sett.badRouting': '',
        'manApiKeys.keyCopied': 'Key copied!',
        'inventoryTasks.notCompleted': 'This task has not been finished!',
        'img.unavailable': '',
        'manUsr.remMod': '',
      },
    ],
    [
      'I18N-07 of the label editor',
      {
        'ebp.mandatoryField': '',
        'ebp.charNotAllowed': '',
        'ebp.invalidPos': '',
        'ebp.invalidRange': '',
        'ebp.rangeBet': '',
        'ebp.fieldExistsError': '',
        'ebp.failMatch': '',
        'labelDesign.errMissingBarcodes': '',
        'labelDesign.barcodesMustHavePattern': '',
      },
    ],
    [
      'I18N-08 of forms',
      {
        'emailHandler.invalidData': '',
        'emailHandler.emailVerified': '',
        'err.pilotPassword': '',
        'err.invalidEmailCharacter': '',
        'err.pwNoMatch': 'Passwords must match!',
        'chgPw.noMatch': 'Passwords must match!',
        'addUsr.emailNoMatch': '',
        'createInventoryTask.missingValidFile': '',
        'createInventoryTask.failedParsingData': '',
      },
    ],
    [
      'I18N-09 of keys, by their status',
      { 'manApiKeys.status.ACTIVE': 'Active', 'manApiKeys.status.INVALID': 'Invalid' },
    ],
  ])('%s exist in four languages', (_asked, texts) => {
    for (const [key, text] of Object.entries(texts)) {
      // The specification prints some texts; the others are ours to word.
      if (text !== '') expect([key, anywhere('en-US', key)]).toEqual([key, text]);
      for (const locale of LOCALES) expect([locale, key, anywhere(locale, key)]).toEqual([locale, key, expect.stringMatching(/\S/)]);
    }
  });
});
