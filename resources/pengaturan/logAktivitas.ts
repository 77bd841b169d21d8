import { choice, datetime, read, resource, text } from '../kit/index.ts';
import { role } from '../roles.ts';

/** Log of activities beyond single rows: logins, rights, imports, settings (docs/domain/10 §2.1). */
export const logAktivitas = resource({
  name: 'pengaturan/log-aktivitas',
  label: 'Log Aktivitas',
  withheldFromSystems: true,
  representation: '{ringkasan}',
  fields: {
    waktu: datetime({ required: true }),
    idUser: text(60, { label: 'ID pengguna' }),
    namaUser: text(201, { label: 'Pengguna' }),
    roleId: text(4, { label: 'Peran' }),
    aksi: choice(
      {
        masuk: 'Masuk',
        gagal_masuk: 'Gagal masuk',
        keluar: 'Keluar',
        ganti_peran: 'Ganti peran',
        kata_sandi: 'Kata sandi',
        hak_akses: 'Hak akses',
        akun: 'Akun',
        sinkronisasi: 'Sinkronisasi',
        impor: 'Impor',
        ekspor: 'Ekspor',
        pengaturan: 'Pengaturan',
      },
      { required: true },
    ),
    resource: text(80, { label: 'Sumber data' }),
    idBaris: text(60, { label: 'ID baris' }),
    ringkasan: text(300, { required: true }),
    alamatIp: text(45, { label: 'Alamat IP' }),
  },
  columns: ['waktu', 'namaUser', 'roleId', 'aksi', 'ringkasan', 'alamatIp'],
  filters: ['aksi', 'idUser', 'roleId', 'waktu'],
  search: ['namaUser', 'ringkasan'],
  sort: ['-waktu'],
  access: { [role.superAdmin]: read() },
  serverOnly: true,
  unaudited: true,
});
