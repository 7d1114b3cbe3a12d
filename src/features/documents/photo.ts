import { endingOf } from './checks';
import { isLarger } from './size';

const LARGE_MB = 1.5;
/**
 * A phone holds every pixel of a photo in memory while it draws it, 4 bytes each: 30 MB of JPEG may be 100 million of
 * them, and what is larger ends the tab. Such a photo is sent as it is, if at all.
 */
const LARGEST_MB = 30;
const LONGEST_SIDE = 2400;
const QUALITY = 0.85;
const PHOTOS: readonly string[] = ['jpg', 'jpeg', 'png', 'webp'];

export const isPhoto = ({ name }: File): boolean => PHOTOS.includes(endingOf(name));
const mayShrink = (file: File): boolean => isPhoto(file) && !isLarger(file, LARGEST_MB);

/**
 * Whether what is sent of a file is more than `maxMb`. A photo that is made smaller is weighed after it, when it is
 * known as `small`.
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
 * A photo drawn anew: upright, at most 2,400 px, without what the camera wrote into it. The file itself where that
 * would not be smaller, where it is small already, and where the browser cannot draw it.
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
    // JPEG has no transparency: what was clear becomes paper.
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
