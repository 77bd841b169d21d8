import { area } from '../kit/index.ts';
import { role } from '../roles.ts';
import { aksesData } from './aksesData.ts';
import { berita } from './berita.ts';
import { identitas } from './identitas.ts';
import { imporBaris } from './imporBaris.ts';
import {
  berkas,
  impor,
  penggabungan,
  percobaanMasuk,
  potongan,
  riwayat,
  sampah,
  sandi,
  sandiLama,
  sesi,
  unduhanData,
} from './internal.ts';
import { catatanSiap } from './internalCatatan.ts';
import { diskusi } from './internalDiskusi.ts';
import { kalender } from './internalKalender.ts';
import { kehadiran } from './internalKehadiran.ts';
import { kirimanLaporan, laporan, papanLaporan, tautanLaporan } from './internalLaporan.ts';
import { identitasMasuk, kunciPenyedia, upayaMasuk } from './internalMasuk.ts';
import { pilihanNotifikasi } from './internalPilihan.ts';
import { kunciPush, perangkatPush, push } from './internalPush.ts';
import { faktorKedua, kodePemulihan, permintaanSandi, tautanSandi, tiketMasuk } from './internalSandi.ts';
import { situs, situsGambar, situsVersi } from './internalSitus.ts';
import { tampilan } from './internalTampilan.ts';
import { tunda } from './internalTunda.ts';
import { ubahBanyak } from './internalUbahBanyak.ts';
import { wakil } from './internalWakil.ts';
import { konfigurasi } from './konfigurasi.ts';
import { logAktivitas } from './logAktivitas.ts';
import { menu } from './menu.ts';
import { menuUser } from './menuUser.ts';
import { notifikasi } from './notifikasi.ts';
import { penyediaMasuk } from './penyediaMasuk.ts';
import { anonimisasi, anonimisasiBaris, penahanan, retensi } from './retensi.ts';
import { pengaturanScreens } from './screens.ts';
import { sebutan } from './sebutan.ts';
import { sumberData } from './sumberData.ts';
import { pembuatanAkun, pembuatanAkunBaris, undangan } from './undangan.ts';
import { userRole } from './userRole.ts';

/** Settings, and what the installation keeps of itself: menus, sessions, histories, imports. */
export const areaPengaturanOffice = area({
  name: 'pengaturan',
  arrives: 'office',
  menu: [{ key: 'pengaturan', name: 'Pengaturan', icon: 'settings', at: 130 }],
  resources: [
    userRole,
    menu,
    menuUser,
    notifikasi,
    logAktivitas,
    aksesData,
    retensi,
    penahanan,
    anonimisasi,
    anonimisasiBaris,
    konfigurasi,
    identitas,
    sebutan,
    sumberData,
    penyediaMasuk,
    berita,
    sesi,
    tampilan,
    catatanSiap,
    laporan,
    tautanLaporan,
    papanLaporan,
    kirimanLaporan,
    riwayat,
    sampah,
    penggabungan,
    ubahBanyak,
    impor,
    imporBaris,
    percobaanMasuk,
    sandi,
    sandiLama,
    berkas,
    potongan,
    unduhanData,
    identitasMasuk,
    kunciPenyedia,
    upayaMasuk,
    pembuatanAkun,
    pembuatanAkunBaris,
    undangan,
    permintaanSandi,
    tautanSandi,
    faktorKedua,
    kodePemulihan,
    tiketMasuk,
    kalender,
    kehadiran,
    pilihanNotifikasi,
    kunciPush,
    perangkatPush,
    push,
    wakil,
    tunda,
    diskusi,
    situs,
    situsVersi,
    situsGambar,
  ],
  screens: pengaturanScreens,
  weekly: [
    { screen: '/pengaturan/user', by: { [role.superAdmin]: 3 } },
    { screen: '/pengaturan/kesehatan', by: { [role.superAdmin]: 4 } },
  ],
  actions: [
    { name: 'Tambah pengguna', screen: '/pengaturan/user', needs: ['pengaturan/user', 'create'], opens: '/create' },
    { name: 'Undang akun', screen: '/pengaturan/undangan', needs: ['pengaturan/user', 'create'] },
    { name: 'Tulis berita', screen: '/pengaturan/berita', needs: ['pengaturan/berita', 'create'], opens: '/create' },
  ],
});
