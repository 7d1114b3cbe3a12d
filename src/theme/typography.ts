import type { ThemeOptions } from '@mui/material/styles';

/** Font sizes and line heights are in styles/type.css. */
const heading = (level: string, weight = 'heading') => ({
  fontSize: `var(--vt-${level})`,
  lineHeight: `max(var(--vt-${level}-leading), var(--vt-heading-leading))`,
  fontWeight: `var(--vt-${weight}-weight)`,
  letterSpacing: 'var(--vt-heading-tracking)',
});

const text = (fontSize: string, fontWeight = 400) => ({
  fontSize,
  fontWeight,
  lineHeight: 'var(--vt-leading)',
  letterSpacing: 'normal',
});

/**
 * Font family, line height and letter spacing are CSS variables that depend on `lang` (styles/base.css), so
 * that a change of language needs no new theme.
 */
export const TYPOGRAPHY: NonNullable<ThemeOptions['typography']> = {
  fontFamily: 'var(--vt-font)',
  fontWeightLight: 300,
  fontWeightRegular: 400,
  fontWeightMedium: 550,
  fontWeightBold: 700,
  h1: heading('h1', 'h1'),
  h2: heading('h2'),
  h3: heading('h3'),
  h4: heading('h4'),
  h5: heading('h5'),
  h6: heading('h6'),
  subtitle1: text('1rem', 550),
  subtitle2: text('0.875rem', 550),
  body1: text('1rem'),
  body2: text('0.875rem'),
  caption: text('0.75rem'),
  overline: { ...text('0.75rem', 600), textTransform: 'none' },
  button: {
    fontSize: '0.9375rem',
    fontWeight: 600,
    lineHeight: 1.5,
    letterSpacing: 'normal',
    textTransform: 'none',
  },
};
