import {
  aDomain,
  aModerator,
  createMemoryFiles,
  domainDocument,
  profileDocument,
  renderRemote,
  settingsDocument,
  aSettings,
  type RemoteOptions,
  type RenderedRemote,
} from 'shared-kit/testing';
import type { DataField, LabelDesign } from 'shared-kit/model';
import manifest from '../../remote.json';
import { pages } from '../pages';

export const NORTH = { company: 'acme', domain: 'North' };
export const STATE = { ...NORTH, parentUid: 'marcos' };
const SETTINGS_LINK = { settings: '/company/:company/domain/:domain/settings', domains: '/managedomains' };
export const MORNING = new Date(2026, 10, 20, 9, 0);

export const aField = (name: string, given: Partial<DataField> = {}): DataField => ({
  name,
  type: 'data',
  prefix: '',
  postfix: '',
  limiterType: 'range',
  limiter: '8',
  useCheckField: false,
  checkField: '',
  ...given,
});

const rectangle = (x: number, y: number, width: number, height: number) => ({
  firstVertex: { x, y },
  secondVertex: { x: x + width, y: y + height },
});

export const aPattern = (name: string, x = 40, y = 40) => ({
  ...rectangle(x, y, 100, 50),
  regex: '^(.{8})$',
  ignoreRemaining: false,
  isRequired: true,
  testTexts: [],
  dataFields: [aField(name)],
});

/** A label of 400 by 300, with two barcodes on a picture of 500 by 400. */
export const aLabel = (given: Partial<LabelDesign> = {}): LabelDesign => ({
  name: 'Pallet',
  picture: 'labels/pallet',
  ...rectangle(20, 20, 400, 300),
  barcodePatterns: [aPattern('SKU'), aPattern('Lot', 200, 100)],
  ...given,
});

export const version = (labels: LabelDesign[], at = MORNING, author = { uid: 'ana', name: 'Ana Key' }) =>
  settingsDocument(NORTH, aSettings({ labelDesigns: labels }), at, author);

interface LabelOptions extends RemoteOptions {
  /** The size of the label's picture; by default 500 by 400. */
  picture?: { width: number; height: number };
}

/** jsdom loads no pictures: here each counts as loaded, with the size that is given. */
function stubImages({ width, height }: { width: number; height: number }): void {
  class Picture {
    naturalWidth = width;
    naturalHeight = height;
    onload: (() => void) | null = null;
    set src(_url: string) {
      queueMicrotask(() => this.onload?.());
    }
  }
  Object.defineProperty(window, 'Image', { configurable: true, value: Picture });
}

/** Opens the editor as the key user Ana, in the domain North of acme, which has a moderator. */
export function openLabel(
  index: number | string,
  routeState: unknown,
  { documents, picture = { width: 500, height: 400 }, ...options }: LabelOptions = {},
): Promise<RenderedRemote> {
  stubImages(picture);
  return renderRemote(manifest, pages, `/label/${index}`, {
    routeState,
    links: SETTINGS_LINK,
    files: createMemoryFiles({ 'labels/pallet': new Blob(['x'], { type: 'image/png' }) }),
    documents: {
      ...domainDocument('acme', aDomain()),
      ...profileDocument(aModerator({ uid: 'marcos', authDomains: ['North'] })),
      ...version([aLabel()]),
      ...documents,
    },
    ...options,
  });
}
