import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { lateChunkQuery } from '@/ui/loading/useLateChunk';
import type { Bars } from './charts/bars';

const CHARTS = lateChunkQuery({
  name: 'reportCharts',
  load: () => import('./charts/BarsChart'),
  namespaces: [],
});
const HEIGHT = 280;
const BAR = 36;
const AXES = 84;

/**
 * A chart, loaded after its report into a reserved space. When its code cannot be loaded, there is no chart.
 */
export function Chart({ bars }: { readonly bars: Bars }) {
  const { data, errorUpdateCount } = useQuery(CHARTS);
  // After a failure no space is reserved while the code is requested again.
  if (data === undefined && errorUpdateCount > 0) return null;
  const height = bars.lie === true ? AXES + bars.labels.length * bars.series.length * BAR : HEIGHT;
  return (
    <Box
      aria-hidden="true"
      className="vt-no-print"
      data-chart=""
      sx={{ height, mb: 1, minWidth: 0, overflow: 'hidden' }}
    >
      {data !== undefined && <data.BarsChart bars={bars} height={height} />}
    </Box>
  );
}
