import { endingOf } from './checks';
import { isLarger } from './size';

const LARGE_MB = 1.5;
/**
 * The largest photo that is made smaller, in MB. To draw a photo, a phone holds every pixel in memory with 4
 * bytes each. 30 MB of JPEG may be 100 million pixels, and more than that can crash the tab. A larger photo
 * is only sent as it is.
 */
const LARGEST_MB = 30;
const LONGEST_SIDE = 2400;
const QUALITY = 0.85;
const PHOTOS: readonly string[] = ['jpg', 'jpeg', 'png', 'webp'];

export const isPhoto = ({ name }: File): boolean => PHOTOS.includes(endingOf(name));
const mayShrink = (file: File): boolean => isPhoto(file) && !isLarger(file, LARGEST_MB);

/**
 * Whether the file that would be sent is larger than `maxMb`. A photo that will be made smaller is measured
 * when its smaller version is given as `small`.
 */
export function isTooLarge(
  file: File,
  small: File | undefined,
  { smaller, maxMb }: { readonly smaller: boolean; readonly maxMb: number },
): boolean {
  const sent = smaller && mayShrink(file) ? small : file;
  return sent !== undefined && isLarger(sent, maxMb);
}

/**
 * Draws a photo again: upright, at most 2,400 px on its longer side, without the metadata of the camera.
 * Returns the file itself when the result would not be smaller, when the file is small already, and when the
 * browser cannot draw it.
 */
export async function makeSmaller(file: File): Promise<File> {
  if (!mayShrink(file) || typeof createImageBitmap !== 'function') return file;
  const image = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined);
  if (image === undefined) return file;
  try {
    const scale = Math.min(1, LONGEST_SIDE / Math.max(image.width, image.height));
    if (scale === 1 && !isLarger(file, LARGE_MB)) return file;
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(image.width * scale);
    canvas.height = Math.round(image.height * scale);
    const context = canvas.getContext('2d');
    if (context === null) return file;
    // JPEG has no transparency: transparent areas become white.
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', QUALITY);
    });
    if (blob === null || blob.size >= file.size) return file;
    return new File([blob], file.name.replace(/\.[^.]+$/, '.jpg'), { type: 'image/jpeg' });
  } finally {
    image.close();
  }
}
