import type { formulir } from '../../../../resources/formulir/formulir.ts';
import { jawaban, versiFormulir } from '../../../../resources/formulir/isi.ts';
import { type Form, type FormQuestion, newQuestion } from '../../../../resources/kit/form/definition.ts';
import type { ChangeOf } from '../../../../resources/kit/index.ts';
import { role } from '../../../../resources/roles.ts';
import { userId } from '../../../demo/accounts.ts';
import type { Calendar } from '../../../demo/calendar.ts';
import { idOf } from '../../../demo/ids.ts';
import { registrationForm } from '../../../demo/registrationForm.ts';
import type { AreaDemo } from '../../../demo/types.ts';
import { registrationExtras, registrationFormRow, registrationQuestions } from './registration.ts';

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
    nomorVersi: 0,
    status: 'draf',
  },
];

/** A form that is open, with an answer, one that is being written, and the questions of a registration. */
export const demo: AreaDemo = {
  rows: ({ cal }) => [
    { resource: name, rows: [...forms(cal), registrationFormRow] },
    {
      resource: versiFormulir.name,
      rows: [0, 1].flatMap(nomor =>
        [
          { idFormulir: idOf(name, released), definisi: questions },
          { idFormulir: registrationForm, definisi: registrationQuestions },
        ].map(version => ({
          id: idOf(versiFormulir.name, `${version.idFormulir}:${nomor}`),
          ...version,
          nomor,
          idUser: userId('timmbkm'),
          namaUser: 'Tim MBKM',
          waktu: cal.at(-8, 9),
        })),
      ),
    },
    {
      resource: 'internal/kolom-tambahan',
      rows: [{ id: idOf('internal/kolom-tambahan', registrationForm), ...registrationExtras() }],
    },
    {
      resource: jawaban.name,
      rows: [
        {
          id: idOf(jawaban.name, 'outbound'),
          idFormulir: idOf(name, released),
          idUser: userId('outbound'),
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
