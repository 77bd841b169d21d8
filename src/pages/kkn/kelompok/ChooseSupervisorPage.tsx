import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useGetList, useRefresh } from 'react-admin';
import { Link } from 'react-router-dom';
import type { DplTersedia, KelompokMilik } from '../../../../resources/kkn/kelompokSaya.ts';
import { memilihDospem } from '../../../../resources/kkn/memilihDospem.ts';
import type { PengajuanDpl } from '../../../../resources/programme/supervisorRequest.ts';
import { StatusChip } from '../../../crud/cells/StatusChip.tsx';
import { formatDateTime } from '../../../crud/format.ts';
import { Loading } from '../../../crud/Loading.tsx';
import { Notice } from '../../../crud/list/Notice.tsx';
import { RetryAlert } from '../../../crud/RetryAlert.tsx';
import { useDialogs } from '../../../layout/dialogs/useDialogs.ts';
import { LoadBar } from '../../../patterns/monitor/LoadBar.tsx';
import { Panel } from '../../../patterns/record/Panel.tsx';
import { ScreenTitle } from '../../../patterns/record/ScreenTitle.tsx';
import { http } from '../../../providers/http.ts';
import { RequestDialog } from './RequestDialog.tsx';
import { useGroupCall, useOwnGroup } from './useOwnGroup.ts';

type Request = PengajuanDpl & { id: string; version: number; _embed?: Record<string, { label?: string } | undefined> };

/** /kkn/memilih-dospem of a group: who may be asked, what was asked, and what came of it. */
export default function ChooseSupervisorPage() {
  const own = useOwnGroup();
  const group = own.data?.kelompok;
  return (
    <Box sx={{ maxWidth: 1080, pb: 3 }}>
      <ScreenTitle path="/kkn/memilih-dospem" />
      {own.isPending ? (
        <Loading height={420} label="Memuat kelompok" />
      ) : own.error ? (
        <RetryAlert error={own.error} onRetry={own.refetch} />
      ) : own.data && group ? (
        <Choice group={group} idGelombang={own.data.gelombang.id} />
      ) : (
        <Paper variant="outlined">
          <Notice title="Belum berkelompok" text="DPL dipilih oleh ketua setelah kelompok disetujui.">
            <Button variant="contained" component={Link} to="/kkn/membuat-kelompok">
              Bentuk kelompok
            </Button>
          </Notice>
        </Paper>
      )}
    </Box>
  );
}

function Choice({ group, idGelombang }: { group: KelompokMilik; idGelombang: string }) {
  const requests = useGetList<Request>(
    memilihDospem.name,
    {
      filter: { idKelompok: group.id },
      sort: { field: 'createdAt', order: 'DESC' },
      pagination: { page: 1, perPage: 20 },
    },
    { retry: false },
  );
  const waiting = requests.data?.some(({ status }) => status === 'diajukan') ?? false;
  const mayAsk = group.memimpin && group.status === 'disetujui' && !group.dpl && !waiting;
  return (
    <Stack spacing={2}>
      {group.dpl ? <Alert severity="success">DPL kelompok Anda: {group.dpl}.</Alert> : null}
      {!group.dpl && group.status !== 'disetujui' ? (
        <Alert severity="info">DPL dapat dipilih setelah kelompok disetujui.</Alert>
      ) : null}
      {!group.dpl && group.status === 'disetujui' && !group.memimpin ? (
        <Alert severity="info">DPL dipilih oleh ketua kelompok.</Alert>
      ) : null}
      {requests.error ? <RetryAlert error={requests.error} onRetry={requests.refetch} /> : null}
      {requests.data?.length ? <Requests of={requests.data} leads={group.memimpin} /> : null}
      {group.dpl ? null : <Supervisors idKelompok={group.id} idGelombang={idGelombang} mayAsk={mayAsk} />}
    </Stack>
  );
}

function Requests({ of, leads }: { of: readonly Request[]; leads: boolean }) {
  const { call, busy } = useGroupCall();
  const { confirm } = useDialogs();
  const refresh = useRefresh();
  const [problem, setProblem] = useState<string | null>(null);
  const cancel = async ({ id, version }: Request) => {
    const { label, confirm: text = '', success = '' } = memilihDospem.request.workflow.actions.batal;
    if (!(await confirm({ title: `${label} pengajuan`, text, accept: label }))) return;
    const path = `${memilihDospem.endpoint}/${id}/aksi/batal`;
    setProblem(await call(id, path, { method: 'POST', body: { version }, done: success }));
    refresh();
  };
  return (
    <Panel title="Pengajuan">
      {problem ? <Alert severity="error">{problem}</Alert> : null}
      <Stack component="ul" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {of.map(one => (
          <Stack
            key={one.id}
            component="li"
            direction="row"
            useFlexGap
            spacing={1}
            sx={{ alignItems: 'center', flexWrap: 'wrap' }}
          >
            <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
              <Typography variant="subtitle1" component="h3">
                {one._embed?.idDpl?.label ?? 'DPL'}
              </Typography>
              <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                {one.alasan}
              </Typography>
              {one.status === 'diajukan' && one.batasJawaban ? (
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  Dijawab paling lambat {formatDateTime(one.batasJawaban)}
                </Typography>
              ) : null}
            </Box>
            <StatusChip workflow={memilihDospem.request.workflow} value={one.status ?? ''} />
            {leads && one.status === 'diajukan' ? (
              <Button loading={busy === one.id} onClick={() => cancel(one)}>
                Batalkan
              </Button>
            ) : null}
          </Stack>
        ))}
      </Stack>
    </Panel>
  );
}

interface SupervisorsProps {
  idKelompok: string;
  idGelombang: string;
  mayAsk: boolean;
}

function Supervisors({ idKelompok, idGelombang, mayAsk }: SupervisorsProps) {
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<DplTersedia | null>(null);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['kkn', 'dpl-tersedia', idGelombang],
    retry: false,
    queryFn: async ({ signal }) =>
      (await http<DplTersedia[]>(`${memilihDospem.endpoint}/tersedia`, { query: { idGelombang }, signal })).data,
  });
  if (isPending) return <Loading height={280} label="Memuat DPL" />;
  if (error) return <RetryAlert error={error} onRetry={refetch} />;
  const wanted = words.trim().toLowerCase();
  const shown = data.filter(it =>
    [it.nama, it.namaProdi, it.bidangKeahlian, it.wilayah].join(' ').toLowerCase().includes(wanted),
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
            text={data.length ? 'Ubah kata pencarian.' : 'Tim MBKM akan menetapkan DPL kelompok Anda.'}
          />
        </Paper>
      ) : (
        <Box
          component="ul"
          sx={{
            ...{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 2 },
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
                {[it.namaProdi, it.bidangKeahlian, it.wilayah].filter(Boolean).join(' · ') || 'Tanpa keterangan'}
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
      {chosen ? <RequestDialog supervisor={chosen} idKelompok={idKelompok} onClose={() => setChosen(null)} /> : null}
    </section>
  );
}
