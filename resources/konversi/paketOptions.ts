import type { ListTask, PaketOptions, QueueOptions } from '../kit/index.ts';
import { jenisMagang } from '../magang/jalurMagang.ts';
import { terpilihAwal } from './terpilihAwal.ts';
import { terpilihFinal } from './terpilihFinal.ts';

const calls = {
  view: `${terpilihAwal.endpoint}/pilihan`,
  choose: `${terpilihAwal.endpoint}/bulk`,
  advise: `${terpilihAwal.endpoint}/{id}/rekomendasi`,
  decide: `${terpilihFinal.endpoint}/bulk`,
} as const;

/** Packages of the Magang screens; other programmes are the same with another filter and other paths. */
export const paketMagang: PaketOptions = {
  calls,
  filter: { kodeJenisMbkm: jenisMagang },
  open: ['disetujui', 'berjalan'],
  editable: ['belum', 'revisi'],
  hubPath: '/magang/paket-konversi',
  pickPath: '/magang/paket-konversi/matkul',
};

/** The queue of packages at a path. */
const queueAt = (listPath: string, filter: QueueOptions['filter'], task?: ListTask): QueueOptions => ({
  filter,
  status: 'statusKonversi',
  tabs: [
    {
      key: 'menunggu',
      label: 'Menunggu Verifikasi',
      filter: { statusKonversi: 'diajukan' },
      sort: ['updatedAt', 'ASC'],
      bulk: false,
      task,
    },
    {
      key: 'revisi',
      label: 'Dikembalikan',
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
      label: 'Dinilai & Final',
      filter: { statusKonversi: ['dinilai', 'final', 'revisi_nilai'] },
      sort: ['updatedAt', 'DESC'],
      bulk: false,
    },
    {
      key: 'belum',
      label: 'Belum Mengajukan',
      filter: { statusKonversi: 'belum', status: ['disetujui', 'berjalan'] },
      sort: ['namaMahasiswa', 'ASC'],
      bulk: false,
    },
  ],
  columns: [
    ...['npm', 'namaMahasiswa', 'idProgramProdi', 'idProgram', 'idPaketKonversi', 'totalSksDiajukan'],
    ...['totalSksDiakui', 'statusKonversi'],
  ],
  card: { title: 'namaMahasiswa', subtitle: 'npm', facts: ['idProgram', 'idPaketKonversi', 'statusKonversi'] },
  waiting: { since: 'updatedAt', soonDays: 3, lateDays: 7 },
  listPath,
  detailPath: `${listPath}/:id`,
  actions: [],
  bulk: { endpoint: calls.decide, actions: [] },
  detail: { parts: {}, sections: [], documents: [] },
  extra: [],
});

const waiting = 'Paket konversi menunggu verifikasi';
/** /magang/monitoring/paket-konversi: packages of Magang. */
export const antreanPaketMagang = queueAt(
  '/magang/monitoring/paket-konversi',
  { kodeJenisMbkm: jenisMagang },
  { label: { HA05: waiting, HA07: waiting }, decides: true },
);
/** /monitoring2/paket-konversi: packages of any programme in one's own study programme. */
export const antreanPaketProdi = queueAt('/monitoring2/paket-konversi', {});
