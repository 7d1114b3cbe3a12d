import Button from '@mui/material/Button';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Post } from '@/api/endpoints/threadShapes';
import { Bubble } from '@/features/conversation/Bubble';
import { WrittenText } from '@/features/conversation/WrittenText';
import { useDownload } from '@/features/documents/useDownload';
import { isolatedText } from '@/i18n/useMessage';
import { formatTime } from '@/i18n/format';
import { BidiText } from '@/ui/text/BidiText';
import { SEPARATOR } from '@/ui/text/separator';
import type { Side } from '@/layout/side';
import { PlainList } from '@/ui/text/PlainList';
import { withoutControls } from '@/ui/text/withoutControls';

interface PostItemProps {
  readonly post: Post;
  readonly side: Side;
  readonly userId: string;
}

/** A message that the server has received. */
export const PostItem = memo(function PostItem({ post, side, userId }: PostItemProps) {
  const { t, i18n } = useTranslation(['messages', 'words']);
  const download = useDownload();
  const { id, author, body, attachments, sentAt, readAt } = post;
  const isOwn = author.id === userId && author.side === side;
  return (
    <Bubble
      id={`post-${id}`}
      isOwn={author.side === side}
      head={
        <>
          {isOwn ? t('you') : <BidiText>{withoutControls(author.name)}</BidiText>}
          {sentAt !== null && (
            <>
              {SEPARATOR}
              {formatTime(sentAt)}
            </>
          )}
        </>
      }
      {...(isOwn ? { foot: readAt === null ? t('sent') : t('read', { time: formatTime(readAt) }) } : {})}
    >
      <WrittenText text={body} />
      {attachments.length > 0 && (
        <PlainList sx={{ mt: 1 }}>
          {attachments.map(({ documentId, name }) => (
            <li key={documentId}>
              <Button
                size="small"
                variant="outlined"
                sx={{ overflowWrap: 'anywhere' }}
                onClick={() => void download({ id: documentId, name: withoutControls(name) })}
              >
                {t('words:downloadNamed', { name: isolatedText(withoutControls(name), i18n.dir()) })}
              </Button>
            </li>
          ))}
        </PlainList>
      )}
    </Bubble>
  );
});
