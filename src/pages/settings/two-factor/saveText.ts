import { saveBlob } from '@/ui/saveBlob';

/** Downloads a text as a file. */
export const saveText = (fileName: string, text: string): void =>
  saveBlob(fileName, new Blob([text], { type: 'text/plain;charset=utf-8' }));
