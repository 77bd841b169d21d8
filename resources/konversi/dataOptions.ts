import type { QueueOptions, QueueTab } from '../kit/index.ts';

const tab = (key: string, label: string, statusSiamik: string, bulk: boolean): QueueTab => ({
  key,
  label,
  filter: { statusSiamik },
  sort: ['tanggalFinal', bulk ? 'ASC' : 'DESC'],
  bulk,
});

/** /data-mbkm/bakpk: final conversions by what SIAMIK has of them (docs/domain/20 §3). */
export const bakpkOptions: QueueOptions = {
  filter: { statusKonversi: 'final' },
  tabs: [
    tab('belum', 'Belum', 'belum', true),
    tab('terkirim', 'Terkirim', 'terkirim', false),
    tab('gagal', 'Gagal', 'gagal', true),
    tab('kirim-ulang', 'Kirim Ulang', 'perlu_kirim_ulang', true),
  ],
  columns: [
    ...['npm', 'namaMahasiswa', 'idProgramProdi', 'totalSksDiakui', 'ipsKonversi', 'pesanSiamik', 'idProgram'],
    ...['idPeriode', 'tanggalFinal'],
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
      roles: ['HA10'],
      when: [],
    },
  ],
  detail: { parts: {}, sections: [], documents: [] },
  extra: [],
};
