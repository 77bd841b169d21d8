import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { inTerms } from '../../../../resources/kit/terms.ts';
import type { DplTersedia } from '../../../../resources/programme/ownGroup.ts';
import type { SupervisorRequests } from '../../../../resources/programme/supervisorRequest.ts';
import { Loading } from '../../../platform/common/Loading.tsx';
import { http } from '../../../platform/providers/http.ts';
import { Notice } from '../../../platform/ui/list/Notice.tsx';
import { RetryAlert } from '../../../platform/ui/RetryAlert.tsx';
import { LoadBar } from '../../monitoring/monitor/LoadBar.tsx';
import { RequestDialog } from './RequestDialog.tsx';

interface Props {
  requests: SupervisorRequests;
  /** The call that answers who takes one more group, and what it is asked with. */
  free: { path: string; query: Readonly<Record<string, string>> };
  idKelompok: string;
  mayAsk: boolean;
}

/** Lecturers who take one more group, as cards with their load. */
export function FreeSupervisors({ requests, free, idKelompok, mayAsk }: Props) {
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<DplTersedia | null>(null);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['dpl-tersedia', free.path, free.query],
    retry: false,
    queryFn: async ({ signal }) => (await http<DplTersedia[]>(free.path, { query: free.query, signal })).data,
  });
  if (isPending) return <Loading height={280} label="Memuat DPL" />;
  if (error) return <RetryAlert error={error} onRetry={refetch} />;
  const wanted = words.trim().toLowerCase();
  const shown = data.filter(it =>
    [it.nama, it.prodi, it.keahlian, it.wilayah].join(' ').toLowerCase().includes(wanted),
  );
  return (
    <section aria-label="DPL yang menerima pengajuan">
      <TextField
        type="search"
        label="Cari nama, prodi, keahlian, atau wilayah"
        value={words}
        onChange={event => setWords(event.target.value)}
        margin="none"
        fullWidth
        sx={{ mb: 2, maxWidth: 480 }}
      />
      {shown.length === 0 ? (
        <Paper variant="outlined">
          <Notice
            title={data.length ? 'Tidak ada yang cocok' : 'Belum ada DPL yang menerima pengajuan'}
            text={data.length ? 'Ubah kata pencarian.' : inTerms('Tim MBKM akan menetapkan DPL kelompok Anda.')}
          />
        </Paper>
      ) : (
        <Box
          component="ul"
          sx={{
            m: 0,
            p: 0,
            listStyle: 'none',
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { sm: 'repeat(auto-fill, minmax(280px, 1fr))' },
          }}
        >
          {shown.map(it => (
            <Paper
              key={it.id}
              component="li"
              variant="outlined"
              sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 1 }}
            >
              <Typography variant="subtitle1" component="h3">
                {it.nama}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary', flex: 1 }}>
                {[it.prodi, it.keahlian, it.wilayah].filter(Boolean).join(' · ') || 'Tanpa keterangan'}
              </Typography>
              <LoadBar beban={it.jumlahKelompok} kuota={it.jumlahKelompok + it.sisa} />
              {mayAsk ? (
                <Button variant="outlined" onClick={() => setChosen(it)} aria-label={`Ajukan ${it.nama}`}>
                  Ajukan
                </Button>
              ) : null}
            </Paper>
          ))}
        </Box>
      )}
      {chosen ? (
        <RequestDialog
          requests={requests}
          supervisor={chosen}
          idKelompok={idKelompok}
          onClose={() => setChosen(null)}
        />
      ) : null}
    </section>
  );
}
