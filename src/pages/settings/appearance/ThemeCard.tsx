import CheckCircle from '@mui/icons-material/CheckCircle';
import Box from '@mui/material/Box';
import { memo, useId } from 'react';
import type { ThemeVariant } from '@/config/themes';
import { ThemeSwatch } from './ThemeSwatch';

interface ThemeCardProps {
  readonly variant: ThemeVariant;
  readonly name: string;
  readonly character: string;
  /** The `name` of the radio buttons in one group. */
  readonly group: string;
  readonly chosen: boolean;
  readonly onChoose: (variant: ThemeVariant) => void;
}

/** A theme as a native radio button, so that arrow keys and screen readers work as usual. */
export const ThemeCard = memo(function ThemeCard(props: ThemeCardProps) {
  const { variant, name, character, group, chosen, onChoose } = props;
  const id = useId();
  return (
    <Box
      component="label"
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        cursor: 'pointer',
        overflow: 'hidden',
        // In two columns on a phone, the ninth card spans the last row.
        '&:last-of-type': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
        borderRadius: 1,
        border: '1px solid var(--vt-control-border)',
        backgroundColor: 'var(--vt-surface-raised)',
        transition: 'border-color 140ms, box-shadow 140ms',
        '&:hover': { borderColor: 'var(--vt-text)' },
        '&:has(:checked)': {
          borderColor: 'var(--vt-primary)',
          boxShadow: '0 0 0 1px var(--vt-primary)',
          '@media (forced-colors: active)': { outline: '2px solid Highlight' },
        },
        '&:has(:focus-visible)': { outline: '2px solid var(--vt-focus)', outlineOffset: '3px' },
      }}
    >
      <Box
        component="input"
        type="radio"
        name={group}
        value={variant}
        checked={chosen}
        onChange={() => onChoose(variant)}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-character`}
        sx={{
          position: 'absolute',
          inset: 0,
          width: '100%',
          height: '100%',
          margin: 0,
          opacity: 0,
          cursor: 'pointer',
        }}
      />
      <ThemeSwatch variant={variant} />
      <Box
        sx={{
          display: 'flex',
          gap: 1,
          alignItems: 'flex-start',
          padding: { xs: '10px 12px 12px', sm: '12px 16px 14px' },
        }}
      >
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box id={`${id}-name`} sx={{ typography: 'subtitle2', lineHeight: 1.4 }}>
            {name}
          </Box>
          <Box
            id={`${id}-character`}
            sx={{ typography: 'caption', color: 'text.secondary', lineHeight: 1.4 }}
          >
            {character}
          </Box>
        </Box>
        <CheckCircle
          aria-hidden
          sx={{
            fontSize: 18,
            color: 'var(--vt-primary)',
            visibility: chosen ? 'visible' : 'hidden',
            // On a phone it lies over the preview, because beside the name it would break long names.
            position: { xs: 'absolute', sm: 'static' },
            top: 10,
            insetInlineEnd: 10,
            borderRadius: '50%',
            backgroundColor: 'var(--vt-surface-raised)',
            boxShadow: { xs: '0 0 0 2px var(--vt-surface-raised)', sm: 'none' },
          }}
        />
      </Box>
    </Box>
  );
});
