import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useAppValue } from '@/runtime/AppScope';
import { matchRoute } from '@/routing/matchRoute';
import { pathOf } from '@/routing/routes';
import { formatNumber } from '@/i18n/format';
import { AppLink } from '@/ui/page/AppLink';
import { lowerBarLineSx, lowerBarSx } from '@/ui/page/lowerBarSx';
import { isUnderway, type UploadItem } from './uploadItem';
import { uploads } from './uploads';

/**
 * The bar on every page except the documents page. It names the file that is being uploaded, and counts the
 * uploads that failed since the documents page was last open or that wait until the person signs in again.
 */
export function UploadBar() {
  const { t } = useTranslation('documents');
  const { items } = useAppValue(uploads);
  const isThere = matchRoute(useLocation().pathname)?.id === 'documents';
  const [seen, setSeen] = useState(items);
  if (isThere && seen !== items) setSeen(items);
  const moving = items.find(isUnderway);
  const isNews = (item: UploadItem): boolean =>
    item.state === 'signIn' || (item.state === 'failed' && !seen.includes(item));
  const failed = items.filter(isNews).length;
  if (isThere || (moving === undefined && failed === 0)) return null;

  const run = items.filter(({ state }) => state !== 'staged' && state !== 'stopped');
  const at = run.findIndex((item) => item === moving) + 1;
  const text =
    moving === undefined
      ? t('bar.failed', { count: failed })
      : t('bar.uploading', { at: formatNumber(at), total: formatNumber(run.length) });
  return (
    <Box className="vt-no-print" sx={lowerBarSx}>
      {moving !== undefined && (
        <LinearProgress
          variant={moving.state === 'uploading' ? 'determinate' : 'indeterminate'}
          value={Math.round(moving.share * 100)}
          aria-label={t('progress', { name: moving.file.name })}
        />
      )}
      <Box sx={lowerBarLineSx}>
        <output>{text}</output>
        <Button component={AppLink} to={pathOf('documents')}>
          {t('bar.open')}
        </Button>
      </Box>
    </Box>
  );
}
