import CloseIcon from '@mui/icons-material/Close';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useEffect, useRef } from 'react';
import { useWords } from '../../providers/language.ts';
import { FilterWords } from './FilterWords.tsx';
import { useFilters } from './useFilters.ts';

/**
 * The filters at work, each with its cross; on paper the words that were searched for as well.
 * @param without a filter that has an input of its own above
 */
export function FilterChips({ without }: { without?: string }) {
  const { values, active: all, set, clear } = useFilters();
  const chips = useRef<HTMLDivElement>(null);
  const active = all.filter(name => name !== without);
  const gone = useRef<number | null>(null);
  const drop = (at: number, name: string) => {
    gone.current = at;
    set({ [name]: undefined });
  };
  // The chip that was pressed is no more: its neighbour has the focus now, after the last one the button "Filter".
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked when a chip has gone
  useEffect(() => {
    if (gone.current === null) return;
    const left = chips.current?.querySelectorAll<HTMLElement>('[role="button"]') ?? [];
    const next = left[Math.min(gone.current, left.length - 1)];
    gone.current = null;
    (next ?? document.querySelector<HTMLElement>('[data-tombol-filter]'))?.focus();
  }, [active.length]);
  const say = useWords();
  const searched = typeof values.q === 'string' && values.q ? values.q : undefined;
  const words = searched ? <p className="hanya-cetak">{say('Pencarian: “%{kata}”', { kata: searched })}</p> : null;
  if (active.length === 0) return words;
  return (
    <>
      {words}
      <Stack
        ref={chips}
        direction="row"
        useFlexGap
        spacing={1}
        role="group"
        aria-label={say('Filter yang dipakai')}
        sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 1.5 }}
      >
        {active.map((name, at) => (
          <Chip
            key={name}
            label={<FilterWords name={name} value={values[name]} />}
            title={say('Hapus filter ini')}
            color="primary"
            variant="outlined"
            onClick={() => drop(at, name)}
            onDelete={() => drop(at, name)}
            deleteIcon={<CloseIcon />}
            sx={{ maxWidth: '100%', minHeight: { xs: 40, sm: 32 } }}
          />
        ))}
        {active.length > 1 ? (
          <Button size="small" onClick={clear}>
            {say('Hapus semua filter')}
          </Button>
        ) : null}
      </Stack>
    </>
  );
}
