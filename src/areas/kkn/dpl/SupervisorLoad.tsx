import { useRecordContext } from 'react-admin';
import type { Dpl } from '../../../../resources/kkn/dpl.ts';
import { LoadBar } from '../../monitoring/monitor/LoadBar.tsx';

/** How many groups the row's lecturer has of those that they may have. */
export default function SupervisorLoad() {
  const record = useRecordContext<Dpl & { id: string }>();
  return record ? <LoadBar beban={record.jumlahKelompok ?? 0} kuota={record.maksKelompok ?? 0} /> : null;
}
