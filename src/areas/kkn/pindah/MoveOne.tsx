import { useRecordContext } from 'react-admin';
import { statusAktif } from '../../../../resources/mbkm/alurPendaftaran.ts';
import { MoveButton } from './MoveButton.tsx';

/** States in which a participant still has a wave to choose. */
const movable: ReadonlySet<unknown> = new Set(['draf', ...statusAktif]);

/** Moves the participant in context, while neither graded nor with a package handed in. */
export default function MoveOne() {
  const record = useRecordContext();
  if (!record || !movable.has(record.status)) return null;
  if (record.statusKonversi !== 'belum' || typeof record.nilaiAkhir === 'number') return null;
  return <MoveButton ids={[String(record.id)]} rows={[record]} />;
}
