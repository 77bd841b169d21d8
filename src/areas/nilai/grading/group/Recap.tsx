import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Chip from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { GradeRecapOptions } from '../../../../../resources/kit/index.ts';
import { alurPendaftaran } from '../../../../../resources/mbkm/alurPendaftaran.ts';
import type { RekapNilai } from '../../../../../resources/nilai/lembar.ts';
import { shownFirst } from '../../../../platform/patterns/recap/shownFirst.ts';
import { ScreenTitle } from '../../../../platform/patterns/record/ScreenTitle.tsx';
import { dayToday, formatDecimal } from '../../../../platform/providers/format.ts';
import { download } from '../../../../platform/providers/http.ts';
import { StatusChip } from '../../../../platform/ui/cells/StatusChip.tsx';
import { useBaseRole } from '../../../../platform/ui/permissions.ts';
import { ScrollRegion } from '../../../../platform/ui/ScrollRegion.tsx';
import type { ScreenProps } from '../../../../platform/ui/screenParts.ts';
import { PageState } from '../../../../platform/ui/show/PageState.tsx';
import { FinishDialog } from './FinishDialog.tsx';
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
  const wave = (waves.find(({ id }) => id === asked) ?? shownFirst(waves, options.by, dayToday()))?.id ?? '';
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
      <Rows key={wave} options={options} filter={filter} />
    </>
  );
}

const shown = (value: number | null) => (value === null ? '–' : formatDecimal(value, 2));
/** Graded by everybody and still under way. */
const finishable = ({ status, nilaiAkhir }: RekapNilai) => status === 'berjalan' && nilaiAkhir !== null;

function Rows({ options, filter }: { options: GradeRecapOptions; filter: string }) {
  const role = useBaseRole();
  const { data: rows, error, isPending, refetch } = useRecap(options, filter);
  const { finish, busy } = useFinish(options);
  const [asking, setAsking] = useState(false);
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [unlocking, setUnlocking] = useState<{ row: RekapNilai; name: keyof RekapNilai['lembar'] } | null>(null);
  if (!rows) return <PageState error={error} isPending={isPending} onRetry={refetch} backTo="/dashboard" />;
  if (!rows.length)
    return <Typography sx={{ color: 'text.secondary', py: 3 }}>Belum ada peserta yang dinilai.</Typography>;
  const may = role !== undefined && options.finish.roles.includes(role);
  const ready = rows.filter(finishable);
  const tick = (id: string) =>
    setTicked(now => new Set(now.has(id) ? [...now].filter(one => one !== id) : [...now, id]));
  const all = ready.length > 0 && ready.every(({ id }) => ticked.has(id));
  const chosen = ready.filter(({ id }) => ticked.has(id));
  const submit = async (note: string) => {
    await finish(chosen, note);
    setAsking(false);
    setTicked(new Set());
  };
  return (
    <>
      {may ? (
        <Stack direction="row" spacing={1} sx={{ mb: 1, alignItems: 'center', flexWrap: 'wrap' }}>
          <Button variant="contained" disabled={!chosen.length} loading={busy} onClick={() => setAsking(true)}>
            Selesaikan ({chosen.length})
          </Button>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {ready.length} dari {rows.length} peserta dapat diselesaikan.
          </Typography>
        </Stack>
      ) : null}
      {asking ? <FinishDialog rows={chosen} busy={busy} onAgree={submit} onClose={() => setAsking(false)} /> : null}
      <ScrollRegion label="Rekap nilai">
        <Table size="small" sx={{ '& td, & th': { px: 1 } }}>
          <TableHead>
            <TableRow>
              {may ? (
                <TableCell padding="checkbox">
                  <Checkbox
                    checked={all}
                    disabled={!ready.length}
                    onChange={() => setTicked(all ? new Set() : new Set(ready.map(({ id }) => id)))}
                    slotProps={{ input: { 'aria-label': 'Pilih semua yang dapat diselesaikan' } }}
                  />
                </TableCell>
              ) : null}
              <TableCell>Nama</TableCell>
              <TableCell>Kelompok</TableCell>
              {options.assessors.map(({ name, label }) => (
                <TableCell key={name} align="right">
                  {label}
                </TableCell>
              ))}
              <TableCell align="right">Nilai akhir</TableCell>
              <TableCell>Huruf</TableCell>
              <TableCell>Belum menilai</TableCell>
              <TableCell>Status</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(row => (
              <TableRow key={row.id} hover>
                {may ? (
                  <TableCell padding="checkbox">
                    <Checkbox
                      checked={ticked.has(row.id)}
                      disabled={!finishable(row)}
                      onChange={() => tick(row.id)}
                      slotProps={{ input: { 'aria-label': `Pilih ${row.nama}` } }}
                    />
                  </TableCell>
                ) : null}
                <TableCell component="th" scope="row" sx={{ minWidth: 150 }}>
                  {row.nama}
                  <Typography variant="caption" component="div" className="angka" sx={{ color: 'text.secondary' }}>
                    {row.npm}
                  </Typography>
                </TableCell>
                <TableCell sx={{ minWidth: 130 }}>{row.kelompok}</TableCell>
                {options.assessors.map(({ name, label }) => (
                  <TableCell key={name} align="right" className="angka">
                    {shown(row[name])}
                    {may && row.lembar[name] && row[name] !== null && row.statusKonversi !== 'final' ? (
                      <Box>
                        <Button
                          size="small"
                          sx={{ whiteSpace: 'nowrap' }}
                          onClick={() => setUnlocking({ row, name })}
                          aria-label={`Buka kunci nilai ${label} ${row.nama}`}
                        >
                          Buka kunci
                        </Button>
                      </Box>
                    ) : null}
                  </TableCell>
                ))}
                <TableCell align="right" className="angka" sx={{ fontWeight: 700 }}>
                  {shown(row.nilaiAkhir)}
                </TableCell>
                <TableCell>{row.nilaiHuruf ?? '–'}</TableCell>
                <TableCell>
                  {row.kurang.map(name => (
                    <Chip
                      key={name}
                      size="small"
                      variant="outlined"
                      color="warning"
                      label={options.assessors.find(one => one.name === name)?.label ?? name}
                      sx={{ mr: 0.5, mb: 0.25 }}
                    />
                  ))}
                </TableCell>
                <TableCell>
                  <StatusChip workflow={alurPendaftaran} value={row.status} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </ScrollRegion>
      {unlocking ? <UnlockDialog options={options} {...unlocking} onClose={() => setUnlocking(null)} /> : null}
    </>
  );
}
