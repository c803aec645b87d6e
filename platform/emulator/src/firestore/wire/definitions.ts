import { createRequire } from 'node:module';
import type { ServiceDefinition } from '@grpc/grpc-js';
import { fromJSON } from '@grpc/proto-loader';

/** A package, message or enumeration in Google's definition. */
export interface ProtoType {
  nested?: Record<string, ProtoType>;
  fields?: Record<string, { type: string; id: number; rule?: string; keyType?: string }>;
  oneofs?: Record<string, { oneof: string[] }>;
  values?: Record<string, number>;
}

let root: ProtoType | undefined;

/**
 * The Firestore service as Google's own package defines it, with the web SDK's `verify` write, which the published definition lacks.
 */
export function firestoreRoot(): ProtoType {
  if (root) return root;
  const load = createRequire(import.meta.url);
  root = structuredClone(load('@google-cloud/firestore/build/protos/v1.json') as ProtoType);
  const write = root.nested?.['google']?.nested?.['firestore']?.nested?.['v1']?.nested?.['Write'];
  if (!write?.fields) throw new Error("Google's definition of Firestore has no writes.");
  write.fields['verify'] = { type: 'string', id: 5 };
  write.oneofs?.['operation']?.oneof.push('verify');
  return root;
}

let service: ServiceDefinition | undefined;

/** The service for gRPC: 64-bit numbers and enums as texts, absent fields absent. All emulators of a process share it. */
export function firestoreDefinition(): ServiceDefinition {
  if (service) return service;
  const definitions = fromJSON(firestoreRoot(), {
    longs: String,
    enums: String,
    defaults: false,
    oneofs: false,
  });
  service = definitions['google.firestore.v1.Firestore'] as ServiceDefinition;
  return service;
}
