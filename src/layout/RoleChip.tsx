import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { type RoleName, ROLES } from '@/config/roles';

/** The name of a role with a border in its colour. */
export function RoleChip({ role }: { readonly role: RoleName }) {
  const { t } = useTranslation('roles');
  return (
    <Box
      component="span"
      sx={{
        // As high as its line, because Arabic and Persian letters go far below the baseline.
        display: 'inline-block',
        paddingInline: 1,
        borderRadius: 0.75,
        border: '1px solid',
        borderColor: `${ROLES[role].color}.main`,
        fontSize: '0.75rem',
        fontWeight: 600,
        lineHeight: 'calc(22em / 12)',
      }}
    >
      {t(`${role}.displayName`)}
    </Box>
  );
}
