import { useRecordContext } from 'react-admin';
import type { MkInbound } from '../../../../../resources/pertukaran/mkInbound.ts';

/** Seats of the row's class that are taken, of how many. */
export default function SeatsCell() {
  const record = useRecordContext<MkInbound>();
  return record ? `${record.terisi ?? 0}/${record.kuota}` : null;
}
