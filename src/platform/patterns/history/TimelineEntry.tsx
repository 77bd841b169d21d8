import Typography from '@mui/material/Typography';
import type { HistoryEntry } from '../../providers/api.ts';
import { formatDateTime, formatRelative } from '../../providers/format.ts';
import { type Phrase, useLabel, useWords } from '../../providers/language.ts';
import { useDeclaration, useRegistry } from '../../ui/registry.ts';
import { SaidNote, StatusMove, TimelineStep } from '../../ui/show/TimelineStep.tsx';
import { UndoEntry } from '../../ui/show/UndoEntry.tsx';
import { useWho } from '../../ui/useWho.ts';
import { entryFlow } from './entryFlow.ts';

const deeds = {
  buat: 'membuat data',
  ubah: 'mengubah isian',
  hapus: 'menghapus data',
  impor: 'mengimpor data',
  pulihkan: 'mengembalikan versi lama',
  anonimkan: 'menganonimkan',
  ambil_kembali: 'memulihkan data terhapus',
  gabung: 'menggabungkan data',
  batal_gabung: 'membatalkan penggabungan',
} as const satisfies Readonly<Record<string, Phrase>>;
const isDeed = (name: string): name is keyof typeof deeds => Object.hasOwn(deeds, name);

interface Props {
  entry: HistoryEntry;
  last: boolean;
  /** It is the newest step of the record itself, which may be taken back. */
  newestStep: boolean;
}

/** One step: who did what as whom, when, with what note, from which state to which. */
export function TimelineEntry({ entry, last, newestStep }: Props) {
  const say = useWords();
  const labelOf = useLabel();
  const { workflow, about, deed } = entryFlow(entry, useDeclaration(), useRegistry(), labelOf);
  const { name, role } = useWho()(entry);
  const action = workflow?.actions[entry.aksi];
  const moved = workflow && entry.keStatus && entry.keStatus !== entry.dariStatus;
  return (
    <TimelineStep last={last} quiet={!moved && !action}>
      <div>
        <Typography variant="body2">
          <strong>
            {labelOf(action?.label ?? deed ?? '') || capital(isDeed(entry.aksi) ? say(deeds[entry.aksi]) : entry.aksi)}
          </strong>
          {about ? ` ${about}` : ''} {say('oleh %{nama}', { nama: name })}
          {role ? ` (${role})` : ''}
        </Typography>
        <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
          <time dateTime={entry.waktu}>{formatDateTime(entry.waktu)}</time> · {formatRelative(entry.waktu)}
        </Typography>
      </div>
      {moved ? <StatusMove workflow={workflow} from={entry.dariStatus} to={entry.keStatus ?? ''} /> : null}
      {entry.aksi === 'buat' ? null : <ReferenceChanges entry={entry} />}
      {entry.catatan ? (
        <SaidNote>
          <Typography variant="body2">{entry.catatan}</Typography>
        </SaidNote>
      ) : null}
      {newestStep ? (
        <UndoEntry
          step={entry.tindakan ?? entry.aksi}
          from={entry.dariStatus}
          to={entry.keStatus}
          field={entry.kolomStatus ?? null}
        />
      ) : null}
    </TimelineStep>
  );
}

/** Changes of references, old and new in words. */
function ReferenceChanges({ entry: { entitas, perubahan } }: { entry: HistoryEntry }) {
  const labelOf = useLabel();
  const own = useDeclaration();
  const registry = useRegistry();
  const { fields } = (entitas ? registry.find(entitas) : undefined) ?? own;
  const named = Object.entries(perubahan ?? {}).filter(
    ([name, { dariLabel, keLabel }]) => Object.hasOwn(fields, name) && (dariLabel || keLabel),
  );
  return named.map(([name, { dariLabel, keLabel }]) => (
    <Typography key={name} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {labelOf(fields[name]?.label ?? name)}: {dariLabel ?? '–'} → {keLabel ?? '–'}
    </Typography>
  ));
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1).replaceAll('_', ' ');
