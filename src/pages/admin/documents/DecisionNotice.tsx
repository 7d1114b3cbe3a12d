import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { StaffDocument } from '@/api/endpoints/documents';
import type { DecidedDocument } from './decision';
import { usePutBack } from './usePutBack';

interface DecisionNoticeProps {
  readonly last: DecidedDocument | undefined;
  readonly onPutBack: (answer: StaffDocument) => void;
}

/** The decision about the previous document, above the next one. A toast would cover the buttons. */
export function DecisionNotice({ last, onPutBack }: DecisionNoticeProps) {
  const { t } = useTranslation('checks');
  const putBack = usePutBack(onPutBack);
  return (
    <Box
      component="output"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1,
        paddingInline: 3,
        color: 'text.secondary',
        overflowWrap: 'anywhere',
      }}
    >
      {last !== undefined && t(`done.${last.decision}`, { name: `\u2068${last.answer.name}\u2069` })}
      {last !== undefined && last.decision !== 'pending' && (
        <Button sx={{ marginInlineStart: -1 }} onClick={() => void putBack(last.answer)}>
          {t('putBack')}
        </Button>
      )}
    </Box>
  );
}
