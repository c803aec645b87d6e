import { usePicture } from 'shared-kit/ui-overlay';
import { useEffect, useState } from 'react';
import type { DrawnPicture } from '../drawing/drawing';
import type { Size } from '../drawing/geometry';

export interface ShownImage {
  status: 'none' | 'loading' | 'ready' | 'failed';
  image: HTMLImageElement | null;
  size: Size | null;
  retry: () => void;
}

interface Answer {
  url: string;
  image: HTMLImageElement | null;
}

/** The picture of a drawing as an image for the canvas: downloaded from Storage (LABEL-21, D-51), or the file that was chosen here. */
export function useImage(picture: DrawnPicture | null): ShownImage {
  const storedPicture = usePicture(picture?.source === 'stored' ? picture.path : null);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const url = picture?.source === 'loaded' ? picture.dataUrl : (storedPicture.url ?? null);

  useEffect(() => {
    if (url === null) return;
    let isOutdated = false;
    const image = new Image();
    image.onload = () => !isOutdated && setAnswer({ url, image });
    image.onerror = () => !isOutdated && setAnswer({ url, image: null });
    image.src = url;
    return () => {
      isOutdated = true;
    };
  }, [url]);

  const known = picture?.source === 'loaded' ? { width: picture.width, height: picture.height } : null;
  if (picture === null) return { status: 'none', image: null, size: null, retry: storedPicture.retry };
  if (storedPicture.status === 'failed') return { status: 'failed', image: null, size: null, retry: storedPicture.retry };
  if (url === null || answer?.url !== url) return { status: 'loading', image: null, size: known, retry: storedPicture.retry };
  const { image } = answer;
  if (!image) return { status: 'failed', image: null, size: known, retry: storedPicture.retry };
  return { status: 'ready', image, size: known ?? { width: image.naturalWidth, height: image.naturalHeight }, retry: storedPicture.retry };
}
