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

/** What an administrator comes to: figures that lead somewhere, every admin page, and what happened lately. */
export function AdminDashboardPage() {
  return (
    <Content>
      <Box sx={{ paddingBlock: { xs: 4, md: 6 } }}>
        <PageHeading />
        {/* Only the server knows how many cards the first two have. */}
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
              {/* Last, as only the server knows how long it is. */}
              <Health optional />
            </Box>
          </Box>
        </Box>
      </Box>
    </Content>
  );
}
