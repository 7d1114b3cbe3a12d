import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendAny } from '@/api/send';
import { endedSession, isAborted } from '@/errors/ApiError';
import { userMessage } from '@/errors/normaliser';
import { useToast } from '@/ui/toast/Toasts';
import type { Resource } from './resource';
import { useMessage } from '@/i18n/useMessage';

interface DefaultsButtonProps {
  readonly resource: Resource;
  readonly blocked: string | undefined;
  /** Whether the button looks like the other buttons of the toolbar. */
  readonly quiet?: boolean;
}

/** A button that creates the default records that are missing. */
export function DefaultsButton({ resource, blocked, quiet = false }: DefaultsButtonProps) {
  const { t } = useTranslation('records');
  const say = useMessage('records');
  const toast = useToast();
  const [pending, setPending] = useState(false);
  const endpoint = resource.endpoints.createDefaults;
  if (endpoint === undefined) return null;
  const create = async () => {
    setPending(true);
    try {
      await sendAny(endpoint, { body: {} });
      toast({ kind: 'success', message: t('defaults.done') });
    } catch (error) {
      if (!isAborted(error) && !endedSession(error))
        toast({ kind: 'error', message: say(userMessage(error)) });
    } finally {
      setPending(false);
    }
  };
  return (
    <Button
      variant={quiet ? 'text' : 'outlined'}
      disabled={blocked !== undefined || pending}
      title={blocked}
      onClick={() => void create()}
    >
      {t('defaults.action')}
    </Button>
  );
}
