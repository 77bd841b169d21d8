import { all, boolean, integer, longtext, ref, resource, text, through, write } from '../kit/index.ts';
import { belumDipakai } from '../master/paketKonversi.ts';
import { role } from '../roles.ts';
import { konversiMessages } from './messages.ts';

const offered = through('idPaketKonversi', belumDipakai);

/**
 * Courses of a conversion package (docs/domain/20 §1.5). Code, name, SKS and KKN mark are copies of the course that the
 * server keeps.
 */
export const matkulPaketKonversi = resource({
  name: 'konversi/matkul-paket',
  endpoint: 'magang/matkul-paket-konversi',
  label: 'Mata Kuliah Paket Konversi',
  representation: '{kodeMatkul} {namaMatkul}',
  fields: {
    idPaketKonversi: ref('master/paket-konversi', { required: true, fixed: true, cascade: true }),
    idMatkul: ref('master/matakuliah', { required: true, label: 'Mata kuliah' }),
    kodeMatkul: text(15, { readOnly: true, label: 'Kode MK' }),
    namaMatkul: text(150, { readOnly: true, label: 'Nama MK' }),
    sks: integer(0, 24, { readOnly: true, label: 'SKS', unit: 'SKS' }),
    adalahMatkulKkn: boolean({ readOnly: true, label: 'Mata kuliah KKN' }),
    wajib: boolean({ label: 'Wajib dipilih' }),
    capaian: longtext({ label: 'Capaian pembelajaran' }),
    urutan: integer(0, 999, { default: 0 }),
  },
  columns: ['idPaketKonversi', 'kodeMatkul', 'namaMatkul', 'sks', 'wajib', 'adalahMatkulKkn', 'urutan'],
  filters: ['idPaketKonversi', 'idMatkul', 'wajib', 'adalahMatkulKkn'],
  search: ['kodeMatkul', 'namaMatkul'],
  sort: ['idPaketKonversi', 'urutan', 'kodeMatkul'],
  unique: [[['idPaketKonversi', 'idMatkul'], konversiMessages.courseInPackage]],
  access: {
    [role.timMbkm]: write(all, { offered }),
    [role.koordinator]: write(through('idPaketKonversi'), { offered }),
    [role.penilai]: write(through('idPaketKonversi'), { offered }),
  },
  lookup: { columns: ['kodeMatkul', 'namaMatkul', 'sks', 'idPaketKonversi', 'idMatkul', 'adalahMatkulKkn', 'wajib'] },
});
