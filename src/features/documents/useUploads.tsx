import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { formatNumber } from '@/i18n/format';
import { matchRoute } from '@/routing/matchRoute';
import { pathOf } from '@/routing/routes';
import { useAppState, useAppValue } from '@/runtime/AppScope';
import { AppLink } from '@/ui/page/AppLink';
import { besidePages } from '@/ui/page/BesidePages';
import { lowerBarLineSx, lowerBarSx } from '@/ui/page/lowerBarSx';
import { isUnderway, type UploadItem } from './uploadItem';
import { uploads } from './uploads';

/**
 * The bar on every page except the documents page. It names the file that is being uploaded, and counts the
 * uploads that failed since the documents page was last open or that wait until the person signs in again.
 */
function UploadBar() {
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
    <Box className="vt-no-print vt-lower-bar" sx={lowerBarSx}>
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

const BAR = <UploadBar />;

/** The upload queue and its state. It also adds the progress bar to the other pages. */
export function useUploads() {
  const queue = useAppState(uploads);
  const { show } = useAppState(besidePages);
  useEffect(() => show(BAR), [show]);
  return { queue, ...useAppValue(uploads) };
}
