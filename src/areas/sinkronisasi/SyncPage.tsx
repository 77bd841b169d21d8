import SyncIcon from '@mui/icons-material/Sync';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Pagination from '@mui/material/Pagination';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  namaStatusBeda,
  type PratinjauSinkron,
  type StatusBeda,
  statusBeda,
} from '../../../resources/sinkronisasi/pratinjau.ts';
import { useDialogs } from '../../platform/common/dialogs/useDialogs.ts';
import { ScreenTitle } from '../../platform/patterns/record/ScreenTitle.tsx';
import { formatDateTime, formatNumber } from '../../platform/providers/format.ts';
import { messageOf } from '../../platform/ui/failedCall.ts';
import { Notice, useMay } from '../../platform/ui/parts.ts';
import type { ScreenProps } from '../../platform/ui/screenParts.ts';
import { DifferenceTable } from './DifferenceTable.tsx';
import { RunHistory } from './RunHistory.tsx';
import { RunReport } from './RunReport.tsx';
import { useSync } from './useSync.ts';

const perPage = 25;

/** The screens of /sinkronisasi are one page; which one it is comes from the screen's options (docs/domain/10 §4). */
export default function SyncPage({ path, options }: ScreenProps<'sync'>) {
  const sync = useSync(options);
  const mayApply = useMay('action', 'sinkronisasi/proses');
  const { confirm } = useDialogs();
  const { preview } = sync;
  const [asked, setAsked] = useState(0);
  const open = preview ? preview.ringkasan.baru + preview.ringkasan.berubah + preview.ringkasan.hilang : 0;

  const applyAll = async () => {
    if (!preview) return;
    const { baru, berubah, hilang } = preview.ringkasan;
    const text = `Terapkan ${formatNumber(baru)} data baru, ${formatNumber(berubah)} perubahan, dan nonaktifkan ${formatNumber(hilang)} data yang hilang? Kolom lokal tidak diubah.`;
    if (!(await confirm({ title: 'Terapkan semua', text, accept: 'Terapkan semua' }))) return;
    const gone = {
      title: 'Nonaktifkan data yang hilang',
      text: `${formatNumber(hilang)} data tidak ada lagi di sumber dan akan dinonaktifkan. Pastikan jumlah ini wajar.`,
      accept: `Nonaktifkan ${formatNumber(hilang)} data`,
    };
    if (hilang > 0 && !(await confirm(gone))) return;
    setAsked(open);
    sync.applyAll(['baru', 'berubah', 'hilang']);
  };

  return (
    <Box sx={{ maxWidth: 1180 }}>
      <ScreenTitle path={path} />
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap', alignItems: 'center', mt: 1, mb: 2 }}>
        <Button
          variant={preview ? 'outlined' : 'contained'}
          startIcon={<SyncIcon />}
          onClick={sync.take}
          loading={sync.taking}
          disabled={sync.busy}
        >
          Ambil data
        </Button>
        {preview && mayApply ? (
          <Button variant="contained" onClick={applyAll} disabled={open === 0 || sync.busy || sync.taking}>
            Terapkan semua
          </Button>
        ) : null}
        {preview ? (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            Diambil {formatDateTime(preview.diambilPada)}
          </Typography>
        ) : null}
      </Stack>
      {preview?.mode === 'contoh' ? (
        <Alert severity="info" sx={{ mb: 2 }}>
          Mode contoh: data ini bukan dari SIAMIK.
        </Alert>
      ) : null}
      {sync.error ? (
        <Alert severity="error" sx={{ mb: 2 }}>
          {messageOf(sync.error)}
        </Alert>
      ) : null}
      {preview?.peringatan ? (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {preview.peringatan}
        </Alert>
      ) : null}
      {sync.run ? <RunReport run={sync.run} total={asked} /> : null}
      <Paper variant="outlined">
        {preview ? (
          <PreviewTabs sync={sync} preview={preview} mayApply={mayApply} />
        ) : (
          <Notice
            title={sync.taking ? 'Mengambil data…' : 'Belum ada data'}
            text={`Ambil data ${options.sebutan} untuk melihat yang baru, berubah, dan hilang sebelum diterapkan.`}
          />
        )}
      </Paper>
      <RunHistory runs={sync.runs} />
    </Box>
  );
}

interface TabsProps {
  sync: ReturnType<typeof useSync>;
  preview: PratinjauSinkron;
  mayApply: boolean;
}

function PreviewTabs({ sync, preview, mayApply }: TabsProps) {
  const pages = Math.ceil(preview.total / perPage);
  return (
    <>
      <Tabs
        value={sync.state}
        onChange={(_, next: StatusBeda) => sync.show(next)}
        variant="scrollable"
        aria-label="Jenis beda"
        sx={{ borderBottom: 1, borderColor: 'divider' }}
      >
        {statusBeda.map(state => (
          <Tab
            key={state}
            value={state}
            id={`beda-${state}`}
            aria-controls="panel-beda"
            label={`${namaStatusBeda[state]} (${formatNumber(preview.ringkasan[state])})`}
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id="panel-beda" aria-labelledby={`beda-${sync.state}`} aria-busy={sync.loading}>
        <Box sx={{ p: 2 }}>
          <TextField
            label="Cari"
            type="search"
            size="small"
            margin="none"
            defaultValue={sync.q}
            onChange={event => sync.search(event.target.value)}
            sx={{ width: { xs: '100%', sm: 320 } }}
          />
        </Box>
        {preview.items.length ? (
          <DifferenceTable
            items={preview.items}
            mayApply={mayApply}
            applying={sync.applying}
            disabled={sync.busy}
            onApply={sync.apply}
          />
        ) : (
          <Notice title="Tidak ada data" text="Tidak ada baris pada bagian ini." />
        )}
        {pages > 1 ? (
          <Pagination
            count={pages}
            page={sync.page}
            onChange={(_, next) => sync.setPage(next)}
            sx={{ p: 2 }}
            aria-label="Halaman pratinjau"
          />
        ) : null}
      </Box>
    </>
  );
}
