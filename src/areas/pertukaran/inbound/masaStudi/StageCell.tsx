import { useRecordContext } from 'react-admin';
import { alurTahapStudi, type MasaStudi, tahapPada } from '../../../../../resources/pertukaran/masaStudi.ts';
import { dayToday } from '../../../../platform/providers/format.ts';
import { StatusChip } from '../../../../platform/ui/cells/StatusChip.tsx';

/** Today's stage of the row's study period. */
export default function StageCell() {
  const record = useRecordContext<MasaStudi>();
  return record ? <StatusChip workflow={alurTahapStudi} value={tahapPada(record, dayToday())} /> : null;
}
