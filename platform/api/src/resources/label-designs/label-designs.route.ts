import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import {
  checkLabelDesign,
  MAX_LABEL_DESIGNS,
  MAX_LABEL_SIDE,
  readDataField,
  tidyName,
  type DomainRef,
  type DomainSettings,
  type LabelDesign,
} from 'shared-kit/model';
import type { Static } from 'typebox';
import { partyOf, requireAccess, type AccessServices } from '../../access/require-access';
import type { Party } from '../../http/turns';
import { requireDomain } from '../../access/require-domain';
import { valueOf } from '../../http/api-error';
import type { ChangeServices } from '../../records/record-change';
import { changedMeanwhile, changeSettings } from '../../settings/change-settings';
import type { PictureMaker } from '../../uploads/pictures/picture-maker';
import { refuseFull } from '../../settings/refuse-full';
import { addLabelSchema, LABEL_JSON, removeLabelSchema, updateLabelSchema, type NewLabelDesign } from './label-designs.schema';
import { newLabelPicture, type NewLabelPicture } from '../../settings/label-pictures';

function checked(draft: Static<typeof NewLabelDesign>, others: readonly LabelDesign[]) {
  const barcodePatterns = draft.barcodePatterns.map((pattern) => ({ ...pattern, dataFields: pattern.dataFields.map(readDataField) }));
  return valueOf(
    checkLabelDesign(
      { ...draft, barcodePatterns },
      others.map(({ name }) => name),
    ),
  );
}

/** Index of the label of that name; `dataChanged` when there is none, because somebody else has renamed or removed it (D-52). */
function placeOf({ labelDesigns }: DomainSettings, labelName: string): number {
  const at = labelDesigns.findIndex(({ name }) => name === labelName);
  if (at < 0) throw changedMeanwhile();
  return at;
}

type LabelServices = AccessServices & ChangeServices & { readonly pictures: PictureMaker };

async function pictureOf(
  services: LabelServices,
  party: Party,
  domain: DomainRef,
  { name, imageFile }: Static<typeof NewLabelDesign>,
): Promise<NewLabelPicture | null> {
  if (imageFile == null) return null;
  return newLabelPicture(
    services.firebase.bucket,
    domain,
    tidyName(name),
    await services.pictures.make(imageFile, party, { maxSide: MAX_LABEL_SIDE }),
  );
}

/** `POST`, `PATCH` and `DELETE /labelDesigns` (D-45, D-50 to D-59); expressions are made from the fields. */
export function labelDesignRoutes(services: LabelServices): FastifyPluginAsyncTypebox {
  const onRequest = requireAccess(services, { parent: true });

  return async (app) => {
    app.post('/labelDesigns', { schema: addLabelSchema, onRequest, config: { json: LABEL_JSON } }, async (request) => {
      const { newLabelDesign, basedOn } = request.body;
      const domain = await requireDomain(request, request.body.domain);
      const picture = await pictureOf(services, partyOf(request), domain, newLabelDesign);
      await changeSettings(services, request, domain, {
        action: 'labelDesigns.create',
        name: tidyName(newLabelDesign.name),
        basedOn,
        change: ({ labelDesigns }) => {
          const label = checked(newLabelDesign, labelDesigns);
          refuseFull(labelDesigns, MAX_LABEL_DESIGNS, 'label.tooMany');
          return { labelDesigns: [...labelDesigns, { ...label, picture: picture?.path ?? null }] };
        },
        prepare: () => Promise.resolve(picture?.store()),
      });
    });

    app.patch('/labelDesigns', { schema: updateLabelSchema, onRequest, config: { json: LABEL_JSON } }, async (request) => {
      const { newLabelDesign, labelName, basedOn } = request.body;
      const domain = await requireDomain(request, request.body.domain);
      const picture = await pictureOf(services, partyOf(request), domain, newLabelDesign);
      await changeSettings(services, request, domain, {
        action: 'labelDesigns.update',
        name: tidyName(newLabelDesign.name),
        basedOn,
        parts: [{ kind: 'label', name: labelName }],
        change: (settings) => {
          const at = placeOf(settings, labelName);
          const label = checked(newLabelDesign, settings.labelDesigns.toSpliced(at, 1));
          // A renamed label keeps the path of its picture.
          const currentPicture = settings.labelDesigns[at]!.picture;
          return { labelDesigns: settings.labelDesigns.with(at, { ...label, picture: picture?.path ?? currentPicture }) };
        },
        prepare: () => Promise.resolve(picture?.store()),
      });
    });

    app.delete('/labelDesigns', { schema: removeLabelSchema, onRequest }, async (request) => {
      const { labelName, basedOn } = request.body;
      const domain = await requireDomain(request, request.body.domain);
      await changeSettings(services, request, domain, {
        action: 'labelDesigns.delete',
        name: labelName,
        basedOn,
        parts: [{ kind: 'label', name: labelName }],
        change: (settings) => ({ labelDesigns: settings.labelDesigns.toSpliced(placeOf(settings, labelName), 1) }),
      });
    });
  };
}
