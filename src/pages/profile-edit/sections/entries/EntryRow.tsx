import WholeIcon from '@mui/icons-material/CheckCircleOutlined';
import NotWholeIcon from '@mui/icons-material/TimelapseOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MISSING_NAMES } from '@/features/profile/entryStates';
import { formatList } from '@/i18n/format';
import { BidiText } from '@/ui/text/BidiText';
import { SEPARATOR } from '@/ui/text/separator';

export interface EntryShown {
  readonly name: string;
  readonly lang?: string | undefined;
  /** The facts of the entry, one per line; empty ones are left out. */
  readonly lines: readonly ReactNode[];
  /** The missing members; empty when the entry is complete. */
  readonly missing: readonly (keyof typeof MISSING_NAMES)[];
}

interface EntryRowProps {
  readonly id: string;
  readonly shown: EntryShown;
  /** Undefined when the backend cannot change stored entries. */
  readonly onEdit?: (() => void) | undefined;
  readonly onDelete?: (() => void) | undefined;
  readonly children?: ReactNode;
}

/** One entry: its facts, whether it is complete, and its actions. */
export function EntryRow({ id, shown, onEdit, onDelete, children }: EntryRowProps) {
  const { t } = useTranslation(['entries', 'words', 'fields']);
  const { name, lang, lines, missing } = shown;
  const isWhole = missing.length === 0;
  const Icon = isWhole ? WholeIcon : NotWholeIcon;
  return (
    <>
      <Box component="h2" lang={lang} sx={{ typography: 'subtitle1', m: 0, overflowWrap: 'anywhere' }}>
        <BidiText>{name}</BidiText>
      </Box>
      {lines.filter(Boolean).map((line, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines have nothing else of their own
        <Box key={at} sx={{ color: 'text.secondary', fontSize: '0.9375rem', overflowWrap: 'anywhere' }}>
          {line}
        </Box>
      ))}
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', mt: 0.5 }}>
        <Icon
          aria-hidden
          fontSize="small"
          sx={{ color: isWhole ? 'success.main' : 'warning.main', mt: '2px', flexShrink: 0 }}
        />
        {isWhole
          ? t('whole')
          : t('notWhole', { list: formatList(missing.map((member) => t(MISSING_NAMES[member]))) })}
      </Box>
      {children}
      {(onEdit ?? onDelete) !== undefined && (
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            mt: 0.5,
            marginInlineStart: -1.5,
            '& > button': { minWidth: 44 },
          }}
        >
          {onEdit !== undefined && (
            <Button aria-label={t('words:editNamed', { name })} data-entry={id} onClick={onEdit}>
              {t('words:edit')}
            </Button>
          )}
          {onDelete !== undefined && (
            <Button aria-label={t('words:deleteNamed', { name })} color="error" onClick={onDelete}>
              {t('words:delete')}
            </Button>
          )}
        </Box>
      )}
    </>
  );
}

/** Joins texts in one line, each with its own direction; null when there are none. */
export function textsInLine(texts: readonly string[]): ReactNode {
  const given = texts.filter((text) => text !== '');
  if (given.length === 0) return null;
  return given.map((text, at) => (
    <span key={text}>
      {at > 0 && SEPARATOR}
      <bdi>{text}</bdi>
    </span>
  ));
}
