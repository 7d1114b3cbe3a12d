import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendAny } from '@/api/send';
import { useToast } from '@/ui/toast/Toasts';
import { useFailureToast } from '@/ui/toast/useFailureToast';
import type { Resource } from './resource';

interface DefaultsButtonProps {
  readonly resource: Resource;
  readonly blocked: string | undefined;
  /** Whether the button looks like the other buttons of the toolbar. */
  readonly quiet?: boolean;
}

/** A button that creates the default records that are missing. */
export function DefaultsButton({ resource, blocked, quiet = false }: DefaultsButtonProps) {
  const { t } = useTranslation('records');
  const toast = useToast();
  const sayFailure = useFailureToast();
  const [pending, setPending] = useState(false);
  const endpoint = resource.endpoints.createDefaults;
  if (endpoint === undefined) return null;
  const create = async () => {
    setPending(true);
    try {
      await sendAny(endpoint, { body: {} });
      toast({ kind: 'success', message: t('defaults.done') });
    } catch (error) {
      sayFailure(error);
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
