import { useTranslation } from 'react-i18next';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { changeLocale } from './locales-inline.js';

export default function LanguageMenu({ anchor, onClose }) {
  const { i18n } = useTranslation();
  const choose = async (code) => {
    onClose();
    await changeLocale(i18n, code);
  };
  return (
    <Menu open anchorEl={anchor} onClose={onClose}>
      {['en', 'fr'].map((code) => (
        <MenuItem key={code} onClick={() => choose(code)}>
          {code.toUpperCase()}
        </MenuItem>
      ))}
    </Menu>
  );
}
