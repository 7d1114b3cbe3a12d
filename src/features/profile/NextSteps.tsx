import ArrowForward from '@mui/icons-material/ArrowForward';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { AppLink } from '@/ui/page/AppLink';
import { type CountedField, partOfField } from './groups';
import { sectionPath } from './parts';

/** Things to do, each leading to its part of the editor. */
export function NextSteps({ fields }: { readonly fields: readonly CountedField[] }) {
  const { t } = useTranslation('profile');
  return (
    <Box component="ul" sx={{ listStyle: 'none', margin: 0, padding: 0 }}>
      {fields.map((field) => (
        <Box
          component="li"
          key={field}
          sx={{ '& + &': { borderBlockStart: '1px solid', borderColor: 'divider' } }}
        >
          <Box
            component={AppLink}
            to={sectionPath(partOfField(field))}
            sx={{
              display: 'flex',
              alignItems: 'center',
              justifyContent: 'space-between',
              gap: 2,
              minHeight: 48,
              paddingBlock: 0.75,
              color: 'text.primary',
              fontWeight: 550,
              textDecoration: 'none',
              '&:hover': { color: 'primary.main', textDecoration: 'underline' },
            }}
          >
            {t(`tasks.${field}`)}
            <ArrowForward
              aria-hidden
              className="vt-mirror"
              fontSize="small"
              sx={{ flexShrink: 0, color: 'text.secondary' }}
            />
          </Box>
        </Box>
      ))}
    </Box>
  );
}
