import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';
import { ListContextProvider, type RaRecord, ResourceContextProvider, useList } from 'react-admin';
import type { PesertaFormulir, PratinjauPeserta } from '../../../../resources/formulir/pesertaPanggilan.ts';
import type { Kind } from '../../../../resources/kit/index.ts';
import type { Values } from '../../../platform/providers/api.ts';
import { formatNumber } from '../../../platform/providers/format.ts';
import type { FilterProps } from '../../../platform/ui/list/filterProps.ts';
import { filters } from '../../../platform/ui/list/filters.tsx';
import { fieldOf, useRegistry } from '../../../platform/ui/registry.ts';
import { useFieldLabel } from '../../../platform/ui/useFieldLabel.ts';
import { useParticipantSteps } from './useParticipants.ts';

interface Props {
  form: string;
  people: Pick<PesertaFormulir, 'sumber' | 'dibuka'>;
}

/** People are chosen from a list by its filters; how many they are is said before they are added. */
export function AddPeople({ form, people: { sumber, dibuka } }: Props) {
  const title = useId();
  const registry = useRegistry();
  const choices = sumber.flatMap(({ resource, label, cara }) =>
    cara.map(way => ({
      key: `${resource} ${way.kunci}`,
      resource,
      kepada: way.kunci,
      label: `${label}: ${way.label}`,
    })),
  );
  const [key, setKey] = useState('');
  const [values, setValues] = useState<Values>({});
  const [found, setFound] = useState<PratinjauPeserta | null>(null);
  const { busy, preview, add } = useParticipantSteps(form);
  const chosen = choices.find(choice => choice.key === key);
  const narrow = (patch: Values) => {
    setFound(null);
    const next = Object.entries({ ...values, ...patch }).filter(([, value]) => value !== undefined);
    setValues(Object.fromEntries(next));
  };
  const asked = chosen && {
    resource: chosen.resource,
    kepada: chosen.kepada,
    filter: values,
    semua: Object.keys(values).length === 0,
  };
  const look = async () => {
    if (asked) setFound((await preview(asked)) ?? null);
  };
  const take = async () => {
    if (!asked || !(await add(asked))) return;
    setKey('');
    setValues({});
    setFound(null);
  };
  return (
    <Paper variant="outlined" component="section" aria-labelledby={title} sx={{ p: 2 }}>
      <Typography id={title} variant="subtitle1" component="h3" sx={{ mb: 1 }}>
        Tambah peserta
      </Typography>
      <Stack spacing={2}>
        <TextField
          select
          size="small"
          margin="none"
          label="Dari daftar"
          value={key}
          onChange={event => {
            setKey(event.target.value);
            setValues({});
            setFound(null);
          }}
        >
          {choices.map(choice => (
            <MenuItem key={choice.key} value={choice.key} sx={{ whiteSpace: 'normal' }}>
              {choice.label}
            </MenuItem>
          ))}
        </TextField>
        {chosen && registry.find(chosen.resource) ? (
          <Narrowing key={key} resource={chosen.resource} values={values} set={narrow} />
        ) : null}
        {found ? <Numbers found={found} later={!dibuka} /> : null}
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
          <Button variant={found ? 'outlined' : 'contained'} disabled={!asked || busy} onClick={look}>
            Hitung orangnya
          </Button>
          {found?.baru ? (
            <Button variant="contained" disabled={busy} onClick={take}>
              Tambah {formatNumber(found.baru)} peserta
            </Button>
          ) : found && !dibuka ? (
            <Button variant="contained" disabled={busy} onClick={take}>
              Simpan pilihan
            </Button>
          ) : null}
        </Stack>
      </Stack>
    </Paper>
  );
}

interface NumbersProps {
  found: PratinjauPeserta;
  /** The form is not open yet. */
  later: boolean;
}

function Numbers({ found: { baris, orang, kontak, baru, tanpaAkun }, later }: NumbersProps) {
  return (
    <Alert severity={baru || later ? 'info' : 'warning'}>
      {formatNumber(baris)} baris, {formatNumber(orang)} orang
      {kontak ? ` (${formatNumber(kontak)} tanpa akun, lewat surel)` : ' dengan akun'}
      {orang > baru ? `, ${formatNumber(orang - baru)} di antaranya sudah menjadi peserta` : ''}.
      {tanpaAkun ? ` ${formatNumber(tanpaAkun)} baris tanpa orang yang dapat dihubungi.` : ''}
      {later ? ' Dihitung lagi begitu formulir dibuka.' : ''}
    </Alert>
  );
}

/** Filters by which a choice is made with one click; free words and numbers are the list's. */
const offered: ReadonlySet<Kind> = new Set<Kind>(['ref', 'refs', 'enum', 'enums', 'status', 'boolean']);

function Narrowing({ resource, values, set }: { resource: string; values: Values; set: (patch: Values) => void }) {
  // Filters ask which list they stand on.
  const noRows = useList<RaRecord>({ data: [] });
  return (
    <ResourceContextProvider value={resource}>
      <ListContextProvider value={noRows}>
        <Filters values={values} set={set} resource={resource} />
      </ListContextProvider>
    </ResourceContextProvider>
  );
}

function Filters({ resource, values, set }: { resource: string; values: Values; set: (patch: Values) => void }) {
  const declared = useRegistry().get(resource);
  const labelOf = useFieldLabel();
  return (
    <Box
      role="group"
      aria-label="Filter"
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}
    >
      {declared.filters.map(source => {
        const field = fieldOf(declared, source);
        if (!offered.has(field.kind)) return null;
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
    </Box>
  );
}
