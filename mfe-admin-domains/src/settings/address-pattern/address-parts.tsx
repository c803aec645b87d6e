import { useText } from 'shared-kit/i18n';
import type { AddressComponent, AddressSegment } from 'shared-kit/model';

const PARTS = { R: 'street', C: 'column', N: 'level', A: 'position', '*': 'constant' } as const satisfies Record<AddressComponent, string>;

/** The meaning of each letter of a pattern, in the user's language (DSET-03). */
export function useComponentName(): (component: AddressComponent) => string {
  const { t } = useText('domains');
  return (component) => t(`dSett.part.${PARTS[component]}`);
}

const partClass = (component: AddressComponent | null) => (component ? `do-part do-part-${PARTS[component]}` : 'do-part-literal');

/** An address on one line, each part in its colour. */
export function ColouredAddress({ segments }: { segments: readonly AddressSegment[] }) {
  return (
    <span className="do-address ic-mono" translate="no">
      {segments.map(({ component, text }, index) => (
        // The index can be the key: parts have no ids and never change their order.
        <span key={index} className={partClass(component)}>
          {text}
        </span>
      ))}
    </span>
  );
}

/** The same parts as text, because many users cannot tell the colours apart. */
export function AddressParts({ segments }: { segments: readonly AddressSegment[] }) {
  const nameOf = useComponentName();
  return (
    <dl className="do-parts">
      {segments.map(
        ({ component, text }, index) =>
          component && (
            <div key={index}>
              <dt>{nameOf(component)}</dt>
              <dd className={`ic-mono ${partClass(component)}`} translate="no">
                {text}
              </dd>
            </div>
          ),
      )}
    </dl>
  );
}
