import { keyframes } from '@emotion/react';
import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import CloseIcon from '@mui/icons-material/Close';
import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import InfoIcon from '@mui/icons-material/InfoOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listen } from '@/runtime/listen';
import { startToastTimer, type ToastItem, type ToastTimer } from './toastQueue';

const rise = keyframes`from { opacity: 0; transform: translateY(12px); } to { opacity: 1; transform: none; }`;

const ICONS = { success: CheckIcon, error: ErrorIcon, info: InfoIcon } as const;

interface ToastProps {
  toast: ToastItem;
  paused: boolean;
  onClose: (id: number) => void;
}

export function Toast({ toast, paused, onClose }: ToastProps) {
  const { t } = useTranslation('ui');
  const { id, lastRequest, kind, message, duration, action, later } = toast;
  const timer = useRef<ToastTimer>(null);
  const end = useEffectEvent((last: number) => last === lastRequest && onClose(id));
  const isPaused = useEffectEvent(() => paused);

  useEffect(() => {
    const started = startToastTimer(duration, () => end(lastRequest));
    if (isPaused()) started.pause();
    timer.current = started;
    return () => started.cancel();
  }, [duration, lastRequest]);
  useEffect(() => {
    if (paused) timer.current?.pause();
    else timer.current?.resume();
  }, [paused]);

  const closing = useRef<HTMLButtonElement>(null);
  const [isOver, setOver] = useState(action?.over?.aborted === true);
  useEffect(
    () =>
      listen(action?.over, ['abort'], () => {
        // The focus moves on before its button is removed.
        if (closing.current?.parentElement?.contains(document.activeElement)) closing.current.focus();
        setOver(true);
      }),
    [action],
  );

  const Icon = ICONS[kind];
  return (
    <Box
      data-toast={kind}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onClose(id);
      }}
      sx={{
        pointerEvents: 'auto',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        width: 'fit-content',
        maxWidth: 'min(560px, 100%)',
        minHeight: 56,
        paddingBlock: 0.75,
        paddingInlineStart: 2,
        paddingInlineEnd: 0.75,
        borderRadius: 1,
        border: '1px solid',
        borderColor: `${kind}.main`,
        bgcolor: 'background.paper',
        color: 'text.primary',
        boxShadow: '0 12px 32px rgb(0 0 0 / 0.28)',
        '@media (prefers-reduced-motion: no-preference)': { animation: `${rise} 200ms ease-out` },
      }}
    >
      <Icon aria-hidden sx={{ color: `${kind}.main`, flexShrink: 0 }} />
      {/* A repeated message is rendered anew, so that it is announced again. */}
      <Box
        key={lastRequest}
        role={kind === 'error' ? 'alert' : 'status'}
        sx={{ flex: '1 1 0', minWidth: 140, paddingBlock: 0.75, overflowWrap: 'anywhere', lineHeight: 1.5 }}
      >
        {message}
      </Box>
      {/* The buttons stay on one line. It moves below the message if there is too little room. */}
      <Box sx={{ display: 'flex', alignItems: 'center', columnGap: 1.5, marginInlineStart: 'auto' }}>
        {[isOver ? undefined : action, later].map(
          (offered) =>
            offered !== undefined && (
              <Button
                key={offered.label}
                onClick={() => {
                  offered.run();
                  onClose(id);
                }}
              >
                {offered.label}
              </Button>
            ),
        )}
        <IconButton
          ref={closing}
          aria-label={t('toast.close')}
          onClick={() => onClose(id)}
          sx={{ width: 44, height: 44 }}
        >
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
    </Box>
  );
}
