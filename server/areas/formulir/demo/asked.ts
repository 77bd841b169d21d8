import type { formulir } from '../../../../resources/formulir/formulir.ts';
import { peserta } from '../../../../resources/formulir/peserta.ts';
import { type Form, newQuestion } from '../../../../resources/kit/form/definition.ts';
import type { ChangeOf } from '../../../../resources/kit/index.ts';
import { role } from '../../../../resources/roles.ts';
import type { Calendar } from '../../../demo/calendar.ts';
import { idOf } from '../../../demo/ids.ts';

const name = 'formulir/formulir';

/** A survey of people without an account, who get their personal links with the invitation. */
export const byLink = idOf(name, 'Masukan alumni mitra');
/** Questions to a partner about a participant whose grade it has sent. */
export const atMoment = idOf(name, 'Kesan tentang peserta');

const formOf = (...questions: Form['sections'][number]['questions']): Form => ({
  sections: [{ id: 'isi', title: '', help: '', repeat: null, when: null, questions }],
});

export const linkQuestions = formOf(
  { ...newQuestion('terima', 'yesno'), label: 'Bersedia menerima mahasiswa lagi?', required: true },
  { ...newQuestion('saran', 'longtext'), label: 'Apa yang perlu disiapkan kampus?' },
);

export const momentQuestions = formOf(
  {
    ...newQuestion('siap', 'scale'),
    label: 'Seberapa siap peserta ini bekerja?',
    help: '1 belum siap, 5 sangat siap',
    required: true,
  },
  { ...newQuestion('kesan', 'longtext'), label: 'Kesan Anda' },
);

const shared = {
  sumber: null,
  audiens: [],
  pembaca: [role.timMbkm],
  anonim: false,
  nomorVersi: 1,
};

export const askedForms = (cal: Calendar): ChangeOf<typeof formulir>[] => [
  {
    ...shared,
    id: byLink,
    judul: 'Masukan alumni mitra',
    keterangan: 'Dua pertanyaan untuk kontak mitra yang pernah menerima mahasiswa.',
    momen: 'sendiri',
    peserta: 'terpilih',
    tautanPribadi: true,
    tanggalBuka: cal.day(-2),
    tanggalTutup: cal.day(28),
    ingatSetiap: 7,
    dapatDiubah: false,
    status: 'rilis',
  },
  {
    ...shared,
    id: atMoment,
    judul: 'Kesan tentang peserta',
    keterangan: 'Diisi sesudah nilai peserta dikirim.',
    momen: 'kejadian',
    kejadian: 'mitra-menilai',
    wajib: false,
    peserta: 'peran',
    tanggalBuka: cal.day(0),
    tanggalTutup: null,
    ingatSetiap: 7,
    dapatDiubah: true,
    status: 'rilis',
  },
];

const contacts = [
  { nama: 'Wulan Prasetyowati', surel: 'wulan@kriya.example', mitra: 'UD Kriya Bambu Lestari' },
  { nama: 'Hendro Susilo', surel: 'hendro@tani.example', mitra: 'CV Tani Makmur' },
];

/** Nobody of them was told yet: the job makes their links with the mail. */
export const askedPeople = (): ChangeOf<typeof peserta>[] =>
  contacts.map(({ nama, surel, mitra }) => ({
    id: idOf(peserta.name, surel),
    idFormulir: byLink,
    lewat: 'surel',
    nama,
    surel,
    kelompok: { Mitra: mitra },
    diingatkan: 0,
  }));
