import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';
import type { ListControl } from './list/useListState';

/** The same records as a list or by rank. */
export function ViewChoice({ list }: { readonly list: ListControl }) {
  const { t } = useTranslation('records');
  return (
    <ToggleButtonGroup
      exclusive
      value={list.state.view}
      aria-label={t('view.name')}
      onChange={(_event, view: unknown) => {
        if (view === 'list' || view === 'hierarchy') list.go({ view });
      }}
    >
      <ToggleButton value="list" sx={{ px: 2 }}>
        {t('view.list')}
      </ToggleButton>
      <ToggleButton value="hierarchy" sx={{ px: 2 }}>
        {t('view.hierarchy')}
      </ToggleButton>
    </ToggleButtonGroup>
  );
}
