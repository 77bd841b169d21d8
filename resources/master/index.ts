import { area } from '../kit/index.ts';
import { bankDokumen } from './bankDokumen.ts';
import { hari, jenisMatkul } from './fixedLists.ts';
import { jenisAnggota } from './jenisAnggota.ts';
import { jenisLuaran } from './jenisLuaran.ts';
import { jenisMbkm } from './jenisMbkm.ts';
import { jenisMitra } from './jenisMitra.ts';
import { kampus } from './kampus.ts';
import { kategoriHki, kategoriJurnal, kategoriProceeding } from './kategoriKarya.ts';
import { kurikulum } from './kurikulum.ts';
import { mahasiswa } from './mahasiswa.ts';
import { matakuliah } from './matakuliah.ts';
import { mitra } from './mitra.ts';
import { paketKonversi } from './paketKonversi.ts';
import { pegawai } from './pegawai.ts';
import { periode } from './periode.ts';
import { picMitra } from './picMitra.ts';
import { posisiKegiatanTopik } from './posisiKegiatanTopik.ts';
import { program } from './program.ts';
import { programProdi } from './programProdi.ts';
import { satuan } from './satuan.ts';
import { siamikFakjur } from './siamikFakjur.ts';
import { syaratLuaran } from './syaratLuaran.ts';
import { timKonversiProdi, timPenilaiProdi } from './timProdi.ts';
import { kabupaten, kecamatan, kelurahan, provinsi } from './wilayah.ts';

/** Master data that every programme stands on. */
export const areaMaster = area({
  name: 'master',
  arrives: 'first',
  resources: [
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
  ],
});
