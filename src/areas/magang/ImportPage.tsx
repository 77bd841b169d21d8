import { magang } from '../../../resources/magang/programme.ts';
import { ImportPage as ParticipantImport } from '../mbkm/participants/ImportPage.tsx';
import type { ImportSheet } from '../mbkm/participants/types.ts';

const sheet: ImportSheet = {
  path: '/magang/import-mahasiswa',
  programme: magang,
  columns: [
    { name: 'npm', label: 'NPM' },
    { name: 'jalur', label: 'Jalur' },
    { name: 'mitra', label: 'Mitra', of: data => data.nama_mitra ?? data.kode_mitra },
    { name: 'posisi', label: 'Posisi' },
    { name: 'tanggal_mulai', label: 'Mulai' },
    { name: 'tanggal_selesai', label: 'Selesai' },
  ],
  saved: { link: '/magang/approval?tab=disetujui', label: 'Lihat pendaftar' },
};

/** /magang/import-mahasiswa (docs/domain/20 §3). */
export default function ImportPage() {
  return <ParticipantImport sheet={sheet} />;
}
