import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';

interface JobSectionProps {
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A section of a job's page with its heading. */
export function JobSection({ title, className, children }: JobSectionProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} className={className} sx={{ mt: 4 }}>
      <Box component="h2" id={id} sx={{ typography: 'h5', m: 0, mb: 1.5 }}>
        {title}
      </Box>
      {children}
    </Box>
  );
}
