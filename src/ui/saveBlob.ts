/** Starts the download of a file. */
export function saveBlob(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Some browsers start to read the file only after the click event.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Starts the download of a text as a file. */
export const saveFile = (name: string, text: string, type = 'text/csv'): void =>
  saveBlob(name, new Blob([text], { type: `${type};charset=utf-8` }));
