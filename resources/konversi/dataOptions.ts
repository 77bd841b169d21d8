import type { QueueOptions, QueueTab } from '../kit/index.ts';
import { role } from '../roles.ts';

const tab = (key: string, label: string, statusSiamik: string, bulk: boolean, task?: string): QueueTab => ({
  key,
  label,
  filter: { statusSiamik },
  sort: ['tanggalFinal', bulk ? 'ASC' : 'DESC'],
  bulk,
  ...(task ? { task: { label: { [role.bakpk]: task }, decides: true } } : {}),
});

/** /data-mbkm/bakpk: final conversions by what SIAMIK has of them (docs/domain/20 §3). */
export const bakpkOptions: QueueOptions = {
  filter: { statusKonversi: 'final' },
  tabs: [
    tab('belum', 'Belum', 'belum', true, 'Nilai final belum dikirim ke SIAMIK'),
    tab('terkirim', 'Terkirim', 'terkirim', false),
    tab('gagal', 'Gagal', 'gagal', true, 'Nilai gagal dikirim ke SIAMIK'),
    tab('kirim-ulang', 'Kirim Ulang', 'perlu_kirim_ulang', true, 'Nilai perlu dikirim ulang ke SIAMIK'),
  ],
  columns: [
    'npm',
    'namaMahasiswa',
    'idProgramProdi',
    'totalSksDiakui',
    'ipsKonversi',
    'pesanSiamik',
    'idProgram',
    'idPeriode',
    'tanggalFinal',
  ],
  card: {
    title: 'namaMahasiswa',
    subtitle: 'npm',
    facts: ['idProgramProdi', 'idProgram', 'totalSksDiakui', 'ipsKonversi', 'pesanSiamik'],
  },
  status: 'statusKonversi',
  waiting: { since: 'tanggalFinal', soonDays: 3, lateDays: 7 },
  listPath: '/data-mbkm/bakpk',
  detailPath: '/data-mbkm/bakpk/detail/:id',
  actions: [],
  bulk: { endpoint: 'mbkm/pendaftar-program-mbkm/kirim-siamik', actions: [] },
  marks: [
    {
      action: 'kirim_siamik',
      label: 'Kirim ke SIAMIK',
      success: 'Nilai terkirim ke SIAMIK.',
      roles: [role.bakpk],
      when: [],
    },
  ],
  detail: { parts: {}, sections: [], documents: [] },
  extra: [],
};
