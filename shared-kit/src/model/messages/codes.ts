import { ENGLISH_TEXTS, type MessageKey } from './english-texts';

/**
 * Every numbered message of the platform (D-03): name, number and catalogue key. Only this table contains numbers, all other code
 * uses names such as `CODE.taskExists`.
 */
const TABLE = {
  invalidRequest: [0, 'err.invalidRequest'],
  serverError: [1, 'err.serverError'],
  authError: [2, 'err.authError'],
  notAuthorized: [3, 'err.notAuthorized'],
  notImplemented: [4, 'err.notImplemented'],
  dataChanged: [5, 'err.dataChanged'],
  serviceUnavailable: [6, 'err.serviceUnavailable'],
  imageType: [7, 'err.imageType'],

  unknownAction: [100, 'err.unknownAction'],
  licenseExpired: [101, 'err.licenseExpired'],
  licenseSettings: [102, 'err.licenseSettings'],
  readProfiles: [103, 'err.readProfiles'],
  readVersions: [104, 'err.readVersions'],
  dbInconsistency: [105, 'err.dbInconsistency'],
  dbInconsistencyOther: [106, 'err.dbInconsistency'],
  connection: [107, 'err.connection'],

  invalidData: [200, 'err.invalidData'],
  missingData: [201, 'err.missingData'],
  missingFields: [202, 'err.missingFields'],
  permissionRequired: [203, 'err.permissionRequired'],
  unexpectedFields: [204, 'err.unexpectedFields'],
  requiredField: [205, 'err.requiredField'],
  passwordLength: [206, 'err.passwordLength'],
  forbiddenCharacters: [213, 'err.forbiddenCharacters'],
  wrongType: [214, 'err.wrongType'],
  valueNotAllowed: [215, 'err.valueNotAllowed'],
  duplicateFieldName: [216, 'err.duplicateFieldName'],

  domainExists: [300, 'domain.exists'],
  domainAdded: [301, 'domain.added'],
  domainUpdated: [302, 'domain.updated'],
  domainRemoved: [303, 'domain.removed'],
  labelAdded: [304, 'label.added'],
  labelUpdated: [305, 'label.updated'],
  labelRemoved: [306, 'label.removed'],
  mifAdded: [307, 'mif.added'],
  mifUpdated: [308, 'mif.updated'],
  mifRemoved: [309, 'mif.removed'],
  licenseAdded: [310, 'license.added'],
  licenseRemoved: [311, 'license.removed'],
  licenseNotFound: [312, 'license.notFound'],
  licenseAlreadyAuthorized: [313, 'license.alreadyAuthorized'],
  licenseNoLongerAuthorized: [314, 'license.noLongerAuthorized'],
  licenseNotFoundOrUnauthorized: [315, 'license.notFoundOrUnauthorized'],
  domainAccess: [316, 'err.domainAccess'],
  imageUpload: [317, 'err.imageUpload'],

  missingCredentials: [400, 'err.missingCredentials'],
  wrongCredentials: [401, 'err.wrongCredentials'],
  profileNotFound: [402, 'err.profileNotFound'],
  licenseNotAuthorized: [403, 'err.licenseNotAuthorized'],
  domainNotAuthorized: [404, 'err.domainNotAuthorized'],
  deleteOwnAccount: [405, 'err.deleteOwnAccount'],
  userAdded: [406, 'user.added'],
  userUpdated: [407, 'user.updated'],
  userRemoved: [408, 'user.removed'],
  wrongPassword: [409, 'err.wrongPassword'],
  passwordUpdated: [410, 'user.passwordUpdated'],
  emailInUse: [411, 'err.emailInUse'],
  userNotFound: [412, 'err.userNotFound'],
  customClaims: [413, 'err.customClaims'],
  imageSent: [414, 'user.imageSent'],
  pilotPassword: [417, 'err.pilotPassword'],
  verificationSent: [418, 'err.verificationSent'],
  invalidEmailCharacter: [419, 'err.invalidEmailCharacter'],
  invalidEmail: [420, 'err.invalidEmail'],

  keyCreateFailed: [500, 'key.createFailed'],
  keyCreated: [501, 'key.created'],
  keyRenewed: [502, 'key.renewed'],
  keyRemoved: [503, 'key.removed'],
  keyDescriptionRequired: [505, 'key.descriptionRequired'],
  keyNotFound: [506, 'key.notFound'],
  keyDomainsUpdated: [507, 'key.domainsUpdated'],
  keyModifyFailed: [508, 'key.modifyFailed'],

  missingParameters: [900, 'err.missingParameters'],
  domainSettings: [901, 'err.domainSettings'],
  sessionNotFound: [920, 'err.sessionNotFound'],
  noSessions: [921, 'err.noSessions'],
  noTasks: [922, 'err.noTasks'],
  taskNotFound: [923, 'err.taskNotFound'],
  pushNeedsMerge: [924, 'err.pushNeedsMerge'],
  noTransformer: [925, 'err.noTransformer'],
  taskProcessing: [940, 'err.taskProcessing'],
  noValidAddresses: [941, 'err.noValidAddresses'],
  taskExists: [942, 'err.taskExists'],
  missingColumns: [943, 'err.missingColumns'],
  invalidTaskState: [944, 'err.invalidTaskState'],
  invalidFormat: [945, 'err.invalidFormat'],
  repeatedAddresses: [946, 'err.repeatedAddresses'],
  severalStreets: [947, 'err.severalStreets'],
  missingAddressColumn: [948, 'err.missingAddressColumn'],
  dailyLimit: [960, 'err.dailyLimit'],
  minuteLimit: [961, 'err.minuteLimit'],
  mutuallyExclusive: [980, 'err.mutuallyExclusive'],
} as const satisfies Record<string, readonly [number, MessageKey]>;

type CodeName = keyof typeof TABLE;

/** The numbers by name: `CODE.taskExists` is 942. */
export const CODE = Object.fromEntries(Object.entries(TABLE).map(([name, [code]]) => [name, code])) as {
  [Name in CodeName]: (typeof TABLE)[Name][0];
};

export interface CodeEntry {
  key: string;
  text: string;
}

/** Every key of messages with its en-US text. The `codes` namespace of each language must have all of them. */
export const MESSAGE_TEXTS: ReadonlyMap<string, string> = new Map<string, string>(Object.entries(ENGLISH_TEXTS));

const asEntry = (name: CodeName): CodeEntry => ({ key: TABLE[name][1], text: MESSAGE_TEXTS.get(TABLE[name][1]) ?? '' });

/** Numbers in a range that have no meaning of their own, with the message that is used for them (D-03). */
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

/** Keys of messages without a number of their own. */
export type KeyedText = Exclude<MessageKey, (typeof TABLE)[CodeName][1]>;
