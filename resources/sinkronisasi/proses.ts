import { all, allow, choice, datetime, integer, longtext, read, ref, resource, text, through } from '../kit/index.ts';
import { role } from '../roles.ts';

const count = (label: string) => integer(0, 2_000_000_000, { default: 0, label });
/** Fetching is reading; applying is an action (docs/domain/10 §3.5). */
const operator = allow(all, ['export', 'action']);

/** Runs of synchronisation; the server writes them (docs/domain/10 §2.1, §3.5). */
export const sinkronisasiProses = resource({
  name: 'sinkronisasi/proses',
  label: 'Proses Sinkronisasi',
  representation: '{jenis}',
  fields: {
    jenis: choice(
      {
        programprodi: 'Program studi',
        mahasiswa: 'Mahasiswa',
        matakuliah: 'Mata kuliah',
        pegawai: 'Dosen',
        tendik: 'Tendik',
      },
      { required: true },
    ),
    sumber: text(20, { required: true }),
    mode: choice({ contoh: 'Contoh', http: 'HTTP' }, { required: true }),
    idUser: ref('pengaturan/user', { required: true, label: 'Dijalankan oleh' }),
    mulai: datetime({ required: true }),
    selesai: datetime(),
    status: choice(
      { berjalan: 'Berjalan', selesai: 'Selesai', selesai_sebagian: 'Selesai sebagian', gagal: 'Gagal' },
      { required: true, default: 'berjalan' },
    ),
    jumlahDitambah: count('Ditambah'),
    jumlahDiperbarui: count('Diperbarui'),
    jumlahDinonaktifkan: count('Dinonaktifkan'),
    jumlahDilewati: count('Dilewati'),
    jumlahGagal: count('Gagal'),
    pesan: longtext(),
  },
  columns: ['jenis', 'mulai', 'selesai', 'status', 'jumlahDitambah', 'jumlahDiperbarui', 'jumlahGagal', 'idUser'],
  filters: ['jenis', 'status', 'idUser', 'mulai'],
  sort: ['-mulai'],
  access: { [role.timMbkm]: operator, [role.bakpk]: operator },
  serverOnly: true,
  unaudited: true,
});

/** Result of a run for each row; a resource of its own because a run may change every student. */
export const sinkronisasiRincian = resource({
  name: 'sinkronisasi/rincian',
  label: 'Rincian Sinkronisasi',
  representation: '{kunci}',
  fields: {
    idProses: ref('sinkronisasi/proses', { required: true, cascade: true, label: 'Proses' }),
    kunci: text(60, { required: true }),
    nama: text(200),
    aksi: choice(
      { tambah: 'Tambah', perbarui: 'Perbarui', nonaktifkan: 'Nonaktifkan', lewati: 'Lewati' },
      { required: true },
    ),
    hasil: choice({ berhasil: 'Berhasil', gagal: 'Gagal', dilewati: 'Dilewati' }, { required: true }),
    pesan: longtext(),
  },
  columns: ['kunci', 'nama', 'aksi', 'hasil', 'pesan'],
  filters: ['idProses', 'aksi', 'hasil'],
  search: ['kunci', 'nama'],
  sort: ['idProses', 'kunci'],
  access: { [role.timMbkm]: read(through('idProses')), [role.bakpk]: read(through('idProses')) },
  serverOnly: true,
  unaudited: true,
});
