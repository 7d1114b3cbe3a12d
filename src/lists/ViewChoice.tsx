import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';
import type { View } from './list/listState';
import type { ListControl } from './list/useListState';

interface ViewChoiceProps {
  readonly list: ListControl;
  /** The other way than the list. */
  readonly other: Exclude<View, 'list'>;
}

/** The same records as a list, or in another way. */
export function ViewChoice({ list, other }: ViewChoiceProps) {
  const { t } = useTranslation('records');
  return (
    <ToggleButtonGroup
      exclusive
      value={list.state.view}
      aria-label={t('view.name')}
      onChange={(_event, view: unknown) => {
        if (view === 'list') list.go({ view });
        else if (view === other) list.go({ view: other });
      }}
    >
      <ToggleButton value="list" sx={{ px: 2 }}>
        {t('view.list')}
      </ToggleButton>
      <ToggleButton value={other} sx={{ px: 2 }}>
        {t(`view.${other}`)}
      </ToggleButton>
    </ToggleButtonGroup>
  );
}
