import { type ListTask, type PaketCalls, participationName, type QueueOptions } from '../kit/index.ts';
import { langkahPaketTim, paketBelumMasuk } from '../mbkm/alurKonversi.ts';
import { terpilihAwal } from './terpilihAwal.ts';
import { terpilihFinal } from './terpilihFinal.ts';

/** The calls behind a package, the same in every programme. */
export const packageCalls: PaketCalls = {
  calls: {
    view: `${terpilihAwal.endpoint}/pilihan`,
    choose: `${terpilihAwal.endpoint}/bulk`,
    advise: `${terpilihAwal.endpoint}/{id}/rekomendasi`,
    decide: `${terpilihFinal.endpoint}/bulk`,
  },
};

/** The queue of packages at a path. */
export const packageQueueAt = (listPath: string, filter: QueueOptions['filter'], task?: ListTask): QueueOptions => ({
  filter,
  status: 'statusKonversi',
  tabs: [
    {
      key: 'menunggu',
      label: 'Menunggu verifikasi',
      filter: { statusKonversi: 'diajukan' },
      sort: ['updatedAt', 'ASC'],
      bulk: false,
      task,
    },
    {
      key: 'revisi',
      label: 'Perlu perbaikan',
      filter: { statusKonversi: 'revisi' },
      sort: ['updatedAt', 'DESC'],
      bulk: false,
    },
    {
      key: 'disetujui',
      label: 'Disetujui',
      filter: { statusKonversi: 'disetujui' },
      sort: ['updatedAt', 'DESC'],
      bulk: false,
    },
    {
      key: 'dinilai',
      label: 'Dinilai dan final',
      filter: { statusKonversi: ['dinilai', 'final', 'revisi_nilai'] },
      sort: ['updatedAt', 'DESC'],
      bulk: false,
    },
    {
      key: 'selesai',
      label: 'Selesai, belum dikonversi',
      filter: { statusKonversi: paketBelumMasuk, status: 'selesai', peringatan: 'PAKET_BELUM' },
      sort: ['tanggalSelesai', 'ASC'],
      bulk: true,
    },
    {
      key: 'belum',
      label: 'Belum mengajukan',
      filter: { statusKonversi: 'belum', status: ['disetujui', 'berjalan'] },
      sort: ['namaMahasiswa', 'ASC'],
      bulk: false,
    },
    {
      key: 'tanpa',
      label: 'Tanpa konversi',
      filter: { statusKonversi: 'tanpa_konversi' },
      sort: ['updatedAt', 'DESC'],
      bulk: true,
      settled: true,
    },
  ],
  columns: [
    'npm',
    'namaMahasiswa',
    'idProgramProdi',
    'idProgram',
    'idPaketKonversi',
    'totalSksDiajukan',
    'totalSksDiakui',
    'statusKonversi',
  ],
  card: { title: 'namaMahasiswa', subtitle: 'npm', facts: ['idProgram', 'idPaketKonversi', 'statusKonversi'] },
  waiting: { since: 'updatedAt', soonDays: 3, lateDays: 7 },
  listPath,
  detailPath: `${listPath}/:id`,
  actions: [],
  bulk: { endpoint: `${participationName}/buka-paket`, actions: langkahPaketTim },
  detail: { parts: {}, sections: [], documents: [] },
});

/** /monitoring2/paket-konversi: packages of any programme in one's own study programme. */
export const antreanPaketProdi = packageQueueAt('/monitoring2/paket-konversi', {});
