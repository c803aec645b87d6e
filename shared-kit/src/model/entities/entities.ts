import type { Permission } from './permissions';
import type { DomainSettings, DomainTexts } from './settings.rules';

export type { Vertex } from './field-rules';
export type { BarcodePattern, DataField, LabelDesign, Rectangle } from './label-design.rules';
export { ACTION_TYPES, INPUT_TYPES } from './manual-input-field.rules';
export type { ManualInputField } from './manual-input-field.rules';
export type { DomainSettings, ResultFields } from './settings.rules';

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
export interface Domain extends DomainTexts {
  id: string;
  name: string;
  parent: string;
  authLicenses: string[];
  sessionCountLimit: number | undefined;
  taskPreprocessingScript: string | undefined;
  /** While the domain is being removed; null otherwise. Nothing in it can be changed then. */
  removal: DomainRemoval | null;
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
