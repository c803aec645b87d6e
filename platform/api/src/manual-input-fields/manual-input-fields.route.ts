import { isDeepStrictEqual } from 'node:util';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  checkManualInputField,
  CODE,
  problem,
  readManualInputField,
  type ManualInputField,
} from 'shared-kit/model';
import type { Static } from 'typebox';
import { requireAccess } from '../access/require-access';
import { requireDomain } from '../access/require-domain';
import { ApiError, apiError } from '../http/api-error';
import { success } from '../http/envelope';
import type { Services } from '../services';
import { changeSettings } from '../settings/change-settings';
import { addFieldSchema, MAX_FIELDS, removeFieldSchema, updateFieldSchema, type NewField } from './manual-input-fields.schema';

function checked(draft: Static<typeof NewField>, others: readonly ManualInputField[]): ManualInputField {
  const names = others.map(({ field }) => field);
  const field = checkManualInputField(readManualInputField(draft), names);
  if (!field.ok) throw new ApiError(field.problem);
  return field.value;
}

/** The list without the field at the index; code 5 when it is not the list that the caller saw (decision D-45). */
function others(fields: readonly ManualInputField[], seen: Record<string, unknown>[], index: number): ManualInputField[] {
  if (!isDeepStrictEqual(seen.map(readManualInputField), fields)) throw apiError(CODE.dataChanged);
  if (index < 0 || index >= fields.length) throw apiError(CODE.valueNotAllowed, { args: ['index'], field: 'index' });
  return fields.toSpliced(index, 1);
}

/** `POST`, `PATCH` and `DELETE /mif` (decisions D-45, D-57; checklist MIF-02 to MIF-15). */
export function manualInputFieldRoutes(services: Services): FastifyPluginAsyncTypebox {
  const onRequest = requireAccess(services, { roles: ['keyUser'] });
  return async (app) => {
    app.post('/mif', { schema: addFieldSchema, onRequest }, async (request) => {
      const { newData } = request.body;
      const domain = await requireDomain(services, request, request.body.domain);
      await changeSettings(services, request, domain, {
        action: 'manualInputFields.create',
        change: ({ manualInputFields }) => {
          const field = checked(newData, manualInputFields);
          if (manualInputFields.length >= MAX_FIELDS) throw apiError(CODE.invalidData);
          return { manualInputFields: [...manualInputFields, field] };
        },
      });
      return success(problem(CODE.mifAdded));
    });

    app.patch('/mif', { schema: updateFieldSchema, onRequest }, async (request) => {
      const { newData, currentData, index } = request.body;
      const domain = await requireDomain(services, request, request.body.domain);
      await changeSettings(services, request, domain, {
        action: 'manualInputFields.update',
        change: ({ manualInputFields }) => {
          const rest = others(manualInputFields, currentData, index);
          return { manualInputFields: rest.toSpliced(index, 0, checked(newData, rest)) };
        },
      });
      return success(problem(CODE.mifUpdated));
    });

    app.delete('/mif', { schema: removeFieldSchema, onRequest }, async (request) => {
      const { currentData, index } = request.body;
      const domain = await requireDomain(services, request, request.body.domain);
      await changeSettings(services, request, domain, {
        action: 'manualInputFields.delete',
        change: ({ manualInputFields }) => ({ manualInputFields: others(manualInputFields, currentData, index) }),
      });
      return success(problem(CODE.mifRemoved));
    });
  };
}
