import { useTranslation } from 'react-i18next';
import { statusOf } from '@/routing/matchRoute';
import { Text } from '@/ui/text/Text';
import { useRoute } from './useRoute';

/** The mark 'Coming Soon', if the route table says that the current page is not ready. */
export function ComingSoonMark() {
  const route = useRoute();
  return route !== undefined && statusOf(route.id) === 'comingSoon' ? <Mark /> : null;
}

function Mark() {
  const { t } = useTranslation('placeholders');
  return (
    <Text
      quiet
      small
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        mb: 2,
        px: 1.5,
        py: 0.5,
        borderRadius: 999,
        border: '1px solid',
        borderColor: 'divider',
        bgcolor: 'background.paper',
        fontWeight: 600,
        '&::before': { content: '""', width: 8, height: 8, borderRadius: '50%', bgcolor: 'primary.main' },
      }}
    >
      {t('comingSoon')}
    </Text>
  );
}
