/** Type and size of a picture, from its first bytes. */
export { MAX_IMAGE_PIXELS, readImageFacts, type ImageFacts } from './image-facts';
export { imageType, type ImageType } from './image-type';
