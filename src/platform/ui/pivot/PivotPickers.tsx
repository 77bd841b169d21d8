import SwapHorizIcon from '@mui/icons-material/SwapHoriz';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useMemo } from 'react';
import type { Resource } from '../../../../resources/kit/index.ts';
import {
  type Dimension,
  dimensionsOf,
  type Measure,
  measuresOf,
  pivotLimits,
} from '../../../../resources/kit/pivot.ts';
import { useSteady } from '../../common/useSteady.ts';
import { useLabel } from '../../providers/language.ts';
import { useRegistry } from '../registry.ts';
import type { PivotState } from './usePivot.ts';
import { usePivotWords, useSees } from './usePivotWords.ts';

interface ManyProps<T> {
  label: string;
  help: string;
  value: readonly T[];
  options: readonly T[];
  most: number;
  wordsOf: (one: T) => string;
  groupOf?: (one: T) => string;
  onChange: (value: readonly T[]) => void;
}

/** Several of many, in the order in which they are chosen. */
function Many<T extends { key: string }>({
  label,
  help,
  value,
  options,
  most,
  wordsOf,
  groupOf,
  onChange,
}: ManyProps<T>) {
  const filterOptions = useMemo(() => createFilterOptions<T>({ limit: 80 }), []);
  const chosen = useSteady(value, ({ key }) => key);
  const full = value.length >= most;
  return (
    <Autocomplete
      multiple
      size="small"
      options={options}
      value={chosen}
      onChange={(_, next) => onChange(next)}
      filterOptions={filterOptions}
      getOptionLabel={wordsOf}
      getOptionKey={one => one.key}
      isOptionEqualToValue={(a, b) => a.key === b.key}
      getOptionDisabled={() => full}
      {...(groupOf ? { groupBy: groupOf } : {})}
      filterSelectedOptions
      autoHighlight
      openText="Buka"
      closeText="Tutup"
      clearText="Kosongkan"
      noOptionsText="Tidak ada kolom yang cocok"
      renderInput={params => <TextField {...params} label={label} helperText={full ? `Maksimal ${most}.` : help} />}
    />
  );
}

interface SourceProps {
  value: Resource | undefined;
  /** It was chosen on this page: whoever did goes on from here, also where the fields had to be asked for first. */
  chosen: boolean;
  onChange: (name: string) => void;
}

/** Every resource that the reader may count, by its name. */
export function SourcePicker({ value, chosen, onChange }: SourceProps) {
  const registry = useRegistry();
  const sees = useSees();
  const said = useLabel();
  const options = useMemo(
    () =>
      registry.resources
        .filter(r => Object.keys(r.access).length > 0 && Object.keys(r.fields).some(name => sees(r, name, false)))
        .sort((a, b) => said(a.label).localeCompare(said(b.label), 'id')),
    [registry, sees, said],
  );
  return (
    <Autocomplete
      size="small"
      options={options}
      value={value ?? null}
      disableClearable={value !== undefined}
      onChange={(_, next) => next && onChange(next.name)}
      getOptionLabel={r => said(r.label)}
      getOptionKey={r => r.name}
      isOptionEqualToValue={(a, b) => a.name === b.name}
      autoHighlight
      openText="Buka"
      closeText="Tutup"
      noOptionsText="Tidak ada data yang cocok"
      renderInput={params => (
        <TextField {...params} autoFocus={chosen} label="Data" helperText="Yang dihitung barisnya" />
      )}
    />
  );
}

interface Props {
  state: PivotState & { resource: Resource };
  onChange: (patch: Readonly<Record<string, unknown>>) => void;
}

/** Rows, columns and values of the table. */
export function PivotPickers({ state, onChange }: Props) {
  const { resource, rows, columns, measures } = state;
  const registry = useRegistry();
  const sees = useSees();
  const words = usePivotWords(resource);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a role sees does not change while it is on the page
  const offered = useMemo(
    () => ({
      dimensions: dimensionsOf(resource, registry.find, sees),
      measures: measuresOf(resource, registry.find, sees),
    }),
    [resource, registry],
  );
  const keys = (list: readonly { key: string }[]) => list.map(({ key }) => key);
  const without = (other: readonly Dimension[]) => offered.dimensions.filter(({ key }) => !keys(other).includes(key));
  const group = ({ path }: Dimension) =>
    path.length === 0 ? 'Data ini' : path.length === 1 ? 'Yang dirujuk' : 'Lebih jauh';
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' } }}
    >
      <Many
        label="Baris"
        help="Kelompok yang berurutan ke bawah"
        value={rows}
        options={without(columns)}
        most={pivotLimits.rows}
        wordsOf={words.dimension}
        groupOf={group}
        onChange={next => onChange({ baris: keys(next) })}
      />
      <Box>
        <Many
          label="Kolom"
          help="Kelompok yang berjajar"
          value={columns}
          options={without(rows)}
          most={pivotLimits.columns}
          wordsOf={words.dimension}
          groupOf={group}
          onChange={next => onChange({ kolom: keys(next) })}
        />
        {rows.length && rows.length <= pivotLimits.columns ? (
          <Button
            size="small"
            startIcon={<SwapHorizIcon />}
            onClick={() => onChange({ baris: keys(columns), kolom: keys(rows) })}
          >
            Tukar baris dan kolom
          </Button>
        ) : null}
      </Box>
      <Many<Measure>
        label="Angka"
        help="Jumlah baris bila kosong"
        value={measures.length === 1 && measures[0]?.kind === 'jumlah' ? [] : measures}
        options={offered.measures}
        most={pivotLimits.values}
        wordsOf={words.measure}
        onChange={next => onChange({ nilai: keys(next) })}
      />
    </Box>
  );
}
