/**
 * The documents of D-90 after their converters, in console and platform: every field is present, timestamps are epoch
 * milliseconds, missing optional values are `undefined` or `null`.
 */

export interface CompanyRef {
  company: string;
}

/** A domain (warehouse or site) of a company. Both ids are the document ids. */
export interface DomainRef extends CompanyRef {
  domain: string;
}

export interface SessionRef extends DomainRef {
  session: string;
}

/** The four permissions that the console can give, and the one that only operators give (D-33). */
export const PERMISSIONS = ['keyUser', 'moderator', 'assistant', 'pilot', 'checker'] as const;
export type Permission = (typeof PERMISSIONS)[number];

/** `users/{uid}` (DATA-01). */
export interface UserProfile extends Record<Permission, boolean> {
  uid: string;
  firstName: string;
  lastName: string;
  employeeId: string;
  employeeName: string;
  email: string;
  /** Always a list here; in the documents of users other than key users it is a single id. */
  companies: string[];
  parent: string | null;
  authDomains: string[];
  authLicenses: string[];
  permissions: Permission[];
  /** `undefined` when the document lacks the field, which the guard treats differently from false (D-14). */
  pwUpdated: boolean | undefined;
  children: string[];
  picture: string | null;
  thumbnail: string | null;
}

/** The fields of a moderator that pickers need (USERS-22). */
export type ModeratorProfile = Pick<UserProfile, 'uid' | 'firstName' | 'lastName' | 'authDomains'>;

/** `companies/{company}` (DATA-03). */
export interface Company {
  id: string;
  exhibitionName: string;
  hasSessionPushListener: boolean;
  authDomains: string[];
}

/** The progress of a domain's removal (D-46). */
export interface DomainRemoval {
  /** Removed parts: sessions, tasks, versions of the settings. */
  done: number;
  /** All parts. It grows when new ones are added during the removal. */
  total: number;
  /** Epoch milliseconds. */
  startedAt: number | null;
}

/** `companies/{company}/domains/{domain}` (DATA-04). */
export interface Domain {
  id: string;
  name: string;
  parent: string;
  authLicenses: string[];
  sessionCountLimit: number | undefined;
  taskPreprocessingScript: string | undefined;
  /** While the domain is being removed; null otherwise. Nothing in it can be changed then. */
  removal: DomainRemoval | null;
}

export interface BaseFields {
  address: string;
  checkedAt: string;
  employeeId: string;
  employeeName: string;
}

export interface ResultFields {
  empty: string;
  invalid: string;
  positive: string;
  negative: string;
  /** The only text that may be empty (DSET-11). */
  null: string;
}

/** Natural image pixels (D-50). */
export interface Vertex {
  x: number;
  y: number;
}

/** A rectangle as labels and barcodes are stored (D-50): top left and bottom right corner, in image pixels. */
export interface Rectangle {
  firstVertex: Vertex;
  secondVertex: Vertex;
}

/** A field of a barcode pattern (PATTERN-03, PATTERN-04). */
export interface DataField {
  name: string;
  type: 'data' | 'constant';
  prefix: string;
  postfix: string;
  limiterType: 'range' | 'separator';
  limiter: string;
  useCheckField: boolean;
  checkField: string;
}

export interface BarcodePattern extends Rectangle {
  regex: string;
  ignoreRemaining: boolean;
  isRequired: boolean;
  dataFields: DataField[];
  /** The texts on which the editor tries the pattern (ADD-10); none in older documents. */
  testTexts: string[];
}

export interface LabelDesign extends Rectangle {
  name: string;
  /** Storage path of the label's picture (D-51); every picture has a path of its own. */
  picture: string | null;
  barcodePatterns: BarcodePattern[];
}

export const INPUT_TYPES = ['integer', 'decimal', 'text', 'binary'] as const;
/** @public */
export type InputType = (typeof INPUT_TYPES)[number];
export const ACTION_TYPES = ['none', 'picture', 'picture_on_divergence'] as const;
/** @public */
export type ActionType = (typeof ACTION_TYPES)[number];

/**
 * DATA-06. Input type and action may be any string, because others write fields too; only those of `INPUT_TYPES` and `ACTION_TYPES`
 * can be saved (DSET-19).
 */
export interface ManualInputField {
  field: string;
  description: string;
  inputType: string;
  unity: string;
  useCheckField: boolean;
  checkField: string;
  positiveActionType: string;
  negativeActionType: string;
  mandatory: boolean;
  showHistory: boolean;
  maxAttempts: number;
  isSummable: boolean;
}

/** The latest settings document of a domain (DATA-05, D-44). Missing texts are already the defaults (D-42). */
export interface DomainSettings {
  addrPattern: string;
  addrPatternUser: string;
  baseFields: BaseFields;
  resultFields: ResultFields;
  labelDesigns: LabelDesign[];
  manualInputFields: ManualInputField[];
}

/** The settings document, when it was written and by whom. Documents of older platforms do not have the author. */
export interface SettingsVersion {
  /** The value of `basedOn` in changes that start from it (D-45). */
  id: string;
  /** Epoch milliseconds. */
  at: number | null;
  by: string | null;
  byName: string | null;
}

/** The settings of a domain as one document of its history holds them (D-44). */
export interface VersionedSettings extends DomainSettings {
  version: SettingsVersion;
}

/** Columns that a task's sheet must carry beside the address: unique check fields (D-43). */
export interface ExpectedDataColumns {
  barcode: string[];
  mif: string[];
}

/** When the push of a session first failed, and when it is tried again; null when it is not any more (D-71). Epoch milliseconds. */
export interface PushTries {
  failedAt: number;
  nextAt: number | null;
}

/** DATA-07. The push status may be any string; the known ones are PENDING, PUSHED and FAILED (DASH-07). */
export interface Session {
  id: string;
  name: string;
  startTime: number | null;
  endTime: number | null;
  total: number;
  empty: number;
  invalid: number;
  pushStatus: string | null;
  /** Null when the platform has stored nothing of failed pushes. */
  pushTries: PushTries | null;
  wasTask: boolean;
  /** The id of its task; earlier apps did not store it (D-68). */
  task?: string;
  orderedColumns: string[];
}

export type CheckResult = 'positive' | 'negative' | 'null';

/** One reading of one address (D-70). */
export interface AddressRecord {
  address: string;
  /** Epoch milliseconds. */
  checkedAt: number;
  employeeId: string;
  employeeName: string;
  status: 'read' | 'empty' | 'invalid';
  labels: { name: string; valid: boolean; data: Record<string, string> }[];
  mif: Record<string, string | number>;
  results: Record<string, CheckResult>;
  inputData?: Record<string, string>;
  pictures?: string[];
}

export const TASK_STATES = ['PENDING', 'STARTED', 'UPLOADING', 'COMPLETED'] as const;
export type TaskState = (typeof TASK_STATES)[number];

/** The first and last addresses of a task, shown in lists (D-66). */
export interface ExampleAddresses {
  start: string[];
  end: string[];
  count: number;
}

/** DATA-08 without the packed address list, which the console never reads. */
export interface InventoryTask {
  id: string;
  name: string;
  /** One of {@link TASK_STATES}; anything else shows as unknown (TASK-04). */
  state: string;
  createdDate: number | null;
  addressesCount: number;
  exampleAddresses: ExampleAddresses;
  orderedColumns: string[];
  /** The number of documents with the packed address list. They must be deleted with the task. */
  payloadParts: number;
  sessionId: string | undefined;
}

/** One address of a task (TASK-33). A blank expectation means there is none. */
export interface TaskRow {
  address: string;
  expectedBarcodeData: Record<string, string>;
  expectedMifData: Record<string, string>;
  inputData: Record<string, string>;
}
