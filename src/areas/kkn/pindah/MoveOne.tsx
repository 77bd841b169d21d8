import { useRecordContext } from 'react-admin';
import { statusBelumUsai } from '../../../../resources/mbkm/alurPendaftaran.ts';
import { MoveButton } from './MoveButton.tsx';

/** Moves the participant in context, while neither graded nor with a package handed in. */
export default function MoveOne() {
  const record = useRecordContext();
  if (!record || !statusBelumUsai.some(state => state === record.status)) return null;
  if (record.statusKonversi !== 'belum' || typeof record.nilaiAkhir === 'number') return null;
  return <MoveButton ids={[String(record.id)]} rows={[record]} />;
}
