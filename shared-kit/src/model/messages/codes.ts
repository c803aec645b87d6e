/**
 * Every numbered message of the platform (decision D-03): name, number, catalogue key and en-US text. This table is the only
 * place where a number stands, so a correction is one edit; code says `CODE.taskExists`.
 */
const TABLE = {
  invalidRequest: [0, 'err.invalidRequest', 'Invalid request!'],
  serverError: [1, 'err.serverError', 'Server error!'],
  authError: [2, 'err.authError', 'Authentication error!'],
  notAuthorized: [3, 'err.notAuthorized', 'Not authorized!'],
  notImplemented: [4, 'err.notImplemented', 'Not implemented!'],
  dataChanged: [5, 'err.dataChanged', 'Server data may have changed. Refresh the page and try again!'],
  serviceUnavailable: [6, 'err.serviceUnavailable', 'Service unavailable or timed out!'],
  imageType: [7, 'err.imageType', 'Only JPEG and PNG images are allowed!'],

  unknownAction: [100, 'err.unknownAction', 'Unknown action!'],
  licenseExpired: [101, 'err.licenseExpired', 'Unlicensed or expired license!'],
  licenseSettings: [102, 'err.licenseSettings', 'Failed to read the license settings!'],
  readProfiles: [103, 'err.readProfiles', 'Failed to read the profiles!'],
  readVersions: [104, 'err.readVersions', 'Failed to read the versions!'],
  dbInconsistency: [105, 'err.dbInconsistency', 'Database inconsistency! (%s)'],
  dbInconsistencyOther: [106, 'err.dbInconsistency', 'Database inconsistency! (%s)'],
  connection: [107, 'err.connection', 'Connection failure!'],

  invalidData: [200, 'err.invalidData', 'Invalid data!'],
  missingData: [201, 'err.missingData', 'Missing data!'],
  missingFields: [202, 'err.missingFields', 'Missing fields: %s'],
  permissionRequired: [203, 'err.permissionRequired', 'At least one permission is required!'],
  unexpectedFields: [204, 'err.unexpectedFields', 'Unexpected fields: %s'],
  requiredField: [205, 'err.requiredField', 'The field %s is required!'],
  passwordLength: [206, 'err.passwordLength', 'The password must have at least 6 characters!'],
  forbiddenCharacters: [213, 'err.forbiddenCharacters', 'None of the following characters is allowed: / . [ ] * # (%s)'],
  wrongType: [214, 'err.wrongType', 'Wrong type! (%s)'],
  valueNotAllowed: [215, 'err.valueNotAllowed', 'Value not allowed! (%s)'],
  duplicateFieldName: [216, 'err.duplicateFieldName', 'Duplicate field name! (%s)'],

  domainExists: [300, 'domain.exists', 'The domain already exists!'],
  domainAdded: [301, 'domain.added', 'Domain added!'],
  domainUpdated: [302, 'domain.updated', 'Domain updated!'],
  domainRemoved: [303, 'domain.removed', 'Domain removed!'],
  labelAdded: [304, 'label.added', 'Label design added!'],
  labelUpdated: [305, 'label.updated', 'Label design updated!'],
  labelRemoved: [306, 'label.removed', 'Label design removed!'],
  mifAdded: [307, 'mif.added', 'Manual input field added!'],
  mifUpdated: [308, 'mif.updated', 'Manual input field updated!'],
  mifRemoved: [309, 'mif.removed', 'Manual input field removed!'],
  licenseAdded: [310, 'license.added', 'License added!'],
  licenseRemoved: [311, 'license.removed', 'License removed!'],
  licenseNotFound: [312, 'license.notFound', 'License not found!'],
  licenseAlreadyAuthorized: [313, 'license.alreadyAuthorized', 'License already authorized!'],
  licenseNoLongerAuthorized: [314, 'license.noLongerAuthorized', 'License no longer authorized!'],
  licenseNotFoundOrUnauthorized: [315, 'license.notFoundOrUnauthorized', 'License not found or unauthorized!'],
  domainAccess: [316, 'err.domainAccess', 'The domain does not exist or you have no access to it!'],
  imageUpload: [317, 'err.imageUpload', 'Failed to upload the image!'],

  missingCredentials: [400, 'err.missingCredentials', 'Missing credentials!'],
  wrongCredentials: [401, 'err.wrongCredentials', 'Wrong credentials!'],
  profileNotFound: [402, 'err.profileNotFound', 'Profile not found!'],
  licenseNotAuthorized: [403, 'err.licenseNotAuthorized', 'License not authorized!'],
  domainNotAuthorized: [404, 'err.domainNotAuthorized', 'Domain not authorized!'],
  deleteOwnAccount: [405, 'err.deleteOwnAccount', 'You cannot delete your own account!'],
  userAdded: [406, 'user.added', 'User added!'],
  userUpdated: [407, 'user.updated', 'User updated!'],
  userRemoved: [408, 'user.removed', 'User removed!'],
  wrongPassword: [409, 'err.wrongPassword', 'Wrong password!'],
  passwordUpdated: [410, 'user.passwordUpdated', 'Password updated!'],
  emailInUse: [411, 'err.emailInUse', 'Email already in use!'],
  userNotFound: [412, 'err.userNotFound', 'User not found!'],
  customClaims: [413, 'err.customClaims', 'Failed to set the user permissions!'],
  imageSent: [414, 'user.imageSent', 'Image sent!'],
  pilotPassword: [417, 'err.pilotPassword', 'The password of a pilot or checker must have exactly 6 digits (0-9)!'],
  verificationSent: [418, 'err.verificationSent', 'Email verification sent to %s'],
  invalidEmailCharacter: [419, 'err.invalidEmailCharacter', 'Invalid email character! (%s)'],
  invalidEmail: [420, 'err.invalidEmail', 'Invalid email!'],

  keyCreateFailed: [500, 'key.createFailed', 'Failed to create the API key!'],
  keyCreated: [501, 'key.created', 'API key created!'],
  keyRenewed: [502, 'key.renewed', 'API key renewed!'],
  keyRemoved: [503, 'key.removed', 'API key removed!'],
  keyDescriptionRequired: [505, 'key.descriptionRequired', 'The description is required!'],
  keyNotFound: [506, 'key.notFound', 'The API key does not exist!'],
  keyDomainsUpdated: [507, 'key.domainsUpdated', 'Authorized domains updated!'],
  keyModifyFailed: [508, 'key.modifyFailed', 'Failed to modify the API key!'],

  missingParameters: [900, 'err.missingParameters', 'Missing parameters! (%s)'],
  domainSettings: [901, 'err.domainSettings', 'Failed to read the domain settings!'],
  sessionNotFound: [920, 'err.sessionNotFound', 'Session not found!'],
  noSessions: [921, 'err.noSessions', 'The domain has no sessions!'],
  noTasks: [922, 'err.noTasks', 'The domain has no tasks!'],
  taskNotFound: [923, 'err.taskNotFound', 'Task not found!'],
  pushNeedsMerge: [924, 'err.pushNeedsMerge', 'Flattened push results need data merging to be enabled!'],
  noTransformer: [925, 'err.noTransformer', 'No data transformer configured!'],
  taskProcessing: [940, 'err.taskProcessing', 'Failed to process the task!'],
  noValidAddresses: [941, 'err.noValidAddresses', 'No valid addresses!'],
  taskExists: [942, 'err.taskExists', 'The task name already exists! (%s)'],
  missingColumns: [943, 'err.missingColumns', 'Missing columns: %s'],
  invalidTaskState: [944, 'err.invalidTaskState', 'Invalid task state! Valid states: PENDING, STARTED, COMPLETED'],
  invalidFormat: [945, 'err.invalidFormat', 'Invalid data format!'],
  repeatedAddresses: [946, 'err.repeatedAddresses', 'Repeated addresses: %s'],
  severalStreets: [947, 'err.severalStreets', 'Addresses in more than one street: %s'],
  missingAddressColumn: [948, 'err.missingAddressColumn', 'Missing address column: %s'],
  dailyLimit: [960, 'err.dailyLimit', 'Daily API call limit exceeded!'],
  minuteLimit: [961, 'err.minuteLimit', 'Call rate per minute exceeded!'],
  mutuallyExclusive: [980, 'err.mutuallyExclusive', 'Mutually exclusive arguments: %s'],
} as const satisfies Record<string, readonly [number, string, string]>;

type CodeName = keyof typeof TABLE;

/** The numbers by name: `CODE.taskExists` is 942. */
export const CODE = Object.fromEntries(Object.entries(TABLE).map(([name, [code]]) => [name, code])) as {
  [Name in CodeName]: (typeof TABLE)[Name][0];
};

export interface CodeEntry {
  key: string;
  text: string;
}

const asEntry = (name: CodeName): CodeEntry => ({ key: TABLE[name][1], text: TABLE[name][2] });

/** Numbers inside a range that carry no meaning of their own resolve to a neighbour's (decision D-03). */
const UNASSIGNED: readonly (readonly [number, CodeName])[] = [
  ...[207, 208, 209, 210, 211, 212].map((code) => [code, 'invalidData'] as const),
  [415, 'serverError'],
  [416, 'serverError'],
  [504, 'keyModifyFailed'],
];

/** The catalogue: number to key and en-US text, unassigned numbers included. */
export const CODES: Readonly<Record<number, CodeEntry>> = Object.fromEntries<CodeEntry>([
  ...(Object.keys(TABLE) as CodeName[]).map((name) => [TABLE[name][0], asEntry(name)] as const),
  ...UNASSIGNED.map(([code, name]) => [code, asEntry(name)] as const),
]);

/**
 * Messages with a key and no number of their own: the second text of 420 (D-01), the task's list of forbidden characters
 * (D-05), what the server says after calls without a code (D-93), and what the console finds in files and exports by itself.
 */
const KEYED_TEXTS = {
  'err.moderatorNeedsEmail': 'A moderator needs an institutional email!',
  'err.emptyMessage': 'Empty message!',
  'err.imageTooLarge': 'The picture is too large. Choose one of at most 64 megapixels and 30 MB.',
  'err.pwNoMatch': 'Passwords must match!',
  'addUsr.emailNoMatch': 'The email and its confirmation must match!',
  'addUsr.repeatedEmail': 'The email is already in row %s of the file!',
  'addUsr.noMadeUpEmail': 'No email can be made up from this name. Give one.',
  'addUsr.tooManyPeople': 'The file holds more than %s rows. Split it and try again.',
  'err.domainBeingRemoved': 'The domain is being removed!',
  'manDom.removalUnderWay': 'The domain is being removed: %s of %s parts are done.',
  'label.tooMany': 'A domain has at most %s label designs. Remove one that is no longer used.',
  'label.tooManyBarcodes': 'A label design has at most %s barcodes.',
  'mif.tooMany': 'A domain has at most %s manual input fields. Remove one that is no longer used.',
  'domain.restoredPartly': 'Domain updated! %s of %s parts were as in that version already.',
  'domain.nothingToRestore': 'Everything chosen is as in that version already. Nothing was changed.',
  'sessions.removed': 'Sessions removed!',
  'sessions.pushTriggered': 'Session push triggered!',
  'sessions.pushRefused': 'The push listener refused the session: %s',
  'sessions.pushUnanswered': 'The push listener did not answer.',
  'createInventoryTask.created': 'Inventory task created!',
  'createInventoryTask.createdMany': '%s tasks created',
  'createInventoryTask.fileTooLarge': 'The file is larger than %s MB. Split it and try again.',
  'createInventoryTask.invalidFile': 'File not valid XLS, XLSX or CSV',
  'createInventoryTask.tooLarge': 'The spreadsheet is too large, or unpacks to far more than a spreadsheet does. Split it and try again.',
  'createInventoryTask.forbiddenCharacters': 'None of the following characters is allowed: / . [ ] * ´ # (%s)',
  'export.unknownType': 'Unknown output type!',
  'export.tooManyRows': 'The sheet %s would have %s rows; a spreadsheet holds at most %s. Export as CSV.',
  'export.tooManyColumns': 'The sheet %s would have %s columns; a spreadsheet holds at most %s. Export as CSV.',
  'export.textTooLong': 'The text in cell %s of the sheet %s is too long; a spreadsheet cell holds at most %s characters. Export as CSV.',
} as const;

export type KeyedText = keyof typeof KEYED_TEXTS;

/** Every key a message may carry, with its en-US text: what the `codes` namespace of each language must hold. */
export const MESSAGE_TEXTS: ReadonlyMap<string, string> = new Map<string, string>([
  ...Object.values(CODES).map(({ key, text }) => [key, text] as const),
  ...Object.entries(KEYED_TEXTS),
]);
