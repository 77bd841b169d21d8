import { gatherRegistry } from './kit/index.ts';
import { areaKkn } from './kkn/index.ts';
import { areaKomcad } from './komcad/index.ts';
import { matkulPaketKonversi } from './konversi/matkulPaket.ts';
import { paketScreens } from './konversi/paketScreens.ts';
import { revisiNilai } from './konversi/revisiNilai.ts';
import { riwayatNilai } from './konversi/riwayatNilai.ts';
import { konversiScreens } from './konversi/screens.ts';
import { terpilihAwal } from './konversi/terpilihAwal.ts';
import { terpilihFinal } from './konversi/terpilihFinal.ts';
import { areaKwu } from './kwu/index.ts';
import { kegiatanScreens } from './magang/kegiatanScreens.ts';
import { logbookMagang } from './magang/logbookMagang.ts';
import { luaranMagang } from './magang/luaranMagang.ts';
import { mitraTerlibatProgram } from './magang/mitraTerlibatProgram.ts';
import { magangMonitoringScreens } from './magang/monitoringScreens.ts';
import { magangPackageScreens } from './magang/paketScreens.ts';
import { pendaftarMagang } from './magang/pendaftarMagang.ts';
import { programDitawarkan } from './magang/programDitawarkan.ts';
import { magang } from './magang/programme.ts';
import { magangScreens } from './magang/screens.ts';
import { bankDokumen } from './master/bankDokumen.ts';
import { hari, jenisMatkul } from './master/fixedLists.ts';
import { gudang } from './master/gudang.ts';
import { jenisAnggota } from './master/jenisAnggota.ts';
import { jenisLuaran } from './master/jenisLuaran.ts';
import { jenisMbkm } from './master/jenisMbkm.ts';
import { jenisMitra } from './master/jenisMitra.ts';
import { kampus } from './master/kampus.ts';
import { kategoriHki, kategoriJurnal, kategoriProceeding } from './master/kategoriKarya.ts';
import { kurikulum } from './master/kurikulum.ts';
import { mahasiswa } from './master/mahasiswa.ts';
import { matakuliah } from './master/matakuliah.ts';
import { matkulKurikulum } from './master/matkulKurikulum.ts';
import { mitra } from './master/mitra.ts';
import { paketKonversi } from './master/paketKonversi.ts';
import { pegawai } from './master/pegawai.ts';
import { periode } from './master/periode.ts';
import { picMitra } from './master/picMitra.ts';
import { posisiKegiatanTopik } from './master/posisiKegiatanTopik.ts';
import { program } from './master/program.ts';
import { programProdi } from './master/programProdi.ts';
import { pustaka } from './master/pustaka.ts';
import { satuan } from './master/satuan.ts';
import { masterScreens } from './master/screens.ts';
import { siamikFakjur } from './master/siamikFakjur.ts';
import { statusKelompok } from './master/statusKelompok.ts';
import { syaratLuaran } from './master/syaratLuaran.ts';
import { timKonversiProdi, timMbkmProdi, timPenilaiProdi } from './master/timProdi.ts';
import { kabupaten, kecamatan, kelurahan, provinsi } from './master/wilayah.ts';
import { catatanMonitoring } from './mbkm/catatanMonitoring.ts';
import { pendaftar } from './mbkm/pendaftar.ts';
import { pendaftarTahap } from './mbkm/pendaftarTahap.ts';
import { riwayatStatus } from './mbkm/riwayatStatus.ts';
import { monitoringScreens } from './monitoring/screens.ts';
import { bobotPenilaian, komponenPenilaian } from './nilai/komponenPenilaian.ts';
import { penilaian } from './nilai/penilaian.ts';
import { nilaiScreens } from './nilai/screens.ts';
import { skalaNilai } from './nilai/skalaNilai.ts';
import { berita } from './pengaturan/berita.ts';
import { imporBaris } from './pengaturan/imporBaris.ts';
import { berkas, impor, percobaanMasuk, potongan, riwayat, sandi, sandiLama, sesi } from './pengaturan/internal.ts';
import { konfigurasi } from './pengaturan/konfigurasi.ts';
import { logAktivitas } from './pengaturan/logAktivitas.ts';
import { menu } from './pengaturan/menu.ts';
import { menuUser } from './pengaturan/menuUser.ts';
import { notifikasi } from './pengaturan/notifikasi.ts';
import { role } from './pengaturan/role.ts';
import { pengaturanScreens } from './pengaturan/screens.ts';
import { sumberData } from './pengaturan/sumberData.ts';
import { user } from './pengaturan/user.ts';
import { userRole } from './pengaturan/userRole.ts';
import { areaPertukaran } from './pertukaran/index.ts';
import { areaPortofolio } from './portofolio/index.ts';
import { sinkronisasiProses, sinkronisasiRincian } from './sinkronisasi/proses.ts';
import { sinkronisasiScreens } from './sinkronisasi/screens.ts';
import { pekerjaan } from './sistem/pekerjaan.ts';
import { surel } from './sistem/surel.ts';
import { pejabat } from './surat/pejabat.ts';
import { surat } from './surat/surat.ts';
import { umumScreens } from './umum/screens.ts';

/** Every resource, screen and programme of the portal; the server checks them when it starts (`checkRegistry`). */
export const registry = gatherRegistry(
  [
    ...[user, userRole, role, menu, menuUser, notifikasi, logAktivitas, konfigurasi, sumberData, berita],
    ...[sinkronisasiProses, sinkronisasiRincian],
    ...[sesi, riwayat, impor, imporBaris, percobaanMasuk, sandi, sandiLama, berkas, potongan],
    ...[surel, pekerjaan, pejabat, surat],
    ...[provinsi, kabupaten, kecamatan, kelurahan],
    ...[siamikFakjur, programProdi, periode, kurikulum, mahasiswa, pegawai, hari, jenisMatkul],
    ...[matakuliah, matkulKurikulum, pustaka, paketKonversi],
    ...[jenisMbkm, jenisMitra, jenisLuaran, jenisAnggota, satuan, gudang],
    ...[kategoriHki, kategoriJurnal, kategoriProceeding],
    ...[program, posisiKegiatanTopik, mitra, picMitra, kampus, syaratLuaran, bankDokumen, statusKelompok],
    ...[timMbkmProdi, timKonversiProdi, timPenilaiProdi],
    ...[pendaftar, pendaftarTahap, riwayatStatus, catatanMonitoring],
    ...[skalaNilai, komponenPenilaian, bobotPenilaian, penilaian],
    ...[mitraTerlibatProgram, programDitawarkan, pendaftarMagang],
    ...[matkulPaketKonversi, terpilihAwal, terpilihFinal],
    ...[logbookMagang, luaranMagang],
    ...[revisiNilai, riwayatNilai],
    ...areaKkn.resources,
    ...areaKwu.resources,
    ...areaPertukaran.resources,
    ...areaKomcad.resources,
    ...areaPortofolio.resources,
  ],
  [
    ...umumScreens,
    ...magangScreens,
    ...kegiatanScreens,
    ...magangPackageScreens,
    ...paketScreens,
    ...areaKkn.screens,
    ...areaKwu.screens,
    ...areaPertukaran.screens,
    ...areaKomcad.screens,
    ...areaPortofolio.screens,
    ...konversiScreens,
    ...magangMonitoringScreens,
    ...nilaiScreens,
    ...monitoringScreens,
    ...masterScreens,
    ...sinkronisasiScreens,
    ...pengaturanScreens,
  ],
  [magang, ...areaKkn.programmes, ...areaKwu.programmes, ...areaPertukaran.programmes, ...areaKomcad.programmes],
);
