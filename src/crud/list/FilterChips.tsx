import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { FilterWords } from './FilterWords.tsx';
import { useFilters } from './useFilters.ts';

/** The filters at work, each with its cross. */
export function FilterChips() {
  const { values, active, set, clear } = useFilters();
  if (active.length === 0) return null;
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1}
      role="group"
      aria-label="Filter yang dipakai"
      sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 1.5 }}
    >
      {active.map(name => (
        <Chip
          key={name}
          label={<FilterWords name={name} value={values[name]} />}
          title="Hapus filter ini"
          color="primary"
          variant="outlined"
          onClick={() => set({ [name]: undefined })}
          onDelete={() => set({ [name]: undefined })}
          deleteIcon={<CloseIcon />}
          sx={{ maxWidth: '100%', minHeight: { xs: 40, sm: 32 } }}
        />
      ))}
      {active.length > 1 ? (
        <Button size="small" onClick={clear}>
          Hapus semua filter
        </Button>
      ) : null}
    </Stack>
  );
}
