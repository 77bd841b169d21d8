import RestoreIcon from '@mui/icons-material/Restore';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { HistoryEntry } from '../api.ts';
import { formatDateTime, formatRelative } from '../format.ts';
import { useDeclaration } from '../registry.ts';
import { ChangeList } from './ChangeList.tsx';
import { statusOf } from './statusOf.ts';
import { SaidNote, StatusMove, TimelineStep } from './TimelineStep.tsx';

const deeds: Readonly<Record<string, string>> = {
  buat: 'menambahkan data',
  ubah: 'mengubah data',
  hapus: 'menghapus data',
  transisi: 'mengubah status',
  impor: 'mengimpor data',
  pulihkan: 'mengembalikan versi lama',
  batal_impor: 'membatalkan impor',
  sinkron: 'menyinkronkan data',
};

interface Props {
  entry: HistoryEntry;
  last: boolean;
  /** Absent for the present version, and for who may not write. */
  onRestore?: () => void;
}

/** One entry of the timeline. */
export function HistoryItem({ entry, last, onRestore }: Props) {
  const resource = useDeclaration();
  const status = statusOf(resource, entry.kolomStatus);
  const action = entry.tindakan ? status?.workflow.actions[entry.tindakan]?.label : undefined;
  const changes = Object.fromEntries(
    Object.entries(entry.perubahan).filter(([name]) => name !== status?.source || !entry.keStatus),
  );
  return (
    <TimelineStep last={last}>
      <div>
        <Typography variant="body1">
          <strong>{entry.namaUser ?? 'Sistem'}</strong>
          {entry.namaRole ? ` (${entry.namaRole})` : ''} {deeds[entry.aksi] ?? entry.aksi}
          {action ? `: ${action}` : ''}
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          <time dateTime={entry.waktu} title={formatDateTime(entry.waktu)}>
            {formatRelative(entry.waktu)}
          </time>
          {` · ${formatDateTime(entry.waktu)} · versi ${entry.versi}`}
        </Typography>
      </div>
      {status && entry.keStatus ? (
        <StatusMove workflow={status.workflow} from={entry.dariStatus} to={entry.keStatus} />
      ) : null}
      {entry.catatan ? <SaidNote>{entry.catatan}</SaidNote> : null}
      {entry.aksi !== 'buat' && Object.keys(changes).length > 0 ? <ChangeList changes={changes} /> : null}
      {onRestore ? (
        <div>
          <Button size="small" startIcon={<RestoreIcon />} onClick={onRestore}>
            Kembalikan ke versi {entry.versi}
          </Button>
        </div>
      ) : null}
    </TimelineStep>
  );
}
