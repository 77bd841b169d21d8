import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { AssessorName, GradeRecapOptions } from '../../../../../resources/kit/index.ts';
import type { RekapNilai } from '../../../../../resources/nilai/lembar.ts';
import { usePhone } from '../../../../platform/common/usePhone.ts';
import { shownFirst } from '../../../../platform/patterns/recap/shownFirst.ts';
import { ScreenTitle } from '../../../../platform/patterns/record/ScreenTitle.tsx';
import { dayToday } from '../../../../platform/providers/format.ts';
import { download } from '../../../../platform/providers/http.ts';
import { Notice } from '../../../../platform/ui/list/Notice.tsx';
import { useBaseRole } from '../../../../platform/ui/permissions.ts';
import type { ScreenProps } from '../../../../platform/ui/screenParts.ts';
import { PageState } from '../../../../platform/ui/show/PageState.tsx';
import { FinishDialog } from './FinishDialog.tsx';
import { RecapCards } from './RecapCards.tsx';
import { RecapTable } from './RecapTable.tsx';
import { finishable } from './recapRows.ts';
import { UnlockDialog } from './UnlockDialog.tsx';
import { useFinish, useRecap, useWaves } from './useRecap.ts';

/** Grades of a wave's groups: subtotals, grade, letter and missing assessors; finishing and unlocking. */
export const RecapScreen = ({ resource, path, options }: ScreenProps<'grading/recap'>) => (
  <ResourceContextProvider value={resource}>
    <ScreenTitle path={path} />
    <Waves options={options} />
  </ResourceContextProvider>
);

function Waves({ options }: { options: GradeRecapOptions }) {
  const { data: waves, error, isPending, refetch } = useWaves(options);
  // In the address, so that a link names what it is about.
  const [search, setSearch] = useSearchParams();
  if (!waves) return <PageState error={error} isPending={isPending} onRetry={refetch} backTo="/dashboard" />;
  const asked = search.get(options.by.field);
  const chosen = waves.find(({ id }) => id === asked) ?? shownFirst(waves, options.by, dayToday());
  const wave = chosen?.id ?? '';
  const filter = JSON.stringify(wave ? { [options.by.field]: wave } : {});
  const save = (format: 'xlsx' | 'pdf') =>
    download(`${options.endpoint}/rekap/export`, { format, filter }, `rekap-nilai.${format}`);
  return (
    <>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 2 }}>
        <TextField
          select
          size="small"
          margin="none"
          label={options.by.label}
          value={wave}
          onChange={event => setSearch({ [options.by.field]: event.target.value }, { replace: true })}
          fullWidth={false}
          sx={{ width: { xs: '100%', sm: 320 }, mr: 'auto' }}
        >
          {waves.map(({ id, nama }) => (
            <MenuItem key={id} value={id}>
              {nama}
            </MenuItem>
          ))}
        </TextField>
        <Button variant="outlined" onClick={() => save('xlsx')}>
          Unduh Excel
        </Button>
        <Button variant="outlined" onClick={() => save('pdf')}>
          Cetak PDF
        </Button>
      </Stack>
      <Rows key={wave} options={options} filter={filter} wave={chosen?.nama ?? ''} />
    </>
  );
}

interface RowsProps {
  options: GradeRecapOptions;
  filter: string;
  /** Name of what the recap is of. */
  wave: string;
}

function Rows({ options, filter, wave }: RowsProps) {
  const role = useBaseRole();
  const phone = usePhone();
  const { data: found, error, isPending, refetch } = useRecap(options, filter);
  const { finish, busy } = useFinish(options);
  const [asking, setAsking] = useState(false);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [unlocking, setUnlocking] = useState<{ row: RekapNilai; name: AssessorName } | null>(null);
  if (!found) return <PageState error={error} isPending={isPending} onRetry={refetch} backTo="/dashboard" />;
  if (!found.length)
    return (
      <Paper variant="outlined">
        <Notice title="Belum ada peserta yang dinilai" text="Rekap terisi setelah kelompok memiliki peserta." />
      </Paper>
    );
  // Which wave it is stands above the rows.
  const rows = found.map(row => ({ ...row, kelompok: row.kelompok.replace(` · ${wave}`, '') }));
  const may = role !== undefined && options.finish.roles.includes(role);
  const ready = rows.filter(finishable);
  const tick = (ids: readonly string[], on: boolean) =>
    setTicked(now => new Set(on ? [...now, ...ids] : [...now].filter(id => !ids.includes(id))));
  const chosen = ready.filter(({ id }) => ticked.has(id));
  const submit = async (note: string) => {
    await finish(chosen, note);
    setAsking(false);
    setTicked(new Set());
  };
  const List = phone ? RecapCards : RecapTable;
  return (
    <>
      {may ? (
        <Stack direction="row" spacing={1.5} useFlexGap sx={{ mb: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
          {ready.length ? (
            <Button variant="contained" disabled={!chosen.length} loading={busy} onClick={() => setAsking(true)}>
              Selesaikan ({chosen.length})
            </Button>
          ) : null}
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {ready.length} dari {rows.length} peserta dapat diselesaikan.
          </Typography>
        </Stack>
      ) : null}
      {asking ? <FinishDialog rows={chosen} busy={busy} onAgree={submit} onClose={() => setAsking(false)} /> : null}
      <List
        rows={rows}
        assessors={options.assessors}
        may={may}
        ticked={ticked}
        onTick={tick}
        onUnlock={(row, name) => setUnlocking({ row, name })}
      />
      {unlocking ? <UnlockDialog options={options} {...unlocking} onClose={() => setUnlocking(null)} /> : null}
    </>
  );
}
