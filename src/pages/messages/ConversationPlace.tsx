import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Activity, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Surface } from '@/ui/card/Surface';

interface ConversationPlaceProps {
  /** Without it no way back is shown. */
  readonly onClose?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** The landmark of an open conversation, with the way back to the list where the list is not beside it. */
export function ConversationPlace({ onClose, children }: ConversationPlaceProps) {
  const { t } = useTranslation('messages');
  return (
    <section className="vt-conversation" aria-label={t('conversation')}>
      {onClose !== undefined && (
        <div className="vt-messages-back">
          <Button onClick={onClose} sx={{ marginInlineStart: -1.5, mb: 1 }}>
            {t('back')}
          </Button>
        </div>
      )}
      {children}
    </section>
  );
}

export const ACTIONS_SX = { width: 44, height: 44 };

/**
 * The parts that appear when a conversation is opened. They are rendered hidden while the browser has nothing to
 * do, because computing their styles is a quarter of the time that opening takes (docs/performance.md).
 */
export function PreparedStyles() {
  return (
    <Activity mode="hidden">
      <ConversationPlace onClose={() => undefined}>
        <Surface>
          <IconButton sx={ACTIONS_SX} />
        </Surface>
      </ConversationPlace>
      <Button variant="outlined" />
    </Activity>
  );
}
