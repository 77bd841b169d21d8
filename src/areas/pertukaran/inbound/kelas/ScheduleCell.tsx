import { useRecordContext } from 'react-admin';
import type { MkInbound } from '../../../../../resources/pertukaran/mkInbound.ts';
import { formatTime } from '../../../../platform/providers/format.ts';
import { EmptyValue } from '../../../../platform/ui/cells/EmptyValue.tsx';
import { FieldCell } from '../../../../platform/ui/FieldCell.tsx';

/** Time of the row's class: 'Senin 08.00–09.40'. */
export default function ScheduleCell() {
  const record = useRecordContext<MkInbound>();
  if (!record?.idHari || !record.jamMulai || !record.jamSelesai) return <EmptyValue />;
  return (
    <>
      <FieldCell source="idHari" /> {formatTime(record.jamMulai)}–{formatTime(record.jamSelesai)}
    </>
  );
}
