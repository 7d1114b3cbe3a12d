import Box from '@mui/material/Box';

/** The mark of a page that is not open yet. */
export function ComingSoonMark({ text }: { readonly text: string }) {
  return (
    <Box
      component="p"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        m: 0,
        mb: 2,
        px: 1.5,
        py: 0.5,
        borderRadius: 999,
        border: '1px solid',
        borderColor: 'divider',
        bgcolor: 'background.paper',
        color: 'text.secondary',
        fontSize: '0.875rem',
        fontWeight: 600,
        '&::before': { content: '""', width: 8, height: 8, borderRadius: '50%', bgcolor: 'primary.main' },
      }}
    >
      {text}
    </Box>
  );
}
