import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { useLabel, useWords } from '../../providers/language.ts';
import { fieldOf, useDeclaration } from '../registry.ts';
import { useFieldLabel } from '../useFieldLabel.ts';
import type { FilterProps } from './filterProps.ts';
import { filters, yesNo } from './filters.tsx';
import { RefFilter } from './RefFilter.tsx';
import { useFilters } from './useFilters.ts';
import { useProgrammeFilters } from './useScreenKinds.ts';
import { useOfferedFilters, useShownFilters } from './useShownFilters.ts';

/** Every declared filter; each acts at once, the count below tells what it did. */
export function FilterPanel({ onClose }: { onClose: () => void }) {
  const resource = useDeclaration();
  const labelOf = useFieldLabel();
  const shown = useShownFilters();
  const offered = useOfferedFilters();
  const { values, set, clear, active } = useFilters();
  const { total, isFetching } = useListContext();
  const { tie } = useProgrammeFilters();
  const say = useWords();
  const translated = useLabel();
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', maxHeight: 'inherit' }}>
      <Stack spacing={2} sx={{ p: 2, overflowY: 'auto' }}>
        {shown.map(source => {
          const field = fieldOf(resource, source);
          // The table is keyed by kind, so the entry always fits the field; TypeScript cannot see the correlation.
          const show = filters[field.kind] as (props: FilterProps) => ReactNode;
          const label = labelOf(source);
          return (
            <Box key={source}>
              {field.kind === 'ref' || field.kind === 'refs' ? null : (
                <Typography variant="subtitle2" sx={{ mb: 0.5 }}>
                  {label}
                </Typography>
              )}
              {show({ source, field, label, values, set })}
            </Box>
          );
        })}
        {offered.map(name => {
          const { label, words, of, ref } = resource.computedFilters[name] ?? { label: name, words: {} };
          const chosen = ref ? { field: ref, label } : tie;
          if (ref || of === 'tie')
            return chosen ? <RefFilter key={name} source={name} {...chosen} values={values} set={set} /> : null;
          return (
            <Box key={name}>
              <Typography variant="subtitle2" sx={{ mb: 0.5 }}>
                {translated(label)}
              </Typography>
              {yesNo(name, translated(label), values, set, [words.true ?? 'Ya', words.false ?? 'Tidak'])}
            </Box>
          );
        })}
      </Stack>
      <Stack
        direction="row"
        spacing={1}
        sx={{ p: 1.5, borderTop: 1, borderColor: 'divider', justifyContent: 'space-between' }}
      >
        <Button onClick={clear} disabled={active.length === 0}>
          {say('Hapus semua filter')}
        </Button>
        <Button variant="contained" onClick={onClose} loading={isFetching}>
          {say('Lihat %{n} hasil', { n: total ?? 0 })}
        </Button>
      </Stack>
    </Box>
  );
}
