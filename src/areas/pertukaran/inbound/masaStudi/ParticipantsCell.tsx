import { useRecordContext } from 'react-admin';
import type { MasaStudi } from '../../../../../resources/pertukaran/masaStudi.ts';

/** Number of people in the row's study period against its quota. */
export default function ParticipantsCell() {
  const record = useRecordContext<MasaStudi & { peserta?: number }>();
  if (!record) return null;
  return <>{record.kuota ? `${record.peserta ?? 0}/${record.kuota}` : (record.peserta ?? 0)}</>;
}
