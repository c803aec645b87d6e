import { message, type ReadOf } from '../shape/shape';

const conditionFields = {
  ifGenerationMatch: 'int64',
  ifGenerationNotMatch: 'int64',
  ifMetagenerationMatch: 'int64',
  ifMetagenerationNotMatch: 'int64',
} as const;

/** What a file must be, or must not be, for a request to be done. */
export type Conditions = ReadOf<{ fields: typeof conditionFields }>;

/** They decide whom a project bills and how much of a description is answered. */
const billingFields = { userProject: 'ignored', projection: 'ignored' } as const;

export const GET_PARAMETERS = message({ ...conditionFields, ...billingFields, generation: 'int64', token: 'string', softDeleted: 'unsupported', restoreToken: 'unsupported' });

export const CHANGE_PARAMETERS = message({ ...conditionFields, ...billingFields, generation: 'int64', predefinedAcl: 'unsupported', overrideUnlockedRetention: 'ignored' });

export const LIST_PARAMETERS = message({
  ...billingFields,
  prefix: 'string',
  delimiter: 'string',
  maxResults: 'int32',
  pageToken: 'string',
  startOffset: 'string',
  endOffset: 'string',
  matchGlob: 'unsupported',
  versions: 'unsupported',
  softDeleted: 'unsupported',
  includeTrailingDelimiter: 'unsupported',
  includeFoldersAsPrefixes: 'unsupported',
  filter: 'unsupported',
  // The server SDK hands its own options on.
  autoPaginate: 'ignored',
  maxApiCalls: 'ignored',
});

/** `deleteFiles` of the server SDK repeats with each deletion what it has listed by. */
export const DELETE_PARAMETERS = message({
  ...conditionFields,
  ...billingFields,
  generation: 'int64',
  prefix: 'ignored',
  delimiter: 'ignored',
  maxResults: 'ignored',
  pageToken: 'ignored',
  startOffset: 'ignored',
  endOffset: 'ignored',
  versions: 'unsupported',
  autoPaginate: 'ignored',
  maxApiCalls: 'ignored',
  force: 'ignored',
});

export type ListParameters = ReadOf<typeof LIST_PARAMETERS>;

export const UPLOAD_PARAMETERS = message({
  ...conditionFields,
  ...billingFields,
  name: 'string',
  uploadType: { oneOf: ['media', 'multipart', 'resumable'] },
  upload_protocol: 'ignored',
  contentEncoding: 'string',
  kmsKeyName: 'unsupported',
  predefinedAcl: 'unsupported',
});

/** Of one of the requests that go on with an upload. The server SDK repeats the parameters of its first one. */
export const CONTINUE_PARAMETERS = message({ ...UPLOAD_PARAMETERS.fields, upload_id: 'string' });

export const REWRITE_PARAMETERS = message({
  ...conditionFields,
  ...billingFields,
  ifSourceGenerationMatch: 'int64',
  ifSourceGenerationNotMatch: 'int64',
  ifSourceMetagenerationMatch: 'int64',
  ifSourceMetagenerationNotMatch: 'int64',
  sourceGeneration: 'int64',
  maxBytesRewrittenPerCall: 'ignored',
  rewriteToken: 'unsupported',
  destinationKmsKeyName: 'unsupported',
  destinationPredefinedAcl: 'unsupported',
});

export const BUCKET_PARAMETERS = message({ ...billingFields });

export const TOKEN_PARAMETERS = message({ create_token: { oneOf: ['true'] }, delete_token: 'string' });

/** Metadata as clients send it; custom properties are under `metadata`. Null removes a property. */
export const METADATA = message({
  name: 'string',
  contentType: { orNull: 'string' },
  cacheControl: { orNull: 'string' },
  contentDisposition: { orNull: 'string' },
  contentEncoding: { orNull: 'string' },
  contentLanguage: { orNull: 'string' },
  metadata: { orNull: { mapOf: { orNull: 'text' } } },
  md5Hash: 'bytes',
  crc32c: 'bytes',
  storageClass: 'string',
  acl: 'unsupported',
  customTime: 'unsupported',
  contexts: 'unsupported',
  eventBasedHold: 'unsupported',
  temporaryHold: 'unsupported',
  retention: 'unsupported',
  kmsKeyName: 'unsupported',
  // What only the service sets, sent back by clients that change a description that they were given.
  bucket: 'ignored',
  downloadTokens: 'ignored',
  etag: 'ignored',
  fullPath: 'ignored',
  generation: 'ignored',
  id: 'ignored',
  kind: 'ignored',
  mediaLink: 'ignored',
  metageneration: 'ignored',
  selfLink: 'ignored',
  size: 'ignored',
  timeCreated: 'ignored',
  timeFinalized: 'ignored',
  timeStorageClassUpdated: 'ignored',
  updated: 'ignored',
});

export type WireMetadata = ReadOf<typeof METADATA>;

/** The type of the bytes, where the metadata has none of its own. */
export function withType(metadata: WireMetadata, type: string | string[] | undefined): WireMetadata {
  return typeof type === 'string' && metadata.contentType === undefined ? { ...metadata, contentType: type } : metadata;
}
