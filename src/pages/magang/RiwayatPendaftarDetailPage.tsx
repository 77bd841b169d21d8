import { riwayatPendaftarOptions } from '../../../resources/magang/approvalOptions.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { HistoryDetail } from '../../patterns/history/HistoryDetail.tsx';

/** /magang/riwayat/pendaftar/detail/:id */
export default function RiwayatPendaftarDetailPage() {
  return <HistoryDetail resource={pendaftar.name} options={riwayatPendaftarOptions} />;
}
