import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { FALLBACK_ROLE, PERMISSIONS, ROLES, SERVER_ROLES } from '@/config/roles';
import { type DialogProps, nameOf, textOf } from '@/features/records/resource';
import { sentences } from '@/i18n/punctuation';
import { BidiText } from '@/ui/text/BidiText';
import { AppDialog } from '@/ui/dialog/AppDialog';

const TABLE_SX = {
  width: '100%',
  mt: 2,
  borderCollapse: 'collapse',
  '& th, & td': {
    paddingBlock: 1,
    textAlign: 'start',
    borderBlockEnd: '1px solid',
    borderColor: 'divider',
    fontWeight: 400,
    hyphens: 'auto',
  },
  '& thead th': { color: 'text.secondary', fontSize: '0.8125rem', fontWeight: 600 },
  '& td, & th:last-child': { width: '6em', textAlign: 'end' },
  '& td[data-granted]': { color: 'success.main', fontWeight: 600 },
} as const;

/**
 * The permissions of a role in this app. Its name on the server is mapped to one of the two roles of the
 * product.
 */
export function PermissionsDialog({ resource, items, open, onClose }: DialogProps) {
  const { t } = useTranslation(['records', 'words', 'roles']);
  const [item] = items;
  if (item === undefined) return null;
  const name = textOf(item, 'name').toLowerCase();
  const ownRole = Object.hasOwn(SERVER_ROLES, name) ? SERVER_ROLES[name] : undefined;
  const role = ownRole ?? FALLBACK_ROLE;
  const shown = t(`roles:${role}.displayName`);
  const { permissions } = ROLES[role];
  return (
    <AppDialog
      open={open}
      title={
        <>
          {t('permissions.title')}{' '}
          <Box component="span" sx={{ display: 'block', typography: 'body2', color: 'text.secondary' }}>
            <BidiText>{nameOf(resource, item).slice(0, 300)}</BidiText>
          </Box>
        </>
      }
      onClose={onClose}
      size="xs"
      actions={<Button onClick={onClose}>{t('words:close')}</Button>}
    >
      <Box sx={{ color: 'text.secondary' }}>
        {sentences([
          t(ownRole === undefined ? 'permissions.unknown' : 'permissions.countsAs', { role: shown }),
          t('permissions.readOnly'),
        ])}
      </Box>
      <Box component="table" sx={TABLE_SX}>
        <thead>
          <tr>
            <th scope="col">{t('permissions.permission')}</th>
            <th scope="col">{shown}</th>
          </tr>
        </thead>
        <tbody>
          {PERMISSIONS.map((permission) => (
            <tr key={permission}>
              <th scope="row">{t(`permissions.names.${permission}`)}</th>
              <td data-granted={permissions[permission] ? '' : undefined}>
                {t(permissions[permission] ? 'permissions.granted' : 'permissions.denied')}
              </td>
            </tr>
          ))}
        </tbody>
      </Box>
    </AppDialog>
  );
}
