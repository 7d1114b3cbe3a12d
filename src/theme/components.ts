import type { ThemeOptions } from '@mui/material/styles';
import { BREAKPOINTS, BUTTON_MIN_HEIGHT } from '@/config/themes';
import { CONTROL_BORDER, SWITCH } from './switchStyle';

const BORDER = '1px solid var(--vt-border)';
/** In rem, so that it grows with the text of the button. */
const BUTTON_ICON = { fontSize: '1.25rem' };
/** MUI reduces the minimum height from `sm` on; touch targets need the same height on every screen. */
const TALL = {
  minHeight: BUTTON_MIN_HEIGHT,
  [`@media (min-width: ${BREAKPOINTS.sm}px)`]: { minHeight: BUTTON_MIN_HEIGHT },
};

/** Look and behaviour of MUI's components (docs/look.md). Data only, because this is start-up code. */
export const COMPONENTS: NonNullable<ThemeOptions['components']> = {
  MuiButtonBase: {
    // No ripple: less motion, and less work for each click.
    defaultProps: { disableRipple: true },
    styleOverrides: {
      // MUI's own focus ring is set by a script that must see the focus event, which happens too early on a
      // prerendered page. Menu items are excluded: there MUI removes the ring after a click.
      root: ({ theme }) => ({
        '&:where(a:not([role=menuitem]), button):focus-visible': theme.focusVisible || {},
      }),
    },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: {
        minHeight: BUTTON_MIN_HEIGHT,
        paddingInline: 20,
        borderRadius: 10,
        whiteSpace: 'normal',
        textAlign: 'center',
        textWrap: 'balance',
        '&:active': { transform: 'translateY(1px)' },
        '@media (prefers-reduced-motion: reduce)': { '&:active': { transform: 'none' } },
        '@media (forced-colors: active)': { border: '1px solid ButtonBorder' },
      },
      text: { paddingInline: 12 },
      outlined: { borderColor: CONTROL_BORDER, '&:hover': { borderColor: 'currentColor' } },
      startIcon: { '& > *:nth-of-type(1)': BUTTON_ICON },
      endIcon: { '& > *:nth-of-type(1)': BUTTON_ICON },
      sizeSmall: { paddingInline: 14, fontSize: '0.875rem' },
      sizeLarge: { minHeight: 52, paddingInline: 28, fontSize: '1rem' },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: { minWidth: BUTTON_MIN_HEIGHT, minHeight: BUTTON_MIN_HEIGHT, color: 'var(--vt-text-secondary)' },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: {
        minHeight: BUTTON_MIN_HEIGHT,
        textTransform: 'none',
        borderColor: CONTROL_BORDER,
        color: 'var(--vt-text-secondary)',
        '@media (forced-colors: active)': { '&.Mui-selected': { outline: '2px solid Highlight' } },
      },
    },
  },
  MuiLink: {
    defaultProps: { underline: 'always' },
    styleOverrides: {
      root: {
        textUnderlineOffset: '0.2em',
        textDecorationThickness: '1px',
        textDecorationColor: 'currentColor',
      },
    },
  },
  MuiPaper: {
    styleOverrides: {
      root: { backgroundImage: 'none' },
      outlined: { borderColor: 'var(--vt-border)' },
      elevation: { '@media (forced-colors: active)': { border: '1px solid CanvasText' } },
    },
  },
  MuiCard: { defaultProps: { variant: 'outlined' } },
  MuiAppBar: {
    defaultProps: { elevation: 0, color: 'default' },
    styleOverrides: {
      root: { borderBottom: BORDER, backgroundColor: 'var(--vt-surface)', color: 'var(--vt-text)' },
    },
  },
  MuiDialog: {
    styleOverrides: {
      paper: { border: BORDER, backgroundColor: 'var(--vt-surface-raised)', borderRadius: 16 },
    },
  },
  MuiDialogTitle: {
    styleOverrides: { root: { padding: '24px 24px 8px', fontSize: '1.375rem', lineHeight: 1.35 } },
  },
  MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 24px', rowGap: 8, flexWrap: 'wrap' } } },
  MuiBackdrop: {
    styleOverrides: {
      root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgb(4 8 16 / 0.56)' } },
    },
  },
  MuiDrawer: {
    styleOverrides: {
      paper: { backgroundColor: 'var(--vt-surface)', borderInline: BORDER },
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      paper: { border: BORDER, backgroundColor: 'var(--vt-surface-raised)', boxShadow: 'var(--vt-shadow)' },
      option: TALL,
      // Reserves room for the clear button, so that the arrow beside it does not move
      // when the button appears.
      root: {
        '&:not(.Mui-focused):not(:hover) .MuiInputBase-root.MuiInputBase-root': { paddingRight: 44 },
        // The arrow in its button is at the same distance from the edge as that of a select.
        '& .MuiInputBase-root.MuiInputBase-root .MuiAutocomplete-endAdornment': { right: -1 },
      },
      endAdornment: {
        display: 'flex',
        justifyContent: 'flex-end',
        minWidth: 88,
        pointerEvents: 'none',
        '& > *': { pointerEvents: 'auto' },
      },
    },
  },
  MuiPopover: { styleOverrides: { paper: { border: BORDER, backgroundColor: 'var(--vt-surface-raised)' } } },
  MuiMenu: { styleOverrides: { list: { padding: 6 } } },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        ...TALL,
        borderRadius: 8,
        // A long name wraps, so that the menu is never wider than the screen.
        whiteSpace: 'normal',
        overflowWrap: 'anywhere',
        '&.Mui-selected': { fontWeight: 600 },
        '@media (forced-colors: active)': {
          '&.Mui-selected': { outline: '1px solid Highlight', outlineOffset: -1 },
        },
      },
    },
  },
  MuiListItemButton: { styleOverrides: { root: { minHeight: BUTTON_MIN_HEIGHT, borderRadius: 8 } } },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 40, color: 'inherit' } } },
  MuiTooltip: {
    defaultProps: { enterDelay: 500, describeChild: false },
    styleOverrides: {
      tooltip: { color: 'var(--vt-background)', fontSize: '0.8125rem', padding: '6px 10px', borderRadius: 8 },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        borderRadius: 10,
        backgroundColor: 'var(--vt-surface)',
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--vt-border)' },
        // A touched field stays "hovered", and MUI would make its border hardly visible.
        '@media (hover: none)': {
          '&:hover:not(.Mui-focused, .Mui-error, .Mui-disabled) .MuiOutlinedInput-notchedOutline': {
            borderColor: CONTROL_BORDER,
          },
        },
        // By default browsers use the colour of a button's border, which may be hardly visible on the field.
        '@media (forced-colors: active)': {
          '&, &:hover, &.Mui-error': { '& .MuiOutlinedInput-notchedOutline': { borderColor: 'CanvasText' } },
          '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: 'Highlight' },
          '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: 'GrayText' },
        },
      },
      notchedOutline: { borderColor: CONTROL_BORDER },
    },
  },
  MuiInputBase: {
    styleOverrides: {
      input: { '&::placeholder': { color: 'var(--vt-text-secondary)', opacity: 1 } },
    },
  },
  MuiInputLabel: { styleOverrides: { root: { color: 'var(--vt-text-secondary)' } } },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        fontSize: '0.8125rem',
        marginInline: 2,
        // The text that says why a field is disabled keeps the colour of other helper texts.
        '&.Mui-disabled': { color: 'var(--vt-text-secondary)' },
      },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: {
        fontWeight: 550,
        borderRadius: 8,
        '@media (forced-colors: active)': { border: '1px solid CanvasText' },
      },
    },
  },
  MuiBadge: { styleOverrides: { badge: { fontWeight: 650, fontVariantNumeric: 'tabular-nums' } } },
  MuiAlert: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: {
        borderRadius: 10,
        fontSize: '0.9375rem',
        alignItems: 'center',
        border: '1px solid var(--vt-border)',
        ...Object.fromEntries(
          ['Error', 'Warning', 'Success', 'Info'].map((severity) => [
            `&.MuiAlert-color${severity}`,
            { borderColor: `color-mix(in srgb, var(--vt-${severity.toLowerCase()}) 40%, var(--vt-border))` },
          ]),
        ),
      },
      action: { paddingTop: 0, alignItems: 'center' },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: { borderBottomColor: 'var(--vt-border)', fontVariantNumeric: 'tabular-nums' },
      head: { color: 'var(--vt-text-secondary)', fontWeight: 600, fontSize: '0.8125rem' },
    },
  },
  MuiTableRow: { styleOverrides: { root: { 'tbody &:last-of-type > *': { borderBottom: 0 } } } },
  MuiTabs: {
    styleOverrides: {
      indicator: {
        '@media (forced-colors: active)': { backgroundColor: 'Highlight', forcedColorAdjust: 'none' },
      },
    },
  },
  MuiTab: { styleOverrides: { root: { textTransform: 'none', minHeight: 48 } } },
  MuiSwitch: SWITCH,
  MuiCheckbox: { styleOverrides: { root: { color: CONTROL_BORDER } } },
  MuiRadio: {
    styleOverrides: { root: { color: CONTROL_BORDER, '&.Mui-disabled': { color: 'var(--vt-border)' } } },
  },
  MuiSkeleton: { defaultProps: { animation: 'pulse' } },
};
