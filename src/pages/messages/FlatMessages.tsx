import { useMutation, useQuery } from '@tanstack/react-query';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Message, messages } from '@/api/endpoints/messages';
import { mutationOptionsFor, queryOptionsFor, send } from '@/api/queries';
import { readUpTo } from '@/api/readPages';
import { CONTACT } from '@/config/marketing';
import { NAME_HERE, Sentence } from '@/features/profile/Sentence';
import { Bubble } from '@/features/conversation/Bubble';
import { WrittenText } from '@/features/conversation/WrittenText';
import { focusIfLost } from '@/ui/focusNext';
import { useFailureToast } from '@/ui/toast/useFailureToast';
import { formatDate } from '@/i18n/format';
import { EmptyState } from '@/ui/loading/EmptyState';
import { PageNotOffered } from '@/ui/loading/PageNotOffered';
import { QueryState } from '@/ui/loading/QueryState';
import { readState } from '@/ui/loading/readState';
import { RowsSkeleton } from '@/ui/loading/Skeletons';
import { EmailLink } from '@/ui/page/EmailLink';
import { PageBody } from '@/ui/page/PageBody';
import { BidiText } from '@/ui/text/BidiText';
import type { Side } from '@/layout/side';
import { PlainList } from '@/ui/text/PlainList';
import { withoutControls } from '@/ui/text/withoutControls';

const STEP = 20;

/**
 * For a backend without conversations: single messages that can be read and marked, and the address to answer
 * to.
 */
export function FlatMessages({ side }: { readonly side: Side }) {
  const { t } = useTranslation(['messages', 'terms']);
  const [shown, setShown] = useState(STEP);
  const query = useQuery({
    ...queryOptionsFor(messages.list, { query: { page: 1, pageSize: shown } }),
    queryFn: ({ signal }) =>
      readUpTo(shown, (page, pageSize) => send(messages.list, { query: { page, pageSize }, signal })),
    enabled: side === 'applicant',
  });
  if (side === 'agency')
    return (
      <PageBody>
        <PageNotOffered />
      </PageBody>
    );
  return (
    <PageBody>
      <p>
        <Sentence
          text={t('noReply', { address: NAME_HERE })}
          name={<EmailLink address={CONTACT.support} />}
        />
      </p>
      <QueryState
        state={readState(query)}
        failed={t('terms:messagesFailed')}
        notOffered={<PageNotOffered />}
        skeleton={<RowsSkeleton rows={4} height={120} />}
        isEmpty={({ data }) => data.length === 0}
        empty={<EmptyState title={t('noneYet')} />}
      >
        {({ data, totalCount }) => (
          <>
            <PlainList sx={{ display: 'grid', gap: 2 }}>
              {data.map((message) => (
                <FlatMessage key={message.id} message={message} />
              ))}
            </PlainList>
            {data.length < totalCount && (
              <Button variant="outlined" sx={{ mt: 2 }} onClick={() => setShown(shown + STEP)}>
                {t('more')}
              </Button>
            )}
          </>
        )}
      </QueryState>
    </PageBody>
  );
}

function FlatMessage({ message }: { readonly message: Message }) {
  const { t } = useTranslation('terms');
  const { id, from, subject, body, read, sentAt } = message;
  const mark = useMutation(mutationOptionsFor(messages.markRead));
  const sayFailure = useFailureToast();
  const row = useRef<HTMLLIElement>(null);
  return (
    <li ref={row} tabIndex={-1}>
      <Bubble
        isOwn={false}
        head={
          <>
            <BidiText>{withoutControls(from)}</BidiText>
            {sentAt !== null && ` · ${formatDate(sentAt)}`}
          </>
        }
        {...(read
          ? {}
          : {
              foot: (
                <Button
                  size="small"
                  disabled={mark.isPending}
                  onClick={({ currentTarget: button }) =>
                    mark.mutate(
                      { path: { id }, body: { read: true } },
                      {
                        // While it waits, the button is disabled and loses the focus. Then it goes away.
                        onSuccess: () => void focusIfLost(() => row.current),
                        onError: (error) => {
                          sayFailure(error);
                          focusIfLost(() => button);
                        },
                      },
                    )
                  }
                >
                  {t('markAsRead')}
                </Button>
              ),
            })}
      >
        <Box
          component="h2"
          sx={{ typography: 'subtitle1', fontWeight: read ? 500 : 700, margin: 0, mb: 0.5 }}
        >
          <BidiText>{withoutControls(subject)}</BidiText>
        </Box>
        <WrittenText text={body} />
      </Bubble>
    </li>
  );
}
