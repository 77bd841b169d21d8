import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useFilters } from '../../../platform/ui/list/useFilters.ts';

/** Questions that an administrator asks of the accounts again and again, each one filter away. */
const presets = [
  { label: 'Terkunci', filter: () => ({ terkunciSampai_gte: new Date().toISOString() }) },
  { label: 'Nonaktif', filter: () => ({ aktif: false }) },
  { label: 'Wajib ganti kata sandi', filter: () => ({ wajibGantiSandi: true }) },
] as const;

/** Above the list of accounts. */
export default function UserPresets() {
  const { values, set } = useFilters();
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1}
      role="group"
      aria-label="Filter cepat"
      sx={{ flexWrap: 'wrap', mb: 1.5 }}
    >
      {presets.map(({ label, filter }) => {
        const wanted = filter();
        const names = Object.keys(wanted);
        const on = names.every(name => values[name] !== undefined);
        return (
          <Chip
            key={label}
            label={label}
            clickable
            aria-pressed={on}
            color={on ? 'primary' : 'default'}
            variant={on ? 'filled' : 'outlined'}
            onClick={() => set(on ? Object.fromEntries(names.map(name => [name, undefined])) : wanted)}
            sx={{ minHeight: { xs: 44, sm: 32 } }}
          />
        );
      })}
    </Stack>
  );
}
