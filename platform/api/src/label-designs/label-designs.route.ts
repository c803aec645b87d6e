import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { checkLabelDesign, CODE, problem, readDataField, type DomainSettings, type LabelDesign } from 'shared-kit/model';
import type { Static } from 'typebox';
import { requireAccess } from '../access/require-access';
import { requireDomain } from '../access/require-domain';
import { ApiError, apiError } from '../http/api-error';
import { success } from '../http/envelope';
import { readPicture } from '../pictures/picture';
import type { Services } from '../services';
import { changeSettings } from '../settings/change-settings';
import { LabelPictures } from './label-pictures';
import {
  addLabelSchema,
  MAX_LABEL_BODY,
  MAX_LABELS,
  removeLabelSchema,
  updateLabelSchema,
  type NewLabelDesign,
} from './label-designs.schema';

function checked(draft: Static<typeof NewLabelDesign>, others: readonly LabelDesign[]) {
  const barcodePatterns = draft.barcodePatterns.map((pattern) => ({ ...pattern, dataFields: pattern.dataFields.map(readDataField) }));
  const names = others.map(({ name }) => name);
  const label = checkLabelDesign({ ...draft, barcodePatterns }, names);
  if (!label.ok) throw new ApiError(label.problem);
  return label.value;
}

/** Names are what labels go by; one that is gone was renamed or removed by somebody else (decision D-52). */
function placeOf({ labelDesigns }: DomainSettings, labelName: string): number {
  const at = labelDesigns.findIndex(({ name }) => name === labelName);
  if (at < 0) throw apiError(CODE.dataChanged);
  return at;
}

/** `POST`, `PATCH` and `DELETE /labelDesigns` (decisions D-50 to D-59); expressions are made from the fields. */
export function labelDesignRoutes(services: Services): FastifyPluginAsyncTypebox {
  const onRequest = requireAccess(services, { roles: ['keyUser'] });
  const { bucket } = services.firebase;

  return async (app) => {
    app.post('/labelDesigns', { schema: addLabelSchema, onRequest, bodyLimit: MAX_LABEL_BODY }, async (request) => {
      const { newLabelDesign } = request.body;
      const domain = await requireDomain(services, request, request.body.domain);
      const image = newLabelDesign.imageFile == null ? null : readPicture(newLabelDesign.imageFile);
      const pictures = new LabelPictures(bucket, domain);
      await changeSettings(services, request, domain, {
        action: 'labelDesigns.create',
        change: async ({ labelDesigns }) => {
          const label = checked(newLabelDesign, labelDesigns);
          if (labelDesigns.length >= MAX_LABELS) throw apiError(CODE.invalidData);
          const picture = image && (await pictures.put(label.name, image));
          return { labelDesigns: [...labelDesigns, { ...label, picture }] };
        },
        undo: () => pictures.undo(),
      });
      return success(problem(CODE.labelAdded));
    });

    app.patch('/labelDesigns', { schema: updateLabelSchema, onRequest, bodyLimit: MAX_LABEL_BODY }, async (request) => {
      const { newLabelDesign, labelName } = request.body;
      const domain = await requireDomain(services, request, request.body.domain);
      const image = newLabelDesign.imageFile == null ? null : readPicture(newLabelDesign.imageFile);
      const pictures = new LabelPictures(bucket, domain);
      await changeSettings(services, request, domain, {
        action: 'labelDesigns.update',
        change: async (settings) => {
          const at = placeOf(settings, labelName);
          const old = settings.labelDesigns[at]!;
          const label = checked(newLabelDesign, settings.labelDesigns.toSpliced(at, 1));
          const kept = () => (old.picture === null ? null : pictures.copy(old.picture, label.name));
          const picture = await (image ? pictures.put(label.name, image) : kept());
          await pictures.spare(old.picture === picture ? null : old.picture);
          return { labelDesigns: settings.labelDesigns.with(at, { ...label, picture }) };
        },
        // Another picture under the same name is a change too, with its record.
        always: image !== null,
        undo: () => pictures.undo(),
      });
      await pictures.dropSpare();
      return success(problem(CODE.labelUpdated));
    });

    app.delete('/labelDesigns', { schema: removeLabelSchema, onRequest }, async (request) => {
      const { labelName } = request.body;
      const domain = await requireDomain(services, request, request.body.domain);
      const pictures = new LabelPictures(bucket, domain);
      await changeSettings(services, request, domain, {
        action: 'labelDesigns.delete',
        change: async (settings) => {
          const at = placeOf(settings, labelName);
          await pictures.spare(settings.labelDesigns[at]!.picture);
          return { labelDesigns: settings.labelDesigns.toSpliced(at, 1) };
        },
      });
      await pictures.dropSpare();
      return success(problem(CODE.labelRemoved));
    });
  };
}
