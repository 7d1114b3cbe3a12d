import Box from '@mui/material/Box';
import { PageHeading } from '@/ui/page/PageHeading';
import { Content } from '@/ui/page/Section';
import { Figures } from './Figures';
import { Health } from '@/features/system/Health';
import { LastDays } from './LastDays';
import { NewestAccounts } from './NewestAccounts';
import { PageLinks } from './PageLinks';
import { RoleSwitches } from './RoleSwitches';
import { Today } from './Today';

const COLUMN = { display: 'grid', gap: 3, minWidth: 0 } as const;

/** The start page of administrators: figures with links, all admin pages, and recent events. */
export function AdminDashboardPage() {
  return (
    <Content>
      <Box sx={{ paddingBlock: { xs: 4, md: 6 } }}>
        <PageHeading />
        {/* The number of cards in the first two sections depends on the response. */}
        <Box className="vt-in-order" sx={{ ...COLUMN, mt: 4 }}>
          <Today />
          <LastDays />
          <Figures />
          <Box
            sx={{
              display: 'grid',
              gap: 3,
              alignItems: 'start',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
            }}
          >
            <Box sx={COLUMN}>
              <PageLinks />
              <NewestAccounts />
            </Box>
            <Box sx={COLUMN}>
              <RoleSwitches />
              {/* Last, because its height depends on the response. */}
              <Health optional />
            </Box>
          </Box>
        </Box>
      </Box>
    </Content>
  );
}
