import { all, allow, choice, datetime, resource, text } from '../../kit/index.ts';
import { role } from '../../roles.ts';
import { sinkronisasiMessages } from '../messages.ts';

/** What is looked up at the Feeder before something can be sent. */
const jenisPasangan = {
  prodi: 'Program studi',
  mahasiswa: 'Mahasiswa',
  dosen: 'Dosen',
  mata_kuliah: 'Mata kuliah',
} as const;

export type JenisPasangan = keyof typeof jenisPasangan;

/** Somebody or something of the portal and its counterpart at the Feeder; without one it is work for somebody. */
export const pasanganFeeder = resource({
  name: 'sinkronisasi/pasangan-feeder',
  label: 'Pasangan Neo Feeder',
  representation: '{kunci} {nama}',
  fields: {
    jenis: choice(jenisPasangan, { required: true }),
    /** Study programme's code, NPM, NIDN; of a course study programme and code. */
    kunci: text(60, { required: true, label: 'Kode' }),
    nama: text(200),
    status: choice(
      { cocok: 'Cocok', tidak_ada: 'Tidak ditemukan', ganda: 'Lebih dari satu', keluar: 'Sudah berakhir' },
      { required: true },
    ),
    alasan: text(300, { label: 'Keterangan' }),
    idFeeder: text(60, { inner: true, label: 'Id di Neo Feeder' }),
    diperiksaPada: datetime({ required: true, label: 'Diperiksa' }),
  },
  columns: ['jenis', 'kunci', 'nama', 'status', 'alasan', 'diperiksaPada'],
  filters: ['jenis', 'status'],
  search: ['kunci', 'nama'],
  sort: ['jenis', 'kunci'],
  unique: [[['jenis', 'kunci'], sinkronisasiMessages.feeder.pairTwice]],
  access: { [role.timMbkm]: allow(all, ['export']), [role.bakpk]: allow(all, ['export']) },
  serverOnly: true,
  unaudited: true,
});
