import { jawabanAnonim, pengisi } from '../../../../resources/formulir/anonim.ts';
import type { formulir } from '../../../../resources/formulir/formulir.ts';
import { jawaban } from '../../../../resources/formulir/isi.ts';
import { peserta } from '../../../../resources/formulir/peserta.ts';
import type { FormulirContoh } from '../../../../resources/formulir/siapPakai/contoh.ts';
import { kepuasanMahasiswa } from '../../../../resources/formulir/siapPakai/kepuasanMahasiswa.ts';
import { kepuasanMitra } from '../../../../resources/formulir/siapPakai/kepuasanMitra.ts';
import { type FormQuestion, questionsOf } from '../../../../resources/kit/form/definition.ts';
import { type ChangeOf, isRecord } from '../../../../resources/kit/index.ts';
import type { Calendar } from '../../../demo/calendar.ts';
import { idOf } from '../../../demo/ids.ts';
import { partners, picRows } from '../../../demo/partners.ts';
import { type Random, random } from '../../../demo/random.ts';
import type { Portion } from '../../../demo/types.ts';

/** Surveys of satisfaction that were made of the ready-made ones: of students twice, of partners once. */

const name = 'formulir/formulir';

interface Release {
  survey: FormulirContoh;
  id: string;
  judul: string;
  status: 'rilis' | 'tutup';
  /** Days from today on which it opens and ends. */
  from: number;
  until: number;
  /** How many have answered, and how content they are: weights of the degrees, the best first. */
  answers: number;
  mood: readonly [number, number, number, number];
}

const release = (more: Omit<Release, 'id'>): Release => ({ ...more, id: idOf(name, more.judul) });

const studentsBefore = release({
  survey: kepuasanMahasiswa,
  judul: 'Kepuasan mahasiswa, semester lalu',
  status: 'tutup',
  from: -190,
  until: -160,
  answers: 34,
  mood: [3, 5, 3, 1],
});
const studentsNow = release({
  survey: kepuasanMahasiswa,
  judul: 'Kepuasan mahasiswa, semester ini',
  status: 'rilis',
  from: -12,
  until: 18,
  answers: 26,
  mood: [4, 6, 2, 1],
});
const partnersBefore = release({
  survey: kepuasanMitra,
  judul: 'Kepuasan mitra, semester lalu',
  status: 'tutup',
  from: -170,
  until: -140,
  answers: 9,
  mood: [5, 4, 1, 0],
});
const releases = [studentsBefore, studentsNow, partnersBefore];

/** What is being written and what was released of each, for `versions` of the area's demo. */
export const satisfactionForms = releases.map(({ id, survey: { form } }) => ({ id, form }));

export const satisfactionRows = (cal: Calendar): ChangeOf<typeof formulir>[] =>
  releases.map(({ id, judul, status, from, until, survey: { kode, keterangan, pembaca, anonim } }) => ({
    id,
    judul,
    keterangan,
    contoh: kode,
    momen: 'sendiri',
    sumber: null,
    audiens: [],
    pembaca: [...pembaca],
    tanggalBuka: cal.day(from),
    tanggalTutup: cal.day(until),
    dapatDiubah: false,
    peserta: anonim ? 'tautan' : 'terpilih',
    tautanPribadi: !anonim,
    anonim,
    nomorVersi: 1,
    status,
  }));

/** By the closing questions of every survey (`penutup`). */
const words: Readonly<Record<string, readonly string[]>> = {
  baik: ['Pembimbing mudah dihubungi.', 'Persyaratan jelas sejak awal.', 'Surat dan dokumen cepat selesai.'],
  perbaikan: ['Jadwal penilaian lebih awal.', 'Lebih banyak contoh pada panduan konversi.'],
};

const degrees = ['sangat_baik', 'baik', 'cukup', 'kurang'] as const;

function answerTo({ id, kind, choices, rows }: FormQuestion, rng: Random, mood: Release['mood']): unknown {
  const degree = () => rng.weighted({ sangat_baik: mood[0], baik: mood[1], cukup: mood[2], kurang: mood[3] });
  switch (kind) {
    case 'matrix':
      return Object.fromEntries(rows.map(({ value }) => [value, degree()]));
    case 'scale':
      return 5 - degrees.indexOf(degree());
    case 'yesno':
      return degree() !== 'kurang';
    case 'integer':
      return rng.int(1, 12);
    case 'choice':
      // Of somebody who would not do it again a reason would be asked.
      return rng.pick(choices.filter(({ value }) => value !== 'tidak')).value;
    case 'several':
      return choices.filter(() => rng.chance(0.4)).map(({ value }) => value);
    default:
      return words[id] && rng.chance(0.3) ? rng.pick(words[id]) : undefined;
  }
}

function answersOf({ survey, judul, mood }: Release, n: number): Record<string, unknown> {
  const rng = random(`${judul}:${n}`);
  const asked = questionsOf(survey.form).map(({ question }) => question);
  const given = asked.filter(({ when }) => when === null);
  return Object.fromEntries(
    given.flatMap(question => {
      const answer = answerTo(question, rng, mood);
      return answer === undefined || (Array.isArray(answer) && !answer.length) ? [] : [[question.id, answer]];
    }),
  );
}

const counted = ({ answers }: Release) => Array.from({ length: answers }, (_, i) => i);

/** Contacts of the demo's partners, one of each. */
const contacts = () =>
  picRows()
    .filter(row => isRecord(row) && row.isUtama === true)
    .slice(0, partnersBefore.answers)
    .map(({ nama, email, idMitra }) => ({
      nama: String(nama),
      surel: String(email),
      mitra: partners.find(({ key }) => idOf('master/mitra', key) === idMitra)?.nama ?? '',
    }));

/** Who was asked and what was answered: students anonymously by an open link, partners by personal links. */
export function satisfactionAnswers(cal: Calendar): Portion[] {
  const anonymous = [studentsBefore, studentsNow];
  const asked = contacts().map(contact => ({ ...contact, id: idOf(peserta.name, `kepuasan:${contact.surel}`) }));
  return [
    {
      resource: peserta.name,
      rows: asked.map(({ id, nama, surel, mitra }) => ({
        id,
        idFormulir: partnersBefore.id,
        lewat: 'surel',
        nama,
        surel,
        kelompok: { Mitra: mitra },
        diundangPada: cal.at(partnersBefore.from, 7),
        diingatkan: 0,
      })),
    },
    {
      resource: pengisi.name,
      rows: anonymous.flatMap(one =>
        counted(one).map(i => ({ id: idOf(pengisi.name, `${one.judul}:${i}`), idFormulir: one.id, lewat: 'tautan' })),
      ),
    },
    {
      resource: jawabanAnonim.name,
      rows: anonymous.flatMap(one =>
        counted(one).map(i => ({
          id: idOf(jawabanAnonim.name, `${one.judul}:${i}`),
          idFormulir: one.id,
          nomorVersi: 1,
          isi: answersOf(one, i),
          tampil: true,
        })),
      ),
    },
    {
      resource: jawaban.name,
      rows: asked.map(({ id, surel }, i) => ({
        id: idOf(jawaban.name, `kepuasan:${surel}`),
        idFormulir: partnersBefore.id,
        idPeserta: id,
        lewat: 'undangan',
        nomorVersi: 1,
        keadaan: 'terkirim',
        isi: answersOf(partnersBefore, i),
        dikirimPada: cal.at(partnersBefore.from + 2 + i, 10),
      })),
    },
  ];
}
