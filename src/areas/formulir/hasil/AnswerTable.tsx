import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TablePagination from '@mui/material/TablePagination';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BarisJawaban, HasilKolom } from '../../../../resources/formulir/panggilan.ts';
import { formatDateTime, formatNumber } from '../../../platform/providers/format.ts';
import { http } from '../../../platform/providers/http.ts';
import { FileLink } from '../../../platform/ui/cells/FileLink.tsx';
import { RetryAlert } from '../../../platform/ui/RetryAlert.tsx';

const perPage = 25;

/** Answers that are opened instead of filtered. */
const fileKinds: ReadonlySet<string> = new Set(['document', 'picture', 'signature']);

type Direction = 'naik' | 'turun';

/** Answers one by one: a column for each question over all versions, the version beside; sorted and filtered by any. */
export function AnswerTable({ form, columns }: { form: string; columns: readonly HasilKolom[] }) {
  const shown = columns.filter(({ berulang }) => !berulang);
  const [page, setPage] = useState(0);
  const [q, setQ] = useState('');
  const [sort, setSort] = useState<{ by: string | null; direction: Direction }>({ by: null, direction: 'turun' });
  const [filter, setFilter] = useState({ column: '', value: '' });
  const filtered = shown.find(({ kunci }) => kunci === filter.column);
  const query = {
    mulai: String(page * perPage),
    arah: sort.direction,
    ...(sort.by ? { urut: sort.by } : {}),
    ...(q.trim() ? { q: q.trim() } : {}),
    ...(filter.column && filter.value ? { kolom: filter.column, nilai: filter.value } : {}),
  };
  const { data, error, refetch } = useQuery({
    queryKey: ['formulir/hasil', form, 'jawaban', query],
    queryFn: async ({ signal }) =>
      (await http<{ jumlah: number; baris: BarisJawaban[] }>(`formulir/hasil/${form}/jawaban`, { query, signal })).data,
    retry: false,
    placeholderData: keepPreviousData,
  });
  const about = data?.baris.some(({ tentang }) => tentang !== null) ?? false;
  const sortBy = (by: string | null) => {
    setSort({ by, direction: sort.by === by && sort.direction === 'naik' ? 'turun' : 'naik' });
    setPage(0);
  };
  const heading = (by: string | null, words: string) => (
    <TableSortLabel
      active={sort.by === by}
      direction={sort.direction === 'naik' ? 'asc' : 'desc'}
      onClick={() => sortBy(by)}
    >
      {words}
    </TableSortLabel>
  );
  return (
    <Paper variant="outlined">
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1} sx={{ p: 2 }}>
        <TextField
          size="small"
          margin="none"
          label="Cari nama"
          value={q}
          onChange={event => {
            setQ(event.target.value);
            setPage(0);
          }}
          sx={{ flex: 1 }}
        />
        <TextField
          select
          size="small"
          margin="none"
          label="Saring menurut"
          value={filter.column}
          onChange={event => {
            setFilter({ column: event.target.value, value: '' });
            setPage(0);
          }}
          sx={{ flex: 1 }}
        >
          <MenuItem value="">Semua</MenuItem>
          {shown
            .filter(({ jenis }) => !fileKinds.has(jenis))
            .map(({ kunci, judul }) => (
              <MenuItem key={kunci} value={kunci} sx={{ whiteSpace: 'normal' }}>
                {judul}
              </MenuItem>
            ))}
        </TextField>
        {filtered ? (
          <FilterValue
            column={filtered}
            value={filter.value}
            onChange={value => {
              setFilter({ ...filter, value });
              setPage(0);
            }}
          />
        ) : null}
      </Stack>
      {error ? <RetryAlert error={error} onRetry={refetch} sx={{ m: 2 }} /> : null}
      <TableContainer tabIndex={0} role="region" aria-label="Jawaban satu per satu">
        <Table size="small">
          <TableHead>
            <TableRow>
              <TableCell>Nama</TableCell>
              {about ? <TableCell>Tentang</TableCell> : null}
              <TableCell>{heading(null, 'Dikirim')}</TableCell>
              <TableCell>Versi</TableCell>
              {shown.map(({ kunci, judul, dihapus }) => (
                <TableCell key={kunci} sx={{ minWidth: 140 }}>
                  {heading(kunci, dihapus ? `${judul} (dihapus)` : judul)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {(data?.baris ?? []).map(({ id, nama, tentang, dikirimPada, nomorVersi, isi, berkas }) => (
              <TableRow key={id} hover>
                <TableCell sx={{ whiteSpace: 'nowrap' }}>{nama}</TableCell>
                {about ? <TableCell sx={{ minWidth: 160 }}>{tentang}</TableCell> : null}
                <TableCell sx={{ whiteSpace: 'nowrap' }}>{dikirimPada ? formatDateTime(dikirimPada) : ''}</TableCell>
                <TableCell className="angka">{nomorVersi}</TableCell>
                {shown.map(({ kunci }) => {
                  const value = isi[kunci];
                  const files = berkas[kunci] ?? [];
                  return (
                    <TableCell key={kunci} sx={{ maxWidth: 320, overflowWrap: 'anywhere' }}>
                      {files.length
                        ? files.map(each => <FileLink key={each.id} id={each.id} name={each.nama} />)
                        : typeof value === 'number'
                          ? formatNumber(value)
                          : value}
                    </TableCell>
                  );
                })}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <TablePagination
        component="div"
        count={data?.jumlah ?? 0}
        page={page}
        rowsPerPage={perPage}
        rowsPerPageOptions={[perPage]}
        labelDisplayedRows={({ from, to, count }) => `${from}–${to} dari ${formatNumber(count)}`}
        getItemAriaLabel={type => (type === 'next' ? 'Halaman berikutnya' : 'Halaman sebelumnya')}
        onPageChange={(_, next) => setPage(next)}
      />
    </Paper>
  );
}

/** The value to filter by: chosen where there are few, typed elsewhere. */
function FilterValue({
  column: { batang, angka },
  value,
  onChange,
}: {
  column: HasilKolom;
  value: string;
  onChange: (value: string) => void;
}) {
  const choices = angka ? [] : batang;
  return (
    <TextField
      select={choices.length > 0}
      size="small"
      margin="none"
      label="Jawaban"
      value={value}
      onChange={event => onChange(event.target.value)}
      sx={{ flex: 1 }}
    >
      {choices.map(({ nilai, label }) => (
        <MenuItem key={nilai} value={nilai}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  );
}
