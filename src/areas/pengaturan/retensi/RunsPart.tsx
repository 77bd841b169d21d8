import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import LinearProgress from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { useId, useState } from 'react';
import type { JalanRetensi } from '../../../../resources/pengaturan/panggilanRetensi.ts';
import { statusAnonimisasi } from '../../../../resources/pengaturan/retensi.ts';
import { formatDate, formatNumber } from '../../../platform/providers/format.ts';
import { MailSection } from '../surel/MailSection.tsx';
import { NoteDialog } from './NoteDialog.tsx';
import type { Send } from './useRetention.ts';

/** The run that is planned or goes on, with the way to call it off, and those that are over. */
export function RunsPart({ runs, onSend }: { runs: readonly JalanRetensi[]; onSend: Send }) {
  const progress = useId();
  const [ending, setEnding] = useState(false);
  const open = runs.find(({ status }) => status === 'direncanakan' || status === 'berjalan');
  const over = runs.filter(run => run !== open);
  return (
    <>
      {open ? (
        <Alert
          severity={open.status === 'berjalan' ? 'info' : 'warning'}
          action={
            <Button color="inherit" size="small" onClick={() => setEnding(true)}>
              {open.status === 'berjalan' ? 'Hentikan' : 'Batalkan'}
            </Button>
          }
        >
          <AlertTitle>
            {open.status === 'berjalan'
              ? `Anonimisasi berjalan: ${formatNumber(open.dianonimkan + open.dilewati)} dari ${formatNumber(open.total)}`
              : `Anonimisasi ${formatNumber(open.total)} data dijalankan ${formatDate(open.tanggal)}`}
          </AlertTitle>
          <span id={progress}>
            {open.rencana.map(({ label, jumlah }) => `${label} ${formatNumber(jumlah)}`).join(', ')}. Oleh {open.oleh}:{' '}
            {open.catatan}
          </span>
          {open.status === 'berjalan' ? (
            <LinearProgress
              variant="determinate"
              aria-labelledby={progress}
              value={open.total ? ((open.dianonimkan + open.dilewati) / open.total) * 100 : 0}
              sx={{ mt: 1 }}
            />
          ) : null}
        </Alert>
      ) : null}
      {over.length > 0 ? (
        <MailSection title="Anonimisasi sebelumnya">
          <List disablePadding>
            {over.map(run => (
              <ListItem key={run.id} disableGutters sx={{ gap: 1, flexWrap: 'wrap' }}>
                <ListItemText
                  sx={{ flex: '1 1 260px', minWidth: 0, overflowWrap: 'anywhere' }}
                  primary={`${formatDate(run.tanggal)}: ${formatNumber(run.dianonimkan)} dianonimkan, ${formatNumber(run.dilewati)} dilewati`}
                  secondary={
                    run.dibatalkanOleh
                      ? `${run.oleh}: ${run.catatan} Dibatalkan ${run.dibatalkanOleh}: ${run.alasanBatal ?? ''}`
                      : `${run.oleh}: ${run.catatan}`
                  }
                />
                <Chip size="small" variant="outlined" label={statusAnonimisasi[run.status]} />
              </ListItem>
            ))}
          </List>
        </MailSection>
      ) : null}
      {ending && open ? (
        <NoteDialog
          title={
            open.status === 'berjalan'
              ? 'Hentikan anonimisasi? Yang sudah dianonimkan tidak kembali.'
              : 'Batalkan rencana anonimisasi?'
          }
          verb={open.status === 'berjalan' ? 'Hentikan' : 'Batalkan rencana'}
          label="Catatan"
          field="catatan"
          danger
          onAgree={catatan => onSend(`/rencana/${open.id}/batal`, 'POST', { catatan })}
          onClose={() => setEnding(false)}
        />
      ) : null}
    </>
  );
}
