import BookmarkIcon from '@mui/icons-material/Bookmark';
import BookmarkBorderIcon from '@mui/icons-material/BookmarkBorderOutlined';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useTranslation } from 'react-i18next';
import { useKeyHint } from '@/layout/shared/useSingleKeys';
import { type Savable, useSaved } from './kept/saved';

interface SaveButtonProps {
  readonly job: Savable;
  /** Whether the button has a text beside its icon. */
  readonly wide?: boolean;
}

/** The button that saves a job or removes it from the saved ones. */
export function SaveButton({ job, wide = false }: SaveButtonProps) {
  const { t } = useTranslation('jobs');
  const { saved, toggle } = useSaved(job);
  const hint = useKeyHint();
  const label = t(job.company === '' ? 'save.labelAlone' : 'save.label', {
    title: job.title,
    company: job.company,
  });
  const Icon = saved ? BookmarkIcon : BookmarkBorderIcon;
  if (wide) {
    return (
      <Button
        variant="outlined"
        data-save=""
        aria-pressed={saved}
        aria-keyshortcuts={hint('s')}
        startIcon={<Icon aria-hidden />}
        onClick={toggle}
      >
        {t('save.short')}
      </Button>
    );
  }
  return (
    <IconButton
      data-save=""
      aria-label={label}
      aria-pressed={saved}
      onClick={toggle}
      sx={{ width: 44, height: 44, color: saved ? 'primary.main' : 'text.secondary' }}
    >
      <Icon aria-hidden />
    </IconButton>
  );
}
