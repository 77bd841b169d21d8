import type { Random } from './random.ts';

const male =
  'Aditya Agus Ahmad Akbar Alif Andika Arga Arya Bagas Bagus Bayu Bima Cahyo Damar Danang Dani Daffa Dimas Dwi Eko Fadhil Fahri Fajar Farhan Febri Galang Galih Gilang Hafiz Haris Hendra Ilham Imam Irfan Iqbal Joko Kevin Krisna Lukman Made Muhammad Nanda Naufal Nyoman Panji Pandu Putra Rafi Raka Rangga Rendra Reza Rizal Rizky Satria Surya Taufik Teguh Tegar Tri Wahyu Wayan Wisnu Yoga Yudha Yusuf Zaki'.split(
    ' ',
  );
const female =
  'Adinda Aisyah Alya Amanda Anggita Anisa Annisa Aulia Ayu Bella Cahya Citra Dewi Diah Dina Dinda Dwi Eka Elsa Erika Fadila Farah Fatimah Fitri Gita Hana Hanifah Indah Intan Ira Jasmine Kartika Khansa Kinanti Larasati Laila Lestari Luh Maharani Maya Mega Melati Nabila Nadia Nadhira Nur Nurul Putri Rahma Rani Ratih Ratna Retno Rina Rizka Salma Salsabila Sari Shafira Siti Sinta Sri Tiara Tri Vina Wulan Yasmin Yuni Zahra'.split(
    ' ',
  );
const middle =
  'Adi Budi Cahya Dharma Eka Fitra Indra Jaya Kusuma Mulya Nugraha Permata Puspa Surya Tirta Utama Wira Yudha'.split(
    ' ',
  );
const last =
  'Anggraini Anwar Ardiansyah Arifin Astuti Batubara Damanik Darmawan Fauzi Firmansyah Ginting Gunawan Hakim Halim Handayani Hapsari Harahap Hartono Haryanto Hasibuan Hidayat Hidayati Irawan Ismail Iskandar Kurniawan Kurniawati Kusuma Kusumawardani Lestari Lubis Mahendra Manurung Maulana Mulyani Nainggolan Nasution Ningsih Nugraha Nugroho Pamungkas Pangestu Permana Permatasari Pradana Prakoso Pramono Pranata Prasetya Prasetyo Pratama Pratiwi Purnama Purnomo Purwanto Puspitasari Putra Rachman Rahayu Rahman Rahmawati Ramadhan Ramadhani Rosyid Safitri Santoso Saputra Saputri Sasmita Setiawan Setyawan Sihombing Simanjuntak Siregar Subekti Sudarsono Suharto Sukmawati Sulistyo Supriyanto Susanti Sutanto Syahputra Tanjung Utami Wahyudi Wardana Wardhani Wibisono Wibowo Widodo Wijaya Wijayanti Wulandari Yulianto Yuliana'.split(
    ' ',
  );

export type Sex = 'L' | 'P';

/** A believable name: two or three words, none twice. */
export function personName(rng: Random, sex: Sex): string {
  const first = rng.pick(sex === 'L' ? male : female);
  const words = [first, ...(rng.chance(0.55) ? [rng.pick(middle)] : []), rng.pick(last)];
  return [...new Set(words)].join(' ');
}

/** 'Dewi Anggraini' → 'dewi.anggraini', for addresses and usernames. */
export const handle = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .trim()
    .split(/\s+/)
    .join('.');

export const domain = 'nusantararaya.example';

/** An Indonesian mobile number. */
export const mobile = (rng: Random): string =>
  `08${rng.pick(['12', '13', '21', '22', '31', '51', '57', '77', '78', '81', '96'])}${rng.int(10_000_000, 99_999_999)}`;
