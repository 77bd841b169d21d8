import { riwayatPendaftarOptions } from '../../../resources/magang/approvalOptions.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { HistoryTable } from '../../patterns/history/HistoryTable.tsx';

/** /magang/riwayat/pendaftar: decisions on registrations in one's scope. */
export default function RiwayatPendaftarPage() {
  return <HistoryTable resource={pendaftar.name} options={riwayatPendaftarOptions} />;
}
