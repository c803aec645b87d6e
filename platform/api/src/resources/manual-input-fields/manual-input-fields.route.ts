import { isDeepStrictEqual } from 'node:util';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  checkManualInputField,
  CODE,
  MAX_MANUAL_INPUT_FIELDS,
  readManualInputField,
  tidyName,
  type ManualInputField,
} from 'shared-kit/model';
import type { Static } from 'typebox';
import { requireAccess, type AccessServices } from '../../access/require-access';
import { requireDomain } from '../../access/require-domain';
import { apiError, valueOf } from '../../http/api-error';
import { LISTS } from '../../http/json-body';
import type { ChangeServices } from '../../records/record-change';
import { changedMeanwhile, changeSettings } from '../../settings/change-settings';
import { refuseFull } from '../../settings/refuse-full';
import { addFieldSchema, removeFieldSchema, updateFieldSchema, type NewField } from './manual-input-fields.schema';

function checked(draft: Static<typeof NewField>, others: readonly ManualInputField[]): ManualInputField {
  return valueOf(
    checkManualInputField(
      readManualInputField(draft),
      others.map(({ field }) => field),
    ),
  );
}

/** What the caller's screen shows: the list of fields, and the index of the field that is meant. */
interface Seen {
  currentData: Record<string, unknown>[];
  index: number;
  basedOn?: string | undefined;
}

/**
 * Index of the field in the stored list; `dataChanged` when the stored list is another than the caller sees. With `basedOn` other fields may
 * have changed, and only a change of the field itself is 5 (D-45).
 */
function placeOf(fields: readonly ManualInputField[], { currentData, index, basedOn }: Seen): number {
  const seen = currentData.map(readManualInputField);
  if (basedOn === undefined && !isDeepStrictEqual(seen, fields)) throw apiError(CODE.dataChanged);
  const field = seen[index];
  if (!field) throw apiError(CODE.valueNotAllowed, { args: ['index'], field: 'index' });
  if (basedOn === undefined) return index;
  // Older settings may hold one name twice.
  const namesakes = (list: readonly ManualInputField[]) => [...list.keys()].filter((at) => list[at]!.field === field.field);
  const at = namesakes(fields)[namesakes(seen).indexOf(index)];
  if (at === undefined || !isDeepStrictEqual(fields[at], field)) throw changedMeanwhile();
  return at;
}

const nameOf = ({ currentData, index }: Seen): string => readManualInputField(currentData[index] ?? {}).field;

const startOf = (seen: Seen) => ({ basedOn: seen.basedOn, parts: [{ kind: 'field', name: nameOf(seen) }] as const });

/** `POST`, `PATCH` and `DELETE /mif` (D-45, D-57; checklist MIF-02 to MIF-15). */
export function manualInputFieldRoutes(services: AccessServices & ChangeServices): FastifyPluginAsyncTypebox {
  const onRequest = requireAccess(services, { parent: true });
  return async (app) => {
    app.post('/mif', { schema: addFieldSchema, onRequest }, async (request) => {
      const { newData, basedOn } = request.body;
      const domain = await requireDomain(request, request.body.domain);
      await changeSettings(services, request, domain, {
        action: 'manualInputFields.create',
        name: tidyName(readManualInputField(newData).field),
        basedOn,
        change: ({ manualInputFields }) => {
          const field = checked(newData, manualInputFields);
          refuseFull(manualInputFields, MAX_MANUAL_INPUT_FIELDS, 'mif.tooMany');
          return { manualInputFields: [...manualInputFields, field] };
        },
      });
    });

    app.patch('/mif', { schema: updateFieldSchema, onRequest, config: { json: LISTS } }, async (request) => {
      const { newData, ...seen } = request.body;
      const domain = await requireDomain(request, request.body.domain);
      await changeSettings(services, request, domain, {
        action: 'manualInputFields.update',
        name: tidyName(readManualInputField(newData).field),
        ...startOf(seen),
        change: ({ manualInputFields }) => {
          const at = placeOf(manualInputFields, seen);
          return { manualInputFields: manualInputFields.with(at, checked(newData, manualInputFields.toSpliced(at, 1))) };
        },
      });
    });

    app.delete('/mif', { schema: removeFieldSchema, onRequest, config: { json: LISTS } }, async (request) => {
      const seen = request.body;
      const domain = await requireDomain(request, request.body.domain);
      await changeSettings(services, request, domain, {
        action: 'manualInputFields.delete',
        name: nameOf(seen),
        ...startOf(seen),
        change: ({ manualInputFields }) => ({ manualInputFields: manualInputFields.toSpliced(placeOf(manualInputFields, seen), 1) }),
      });
    });
  };
}
