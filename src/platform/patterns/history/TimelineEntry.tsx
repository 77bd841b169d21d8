import Typography from '@mui/material/Typography';
import type { HistoryEntry } from '../../providers/api.ts';
import { formatDateTime, formatRelative } from '../../providers/format.ts';
import { useDeclaration, useRegistry } from '../../ui/registry.ts';
import { roleBehind } from '../../ui/roleBehind.ts';
import { SaidNote, StatusMove, TimelineStep } from '../../ui/show/TimelineStep.tsx';
import { entryFlow } from './entryFlow.ts';

const deeds: Readonly<Record<string, string>> = {
  buat: 'membuat data',
  ubah: 'mengubah isian',
  hapus: 'menghapus data',
  impor: 'mengimpor data',
  pulihkan: 'mengembalikan versi lama',
  anonimkan: 'menganonimkan',
  ambil_kembali: 'memulihkan data terhapus',
  gabung: 'menggabungkan data',
  batal_gabung: 'membatalkan penggabungan',
};

/** One step: who did what as whom, when, with what note, from which state to which. */
export function TimelineEntry({ entry, last }: { entry: HistoryEntry; last: boolean }) {
  const { workflow, about, deed } = entryFlow(entry, useDeclaration(), useRegistry());
  const who = entry.namaUser ?? 'Sistem';
  const action = workflow?.actions[entry.aksi];
  const moved = workflow && entry.keStatus && entry.keStatus !== entry.dariStatus;
  return (
    <TimelineStep last={last} quiet={!moved && !action}>
      <div>
        <Typography variant="body2">
          <strong>{action?.label ?? deed ?? capital(deeds[entry.aksi] ?? entry.aksi)}</strong>
          {about ? ` ${about}` : ''} oleh {who}
          {roleBehind(who, entry.namaRole)}
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
    </TimelineStep>
  );
}

/** Who or what was replaced by whom or what: references in words. */
function ReferenceChanges({ entry: { entitas, perubahan } }: { entry: HistoryEntry }) {
  const own = useDeclaration();
  const registry = useRegistry();
  const { fields } = (entitas ? registry.find(entitas) : undefined) ?? own;
  const named = Object.entries(perubahan ?? {}).filter(
    ([name, { dariLabel, keLabel }]) => Object.hasOwn(fields, name) && (dariLabel || keLabel),
  );
  return named.map(([name, { dariLabel, keLabel }]) => (
    <Typography key={name} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {fields[name]?.label}: {dariLabel ?? '–'} → {keLabel ?? '–'}
    </Typography>
  ));
}

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1).replaceAll('_', ' ');
