import { useText } from 'shared-kit/i18n';
import { tidyRectangle, type LabelDesign, type Vertex } from 'shared-kit/model';
import { useFeedback } from 'shared-kit/state';
import { Picture } from 'shared-kit/ui-overlay';
import { useState } from 'react';

interface Size {
  width: number;
  height: number;
}

/** The picture of a label with the outlines of its region and barcodes (D-50). A press shows it large. */
export function LabelThumbnail({ label }: { label: LabelDesign }) {
  const { t } = useText('domains');
  const { showPictures } = useFeedback();
  const [size, setSize] = useState<Size | null>(null);
  const { name, picture } = label;
  return (
    <div
      className="do-thumbnail"
      // `load` events do not bubble, so this listens in the capture phase.
      onLoadCapture={({ target }) => {
        if (target instanceof HTMLImageElement) setSize({ width: target.naturalWidth, height: target.naturalHeight });
      }}
    >
      <Picture
        path={picture}
        alt={t('dSett.label.picture', { name })}
        onOpen={picture === null ? undefined : () => showPictures([{ path: picture, caption: name }])}
      />
      {size && <Outlines label={label} size={size} />}
    </div>
  );
}

function Outlines({ label, size: { width, height } }: { label: LabelDesign; size: Size }) {
  return (
    <svg className="do-outlines" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <Outline of={label} className="do-region" />
      {label.barcodePatterns.map((pattern, index) => (
        // The index can be the key, because it is the number of the barcode.
        <Outline key={index} of={pattern} className="do-barcode" />
      ))}
    </svg>
  );
}

function Outline({ of, className }: { of: { firstVertex: Vertex; secondVertex: Vertex }; className: string }) {
  const { firstVertex, secondVertex } = tidyRectangle(of);
  const [width, height] = [secondVertex.x - firstVertex.x, secondVertex.y - firstVertex.y];
  return <rect className={className} x={firstVertex.x} y={firstVertex.y} width={width} height={height} />;
}
