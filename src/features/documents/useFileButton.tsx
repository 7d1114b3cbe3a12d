import { type ReactNode, useRef } from 'react';
import { ACCEPTED } from './checks';

interface Wanted {
  readonly label: string;
  readonly onFiles: (files: readonly File[]) => void;
  readonly multiple?: boolean;
  /** Whether a phone opens its camera. */
  readonly camera?: boolean;
}

/** Opens the browser's file dialog from a button. `input` must be rendered beside the button. */
export function useFileButton({ label, onFiles, multiple = false, camera = false }: Wanted) {
  const ref = useRef<HTMLInputElement>(null);
  const input: ReactNode = (
    <input
      ref={ref}
      type="file"
      hidden
      multiple={multiple}
      accept={camera ? 'image/*' : ACCEPTED}
      {...(camera ? { capture: 'environment' as const } : {})}
      aria-label={label}
      onChange={(event) => {
        const files = [...(event.target.files ?? [])];
        // Cleared, so that the same file can be chosen again.
        event.target.value = '';
        if (files.length > 0) onFiles(files);
      }}
    />
  );
  return { input, open: () => ref.current?.click() };
}
