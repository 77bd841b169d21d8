import { useRecordContext } from 'react-admin';
import type { Desa } from '../../../../resources/kkn/desa.ts';
import { LoadBar } from '../../monitoring/monitor/LoadBar.tsx';

/** Share of the row's quota of students that is taken, as a bar. */
export default function VillageFill() {
  const record = useRecordContext<Desa & { id: string }>();
  return record ? <LoadBar beban={record.terisi ?? 0} kuota={record.kuotaMahasiswa ?? 0} /> : null;
}
