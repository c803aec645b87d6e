import { createRequire } from 'node:module';
import type { ServiceDefinition } from '@grpc/grpc-js';
import { fromJSON } from '@grpc/proto-loader';

interface ProtoMessage {
  fields: Record<string, { type: string; id: number }>;
  oneofs: Record<string, { oneof: string[] }>;
}

interface ProtoRoot {
  nested: { google: { nested: { firestore: { nested: { v1: { nested: { Write: ProtoMessage } } } } } } };
}

/**
 * The Firestore service as Google's own package describes it. The web SDK's `verify` write is missing from
 * the published definition and is added.
 */
export function firestoreDefinition(): ServiceDefinition {
  const load = createRequire(import.meta.url);
  const root = structuredClone(load('@google-cloud/firestore/build/protos/v1.json') as ProtoRoot);
  const write = root.nested.google.nested.firestore.nested.v1.nested.Write;
  write.fields['verify'] = { type: 'string', id: 5 };
  write.oneofs['operation']?.oneof.push('verify');
  const definitions = fromJSON(root as Parameters<typeof fromJSON>[0], {
    longs: String,
    enums: String,
    defaults: false,
    oneofs: false,
  });
  return definitions['google.firestore.v1.Firestore'] as ServiceDefinition;
}
