import { kwu } from '../../../../resources/kwu/programme.ts';
import { antreanUsaha, imporUsaha } from '../../../../resources/kwu/queues.ts';
import { ImportPage as ParticipantImport } from '../../mbkm/participants/ImportPage.tsx';
import type { ImportSheet } from '../../mbkm/participants/types.ts';

const sheet: ImportSheet = {
  path: imporUsaha,
  programme: kwu,
  columns: [
    { name: 'npm', label: 'NPM' },
    { name: 'nama_kelompok', label: 'Kelompok', of: data => data.nama_kelompok || 'Mandiri' },
    { name: 'nama_usaha', label: 'Usaha' },
    { name: 'peran', label: 'Peran' },
    { name: 'kategori', label: 'Kategori' },
    { name: 'skema', label: 'Skema' },
    { name: 'nip_dpl', label: 'NIP DPL' },
  ],
  saved: { link: `${antreanUsaha.listPath}?tab=disetujui`, label: 'Lihat usaha' },
};

/** /kwu/pendaftaran/impor: whole groups from a spreadsheet (docs/domain/30 §2). */
export default function ImportPage() {
  return <ParticipantImport sheet={sheet} />;
}
