import { message, type ReadOf } from '../shape/shape';

const conditionFields = {
  ifGenerationMatch: 'int64',
  ifGenerationNotMatch: 'int64',
  ifMetagenerationMatch: 'int64',
  ifMetagenerationNotMatch: 'int64',
} as const;

/** The conditions on a file under which a request is carried out. */
export type Conditions = ReadOf<{ fields: typeof conditionFields }>;

/** They select who pays in a real project and how much metadata the answer has. */
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
  // An option of the server SDK itself, which it sends along.
  autoPaginate: 'ignored',
  maxApiCalls: 'ignored',
});

/** `deleteFiles` of the server SDK repeats the parameters of its list with each deletion. */
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

/** Parameters of a request that continues an upload. The server SDK repeats those of the first request. */
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
  // Set by the service alone. Clients that change received metadata send them back.
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

/** Adds the type of the bytes to metadata without a type. */
export function withType(metadata: WireMetadata, type: string | string[] | undefined): WireMetadata {
  return typeof type === 'string' && metadata.contentType === undefined ? { ...metadata, contentType: type } : metadata;
}
