/** Hands a file to the person under its own name. */
export function saveBlob(name: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers begin to read only after the click is over.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
