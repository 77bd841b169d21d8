import { inOrder } from '../checkHelpers.ts';
import { boolean, choice, date, email, file, ref, resource, text, url, write } from '../kit/index.ts';
import { role } from '../roles.ts';

/** Universities that students come from and go to (docs/domain/10 §2.4). */
export const kampus = resource({
  name: 'master/kampus',
  label: 'Kampus',
  fields: {
    kodePt: text(10, { unique: true, label: 'Kode PT' }),
    nama: text(200, { required: true, unique: true }),
    singkatan: text(20),
    jenis: choice({ ptn: 'PTN', pts: 'PTS', kedinasan: 'Kedinasan', luar_negeri: 'Luar negeri' }, { required: true }),
    negara: text(60, { required: true, default: 'Indonesia' }),
    idKabupaten: ref('master/kabupaten', { label: 'Kabupaten/Kota' }),
    website: url(),
    email: email({ label: 'Surel' }),
    isMitraPertukaran: boolean({ label: 'Mitra pertukaran' }),
    nomorMou: text(80, { label: 'Nomor MoU' }),
    tanggalMou: date({ label: 'Tanggal MoU' }),
    berakhirMou: date({ label: 'MoU berakhir', endsSoonDays: 30 }),
    berkasMou: file(['pdf'], 10, { label: 'Berkas MoU' }),
    aktif: boolean({ default: true }),
  },
  sections: {
    Kampus: ['kodePt', 'nama', 'singkatan', 'jenis', 'negara', 'idKabupaten', 'aktif'],
    Kontak: ['website', 'email'],
    'Kerja sama': ['isMitraPertukaran', 'nomorMou', 'tanggalMou', 'berakhirMou', 'berkasMou'],
  },
  columns: ['kodePt', 'nama', 'jenis', 'negara', 'isMitraPertukaran', 'berakhirMou', 'aktif'],
  filters: ['jenis', 'negara', 'isMitraPertukaran', 'berakhirMou', 'aktif'],
  search: ['kodePt', 'nama', 'singkatan'],
  sort: ['nama'],
  key: ['nama'],
  signable: { file: 'berkasMou', number: 'nomorMou', on: 'tanggalMou', by: [role.timMbkm] },
  merge: { by: [role.timMbkm] },
  alike: { fields: ['nama', 'kodePt', 'singkatan'] },
  access: { [role.timMbkm]: write() },
  check: row => inOrder(row.tanggalMou, row.berakhirMou, 'berakhirMou'),
  lookup: { columns: ['kodePt', 'nama', 'singkatan', 'jenis', 'negara'], public: true, bounded: true },
});
