import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import DialogContent from '@mui/material/DialogContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useState } from 'react';
import type { ImportRowStatus } from '../../providers/api.ts';
import { formatNumber } from '../../providers/format.ts';
import { type Phrase, useWords } from '../../providers/language.ts';
import { DialogButtons } from '../DialogButtons.tsx';
import { DateOrder } from './DateOrder.tsx';
import { ImportRows } from './ImportRows.tsx';
import type { StepProps } from './stepProps.ts';
import { useDownloadWrong } from './useDownloadWrong.ts';

const tabs: readonly [status: ImportRowStatus, label: Phrase][] = [
  ['salah', 'Salah'],
  ['baru', 'Baru'],
  ['berubah', 'Berubah'],
  ['sama', 'Sama'],
];

/** Step 3: preview of the import, row by row. */
export function ImportPreview({ flow }: StepProps) {
  const say = useWords();
  const found = flow.import;
  const counts = found?.jumlah;
  const [open, setOpen] = useState<ImportRowStatus>(
    () => tabs.find(([status]) => (counts?.[status] ?? 0) > 0)?.[0] ?? 'baru',
  );
  const [allOrNothing, setAllOrNothing] = useState(false);
  const downloadWrong = useDownloadWrong(found?.id);
  if (!found || !counts) return null;
  const useful = counts.baru + counts.berubah;
  const blocked = allOrNothing && counts.salah > 0;
  return (
    <>
      <DialogContent sx={{ pt: 0 }}>
        {useful === 0 ? (
          <Alert severity="info" sx={{ mb: 1 }}>
            {say('Tidak ada baris yang akan mengubah data.')}
          </Alert>
        ) : null}
        {found.kolom.map(column =>
          column.dasarUrutan === 'berkas' ? (
            <Box key={column.judul} sx={{ mb: 1 }}>
              <DateOrder column={column} order="bulan" onChange={() => undefined} />
            </Box>
          ) : null,
        )}
        <Tabs
          value={open}
          onChange={(_, status: ImportRowStatus) => setOpen(status)}
          variant="scrollable"
          aria-label={say('Hasil pemeriksaan')}
        >
          {tabs.map(([status, label]) => (
            <Tab
              key={status}
              value={status}
              label={`${say(label)} (${formatNumber(counts[status])})`}
              sx={
                status === 'salah' && counts.salah > 0
                  ? { color: 'error.main', '&.Mui-selected': { color: 'error.main' } }
                  : undefined
              }
            />
          ))}
        </Tabs>
        {open === 'salah' && counts.salah > 0 ? (
          <Button size="small" startIcon={<DownloadIcon />} onClick={downloadWrong} sx={{ mt: 1 }}>
            {say('Unduh baris yang salah')}
          </Button>
        ) : null}
        <ImportRows key={open} flow={flow} status={open} total={counts[open]} />
      </DialogContent>
      <DialogButtons sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        {counts.salah > 0 ? (
          <FormControlLabel
            label={say('Batalkan semua bila ada yang salah')}
            control={<Checkbox size="small" checked={allOrNothing} onChange={(_, on) => setAllOrNothing(on)} />}
            sx={{ mr: 'auto' }}
          />
        ) : null}
        {blocked ? (
          <Alert severity="warning" sx={{ flexBasis: '100%', order: -1 }}>
            {say(
              'Masih ada %{n} baris yang salah. Perbaiki dahulu, atau matikan pilihan ini agar baris yang salah dilewati.',
              { n: counts.salah },
            )}
          </Alert>
        ) : null}
        <Button onClick={() => flow.setStep('kolom')} disabled={flow.busy}>
          {say('Cocokkan kolom')}
        </Button>
        <Button
          variant="contained"
          onClick={() => flow.apply(allOrNothing)}
          loading={flow.busy}
          disabled={useful === 0 || blocked}
        >
          {say('Terapkan %{n} baris', { n: useful })}
        </Button>
      </DialogButtons>
    </>
  );
}
