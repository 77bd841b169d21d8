import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { FilterWords } from './FilterWords.tsx';
import { useFilters } from './useFilters.ts';

/**
 * The filters at work, each with its cross; on paper the words that were searched for as well.
 * @param without a filter that has an input of its own above
 */
export function FilterChips({ without }: { without?: string }) {
  const { values, active: all, set, clear } = useFilters();
  const active = all.filter(name => name !== without);
  const searched = typeof values.q === 'string' && values.q ? values.q : undefined;
  const words = searched ? <p className="hanya-cetak">Pencarian: “{searched}”</p> : null;
  if (active.length === 0) return words;
  return (
    <>
      {words}
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
    </>
  );
}
