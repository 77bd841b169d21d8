import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Pagination from '@mui/material/Pagination';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { Link } from 'react-router-dom';
import { inTerms } from '../../../resources/kit/terms.ts';
import { alurPendaftaran } from '../../../resources/mbkm/alurPendaftaran.ts';
import type { PesertaRiset } from '../../../resources/riset/bacaan.ts';
import { pendaftaranRiset } from '../../../resources/riset/pendaftaran.ts';
import { Loading } from '../../platform/common/Loading.tsx';
import { ScreenTitle } from '../../platform/patterns/record/ScreenTitle.tsx';
import { download, http } from '../../platform/providers/http.ts';
import { messageOf } from '../../platform/ui/failedCall.ts';
import { Notice } from '../../platform/ui/list/Notice.tsx';
import { RetryAlert } from '../../platform/ui/RetryAlert.tsx';
import { ProgressRows } from './ProgressRows.tsx';

const path = '/riset/log-kegiatan';
const endpoint = 'v5/riset/mhs';
const perPage = 25;
/** States of those who take part. */
const shown = ['disetujui', 'berjalan', 'selesai'] as const;
/** Milliseconds without typing before the search starts. */
const rest = 400;

/** /riset/log-kegiatan for those who look on: how far every student's research, log and outputs have come. */
export default function ProgressPage() {
  const notify = useNotify();
  const [typed, setTyped] = useState('');
  const [q, setQ] = useState('');
  const [page, setPage] = useState(1);
  const [status, setStatus] = useState('berjalan');
  useEffect(() => {
    const timer = setTimeout(() => {
      setQ(typed.trim());
      setPage(1);
    }, rest);
    return () => clearTimeout(timer);
  }, [typed]);
  const filter = JSON.stringify({ ...(q.length >= 3 ? { q } : {}), status });
  const { data, error, isPending, refetch } = useQuery({
    queryKey: [pendaftaranRiset.name, 'kemajuan', filter, page],
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const range = JSON.stringify([(page - 1) * perPage, page * perPage - 1]);
      const { data: rows, headers } = await http<PesertaRiset[]>(endpoint, { query: { filter, range }, signal });
      return { rows, total: Number(headers.get('content-range')?.split('/')[1] ?? rows.length) };
    },
  });
  const save = async () => {
    try {
      await download(`${endpoint}/export`, { filter, format: 'xlsx' }, `${inTerms('Peserta Riset')}.xlsx`);
    } catch (problem) {
      notify(messageOf(problem), { type: 'error' });
    }
  };
  return (
    <Box sx={{ pb: 3 }}>
      <ScreenTitle path={path} />
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 2 }}>
        <TextField
          label="Cari nama atau NPM"
          type="search"
          margin="none"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          sx={{ width: { xs: '100%', sm: 280 } }}
        />
        <TextField
          select
          label="Status"
          margin="none"
          value={status}
          onChange={({ target }) => {
            setStatus(target.value);
            setPage(1);
          }}
          sx={{ width: { xs: '100%', sm: 180 } }}
        >
          {shown.map(state => (
            <MenuItem key={state} value={state}>
              {alurPendaftaran.states[state].label}
            </MenuItem>
          ))}
        </TextField>
        <Button component={Link} to="/riset/log-kegiatan/list" variant="outlined" sx={{ ml: { sm: 'auto' } }}>
          Daftar log
        </Button>
        <Button startIcon={<DownloadIcon />} onClick={() => void save()}>
          Unduh Excel
        </Button>
      </Stack>
      {isPending ? (
        <Loading height={420} label={inTerms('Memuat kemajuan riset')} />
      ) : error ? (
        <RetryAlert error={error} onRetry={refetch} />
      ) : data.rows.length ? (
        <>
          <ProgressRows rows={data.rows} />
          {data.total > perPage ? (
            <Pagination
              count={Math.ceil(data.total / perPage)}
              page={page}
              onChange={(_, next) => setPage(next)}
              sx={{ mt: 2 }}
            />
          ) : null}
        </>
      ) : (
        <Paper variant="outlined">
          <Notice
            title={inTerms('Belum ada peserta riset')}
            text={inTerms('Mahasiswa yang mengikuti riset akan tampil di sini.')}
          />
        </Paper>
      )}
    </Box>
  );
}
