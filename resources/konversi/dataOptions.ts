import { participationName, type QueueOptions, type QueueTab } from '../kit/index.ts';
import { langkahSerah } from '../mbkm/alurKonversi.ts';
import { role } from '../roles.ts';

const tab = (key: string, label: string, statusSiamik: string, task?: string): QueueTab => ({
  key,
  label,
  filter: { statusSiamik },
  sort: ['tanggalFinal', task ? 'ASC' : 'DESC'],
  bulk: true,
  ...(task ? { task: { label: { [role.bakpk]: task }, decides: true } } : { settled: true }),
});

/** /data-mbkm/bakpk: final conversions by what SIAMIK has of them (docs/domain/20 §3). */
export const bakpkOptions: QueueOptions = {
  filter: { statusKonversi: 'final' },
  tabs: [
    tab('belum', 'Belum', 'belum', 'Nilai final belum dikirim ke SIAMIK'),
    tab('terkirim', 'Terkirim', 'terkirim'),
    tab('gagal', 'Gagal', 'gagal', 'Nilai gagal dikirim ke SIAMIK'),
    tab('kirim-ulang', 'Kirim ulang', 'perlu_kirim_ulang', 'Nilai perlu dikirim ulang ke SIAMIK'),
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
  bulk: { endpoint: `${participationName}/serah-nilai`, actions: langkahSerah },
  calls: [
    {
      about: 'marked',
      label: 'Kirim ke SIAMIK',
      endpoint: 'mbkm/pendaftar-program-mbkm/kirim-siamik',
      roles: [role.bakpk],
      when: [{ field: 'statusSiamik', in: ['belum', 'gagal', 'perlu_kirim_ulang'] }],
      text: 'Nilai final dikirim ke SIAMIK. Yang tidak dapat dikirim disebutkan setelahnya.',
      success: 'Nilai terkirim ke SIAMIK.',
    },
  ],
  detail: { parts: {}, sections: [], documents: [] },
};
