import { errorIf, inOrder } from '../checkHelpers.ts';
import { all, boolean, date, digits, file, read, ref, resource, signedLetterKinds, text, write } from '../kit/index.ts';
import { role } from '../roles.ts';
import { sharedMessages } from '../sharedMessages.ts';
import { suratMessages } from './messages.ts';

/** Officials who sign letters, with their dates of office (docs/domain/40 §1.1 surat/pejabat). */
export const pejabat = resource({
  name: 'surat/pejabat',
  endpoint: 'v6/generate-surat/pejabat',
  label: 'Penanda Tangan Surat',
  fields: {
    nama: text(150, { required: true }),
    nip: text(18, { required: true, label: 'NIP', own: true }),
    jabatan: text(120, { required: true }),
    atasNama: text(120, { label: 'Atas nama', help: 'Tercetak "a.n. …", misalnya Rektor.' }),
    jenisSurat: signedLetterKinds({ required: true, label: 'Menandatangani' }),
    berlakuMulai: date({ required: true, label: 'Menjabat mulai' }),
    berlakuSampai: date({ label: 'Menjabat sampai' }),
    spesimen: file(['png'], 1, { label: 'Tanda tangan' }),
    stempel: file(['png'], 1),
    aktif: boolean({ default: true }),
    idUser: ref('pengaturan/user', {
      label: 'Akun penanda tangan',
      help: 'Akun yang menandatangani surat pejabat ini secara elektronik.',
    }),
    nik: digits(16, 16, sharedMessages.nik, { label: 'NIK', own: true, help: 'Dikenal layanan BSrE.' }),
    menggantikan: ref('surat/pejabat', {
      label: 'Mewakili',
      help: 'Selama menjabat, akun di atas juga menandatangani surat pejabat ini.',
    }),
  },
  sections: {
    Pejabat: ['nama', 'nip', 'jabatan', 'atasNama'],
    Wewenang: ['jenisSurat', 'berlakuMulai', 'berlakuSampai', 'aktif'],
    'Tanda tangan': ['spesimen', 'stempel'],
    'Tanda tangan elektronik': ['idUser', 'nik', 'menggantikan'],
  },
  columns: ['nama', 'nip', 'jabatan', 'berlakuMulai', 'berlakuSampai', 'aktif'],
  filters: ['berlakuMulai', 'berlakuSampai', 'aktif'],
  search: ['nama', 'nip', 'jabatan'],
  small: true,
  sort: ['-berlakuMulai'],
  copy: { start: 'berlakuMulai' },
  key: ['nip', 'berlakuMulai'],
  access: { [role.timMbkm]: write(), [role.bakpk]: read(all, { hide: ['nik'] }) },
  check: row => ({
    ...errorIf(Boolean(row.nip && !/^\d{18}$/.test(row.nip)), 'nip', suratMessages.nip),
    ...inOrder(row.berlakuMulai, row.berlakuSampai, 'berlakuSampai'),
  }),
});
