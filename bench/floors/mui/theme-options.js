export const options = {
  shape: { borderRadius: 12 },
  typography: { fontFamily: 'system-ui, sans-serif', button: { textTransform: 'none' } },
  components: { MuiButton: { styleOverrides: { root: { minHeight: 44 } } } },
};
export const palettes = {
  light: { primary: { main: '#3949ab' }, background: { default: '#f6f7fb', paper: '#ffffff' } },
  dark: { primary: { main: '#8ea2ff' }, background: { default: '#0b1020', paper: '#151c33' } },
};
