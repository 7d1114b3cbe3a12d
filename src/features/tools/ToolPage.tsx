import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { pathOf } from '@/routing/routes';
import { AppLink } from '@/ui/page/AppLink';
import { PageHeading } from '@/ui/page/PageHeading';
import { Content } from '@/ui/page/Section';

/** The head of a tool, with the way back to all of them, and what it does below. */
export function ToolPage({ lead, children }: { readonly lead: string; readonly children: ReactNode }) {
  const { t } = useTranslation('tools');
  return (
    <Content>
      <Box sx={{ paddingBlock: { xs: 3, md: 6 } }}>
        <Link
          component={AppLink}
          to={pathOf('tools')}
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
        >
          {t('all')}
        </Link>
        <PageHeading lead={lead} />
        <Box className="vt-in-order" sx={{ mt: { xs: 3, md: 5 } }}>
          {children}
        </Box>
      </Box>
    </Content>
  );
}
