import { allow, boolean, choice, date, file, longtext, match, read, ref, resource } from '../kit/index.ts';
import { role } from '../roles.ts';
import { along, pendaftarnya } from './milikPeserta.ts';

/** Whoever writes notes reads everybody's in scope and changes their own. */
const author = allow(along, ['create', 'update', 'export'], { writeScope: match('idPenulis', 'userId') });
const reader = read(along);

/** Findings of a visit or call to a participant; not readable by students (docs/domain/20 §1.12). */
export const catatanMonitoring = resource({
  name: 'mbkm/catatan-monitoring',
  label: 'Catatan Monitoring',
  representation: '{temuan}',
  fields: {
    idPendaftarMbkm: pendaftarnya,
    tanggal: date({ required: true }),
    metode: choice({ kunjungan: 'Kunjungan', daring: 'Daring', telepon: 'Telepon' }, { required: true }),
    kondisi: choice({ baik: 'Baik', perlu_perhatian: 'Perlu perhatian', bermasalah: 'Bermasalah' }, { required: true }),
    temuan: longtext({ required: true }),
    rekomendasi: longtext(),
    tindakLanjut: longtext(),
    berkas: file(['pdf', 'jpg'], 5),
    idPenulis: ref('pengaturan/user', { readOnly: true, label: 'Penulis' }),
    selesaiDitindaklanjuti: boolean({ label: 'Selesai ditindaklanjuti' }),
  },
  sections: {
    Pemantauan: ['idPendaftarMbkm', 'tanggal', 'metode', 'kondisi', 'idPenulis'],
    Hasil: ['temuan', 'rekomendasi', 'berkas'],
    'Tindak lanjut': ['tindakLanjut', 'selesaiDitindaklanjuti'],
  },
  columns: ['tanggal', 'idPendaftarMbkm', 'metode', 'kondisi', 'temuan', 'idPenulis', 'selesaiDitindaklanjuti'],
  filters: ['tanggal', 'metode', 'kondisi', 'selesaiDitindaklanjuti'],
  search: ['temuan'],
  sort: ['-tanggal'],
  access: {
    [role.superAdmin]: allow(along, ['create', 'update', 'export']),
    [role.timMbkm]: author,
    [role.dosen]: author,
    [role.koordinator]: author,
    [role.mitra]: reader,
    [role.penilai]: reader,
    [role.bakpk]: reader,
  },
});
