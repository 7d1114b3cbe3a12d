import Button from '@mui/material/Button';
import { memo, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Question } from '@/ui/dialog/Question';
import { isolated } from '@/i18n/isolated';
import { focusIfLost } from '@/ui/focusNext';
import { DataText } from '@/ui/text/DataText';
import { Text } from '@/ui/text/Text';
import './conversation.css';
import { partsOf } from './links';

/** A longer text is cut after this many characters until the reader asks for the rest. */
const FIRST = 2000;

/**
 * A text that somebody wrote. Each line has its own direction, and web addresses open only after a question.
 */
export const WrittenText = memo(function WrittenText({ text }: { readonly text: string }) {
  const [isWhole, setWhole] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const isLong = text.length > FIRST && !isWhole;
  const paragraphs = useMemo(
    () => (isLong ? text.slice(0, FIRST) : text).split(/\n{2,}/).filter((part) => part.trim() !== ''),
    [text, isLong],
  );
  return (
    <div ref={box} tabIndex={isWhole ? -1 : undefined}>
      {paragraphs.map((part, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- paragraphs of one text have no other name
        <p key={place} className="vt-written" dir="auto">
          {partsOf(part).map(({ text: words, link }, at) =>
            link === undefined ? (
              // oxlint-disable-next-line react/no-array-index-key -- parts of one text have no other name
              <DataText key={at}>{words}</DataText>
            ) : (
              // oxlint-disable-next-line react/no-array-index-key -- parts of one text have no other name
              <OutwardLink key={at} url={link} />
            ),
          )}
        </p>
      ))}
      {isLong && (
        <ShowAll
          onClick={() => {
            setWhole(true);
            focusIfLost(() => box.current);
          }}
        />
      )}
    </div>
  );
});

function ShowAll({ onClick }: { readonly onClick: () => void }) {
  const { t } = useTranslation('words');
  return (
    <Button size="small" onClick={onClick} sx={{ marginInlineStart: '-14px' }}>
      {t('showAll')}
    </Button>
  );
}

/** A link that shows its real target and asks before it opens. */
function OutwardLink({ url }: { readonly url: URL }) {
  const { t, i18n } = useTranslation(['messages', 'words']);
  const [asks, setAsks] = useState(false);
  return (
    <>
      <Button
        variant="text"
        // The words of the interface in a message in another script.
        dir={i18n.dir()}
        onClick={() => setAsks(true)}
        sx={{
          display: 'inline',
          minWidth: 0,
          padding: 0,
          minHeight: 0,
          font: 'inherit',
          color: 'inherit',
          textDecoration: 'underline',
          overflowWrap: 'anywhere',
        }}
      >
        {t('openLink', { host: isolated(url.host) })}
      </Button>
      <Question
        open={asks}
        title={t('leaving.title')}
        confirm={t('words:open')}
        cancel={t('words:cancel')}
        onClose={() => setAsks(false)}
        onConfirm={() => {
          setAsks(false);
          window.open(url.href, '_blank', 'noopener,noreferrer');
        }}
      >
        <Text dir="ltr" sx={{ fontWeight: 600 }}>
          {url.host}
        </Text>
        <Text dir="ltr" sx={{ mt: 1 }}>
          {url.href}
        </Text>
      </Question>
    </>
  );
}
