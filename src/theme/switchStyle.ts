import type { ThemeOptions } from '@mui/material/styles';

/** The border of fields and switches. */
export const CONTROL_BORDER = 'var(--vt-control-border)';

/** A switch that is large enough for a finger, with a border in both positions. */
export const SWITCH: NonNullable<ThemeOptions['components']>['MuiSwitch'] = {
  styleOverrides: {
    root: {
      width: 52,
      height: 44,
      padding: '10px 4px',
      '& .MuiSwitch-switchBase.Mui-checked + .MuiSwitch-track': {
        opacity: 1,
        borderColor: 'transparent',
        backgroundColor: 'var(--vt-primary)',
      },
    },
    switchBase: {
      padding: 14,
      insetInlineStart: -6,
      color: CONTROL_BORDER,
      '&.Mui-checked': { transform: 'translateX(20px)', color: 'var(--vt-on)' },
    },
    thumb: {
      width: 16,
      height: 16,
      boxShadow: 'none',
      backgroundColor: 'currentColor',
      '@media (forced-colors: active)': {
        backgroundColor: 'ButtonText',
        '.Mui-checked > &': { backgroundColor: 'Highlight' },
      },
    },
    track: {
      borderRadius: 12,
      border: `1.5px solid ${CONTROL_BORDER}`,
      backgroundColor: 'var(--vt-surface)',
      opacity: 1,
      boxSizing: 'border-box',
    },
  },
};
