import type { ValueDifference } from 'shared-kit/model';

/** What has changed in a label design, in terms that users know. Coordinates alone would mean nothing to them. */
export type LabelAspect =
  | { readonly of: 'label'; readonly what: 'picture' | 'region' }
  | { readonly of: 'barcode'; readonly number: number; readonly what: 'whole' | 'position' | 'fields' | 'testTexts' | 'options' };

/** The aspects of a label's differences, each once, in order. */
export function labelAspects(values: readonly ValueDifference[]): LabelAspect[] {
  const aspects = new Map<string, LabelAspect>();
  for (const { path } of values) {
    const aspect = aspectOf(path.split('.'));
    aspects.set(JSON.stringify(aspect), aspect);
  }
  return [...aspects.values()];
}

function aspectOf([part, index, property]: string[]): LabelAspect {
  if (part === 'picture') return { of: 'label', what: 'picture' };
  if (part !== 'barcodePatterns') return { of: 'label', what: 'region' };
  return { of: 'barcode', number: Number(index) + 1, what: barcodeAspect(property) };
}

function barcodeAspect(property: string | undefined) {
  switch (property) {
    case undefined:
      return 'whole';
    case 'firstVertex':
    case 'secondVertex':
      return 'position';
    case 'dataFields':
    case 'regex':
      return 'fields';
    case 'testTexts':
      return 'testTexts';
    default:
      return 'options';
  }
}
