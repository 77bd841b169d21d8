import type { ChangeOf } from '../../resources/kit/index.ts';
import type { pegawai } from '../../resources/master/pegawai.ts';
import type { Calendar } from './calendar.ts';
import { fromSiamik, informatika, prodiId, prodis } from './campus.ts';
import { idOf } from './ids.ts';
import { domain, handle, mobile, personName, type Sex } from './names.ts';
import { random } from './random.ts';

export interface Employee {
  id: string;
  nip: string;
  nama: string;
  email: string;
  /** Code of the study programme; lecturers only. */
  prodi: string | null;
  row: ChangeOf<typeof pegawai>;
}

interface Given {
  nama: string;
  sex: Sex;
  gelarDepan?: string;
  gelarBelakang: string;
  jabatanFungsional: NonNullable<ChangeOf<typeof pegawai>['jabatanFungsional']>;
  bidangKeahlian: string;
}

/** Lecturers of Informatika that the story names; the first leads the programme (docs/domain/20 §5). */
const named: readonly Given[] = [
  {
    nama: 'Rina Wulandari',
    sex: 'P',
    gelarBelakang: 'S.Kom., M.Kom.',
    jabatanFungsional: 'lektor',
    bidangKeahlian: 'Rekayasa perangkat lunak, tata kelola TI',
  },
  {
    nama: 'Arif Budiman',
    sex: 'L',
    gelarDepan: 'Dr.',
    gelarBelakang: 'M.T.',
    jabatanFungsional: 'lektor_kepala',
    bidangKeahlian: 'Komputasi awan, sistem terdistribusi',
  },
  {
    nama: 'Dewi Anggraini',
    sex: 'P',
    gelarBelakang: 'M.Kom.',
    jabatanFungsional: 'asisten_ahli',
    bidangKeahlian: 'Interaksi manusia dan komputer',
  },
  {
    nama: 'Hendra Saputra',
    sex: 'L',
    gelarBelakang: 'S.T., M.Sc.',
    jabatanFungsional: 'lektor',
    bidangKeahlian: 'Pembelajaran mesin, pengolahan citra',
  },
];

const expertise: Readonly<Record<string, readonly [degree: string, ...fields: string[]]>> = {
  '01': ['S.E., M.M.', 'Manajemen pemasaran', 'Keuangan perusahaan', 'Ekonomi regional', 'Akuntansi sektor publik'],
  '02': ['S.P., M.P.', 'Agribisnis pangan', 'Ilmu tanah', 'Perlindungan tanaman', 'Pemuliaan tanaman'],
  '03': ['S.T., M.T.', 'Ergonomi', 'Rantai pasok', 'Proses kimia', 'Pengendalian kualitas'],
  '04': ['S.Sos., M.Si.', 'Komunikasi digital', 'Kebijakan publik', 'Jurnalisme', 'Tata kelola pemerintahan'],
  '08': ['S.Kom., M.Kom.', 'Basis data', 'Keamanan siber', 'Sains data', 'Sistem informasi bisnis'],
};

const perProdi = (kode: string) => (kode === informatika ? 7 : 3);
const employment = { pns: 4, pppk: 1, tetap: 5, kontrak: 0.5 } as const;

/** Forty lecturers; the first of each study programme leads it. */
export function lecturers(cal: Calendar): Employee[] {
  const rng = random('dosen');
  const made: Employee[] = [];
  const taken = new Set(named.map(person => person.nama));
  for (const prodi of prodis) {
    const [degree, ...fields] = expertise[prodi.faculty] ?? ['M.Si.'];
    for (let i = 0; i < perProdi(prodi.kode); i++) {
      const seq = made.length + 1;
      const sex: Sex = rng.chance(0.55) ? 'L' : 'P';
      let nama = personName(rng, sex);
      while (taken.has(nama)) nama = personName(rng, sex);
      const functional = rng.weighted({ asisten_ahli: 4, lektor: 5, lektor_kepala: 2, guru_besar: 0.6 });
      const given: Given = (prodi.kode === informatika ? named[i] : undefined) ?? {
        nama,
        sex,
        gelarDepan: functional === 'guru_besar' ? 'Prof. Dr.' : functional === 'lektor_kepala' ? 'Dr.' : undefined,
        gelarBelakang: degree,
        jabatanFungsional: functional,
        bidangKeahlian: rng.pick(fields),
      };
      taken.add(given.nama);
      made.push(lecturer(cal, prodi.kode, seq, given));
    }
  }
  return made;
}

const two = (value: number) => String(value).padStart(2, '0');

function lecturer(cal: Calendar, prodi: string, seq: number, given: Given): Employee {
  const rng = random(`dosen:${seq}`);
  const [born, month, date] = [rng.int(1966, 1992), two(rng.int(1, 12)), two(rng.int(1, 28))];
  const nip = `${born}${month}${date}${born + rng.int(25, 30)}${two(rng.int(1, 12))}${given.sex === 'L' ? 1 : 2}${String(seq).padStart(3, '0')}`;
  const status = rng.weighted(employment);
  const email = `${handle(given.nama)}@${domain}`;
  const id = idOf('master/pegawai', nip, seq);
  const row: ChangeOf<typeof pegawai> = {
    id,
    nip,
    jenis: 'dosen',
    nidn: `07${date}${month}${String(born).slice(2)}${two(seq)}`,
    nama: given.nama,
    gelarDepan: given.gelarDepan ?? null,
    gelarBelakang: given.gelarBelakang,
    idProgramProdi: prodiId(prodi),
    jabatanFungsional: given.jabatanFungsional,
    golongan: status === 'pns' ? rng.pick(['III/b', 'III/c', 'III/d', 'IV/a']) : null,
    statusKepegawaian: status,
    email,
    noHp: mobile(rng),
    bidangKeahlian: given.bidangKeahlian,
    // The lecturers of the story have the general quota, which an acceptance scenario changes (docs/domain/20 §6).
    kuotaBimbingan: rng.chance(0.2) && !named.includes(given) ? rng.int(6, 15) : null,
    ...fromSiamik(cal, `PG-${nip}`),
  };
  return { id, nip, nama: given.nama, email, prodi, row };
}

/** Somebody of the story. @throws Error when nobody has that name */
export function employeeNamed(people: readonly Employee[], nama: string): Employee {
  const found = people.find(person => person.nama === nama);
  if (!found) throw new Error(`${nama} tidak ada`);
  return found;
}

export const staffNames = {
  timmbkm: 'Sri Lestari Handayani',
  bakpk: 'Bambang Setiawan',
  admin: 'Bayu Prakoso',
} as const;

const units: readonly (readonly [unit: string, nama: string | null, sex: Sex])[] = [
  ['Tim MBKM', staffNames.timmbkm, 'P'],
  ['Tim MBKM', null, 'L'],
  ['BAKPK', staffNames.bakpk, 'L'],
  ['BAKPK', null, 'P'],
  ['UPT Teknologi Informasi', staffNames.admin, 'L'],
  ['Tata Usaha Fakultas Ekonomi dan Bisnis', null, 'P'],
  ['Tata Usaha Fakultas Pertanian', null, 'L'],
  ['Tata Usaha Fakultas Teknik', null, 'P'],
  ['Tata Usaha Fakultas Ilmu Sosial dan Ilmu Politik', null, 'L'],
  ['Tata Usaha Fakultas Ilmu Komputer', null, 'P'],
];

/** Ten members of staff; the last was hired by contract and is not in SIAMIK. */
export function staff(cal: Calendar): Employee[] {
  const rng = random('tendik');
  return units.map(([unitKerja, given, sex], i) => {
    const nama = given ?? personName(rng, sex);
    const nip = `${rng.int(1972, 1996)}${two(rng.int(1, 12))}${two(rng.int(1, 28))}2015${two(rng.int(1, 12))}${sex === 'L' ? 1 : 2}${String(900 + i)}`;
    const id = idOf('master/pegawai', nip, 100 + i);
    const email = `${handle(nama)}@${domain}`;
    const contract = i === units.length - 1;
    const row: ChangeOf<typeof pegawai> = {
      id,
      nip,
      jenis: 'tendik',
      nama,
      gelarBelakang: rng.pick(['S.E.', 'S.Kom.', 'A.Md.', 'S.AP.']),
      unitKerja,
      statusKepegawaian: contract ? 'kontrak' : rng.weighted({ pns: 3, tetap: 4 }),
      email,
      noHp: mobile(rng),
      ...(contract ? {} : fromSiamik(cal, `PG-${nip}`)),
    };
    return { id, nip, nama, email, prodi: null, row };
  });
}
