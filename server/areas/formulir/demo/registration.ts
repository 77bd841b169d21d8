import type { formulir } from '../../../../resources/formulir/formulir.ts';
import { formPrefix, prefixedForm } from '../../../../resources/kit/extras.ts';
import { type Form, type FormQuestion, newQuestion, questionsOf } from '../../../../resources/kit/form/definition.ts';
import { type ChangeOf, participationName } from '../../../../resources/kit/index.ts';
import { role } from '../../../../resources/roles.ts';
import { registrationForm } from '../../../demo/registrationForm.ts';

const title = 'Bekal penempatan KKN';

const ask = (
  id: string,
  kind: FormQuestion['kind'],
  label: string,
  more: Partial<FormQuestion> = {},
): FormQuestion => ({ ...newQuestion(id, kind), label, ...more });

/** Nobody is kept from registering by it: all of it may be left. */
export const registrationQuestions: Form = {
  sections: [
    {
      id: 'bekal',
      title,
      help: 'Dipakai untuk membagi kelompok dan desa.',
      repeat: null,
      when: null,
      questions: [
        ask('bahasa', 'several', 'Bahasa daerah yang dikuasai', {
          choices: [
            { value: 'jawa', label: 'Jawa' },
            { value: 'madura', label: 'Madura' },
            { value: 'osing', label: 'Osing' },
          ],
        }),
        ask('sim', 'choice', 'SIM yang dimiliki', {
          choices: [
            { value: 'tidak', label: 'Tidak ada' },
            { value: 'c', label: 'SIM C' },
            { value: 'a', label: 'SIM A' },
          ],
        }),
        ask('bawa_motor', 'yesno', 'Membawa motor ke desa?', {
          when: { match: 'all', rules: [{ question: 'sim', is: 'equal', value: 'c' }] },
        }),
        ask('obat', 'text', 'Obat yang rutin diminum', {
          seenBy: [role.timMbkm, role.mahasiswa, role.outbound],
          help: 'Hanya dibaca Tim MBKM.',
        }),
      ],
    },
  ],
};

export const registrationFormRow: ChangeOf<typeof formulir> = {
  id: registrationForm,
  judul: title,
  keterangan: null,
  momen: 'pendaftaran',
  sumber: null,
  jalur: [],
  audiens: [],
  pembaca: [],
  tanggalBuka: null,
  tanggalTutup: null,
  dapatDiubah: false,
  nomorVersi: 1,
  status: 'rilis',
};

/** What the release made of it. */
export function registrationExtras() {
  const form = prefixedForm(registrationQuestions, formPrefix(registrationForm));
  const columns = questionsOf(form).map(({ question }) => ({ question, removed: false, of: title }));
  const hidden = Object.values(role)
    .filter(code => code !== role.superAdmin)
    .map(code => [
      code,
      columns.flatMap(({ question: { id, seenBy } }) => (seenBy?.length && !seenBy.includes(code) ? [id] : [])),
    ]);
  return {
    sumber: participationName,
    formulir: null,
    pilihan: [{ id: registrationForm, title, form, from: null, until: null, only: { jalur: [] } }],
    kolom: columns,
    tertutup: Object.fromEntries(hidden),
  };
}
