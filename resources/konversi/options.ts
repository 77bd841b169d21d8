import type { QueueOptions, QueueTab } from '../kit/index.ts';
import { filterCakupan, type Keluarga } from './families.ts';

const dinilai = (key: string, label: string, statusReviewNilai: string, bulk = false): QueueTab => ({
  key,
  label,
  filter: { statusKonversi: 'dinilai', statusReviewNilai },
  sort: ['updatedAt', 'ASC'],
  bulk,
});
const kosong: QueueTab = {
  key: 'nilai-kkn-kosong',
  label: 'Nilai KKN kosong',
  filter: { statusKonversi: ['disetujui', 'dinilai'], nilaiMatkulKkn: null },
  sort: ['updatedAt', 'ASC'],
  bulk: false,
};

/** Tabs of the study programme and of the university (docs/domain/20 §3 "Conversion assessment"). */
const tabs = ({ sisi, cakupan }: Keluarga): readonly QueueTab[] => {
  const extra = cakupan === 'kkn' ? [kosong] : [];
  if (sisi === 'prodi')
    return [
      {
        key: 'siap-dinilai',
        label: 'Siap dinilai',
        filter: { statusKonversi: 'disetujui', status: ['disetujui', 'berjalan', 'selesai'] },
        sort: ['updatedAt', 'ASC'],
        bulk: false,
      },
      dinilai('dikembalikan', 'Perlu perbaikan', 'dikembalikan'),
      dinilai('menunggu-reviu', 'Menunggu pemeriksaan', 'menunggu'),
      ...extra,
      {
        key: 'final',
        label: 'Final',
        filter: { statusKonversi: ['final', 'revisi_nilai'] },
        sort: ['tanggalFinal', 'DESC'],
        bulk: false,
      },
    ];
  return [
    dinilai('menunggu-reviu', 'Menunggu pemeriksaan', 'menunggu', true),
    dinilai('dikembalikan', 'Perlu perbaikan', 'dikembalikan'),
    ...extra,
    {
      key: 'final',
      label: 'Final',
      filter: { statusKonversi: 'final' },
      sort: ['tanggalFinal', 'DESC'],
      bulk: false,
    },
    {
      key: 'revisi-nilai',
      label: 'Revisi nilai',
      filter: { statusKonversi: 'revisi_nilai' },
      sort: ['updatedAt', 'ASC'],
      bulk: false,
    },
  ];
};

const columns = ({ cakupan, sisi }: Keluarga): readonly string[] => [
  'npm',
  'namaMahasiswa',
  // A study programme sees its own students only.
  ...(sisi === 'prodi' ? [] : ['idProgramProdi']),
  'idProgram',
  'namaMitra',
  'totalSksDiakui',
  'nilaiAkhir',
  'matkulDinilai',
  ...(cakupan === 'kkn' ? ['namaMatkulKkn', 'nilaiMatkulKkn'] : []),
  'statusKonversi',
];

/** The list of one family; its rows open the detail page of their kind. */
export const opsiKeluarga = (family: Keluarga): QueueOptions => ({
  filter: filterCakupan[family.cakupan],
  tabs: tabs(family),
  columns: columns(family),
  card: {
    title: 'namaMahasiswa',
    subtitle: 'npm',
    facts: ['idProgram', 'namaMitra', 'totalSksDiakui', 'nilaiAkhir', 'matkulDinilai'],
  },
  status: 'statusKonversi',
  waiting: { since: 'updatedAt', soonDays: 3, lateDays: 7 },
  listPath: family.path,
  // The detail sends on to the page of the row's own kind.
  detailPath: `${family.path}/detail/penilaian/:id`,
  actions: [],
  bulk: { endpoint: 'magang/matkul-paket-konversi-terpilih-final/save', actions: ['finalisasi'] },
  detail: { parts: {}, sections: [], documents: [] },
});
