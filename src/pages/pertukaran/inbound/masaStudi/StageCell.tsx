import { useRecordContext } from 'react-admin';
import { alurTahapStudi, type MasaStudi, tahapPada } from '../../../../../resources/pertukaran/masaStudi.ts';
import { StatusChip } from '../../../../crud/cells/StatusChip.tsx';
import { dayToday } from '../../../../crud/format.ts';

/** Where the row's study period stands today. */
export default function StageCell() {
  const record = useRecordContext<MasaStudi>();
  return record ? <StatusChip workflow={alurTahapStudi} value={tahapPada(record, dayToday())} /> : null;
}
