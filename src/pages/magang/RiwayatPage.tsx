import { riwayatOptions } from '../../../resources/magang/approvalOptions.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { HistoryList } from '../../patterns/history/HistoryList.tsx';
import { ObjectionButton } from '../konversi/ObjectionButton.tsx';

/** /magang/riwayat: the student's own participations. */
export default function RiwayatPage() {
  return <HistoryList resource={pendaftar.name} options={riwayatOptions} buttons={<ObjectionButton />} />;
}
