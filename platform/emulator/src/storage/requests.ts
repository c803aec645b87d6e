import { fieldsOf, message, type ReadOf } from '../shape/shape';

const conditionFields = fieldsOf('int64', 'ifGenerationMatch', 'ifGenerationNotMatch', 'ifMetagenerationMatch', 'ifMetagenerationNotMatch');

/** The conditions on a file under which a request is carried out. */
export type Conditions = ReadOf<{ fields: typeof conditionFields }>;

/** They select who pays in a real project and how much metadata the answer has. */
const billingFields = fieldsOf('ignored', 'userProject', 'projection');

export const GET_PARAMETERS = message({
  ...conditionFields,
  ...billingFields,
  generation: 'int64',
  token: 'string',
  softDeleted: 'unsupported',
  restoreToken: 'unsupported',
});

export const CHANGE_PARAMETERS = message({
  ...conditionFields,
  ...billingFields,
  generation: 'int64',
  predefinedAcl: 'unsupported',
  overrideUnlockedRetention: 'ignored',
});

export const LIST_PARAMETERS = message({
  ...billingFields,
  ...fieldsOf('string', 'prefix', 'delimiter', 'pageToken', 'startOffset', 'endOffset'),
  maxResults: 'int32',
  ...fieldsOf('unsupported', 'matchGlob', 'versions', 'softDeleted', 'includeTrailingDelimiter', 'includeFoldersAsPrefixes', 'filter'),
  // Options of the server SDK itself, which it sends along.
  ...fieldsOf('ignored', 'autoPaginate', 'maxApiCalls'),
});

/** `deleteFiles` of the server SDK repeats the parameters of its list with each deletion. */
export const DELETE_PARAMETERS = message({
  ...conditionFields,
  ...billingFields,
  generation: 'int64',
  versions: 'unsupported',
  ...fieldsOf(
    'ignored',
    'prefix',
    'delimiter',
    'maxResults',
    'pageToken',
    'startOffset',
    'endOffset',
    'autoPaginate',
    'maxApiCalls',
    'force',
  ),
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
  ...fieldsOf(
    'int64',
    'ifSourceGenerationMatch',
    'ifSourceGenerationNotMatch',
    'ifSourceMetagenerationMatch',
    'ifSourceMetagenerationNotMatch',
    'sourceGeneration',
  ),
  maxBytesRewrittenPerCall: 'ignored',
  ...fieldsOf('unsupported', 'rewriteToken', 'destinationKmsKeyName', 'destinationPredefinedAcl'),
});

export const BUCKET_PARAMETERS = message({ ...billingFields });

export const TOKEN_PARAMETERS = message({ create_token: { oneOf: ['true'] }, delete_token: 'string' });

/** Metadata as clients send it; custom properties are under `metadata`. Null removes a property. */
export const METADATA = message({
  name: 'string',
  ...fieldsOf({ orNull: 'string' }, 'contentType', 'cacheControl', 'contentDisposition', 'contentEncoding', 'contentLanguage'),
  metadata: { orNull: { mapOf: { orNull: 'text' } } },
  ...fieldsOf('bytes', 'md5Hash', 'crc32c'),
  storageClass: 'string',
  ...fieldsOf('unsupported', 'acl', 'customTime', 'contexts', 'eventBasedHold', 'temporaryHold', 'retention', 'kmsKeyName'),
  // Set by the service alone. Clients that change received metadata send them back.
  ...fieldsOf(
    'ignored',
    'bucket',
    'downloadTokens',
    'etag',
    'fullPath',
    'generation',
    'id',
    'kind',
    'mediaLink',
    'metageneration',
    'selfLink',
    'size',
  ),
  ...fieldsOf('ignored', 'timeCreated', 'timeFinalized', 'timeStorageClassUpdated', 'updated'),
});

export type WireMetadata = ReadOf<typeof METADATA>;

/** Adds the type of the bytes to metadata without a type. */
export function withType(metadata: WireMetadata, type: string | string[] | undefined): WireMetadata {
  return typeof type === 'string' && metadata.contentType === undefined ? { ...metadata, contentType: type } : metadata;
}
