import type { Translation } from '../kit/index.ts';
import type { pertukaranMessages } from '../pertukaran/messages.ts';
import type { pertukaranRefusals } from '../pertukaran/refusals.ts';
import { count, day, number } from './format.ts';

/** Exchange, in English. */
export const pertukaranEnglish: Translation<typeof pertukaranMessages & typeof pertukaranRefusals> = {
  krsPenuh: ({ kelas, terisi, kuota }) => `Class ${kelas} is full (${number(terisi)}/${number(kuota)}).`,
  krsBentrok: ({ a, b, hari, jam }) => `${a} is held at the same time as ${b} (${hari} ${jam}).`,
  krsAda: ({ nama }) => `${nama} is already in your study plan.`,
  krsTertutup: 'The study plan was submitted and cannot be changed.',
  krsKosong: 'The study plan is empty.',
  krsMinimal: ({ n }) => `At least ${number(n)} credits must be taken.`,
  krsLebih: ({ limit }) => `You have more than ${number(limit)} credits; please change your study plan first.`,
  sksMahasiswaLebih: ({ nama, total, limit }) =>
    `${nama} has ${count(total, 'credit')}, more than ${limit}. Return the study plan to be changed.`,
  krsMahasiswa: 'The study plan is filled in by the student.',
  krsBelumDiterima: 'The study plan opens once your registration is accepted.',
  kelasTutup: 'This class is not open.',
  jendelaBelum: ({ sebut, nama }) => `The time for ${sebut} of ${nama} has not begun.`,
  jendelaLewat: ({ sebut, nama, tanggal }) => `The time for ${sebut} of ${nama} ended on ${day(tanggal)}.`,
  khsBelumDinilai: ({ n }) => `The transcript cannot be printed yet: ${number(n)} courses are not graded.`,
  khsKosong: 'The transcript cannot be printed yet: there are no courses.',
  undurTerlambat: 'There are final grades already. Ask the MBKM team to withdraw you.',
  studiSelesai: 'Your studies have ended; your data can only be read.',
  belumTerkirim: 'Nothing was received from this form yet. Send it again.',
  formKedaluwarsa: 'This form has expired. Reload the page and send it again.',
  formDitolak: 'The registration cannot be processed. Reload the page and try again.',
  sudahTerdaftar:
    'This e-mail, identity number or student number is registered for this study period. Use Check Status.',
  kuotaPenuh: 'All places for inbound students are taken.',
  tidakCocok: 'Registration number and access code do not match.',
  terlaluSering: ({ menit }) => `Too many attempts. Try again in ${number(menit)} minutes.`,
  statusBerakhir: 'This status check has ended. Open Check Status again.',
  emailTetap: 'Only the MBKM team can change an e-mail that was confirmed.',
  tautanBerakhir: 'This confirmation link has expired.',
  dokumenAsing: 'There is no such document.',
  akunAktif: 'The account is active. Log in with your inbound student number.',
  sandiBeda: 'The two passwords are not the same.',
  pernyataan: 'You must agree to the statement.',
  lahir: 'This date of birth is not plausible.',
  nik: 'The NIK has 16 digits.',
  rencanaTerlalu: 'At most 7 courses.',
  hurufLatin: 'Use Latin letters, as in your passport.',
  motivasiPendek: 'At least 50 characters.',
  berkasTerlalu: ({ mb }) => `All files together may have at most ${number(mb)} MB.`,
};
