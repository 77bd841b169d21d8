import { inOrder, requiredIf } from '../checkHelpers.ts';
import { choice, date, file, longtext, ref, text, url } from '../kit/index.ts';
import { sudahDiajukan } from './alurKarya.ts';
import { karyaOf } from './karyaOf.ts';
import { portofolioMessages } from './messages.ts';
import { textAt } from './nomorKarya.ts';

/** Intellectual property (docs/domain/40 §1.3). */
export const hki = karyaOf({
  name: 'portofolio/hki',
  endpoint: 'v9/hki-mhs',
  label: 'HKI',
  title: 'judul',
  fields: {
    judul: text(250, { required: true, aliases: ['Judul ciptaan', 'Judul invensi', 'Judul HKI', 'Judul karya'] }),
    idKategoriHki: ref('master/kategori-hki', {
      required: true,
      label: 'Kategori',
      aliases: ['Jenis HKI', 'Jenis ciptaan'],
    }),
    nomorPermohonan: text(40, {
      required: true,
      unique: true,
      label: 'Nomor permohonan',
      aliases: ['No. permohonan', 'No permohonan', 'Nomor pendaftaran'],
    }),
    tanggalPermohonan: date({
      required: true,
      label: 'Tanggal permohonan',
      aliases: ['Tgl permohonan', 'Tanggal pendaftaran'],
    }),
    nomorSertifikat: text(40, { unique: true, label: 'Nomor sertifikat', aliases: ['No. sertifikat', 'Nomor paten'] }),
    tanggalSertifikat: date({ label: 'Tanggal sertifikat', aliases: ['Tgl sertifikat'] }),
    statusHki: choice(
      { diajukan: 'Diajukan', terdaftar: 'Terdaftar', diberi: 'Diberi', ditolak: 'Ditolak' },
      { required: true, label: 'Status HKI' },
    ),
    pemegangHak: text(150, {
      required: true,
      label: 'Pemegang hak',
      aliases: ['Pemegang hak cipta', 'Pemegang paten'],
    }),
    negara: text(60, { default: 'Indonesia' }),
    tautan: url(),
    deskripsi: longtext(),
    berkasSertifikat: file(['pdf'], 5, { label: 'Sertifikat' }),
  },
  sections: {
    HKI: ['judul', 'idKategoriHki', 'statusHki', 'pemegangHak', 'negara', 'tautan', 'deskripsi'],
    Nomor: ['nomorPermohonan', 'tanggalPermohonan', 'nomorSertifikat', 'tanggalSertifikat', 'berkasSertifikat'],
  },
  beneath: { idKategoriHki: 'statusHki' },
  columns: ['judul', 'idKategoriHki', 'statusHki', 'tanggalPermohonan'],
  filters: ['idKategoriHki', 'statusHki', 'tanggalPermohonan'],
  search: ['nomorPermohonan'],
  work: {
    points: { category: 'idKategoriHki', while: { field: 'statusHki', in: ['terdaftar', 'diberi'] } },
    authored: true,
    known: 'nomorPermohonan',
    year: 'tanggalPermohonan',
    kind: 'idKategoriHki',
  },
  prestasi: { jenis: 'hki', penyelenggara: 'pemegangHak', tingkat: 'nasional' },
  check: row => ({
    ...inOrder(textAt(row, 'tanggalPermohonan'), textAt(row, 'tanggalSertifikat'), 'tanggalSertifikat', {
      sameDay: true,
      message: portofolioMessages.certificateOrder,
    }),
    ...requiredIf(row.statusHki === 'diberi', row.nomorSertifikat, 'nomorSertifikat'),
    ...requiredIf(sudahDiajukan(row) && row.statusHki === 'diberi', row.berkasSertifikat, 'berkasSertifikat'),
  }),
});
