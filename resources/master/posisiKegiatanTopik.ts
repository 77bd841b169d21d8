import { requiredIf } from '../checkHelpers.ts';
import { boolean, choice, integer, longtext, ownMitra, read, ref, refs, resource, text, write } from '../kit/index.ts';
import { role } from '../roles.ts';
import { masterMessages } from './messages.ts';

/** Catalogue of positions, activities and topics; offers per period are the Magang area's (docs/domain/10 §2.4). */
export const posisiKegiatanTopik = resource({
  name: 'master/posisi-kegiatan-topik',
  label: 'Posisi/Kegiatan/Topik',
  fields: {
    nama: text(150, { required: true }),
    jenis: choice({ posisi: 'Posisi', kegiatan: 'Kegiatan', topik: 'Topik' }, { required: true }),
    idProgram: ref('master/program', { required: true }),
    idMitra: ref('master/mitra'),
    deskripsi: longtext({ required: true }),
    kompetensi: longtext(),
    modaKerja: choice({ luring: 'Luring', daring: 'Daring', hibrida: 'Hibrida' }, { required: true }),
    idKabupaten: ref('master/kabupaten', { label: 'Kabupaten/Kota', help: 'Wajib kecuali daring.' }),
    kuotaDefault: integer(1, 500, { required: true, default: 1, label: 'Kuota bawaan' }),
    prodiSasaran: refs('master/program-prodi', { help: 'Kosongkan untuk semua program studi.' }),
    aktif: boolean({ default: true }),
  },
  sections: {
    'Posisi/kegiatan/topik': ['nama', 'jenis', 'idProgram', 'idMitra', 'aktif'],
    Uraian: ['deskripsi', 'kompetensi'],
    Pelaksanaan: ['modaKerja', 'idKabupaten', 'kuotaDefault', 'prodiSasaran'],
  },
  beneath: { idMitra: 'idKabupaten', jenis: 'modaKerja' },
  columns: ['nama', 'jenis', 'idProgram', 'idMitra', 'modaKerja', 'idKabupaten', 'kuotaDefault', 'aktif'],
  filters: ['idProgram', 'idMitra', 'jenis', 'modaKerja', 'idKabupaten', 'aktif'],
  search: ['nama'],
  sort: ['idProgram', 'nama'],
  orders: ['nama', 'kuotaDefault'],
  unique: [[['nama', 'idProgram', 'idMitra'], masterMessages.positionThere]],
  access: { [role.timMbkm]: write(), [role.koordinator]: read(), [role.mitra]: write(ownMitra()) },
  lookup: { columns: ['nama', 'jenis', 'idProgram', 'idMitra', 'modaKerja', 'idKabupaten', 'kuotaDefault'] },
  check: row => requiredIf(row.modaKerja === 'luring' || row.modaKerja === 'hibrida', row.idKabupaten, 'idKabupaten'),
});
