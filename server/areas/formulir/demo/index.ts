import { jawabanAnonim, pengisi } from '../../../../resources/formulir/anonim.ts';
import type { formulir } from '../../../../resources/formulir/formulir.ts';
import { jawaban, versiFormulir } from '../../../../resources/formulir/isi.ts';
import { peserta } from '../../../../resources/formulir/peserta.ts';
import { type Form, type FormQuestion, newQuestion } from '../../../../resources/kit/form/definition.ts';
import type { ChangeOf } from '../../../../resources/kit/index.ts';
import { allRoles, role } from '../../../../resources/roles.ts';
import { userId } from '../../../demo/accounts.ts';
import type { Calendar } from '../../../demo/calendar.ts';
import { idOf } from '../../../demo/ids.ts';
import { registrationForm } from '../../../demo/registrationForm.ts';
import type { AreaDemo } from '../../../demo/types.ts';
import { askedForms, askedPeople, atMoment, byLink, linkQuestions, momentQuestions } from './asked.ts';
import { registrationExtras, registrationFormRow, registrationQuestions } from './registration.ts';
import { satisfactionAnswers, satisfactionForms, satisfactionRows } from './satisfaction.ts';

const name = 'formulir/formulir';
const released = 'Pendataan sebelum penempatan';

const ask = (
  id: string,
  kind: FormQuestion['kind'],
  label: string,
  more: Partial<FormQuestion> = {},
): FormQuestion => ({
  ...newQuestion(id, kind),
  label,
  ...more,
});

const dialects = [
  { value: 'jawa', label: 'Jawa' },
  { value: 'madura', label: 'Madura' },
  { value: 'osing', label: 'Osing' },
  { value: 'tidak', label: 'Tidak ada' },
];

const questions: Form = {
  sections: [
    {
      id: 'perjalanan',
      title: 'Perjalanan',
      help: 'Dipakai untuk membagi kelompok dan kendaraan.',
      repeat: null,
      when: null,
      questions: [
        ask('motor', 'yesno', 'Apakah Anda membawa sepeda motor?', { required: true }),
        ask('plat', 'text', 'Nomor polisi', {
          required: true,
          max: 12,
          when: { match: 'all', rules: [{ question: 'motor', is: 'equal', value: true }] },
        }),
        ask('bahasa', 'several', 'Bahasa daerah yang Anda kuasai', { required: true, choices: dialects }),
      ],
    },
    {
      id: 'kesiapan',
      title: 'Kesiapan',
      help: '',
      repeat: null,
      when: null,
      questions: [
        ask('siap', 'scale', 'Seberapa siap Anda berangkat?', { required: true, help: '1 belum siap, 5 sangat siap' }),
        ask('harapan', 'longtext', 'Apa yang Anda harapkan dari pembekalan?'),
        ask('setuju', 'agree', 'Saya akan mengikuti tata tertib penempatan.'),
      ],
    },
  ],
};

const survey = 'Kepuasan pemakai portal';

const surveyQuestions: Form = {
  sections: [
    {
      id: 'portal',
      title: '',
      help: '',
      repeat: null,
      when: null,
      questions: [
        ask('puas', 'scale', 'Seberapa puas Anda dengan portal ini?', {
          required: true,
          help: '1 tidak puas, 5 sangat puas',
        }),
        ask('sering', 'choice', 'Seberapa sering Anda memakainya?', {
          required: true,
          choices: [
            { value: 'hari', label: 'Setiap hari' },
            { value: 'pekan', label: 'Setiap pekan' },
            { value: 'jarang', label: 'Lebih jarang' },
          ],
        }),
        ask('saran', 'longtext', 'Apa yang perlu diperbaiki?'),
      ],
    },
  ],
};

/** Who has answered the anonymous survey, and what was answered: which is whose stands nowhere, here neither. */
const answeredBy = ['bakpk', 'dosen', 'inbound', 'koordinator', 'mitra', 'penilai', 'outbound'];
const surveyAnswers = [
  { puas: 3, sering: 'jarang' },
  { puas: 4, sering: 'hari', saran: 'Unduhan daftar lebih cepat.' },
  { puas: 4, sering: 'pekan' },
  { puas: 4, sering: 'pekan', saran: 'Lebih banyak penjelasan di halaman konversi.' },
  { puas: 5, sering: 'hari' },
  { puas: 5, sering: 'hari', saran: 'Sudah baik.' },
  { puas: 5, sering: 'pekan' },
];

const forms = (cal: Calendar): ChangeOf<typeof formulir>[] => [
  {
    id: idOf(name, released),
    judul: released,
    keterangan: 'Isi sebelum pembekalan. Jawaban hanya dibaca Tim MBKM.',
    momen: 'sendiri',
    sumber: null,
    audiens: [role.mahasiswa, role.outbound],
    pembaca: [role.timMbkm],
    tanggalBuka: cal.day(-7),
    tanggalTutup: cal.day(21),
    dapatDiubah: true,
    peserta: 'peran',
    anonim: false,
    nomorVersi: 1,
    status: 'rilis',
  },
  {
    id: idOf(name, 'Evaluasi pembekalan'),
    judul: 'Evaluasi pembekalan',
    keterangan: null,
    momen: 'sendiri',
    sumber: null,
    audiens: [role.mahasiswa],
    pembaca: [role.timMbkm],
    tanggalBuka: null,
    tanggalTutup: null,
    dapatDiubah: false,
    peserta: 'peran',
    anonim: false,
    nomorVersi: 0,
    status: 'draf',
  },
  {
    id: idOf(name, survey),
    judul: survey,
    keterangan: 'Survei singkat, satu kali untuk setiap orang.',
    momen: 'sendiri',
    sumber: null,
    audiens: [...allRoles],
    pembaca: [role.timMbkm],
    tanggalBuka: cal.day(-20),
    tanggalTutup: cal.day(40),
    dapatDiubah: false,
    peserta: 'peran',
    anonim: true,
    nomorVersi: 1,
    status: 'rilis',
  },
];

/** What is being written and what was released of a form, the same text. */
const versions = (cal: Calendar, idFormulir: string, definisi: Form): ChangeOf<typeof versiFormulir>[] =>
  [0, 1].map(nomor => ({
    id: idOf(versiFormulir.name, `${idFormulir}:${nomor}`),
    idFormulir,
    nomor,
    definisi,
    idUser: userId('timmbkm'),
    namaUser: 'Tim MBKM',
    waktu: cal.at(-8, 9),
  }));

/**
 * A form that is open, with an answer, one that is being written, an anonymous survey, the questions of a registration, one
 * with personal links, one at a moment, and surveys of satisfaction with their answers.
 */
export const demo: AreaDemo = {
  rows: ({ cal }) => [
    { resource: name, rows: [...forms(cal), registrationFormRow, ...askedForms(cal), ...satisfactionRows(cal)] },
    {
      resource: versiFormulir.name,
      rows: [
        ...versions(cal, idOf(name, released), questions),
        ...versions(cal, idOf(name, survey), surveyQuestions),
        ...versions(cal, registrationForm, registrationQuestions),
        ...versions(cal, byLink, linkQuestions),
        ...versions(cal, atMoment, momentQuestions),
        ...satisfactionForms.flatMap(({ id, form }) => versions(cal, id, form)),
      ],
    },
    {
      resource: 'internal/kolom-tambahan',
      rows: [{ id: idOf('internal/kolom-tambahan', registrationForm), ...registrationExtras() }],
    },
    { resource: peserta.name, rows: askedPeople() },
    ...satisfactionAnswers(cal),
    {
      resource: pengisi.name,
      rows: answeredBy.map(who => ({
        id: idOf(pengisi.name, who),
        idFormulir: idOf(name, survey),
        idUser: userId(who),
        lewat: 'akun',
      })),
    },
    {
      resource: jawabanAnonim.name,
      rows: surveyAnswers.map((isi, i) => ({
        id: idOf(jawabanAnonim.name, i),
        idFormulir: idOf(name, survey),
        nomorVersi: 1,
        isi,
        tampil: true,
      })),
    },
    {
      resource: jawaban.name,
      rows: [
        {
          id: idOf(jawaban.name, 'outbound'),
          idFormulir: idOf(name, released),
          idUser: userId('outbound'),
          lewat: 'akun',
          nomorVersi: 1,
          keadaan: 'terkirim',
          isi: {
            motor: false,
            bahasa: ['jawa', 'madura'],
            siap: 4,
            harapan: 'Cerita dari angkatan lalu.',
            setuju: true,
          },
          dikirimPada: cal.at(-3, 19),
        },
      ],
    },
  ],
};
