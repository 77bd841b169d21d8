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
  bulk: { actions: [] },
  calls: [
    {
      label: 'Kirim ke SIAMIK',
      endpoint: 'mbkm/pendaftar-program-mbkm/kirim-siamik',
      roles: [role.bakpk],
      when: [],
      text: 'Nilai final dikirim ke SIAMIK. Yang tidak dapat dikirim disebutkan setelahnya.',
      success: 'Nilai terkirim ke SIAMIK.',
    },
  ],
  detail: { parts: {}, sections: [], documents: [] },
  extra: [],
};
