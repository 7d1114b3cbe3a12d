import Box from '@mui/material/Box';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '@/i18n/format';
import { controlSx } from '@/ui/controlSx';
import { AppDialog } from '@/ui/dialog/AppDialog';
import { PlainList } from '@/ui/text/PlainList';
import { type OptionGroup, type PaletteOption, usePaletteOptions } from './usePaletteOptions';

interface PaletteProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** The dialog 'Search pages': all pages, commands, and searches in lists. */
export function Palette({ open, onClose }: PaletteProps) {
  const { t } = useTranslation('menus');
  // The chosen action. It runs when this dialog has closed and the focus is back, because it may open a
  // dialog or a page.
  const afterwards = useRef<(() => void) | null>(null);
  return (
    <AppDialog
      open={open}
      title={t('searchPages')}
      onClose={onClose}
      whole
      atTop
      onExited={() => {
        afterwards.current?.();
        afterwards.current = null;
      }}
    >
      <Finder
        onRun={(run) => {
          afterwards.current = run;
          onClose();
        }}
        onClose={onClose}
      />
    </AppDialog>
  );
}

interface Grouped {
  readonly key: number;
  readonly index: number;
  readonly group: OptionGroup;
  readonly options: readonly PaletteOption[];
}
const isGrouped = (each: PaletteOption | Grouped): each is Grouped => 'options' in each;

function Finder({
  onRun,
  onClose,
}: {
  readonly onRun: (run: () => void) => void;
  readonly onClose: () => void;
}) {
  const { t } = useTranslation(['menus', 'words']);
  const [typed, setTyped] = useState('');
  const options = usePaletteOptions(typed);
  const id = useId();
  const finder = useAutocomplete<PaletteOption>({
    id,
    options,
    open: true,
    value: null,
    inputValue: typed,
    autoHighlight: true,
    handleHomeEndKeys: true,
    disableCloseOnSelect: true,
    clearOnBlur: false,
    groupBy: ({ group }) => group,
    getOptionLabel: ({ name }) => name,
    getOptionKey: ({ id: key, group }) => `${group}-${key}`,
    // `usePaletteOptions` has filtered the options already.
    filterOptions: (all) => all,
    onInputChange: (_event, text, reason) => {
      if (reason === 'input') setTyped(text);
    },
    onChange: (_event, chosen) => {
      if (chosen !== null) onRun(chosen.run);
    },
    onClose: (_event, reason) => {
      if (reason === 'escape') onClose();
    },
  });
  const count = options.length;
  return (
    <Box sx={{ paddingInline: 3, paddingBlockEnd: 2, display: 'grid', gap: 1.5 }} {...finder.getRootProps()}>
      <Box
        component="input"
        {...finder.getInputProps()}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is opened to type into this field
        autoFocus
        aria-label={t('palette.field')}
        autoComplete="off"
        spellCheck={false}
        dir="auto"
        sx={{ ...controlSx, width: '100%' }}
      />
      <Box component="output" sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
        {count === 0
          ? t('words:nothingFound')
          : t('palette.results', { count, formatted: formatNumber(count) })}
      </Box>
      <PlainList
        {...finder.getListboxProps()}
        aria-label={t('palette.field')}
        sx={{ maxHeight: '55dvh', overflowY: 'auto' }}
      >
        {(finder.groupedOptions as readonly (PaletteOption | Grouped)[]).filter(isGrouped).map((each) => (
          <Box component="li" key={each.key} role="presentation">
            <Box
              component="div"
              id={`${id}-${each.group}`}
              sx={{
                color: 'text.secondary',
                fontSize: '0.8125rem',
                fontWeight: 600,
                mt: 1,
                paddingInline: 1.5,
              }}
            >
              {t(`palette.groups.${each.group}`)}
            </Box>
            <PlainList
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element is a group of options in a list box
              role="group"
              aria-labelledby={`${id}-${each.group}`}
            >
              {each.options.map((option, at) => {
                const { key, ...props } = finder.getOptionProps({ option, index: each.index + at });
                return (
                  <Box
                    component="li"
                    key={key}
                    {...props}
                    sx={{
                      display: 'flex',
                      alignItems: 'center',
                      minHeight: 44,
                      paddingInline: 1.5,
                      borderRadius: 1,
                      cursor: 'pointer',
                      overflowWrap: 'anywhere',
                      '&.Mui-focused': {
                        bgcolor: 'action.hover',
                        outline: '1px solid',
                        outlineColor: 'primary.main',
                        // Inside the element, because the list clips what is outside.
                        outlineOffset: '-1px',
                      },
                    }}
                  >
                    <bdi>{option.name}</bdi>
                  </Box>
                );
              })}
            </PlainList>
          </Box>
        ))}
      </PlainList>
    </Box>
  );
}
