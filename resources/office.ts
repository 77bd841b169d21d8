import type { Area } from './kit/index.ts';
import { konversiScreens } from './konversi/screens.ts';
import { magangMonitoringScreens } from './magang/monitoringScreens.ts';
import { gudang } from './master/gudang.ts';
import { matkulKurikulum } from './master/matkulKurikulum.ts';
import { pustaka } from './master/pustaka.ts';
import { masterScreens } from './master/screens.ts';
import { statusKelompok } from './master/statusKelompok.ts';
import { timMbkmProdi } from './master/timProdi.ts';
import { suratPengantarMagang, suratRekapKonversi } from './mbkm/surat.ts';
import { monitoringScreens } from './monitoring/screens.ts';
import { bobotPenilaian, komponenPenilaian } from './nilai/komponenPenilaian.ts';
import { nilaiScreens } from './nilai/screens.ts';
import { skalaNilai } from './nilai/skalaNilai.ts';
import { berita } from './pengaturan/berita.ts';
import { imporBaris } from './pengaturan/imporBaris.ts';
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
} from './pengaturan/internal.ts';
import { konfigurasi } from './pengaturan/konfigurasi.ts';
import { logAktivitas } from './pengaturan/logAktivitas.ts';
import { menu } from './pengaturan/menu.ts';
import { menuUser } from './pengaturan/menuUser.ts';
import { notifikasi } from './pengaturan/notifikasi.ts';
import { pengaturanScreens } from './pengaturan/screens.ts';
import { sumberData } from './pengaturan/sumberData.ts';
import { userRole } from './pengaturan/userRole.ts';
import { sinkronisasiProses, sinkronisasiRincian } from './sinkronisasi/proses.ts';
import { sinkronisasiScreens } from './sinkronisasi/screens.ts';
import { pekerjaan } from './sistem/pekerjaan.ts';
import { surel } from './sistem/surel.ts';
import { pejabat } from './surat/pejabat.ts';
import { surat } from './surat/surat.ts';

/**
 * What those work with who look after all programmes: settings, letters, synchronisation, what grades are made of, and the
 * screens of master data, conversion and monitoring.
 */
export const areaOffice: Area = {
  resources: [
    userRole,
    menu,
    menuUser,
    notifikasi,
    logAktivitas,
    konfigurasi,
    sumberData,
    berita,
    sinkronisasiProses,
    sinkronisasiRincian,
    sesi,
    riwayat,
    sampah,
    penggabungan,
    impor,
    imporBaris,
    percobaanMasuk,
    sandi,
    sandiLama,
    berkas,
    potongan,
    surel,
    pekerjaan,
    pejabat,
    surat,
    matkulKurikulum,
    pustaka,
    gudang,
    statusKelompok,
    timMbkmProdi,
    skalaNilai,
    komponenPenilaian,
    bobotPenilaian,
  ],
  screens: [
    ...konversiScreens,
    ...magangMonitoringScreens,
    ...nilaiScreens,
    ...monitoringScreens,
    ...masterScreens,
    ...sinkronisasiScreens,
    ...pengaturanScreens,
  ],
  letters: [suratPengantarMagang, suratRekapKonversi],
};
