import {
  DEFAULT_SETTINGS_TEXTS,
  domainTexts,
  permissionFlags,
  PERMISSIONS,
  readSettings,
  type AddressRecord,
  type ApiKey,
  type Change,
  type Company,
  type Domain,
  type DomainSettings,
  type InventoryTask,
  type LabelDesign,
  type License,
  type ManualInputField,
  type Session,
  type UserProfile,
} from 'shared-kit/model';

/** A key user of the company `acme`, with a valid account. */
export const aProfile = (overrides: Partial<UserProfile> = {}): UserProfile => ({
  uid: 'ana',
  firstName: 'Ana',
  lastName: 'Key',
  employeeId: '1',
  employeeName: 'Ana Key',
  email: 'ana@example.test',
  companies: ['acme'],
  parent: null,
  authDomains: [],
  authLicenses: [],
  permissions: ['keyUser'],
  ...permissionFlags(PERMISSIONS, (name) => name === 'keyUser'),
  pwUpdated: true,
  children: [],
  picture: null,
  thumbnail: null,
  ...overrides,
});

/** A pilot of the company `acme` under the moderator `marcos`. */
export const aUser = (overrides: Partial<UserProfile> = {}): UserProfile =>
  aProfile({
    uid: 'pedro',
    firstName: 'Pedro',
    lastName: 'Alves',
    employeeId: '23',
    employeeName: 'Pedro Alves',
    email: 'pedro@example.test',
    parent: 'marcos',
    authDomains: ['North'],
    permissions: ['pilot'],
    keyUser: false,
    pilot: true,
    ...overrides,
  });

/** The moderator `marcos` of the company `acme`, for the domain `North`. */
export const aModerator = (overrides: Partial<UserProfile> = {}): UserProfile =>
  aUser({
    uid: 'marcos',
    firstName: 'Marcos',
    lastName: 'Lima',
    employeeId: '7',
    employeeName: 'Marcos Lima',
    email: 'marcos@example.test',
    parent: null,
    permissions: ['moderator'],
    pilot: false,
    moderator: true,
    children: ['pedro'],
    ...overrides,
  });

export const aCompany = (overrides: Partial<Company> = {}): Company => ({
  id: 'acme',
  exhibitionName: 'Acme Logistics',
  hasSessionPushListener: true,
  authDomains: ['North'],
  ...overrides,
});

export const aDomain = (overrides: Partial<Domain> = {}): Domain => ({
  id: 'North',
  name: 'North',
  parent: 'marcos',
  authLicenses: [],
  sessionCountLimit: undefined,
  taskPreprocessingScript: undefined,
  ...domainTexts({}),
  removal: null,
  ...overrides,
});

/** A pushed session of an hour. Its figures differ, so that a test sees one shown in place of another. */
export const aSession = (overrides: Partial<Session> = {}): Session => ({
  id: 's1',
  name: 'Session 1',
  startTime: Date.UTC(2024, 2, 1, 10),
  endTime: Date.UTC(2024, 2, 1, 11),
  total: 6,
  empty: 2,
  invalid: 1,
  pushStatus: 'PUSHED',
  pushTries: null,
  wasTask: false,
  orderedColumns: [],
  ...overrides,
});

/** Pattern `*RRCCNNAA` with the default texts, no labels and no manual fields. */
export const aSettings = (overrides: Partial<DomainSettings> = {}): DomainSettings => ({
  ...readSettings({}, DEFAULT_SETTINGS_TEXTS),
  addrPattern: '*RRCCNNAA',
  addrPatternUser: 'RR.CC.NN.AA',
  ...overrides,
});

/** A label with one barcode, whose pattern has one field. */
export const aLabelDesign = (overrides: Partial<LabelDesign> = {}): LabelDesign => ({
  name: 'Pallet',
  picture: null,
  firstVertex: { x: 0, y: 0 },
  secondVertex: { x: 400, y: 300 },
  barcodePatterns: [
    {
      firstVertex: { x: 10, y: 10 },
      secondVertex: { x: 200, y: 80 },
      regex: '^(.{8})',
      ignoreRemaining: true,
      testTexts: [],
      isRequired: true,
      dataFields: [
        { name: 'SKU', type: 'data', prefix: '', postfix: '', limiterType: 'range', limiter: '8', useCheckField: true, checkField: 'SKU' },
      ],
    },
  ],
  ...overrides,
});

/** A manual input field for a whole number with a unit. */
export const aManualField = (overrides: Partial<ManualInputField> = {}): ManualInputField => ({
  field: 'Boxes',
  description: 'How many boxes?',
  inputType: 'integer',
  unity: 'pc',
  useCheckField: false,
  checkField: '',
  positiveActionType: 'none',
  negativeActionType: 'none',
  mandatory: false,
  showHistory: true,
  maxAttempts: 0,
  isSummable: true,
  ...overrides,
});

export const aTask = (overrides: Partial<InventoryTask> = {}): InventoryTask => ({
  id: 'Count 1',
  name: 'Count 1',
  state: 'PENDING',
  createdDate: Date.UTC(2024, 2, 1, 9),
  addressesCount: 4,
  exampleAddresses: { start: ['G01020304'], end: ['G01020307'], count: 2 },
  orderedColumns: ['Address'],
  payloadParts: 1,
  sessionId: undefined,
  ...overrides,
});

export const aRecord = (overrides: Partial<AddressRecord> = {}): AddressRecord => ({
  address: 'G01020304',
  checkedAt: Date.UTC(2024, 2, 1, 10, 5),
  employeeId: '17',
  employeeName: 'Ana Lima',
  status: 'read',
  labels: [],
  mif: {},
  results: {},
  ...overrides,
});

/** An active key of `marcos` for `North`, created on 1 March 2024. */
export const anApiKey = (overrides: Partial<ApiKey> = {}): ApiKey => ({
  id: 'k1',
  description: 'ERP',
  status: 'ACTIVE',
  creationDate: Date.UTC(2024, 2, 1),
  token: `token-${'0123456789'.repeat(8)}`,
  authDomains: ['North'],
  company: 'acme',
  parentUid: 'marcos',
  ...overrides,
});

/** An active licence that is on no domain and ends at the end of 2099. */
export const aLicense = (overrides: Partial<License> = {}): License => ({
  id: 'l1',
  description: 'Drone 1',
  serialNumber: 'SN-1',
  company: 'acme',
  isActive: true,
  expDate: Date.UTC(2099, 11, 31),
  authDomains: [],
  ...overrides,
});

/** Ana changed the texts of the domain `North`, on 1 March 2024 at ten. */
export const aChange = (overrides: Partial<Change> = {}): Change => ({
  id: 'c1',
  at: Date.UTC(2024, 2, 1, 10),
  by: 'ana',
  byName: 'Ana Key',
  parentUid: 'marcos',
  ip: '10.1.2.3',
  userAgent: 'test',
  action: 'domains.update',
  subject: { kind: 'settings', name: 'North' },
  subjectId: 'North',
  domain: 'North',
  fields: ['addrPattern'],
  settings: { id: 'v2', before: 'v1' },
  ...overrides,
});
