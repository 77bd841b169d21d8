import HistoryIcon from '@mui/icons-material/History';
import RestoreIcon from '@mui/icons-material/Restore';
import UndoIcon from '@mui/icons-material/Undo';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router-dom';
import type { HistoryEntry } from '../../providers/api.ts';
import { formatDateTime, formatRelative } from '../../providers/format.ts';
import { type Phrase, useLabel, useWords } from '../../providers/language.ts';
import { useDeclaration } from '../registry.ts';
import { useWho } from '../useWho.ts';
import { ChangeList } from './ChangeList.tsx';
import { statusOf } from './statusOf.ts';
import { SaidNote, StatusMove, TimelineStep } from './TimelineStep.tsx';
import { UndoEntry } from './UndoEntry.tsx';

const deeds = {
  buat: 'menambahkan data',
  ubah: 'mengubah data',
  hapus: 'menghapus data',
  transisi: 'mengubah status',
  impor: 'mengimpor data',
  pulihkan: 'mengembalikan versi lama',
  batal_impor: 'membatalkan impor',
  sinkron: 'menyinkronkan data',
  awal: 'memuat data awal',
  anonimkan: 'menganonimkan',
  ambil_kembali: 'memulihkan data terhapus',
  gabung: 'menggabungkan data',
  batal_gabung: 'membatalkan penggabungan',
} as const satisfies Readonly<Record<string, Phrase>>;

const isDeed = (name: string): name is keyof typeof deeds => Object.hasOwn(deeds, name);

interface Props {
  entry: HistoryEntry;
  last: boolean;
  /** Absent for the present version, and for who may not write. */
  onRestore?: (() => void) | undefined;
  /** Takes the newest change back; absent for all others, and for who may not write. */
  onUndo?: (() => void) | undefined;
  /** It is the newest of all. */
  newest?: boolean;
  /** Address of the row as it was right after this entry; absent where nobody shows it. */
  then?: string | undefined;
}

/** One entry of the timeline. */
export function HistoryItem({ entry, last, onRestore, onUndo, newest = false, then }: Props) {
  const say = useWords();
  const labelOf = useLabel();
  const resource = useDeclaration();
  const { name, role } = useWho()(entry);
  const status = statusOf(resource, entry.kolomStatus);
  const action = entry.tindakan ? status?.workflow.actions[entry.tindakan]?.label : undefined;
  const changes = Object.fromEntries(
    Object.entries(entry.perubahan).filter(([name]) => name !== status?.source || !entry.keStatus),
  );
  return (
    <TimelineStep last={last}>
      <div>
        <Typography variant="body1">
          <strong>{name}</strong>
          {role ? ` (${role})` : ''} {isDeed(entry.aksi) ? say(deeds[entry.aksi]) : entry.aksi}
          {action ? `: ${labelOf(action)}` : ''}
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          <time dateTime={entry.waktu} title={formatDateTime(entry.waktu)}>
            {formatRelative(entry.waktu)}
          </time>
          {` · ${formatDateTime(entry.waktu)} · ${say('versi %{n}', { n: entry.versi })}`}
        </Typography>
      </div>
      {status && entry.keStatus ? (
        <StatusMove workflow={status.workflow} from={entry.dariStatus} to={entry.keStatus} />
      ) : null}
      {entry.catatan ? <SaidNote>{entry.catatan}</SaidNote> : null}
      {entry.aksi !== 'buat' && Object.keys(changes).length > 0 ? <ChangeList changes={changes} /> : null}
      {newest && entry.keStatus ? (
        <UndoEntry step={entry.tindakan} from={entry.dariStatus} to={entry.keStatus} field={entry.kolomStatus} />
      ) : null}
      {onRestore || onUndo || then ? (
        <div>
          {then ? (
            <Button
              size="small"
              component={Link}
              to={then}
              startIcon={<HistoryIcon />}
              aria-label={say('Lihat keadaan saat ini: versi %{n}', { n: entry.versi })}
            >
              {say('Lihat keadaan saat ini')}
            </Button>
          ) : null}
          {onUndo ? (
            <Button size="small" startIcon={<UndoIcon />} onClick={onUndo}>
              {say('Urungkan')}
            </Button>
          ) : null}
          {onRestore ? (
            <Button size="small" startIcon={<RestoreIcon />} onClick={onRestore}>
              {say('Kembalikan ke versi %{n}', { n: entry.versi })}
            </Button>
          ) : null}
        </div>
      ) : null}
    </TimelineStep>
  );
}
