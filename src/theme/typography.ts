import type { ThemeOptions } from '@mui/material/styles';

/** Headings are set closer by the language's tracking and grow with the screen (docs/look.md#type-space-shape). */
const heading = (fontSize: string, lineHeight: number, fontWeight = 650) => ({
  fontSize,
  lineHeight: `max(${lineHeight}, var(--vt-heading-leading))`,
  fontWeight,
  letterSpacing: 'var(--vt-heading-tracking)',
});

const text = (fontSize: string, fontWeight = 400) => ({
  fontSize,
  fontWeight,
  lineHeight: 'var(--vt-leading)',
  letterSpacing: 'normal',
});

/**
 * Scale 12 14 16 20 24 32 44 56. Family, line height and tracking are CSS variables that follow `lang`
 * (styles/base.css), so a language change builds no new theme.
 */
export const TYPOGRAPHY: NonNullable<ThemeOptions['typography']> = {
  fontFamily: 'var(--vt-font)',
  fontWeightLight: 300,
  fontWeightRegular: 400,
  fontWeightMedium: 550,
  fontWeightBold: 700,
  h1: heading('clamp(2.25rem, 1.6rem + 2.9vw, 3.5rem)', 1.1, 700),
  h2: heading('clamp(1.75rem, 1.4rem + 1.6vw, 2.75rem)', 1.15),
  h3: heading('clamp(1.5rem, 1.3rem + 0.9vw, 2rem)', 1.2),
  h4: heading('clamp(1.25rem, 1.15rem + 0.5vw, 1.5rem)', 1.3),
  h5: heading('1.25rem', 1.35),
  h6: heading('1rem', 1.45),
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
