import { saveBlob } from '@/ui/saveBlob';

/** Hands a text to the person as a file. */
export const saveText = (fileName: string, text: string): void =>
  saveBlob(fileName, new Blob([text], { type: 'text/plain;charset=utf-8' }));
