import type { RowData } from '../platform/database/db.ts';
import type { Calendar } from './calendar.ts';
import { demoFile } from './files.ts';
import { idOf } from './ids.ts';
import { logoOf } from './logos.ts';
import { handle, mobile, personName } from './names.ts';
import { officeAddress } from './places.ts';
import { random } from './random.ts';

export interface Partner {
  key: string;
  nama: string;
  jenis: string;
  bidang: string;
  kabupaten: string;
  status: string;
  /** Days from today on which the agreement ends; without one there is no agreement. */
  mouEnds?: number;
}

const partner = (
  key: string,
  nama: string,
  jenis: string,
  bidang: string,
  kabupaten: string,
  mouEnds?: number,
  status = 'aktif',
): Partner => ({ key, nama, jenis, bidang, kabupaten, status, mouEnds });

/** Twenty partners: two proposed, two whose agreement ends within thirty days (docs/domain/10 §7, 20 §5). */
export const partners: readonly Partner[] = [
  partner('nusa', 'PT Nusa Digital Teknologi', 'startup', 'Pengembangan perangkat lunak', '35.78', 410),
  partner('arta', 'Bank Arta Niaga', 'perusahaan_nasional', 'Perbankan', '35.78', 620),
  partner('bahari', 'PT Bahari Logistik Indonesia', 'perusahaan_nasional', 'Logistik dan kepelabuhanan', '35.25', 230),
  partner('kominfo', 'Dinas Kominfo Kota Surya Asri', 'instansi_pemerintah', 'Layanan informasi publik', '35.78', 18),
  partner('energi', 'PT Energi Lestari (Persero)', 'bumn', 'Energi', '35.78', 800),
  partner('tani', 'CV Tani Makmur', 'umkm', 'Pertanian dan olahan pangan', '35.07', 150),
  partner('cipta', 'PT Cipta Karya Rekayasa', 'perusahaan_nasional', 'Konstruksi dan rekayasa', '35.15', 330),
  partner('samudra', 'PT Samudra Kimia Industri', 'multinasional', 'Industri kimia', '35.25', 27),
  partner('pelita', 'Yayasan Pelita Anak Negeri', 'nirlaba', 'Pendidikan anak', '35.73', 500),
  partner('sdharapan', 'SD Negeri Harapan 02', 'sekolah', 'Pendidikan dasar', '35.16', 265),
  partner('smptunas', 'SMP Tunas Bangsa', 'sekolah', 'Pendidikan menengah', '35.24', 265),
  partner('radio', 'Radio Suara Timur', 'perusahaan_nasional', 'Penyiaran', '35.78', 190),
  partner('desamaju', 'Pemerintah Desa Mojokrapak', 'pemerintah_desa', 'Pemerintahan desa', '35.17', 700),
  partner('kodam', 'Resimen Induk Brawijaya', 'tni', 'Pendidikan dan latihan militer', '35.73', 900),
  partner('brida', 'Badan Riset Daerah', 'lembaga_riset', 'Penelitian terapan', '35.78', 340),
  partner('kriya', 'UD Kriya Bambu Lestari', 'umkm', 'Kerajinan bambu', '35.10', 120),
  partner('data', 'PT Wahana Data Nusantara', 'startup', 'Analitik data', '35.73', 480),
  partner('agro', 'PT Agro Prima Sentosa', 'perusahaan_nasional', 'Perkebunan', '35.09', undefined, 'nonaktif'),
  partner('kopi', 'Koperasi Kopi Lereng Ijen', 'umkm', 'Pengolahan kopi', '35.11', undefined, 'diusulkan'),
  partner('media', 'PT Media Kreatif Mandiri', 'startup', 'Produksi konten', '35.79', undefined, 'diusulkan'),
];

export const partnerId = (key: string): string => idOf('master/mitra', key);
export const picId = (key: string): string => idOf('master/pic-mitra', key);
/** The person behind the account `mitra`. */
export const picOfStory = { nama: 'Andi Kurniawan', email: 'andi.kurniawan@nusa-digital.example' } as const;

const siteOf = (key: string) => `${key === 'nusa' ? 'nusa-digital' : key}.example`;

/** Partners, each with its agreement on file where it has one. */
export const partnerRows = (cal: Calendar): RowData[] =>
  partners.map(({ key, nama, jenis, bidang, kabupaten, status, mouEnds }, i) => {
    const rng = random(`mitra:${key}`);
    const id = partnerId(key);
    const nomorMou = `${120 + i}/UNR/PKS/${cal.year - 1}`;
    return {
      id,
      kode: `M-${String(i + 1).padStart(5, '0')}`,
      nama,
      idJenisMitra: idOf('master/jenis-mitra', jenis),
      bidangUsaha: bidang,
      alamat: officeAddress(rng),
      idKabupaten: kabupaten,
      kodePos: String(rng.int(60_100, 69_400)),
      telepon: `03${rng.int(1, 5)}${rng.int(1, 9)}-${rng.int(500_000, 899_999)}`,
      email: `kerjasama@${siteOf(key)}`,
      website: `https://${siteOf(key)}`,
      npwp: rng.chance(0.7) ? `0${rng.int(10_000_000, 99_999_999)}${rng.int(100_000, 999_999)}` : null,
      profil: `${nama} bergerak di bidang ${bidang.toLowerCase()} dan menerima mahasiswa Universitas Nusantara Raya setiap semester.`,
      logo: logoOf(key, id),
      tampilPublik: status === 'aktif' && mouEnds !== undefined,
      status,
      ...(mouEnds === undefined
        ? {}
        : {
            nomorMou,
            tanggalMou: cal.day(mouEnds - 730),
            berakhirMou: cal.day(mouEnds),
            berkasMou: demoFile('master/mitra', id, 'berkasMou').id,
          }),
    };
  });

/** One main contact per partner that is or was active, a second one for every third. */
export const picRows = (): RowData[] =>
  partners.flatMap(({ key, status }, i) => {
    if (status === 'diusulkan') return [];
    const rng = random(`pic:${key}`);
    const story = key === 'nusa';
    const nama = story ? picOfStory.nama : personName(rng, rng.chance(0.5) ? 'L' : 'P');
    const contact = (id: string, who: string, jabatan: string, isUtama: boolean): RowData => ({
      id,
      idMitra: partnerId(key),
      nama: who,
      jabatan,
      email: `${handle(who)}@${siteOf(key)}`,
      noHp: mobile(rng),
      isUtama,
      aktif: status === 'aktif',
    });
    const main = contact(picId(key), nama, rng.pick(['Manajer SDM', 'Kepala Bagian Umum', 'Koordinator Magang']), true);
    if (i % 3) return [main];
    const other = personName(rng, 'P');
    return [main, contact(idOf('master/pic-mitra', `${key}:2`), other, 'Staf SDM', false)];
  });
