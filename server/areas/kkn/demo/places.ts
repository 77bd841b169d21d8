import type { ChangeOf } from '../../../../resources/kit/index.ts';
import type { desa } from '../../../../resources/kkn/desa.ts';
import type { dpl } from '../../../../resources/kkn/dpl.ts';
import type { gelombang } from '../../../../resources/kkn/gelombang.ts';
import { fullName } from '../../../../resources/master/pegawai.ts';
import { type Calendar, periodId, termCode } from '../../../demo/calendar.ts';
import { fakjurId } from '../../../demo/campus.ts';
import type { Employee } from '../../../demo/employees.ts';
import { type DemoFile, demoFile, makeFile, sampleLines } from '../../../demo/files.ts';
import { idOf } from '../../../demo/ids.ts';
import { mobile, personName } from '../../../demo/names.ts';
import { programId } from '../../../demo/programs.ts';
import { random } from '../../../demo/random.ts';
import { registrationForm } from '../../../demo/registrationForm.ts';
import { supervisorId, villageId, waveId } from './ids.ts';
import { arif, type GroupStory, groups, ratna, type WaveKey, type WaveStory, waves } from './story.ts';

export const waveRows = (cal: Calendar): ChangeOf<typeof gelombang>[] =>
  Object.values(waves).map(({ key, nama, tema, term, status, ...days }) => ({
    id: waveId(key),
    nama,
    tema,
    status,
    idPeriode: periodId(termCode(cal, term)),
    idProgram: programId('KKNT'),
    tanggalBuka: cal.day(days.open),
    tanggalTutup: cal.day(days.close),
    tanggalPembekalan: cal.day(days.brief),
    tanggalBerangkat: cal.day(days.leave),
    tanggalSelesai: cal.day(days.back),
    batasProposal: cal.day(days.proposal),
    batasLuaran: cal.day(days.outputs),
    batasNilai: cal.day(days.grades),
    idFormulir: status === 'pendaftaran' ? registrationForm : null,
  }));

/** Villages that exist, of two regencies; some have not been measured yet. */
const places = [
  ['35.07.01.2002', 'Banjarejo', 'Donomulyo', -8.3002, 112.4291],
  ['35.07.02.2002', 'Pandanrejo', 'Pagak', -8.2603, 112.5012],
  ['35.07.03.2001', 'Wonokerto', 'Bantur', -8.2871, 112.5604],
  ['35.07.04.2001', 'Tambakasri', 'Sumbermanjing Wetan', -8.3418, 112.7305],
  ['35.07.05.2003', 'Srimulyo', 'Dampit', -8.2706, 112.8202],
  ['35.07.06.2004', 'Tirtomarto', 'Ampelgading', -8.2404, 112.8906],
  ['35.07.07.2003', 'Pandansari', 'Poncokusumo', -8.0703, 112.7904],
  ['35.07.08.2001', 'Sumberputih', 'Wajak', -8.1105, 112.7703],
  ['35.17.05.2001', 'Galengdowo', 'Wonosalam', -7.7712, 112.3608],
  ['35.17.05.2002', 'Wonomerto', 'Wonosalam', -7.7404, 112.3706],
  ['35.17.04.2003', 'Pakel', 'Bareng', -7.7008, 112.3104],
  ['35.17.03.2001', 'Jombok', 'Ngoro', -7.7105, 112.2603],
] as const;

/** Number of villages in each wave. */
const villageCount: Readonly<Record<WaveKey, number>> = { satu: 2, khusus: 2, dua: 8, tiga: 8, empat: 5 };
/** Values that differ from a generated village's, by wave and position (from 1). */
const special: Readonly<Record<string, ChangeOf<typeof desa>>> = {
  'tiga:3': { sinyal: 'tidak_ada' },
  'tiga:5': { adaFaskes: false },
  'tiga:6': { adaFaskes: false, sinyal: 'buruk' },
  'empat:4': { lintang: null, bujur: null },
  'empat:5': { lintang: null, bujur: null },
};
/** One village takes at most four students of a faculty. */
const facultyQuotas = { at: 'tiga:7', faculties: ['03', '08'], most: 4 } as const;
const signals = { baik: 5, sedang: 4, buruk: 2 } as const;

/** The village that a group is in, by its position; self-formed groups have none yet. */
export const villageOf = ({ wave, no, dpl }: GroupStory): number | null =>
  dpl !== undefined ? ((no - 1) % villageCount[wave]) + 1 : null;

const inVillage = (wave: WaveKey, nth: number): GroupStory[] =>
  groups.filter(group => group.wave === wave && villageOf(group) === nth);

export const villageRows = (): ChangeOf<typeof desa>[] =>
  Object.values(waves).flatMap(({ key: wave }, w) =>
    Array.from({ length: villageCount[wave] }, (_, i) => {
      const key = `${wave}:${i + 1}`;
      const rng = random(`kkn:desa:${key}`);
      const place = places[(i + w * 3) % places.length] ?? places[0];
      const [idKelurahan, desa, kecamatan, lintang, bujur] = place;
      const there = inVillage(wave, i + 1);
      const id = villageId(wave, i + 1);
      return {
        id,
        idGelombang: waveId(wave),
        idKelurahan,
        desa,
        kecamatan,
        lintang,
        bujur,
        alamatPosko: `Balai Desa ${desa}, Jl. Raya ${kecamatan} No. ${rng.int(1, 90)}`,
        kuotaMahasiswa: 12,
        kuotaKelompok: 1,
        terisi: there.reduce((sum, { size }) => sum + size, 0),
        jumlahKelompok: there.length,
        namaKepalaDesa: personName(rng, 'L'),
        noHpKepalaDesa: mobile(rng),
        namaPembimbingDesa: personName(rng, 'P'),
        noHpPembimbingDesa: mobile(rng),
        potensi: `Hasil kebun, kerajinan warga, dan kelompok usaha perempuan Desa ${desa}.`,
        permasalahan: 'Pemasaran hasil desa terbatas dan administrasi desa belum seluruhnya digital.',
        jarakKm: rng.int(250, 980) / 10,
        waktuTempuhMenit: rng.int(50, 190),
        sinyal: rng.weighted(signals),
        adaFaskes: true,
        suratKesediaan: demoFile('kkn/desa', id, 'suratKesediaan').id,
        kuotaFakultas:
          key === facultyQuotas.at
            ? facultyQuotas.faculties.map(kode => ({
                id: idOf('kkn/desa.kuotaFakultas', `${key}:${kode}`),
                maksimal: facultyQuotas.most,
                idFakultas: fakjurId(kode),
              }))
            : [],
        ...special[key],
      };
    }),
  );

/** Positions of those whom a wave has besides the supervisors of its groups. */
const others: Readonly<Record<WaveKey, readonly number[]>> = {
  satu: [],
  khusus: [],
  dua: [3],
  tiga: [ratna, 3, 4, 5, 6],
  empat: [7, 8, 9],
};
const regencies = ['35.07', '35.17'] as const;
const most = 3;

interface Place {
  wave: WaveStory;
  position: number;
  nth: number;
}

/** Supervisors of each wave: those who have groups, and some with places left. */
const supervisorPlaces: readonly Place[] = Object.values(waves).flatMap(wave => {
  const leading = groups.flatMap(group => (group.wave === wave.key && group.dpl !== undefined ? [group.dpl] : []));
  return [...new Set([...leading, ...others[wave.key]])].map((position, i) => ({ wave, position, nth: i + 1 }));
});

/** Supervisors have their letter once the groups are made. */
const hasLetter = ({ wave }: Place): boolean => wave.status !== 'pendaftaran';

export const supervisorRows = (cal: Calendar, ten: readonly Employee[]): ChangeOf<typeof dpl>[] =>
  supervisorPlaces.flatMap(place => {
    const { wave, position, nth } = place;
    const person = ten[position];
    if (!person) return [];
    const own = groups.filter(group => group.wave === wave.key && group.dpl === position);
    const id = supervisorId(wave.key, position);
    const letter = hasLetter(place);
    return [
      {
        id,
        idGelombang: waveId(wave.key),
        idPegawai: person.id,
        nip: person.nip,
        nama: fullName(person.row),
        idProgramProdi: person.row.idProgramProdi,
        maksKelompok: most,
        idKabupaten: regencies[nth % 2],
        bidangKeahlian: person.row.bidangKeahlian,
        nomorSk: letter ? `SK/KKN-${wave.key.toUpperCase()}/${String(nth).padStart(2, '0')}` : null,
        tanggalSk: letter ? cal.day(Math.min(wave.brief - 5, -3)) : null,
        berkasSk: letter ? demoFile('kkn/dpl', id, 'berkasSk').id : null,
        sudahPembekalan: wave.brief < 0,
        terimaPengajuan: position !== arif && nth !== 2,
        jumlahKelompok: own.length,
        jumlahMahasiswa: own.reduce((sum, { size }) => sum + size, 0),
      },
    ];
  });

/** Letters of villages and supervisors. */
export const placeFiles = (): DemoFile[] => [
  ...Object.values(waves).flatMap(({ key, nama }) =>
    Array.from({ length: villageCount[key] }, (_, i) =>
      makeFile('kkn/desa', villageId(key, i + 1), 'suratKesediaan', 'Surat Kesediaan Desa', [nama, ...sampleLines]),
    ),
  ),
  ...supervisorPlaces
    .filter(hasLetter)
    .map(({ wave, position }) =>
      makeFile('kkn/dpl', supervisorId(wave.key, position), 'berkasSk', 'SK DPL', [wave.nama, ...sampleLines]),
    ),
];
