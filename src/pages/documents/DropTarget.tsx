import Box from '@mui/material/Box';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUploads } from '@/features/documents/useUploads';
import { droppedFiles } from './droppedFiles';

const holdsFiles = (transfer: DataTransfer | null): transfer is DataTransfer =>
  transfer?.types.includes('Files') === true;

/**
 * Accepts files dropped anywhere on the page. Without this the browser would leave the page and open them.
 */
export function DropTarget() {
  const { t } = useTranslation('documents');
  const { queue } = useUploads();
  const [over, setOver] = useState(false);
  const take = useEffectEvent(async (transfer: DataTransfer) => {
    const files = await droppedFiles(transfer);
    if (files.length > 0) await queue.add(files);
  });
  useEffect(() => {
    const onOver = (event: DragEvent) => {
      if (!holdsFiles(event.dataTransfer)) return;
      event.preventDefault();
      setOver(true);
    };
    const onLeave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setOver(false);
    };
    const onDrop = (event: DragEvent) => {
      setOver(false);
      if (!holdsFiles(event.dataTransfer)) return;
      event.preventDefault();
      void take(event.dataTransfer);
    };
    window.addEventListener('dragover', onOver);
    window.addEventListener('dragleave', onLeave);
    window.addEventListener('drop', onDrop);
    return () => {
      window.removeEventListener('dragover', onOver);
      window.removeEventListener('dragleave', onLeave);
      window.removeEventListener('drop', onDrop);
    };
  }, []);
  if (!over) return null;
  return (
    <Box
      sx={{
        position: 'fixed',
        inset: 0,
        zIndex: 'modal',
        display: 'grid',
        placeItems: 'center',
        pointerEvents: 'none',
        outline: '3px dashed',
        outlineColor: 'primary.main',
        outlineOffset: -12,
      }}
    >
      <Box
        sx={{
          padding: 3,
          borderRadius: 1,
          bgcolor: 'background.paper',
          boxShadow: 'var(--vt-shadow)',
          typography: 'h5',
        }}
      >
        {t('drop')}
      </Box>
    </Box>
  );
}
