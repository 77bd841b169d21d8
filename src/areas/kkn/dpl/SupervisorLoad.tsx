import { useRecordContext } from 'react-admin';
import type { Dpl } from '../../../../resources/kkn/dpl.ts';
import { LoadBar } from '../../monitoring/monitor/LoadBar.tsx';

/** Number of the row's groups against the lecturer's limit, as a bar. */
export default function SupervisorLoad() {
  const record = useRecordContext<Dpl & { id: string }>();
  return record ? <LoadBar beban={record.jumlahKelompok ?? 0} kuota={record.maksKelompok ?? 0} /> : null;
}
