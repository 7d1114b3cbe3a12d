import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { labelled } from '@/i18n/labelled';
import { useMessage } from '@/i18n/useMessage';
import { visuallyHiddenSx } from '@/ui/text/VisuallyHidden';
import type { UploadItem } from './uploadItem';

interface News {
  readonly end: string;
  readonly start: string;
}

/** Announces the start and the end of each upload to screen readers, but never its progress. */
export function UploadNews({ items }: { readonly items: readonly UploadItem[] }) {
  const { t } = useTranslation('documents');
  const say = useMessage('documents');
  const [before, setBefore] = useState(items);
  const [news, setNews] = useState<News>({ end: '', start: '' });
  const sentenceOf = ({ file: { name }, state, fault }: UploadItem): Partial<News> => {
    if (state === 'uploading') return { start: t('progress', { name }) };
    if (state === 'failed' && fault !== undefined)
      return { end: labelled(name, say(fault.message)), start: '' };
    if (state === 'uploaded' || state === 'failed' || state === 'stopped' || state === 'signIn')
      return { end: labelled(name, t(`state.${state}`)), start: '' };
    return {};
  };
  if (items !== before) {
    setBefore(items);
    const states = new Map(before.map(({ id, state }) => [id, state]));
    const changed = items.filter(({ id, state }) => states.has(id) && states.get(id) !== state);
    const next = changed.map(sentenceOf).reduce<News>((all, one) => ({ ...all, ...one }), news);
    if (next.end !== news.end || next.start !== news.start) setNews(next);
  }
  return (
    <Box component="output" sx={visuallyHiddenSx}>
      {`${news.end} ${news.start}`.trim()}
    </Box>
  );
}
