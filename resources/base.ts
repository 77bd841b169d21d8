import type { Area } from './kit/index.ts';
import { matkulPaketKonversi } from './konversi/matkulPaket.ts';
import { paketScreens } from './konversi/paketScreens.ts';
import { revisiNilai } from './konversi/revisiNilai.ts';
import { riwayatNilai } from './konversi/riwayatNilai.ts';
import { terpilihAwal } from './konversi/terpilihAwal.ts';
import { terpilihFinal } from './konversi/terpilihFinal.ts';
import { kegiatanScreens } from './magang/kegiatanScreens.ts';
import { logbookMagang } from './magang/logbookMagang.ts';
import { luaranMagang } from './magang/luaranMagang.ts';
import { mitraTerlibatProgram } from './magang/mitraTerlibatProgram.ts';
import { magangPackageScreens } from './magang/paketScreens.ts';
import { pendaftarMagang } from './magang/pendaftarMagang.ts';
import { programDitawarkan } from './magang/programDitawarkan.ts';
import { magang } from './magang/programme.ts';
import { magangScreens } from './magang/screens.ts';
import { bankDokumen } from './master/bankDokumen.ts';
import { hari, jenisMatkul } from './master/fixedLists.ts';
import { jenisAnggota } from './master/jenisAnggota.ts';
import { jenisLuaran } from './master/jenisLuaran.ts';
import { jenisMbkm } from './master/jenisMbkm.ts';
import { jenisMitra } from './master/jenisMitra.ts';
import { kampus } from './master/kampus.ts';
import { kategoriHki, kategoriJurnal, kategoriProceeding } from './master/kategoriKarya.ts';
import { kurikulum } from './master/kurikulum.ts';
import { mahasiswa } from './master/mahasiswa.ts';
import { matakuliah } from './master/matakuliah.ts';
import { mitra } from './master/mitra.ts';
import { paketKonversi } from './master/paketKonversi.ts';
import { pegawai } from './master/pegawai.ts';
import { periode } from './master/periode.ts';
import { picMitra } from './master/picMitra.ts';
import { posisiKegiatanTopik } from './master/posisiKegiatanTopik.ts';
import { program } from './master/program.ts';
import { programProdi } from './master/programProdi.ts';
import { satuan } from './master/satuan.ts';
import { siamikFakjur } from './master/siamikFakjur.ts';
import { syaratLuaran } from './master/syaratLuaran.ts';
import { timKonversiProdi, timPenilaiProdi } from './master/timProdi.ts';
import { kabupaten, kecamatan, kelurahan, provinsi } from './master/wilayah.ts';
import { catatanMonitoring } from './mbkm/catatanMonitoring.ts';
import { pendaftar } from './mbkm/pendaftar.ts';
import { pendaftarTahap } from './mbkm/pendaftarTahap.ts';
import { riwayatStatus } from './mbkm/riwayatStatus.ts';
import { penilaian } from './nilai/penilaian.ts';
import { peran } from './pengaturan/role.ts';
import { user } from './pengaturan/user.ts';
import { umumScreens } from './umum/screens.ts';

/** What stands under every programme: people and master data, participation, grades, conversion, and magang. */
export const areaBase: Area = {
  resources: [
    user,
    peran,
    provinsi,
    kabupaten,
    kecamatan,
    kelurahan,
    siamikFakjur,
    programProdi,
    periode,
    kurikulum,
    mahasiswa,
    pegawai,
    hari,
    jenisMatkul,
    matakuliah,
    paketKonversi,
    timKonversiProdi,
    timPenilaiProdi,
    jenisMbkm,
    jenisMitra,
    jenisLuaran,
    jenisAnggota,
    satuan,
    kategoriHki,
    kategoriJurnal,
    kategoriProceeding,
    program,
    posisiKegiatanTopik,
    mitra,
    picMitra,
    kampus,
    syaratLuaran,
    bankDokumen,
    pendaftar,
    pendaftarTahap,
    riwayatStatus,
    catatanMonitoring,
    penilaian,
    mitraTerlibatProgram,
    programDitawarkan,
    pendaftarMagang,
    matkulPaketKonversi,
    terpilihAwal,
    terpilihFinal,
    logbookMagang,
    luaranMagang,
    revisiNilai,
    riwayatNilai,
  ],
  screens: [...umumScreens, ...magangScreens, ...kegiatanScreens, ...magangPackageScreens, ...paketScreens],
  programmes: [magang],
};
