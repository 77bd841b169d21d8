import { errorIf, inOrder, requiredIf } from '../checkHelpers.ts';
import {
  type AskedWhen,
  boolean,
  choice,
  choicesOf,
  date,
  extendable,
  integer,
  longtext,
  messages,
  momentChoice,
  type Row,
  resource,
  status,
  text,
  workflow,
  write,
} from '../kit/index.ts';
import { jalur } from '../mbkm/jenis.ts';
import { role, roleNames } from '../roles.ts';
import { formulirMessages } from './messages.ts';

const alurFormulir = workflow({
  initial: 'draf',
  states: {
    draf: { label: 'Draf', tone: 'draf' },
    rilis: { label: 'Rilis', tone: 'baik' },
    tutup: { label: 'Ditutup', tone: 'selesai' },
  },
  actions: {
    rilis: {
      label: 'Rilis',
      arrows: [
        { from: ['draf'], to: 'rilis', by: [role.timMbkm] },
        // What was changed since becomes the next version.
        { from: ['rilis'], by: [role.timMbkm] },
      ],
      needs: [{ rule: 'adaYangBaru' }],
      confirm:
        'Rilis pertanyaan seperti tertulis di tab Pertanyaan? Sesudah dirilis formulir tidak dapat dihapus, hanya ditutup.',
      looks: [
        {
          some: { resource: 'formulir/jawaban', by: 'idFormulir' },
          says: formulirMessages.answersThere,
          weight: 'tell',
        },
        {
          some: { resource: 'formulir/pengisi', by: 'idFormulir' },
          says: formulirMessages.answersThere,
          weight: 'tell',
        },
      ],
      success: 'Formulir dirilis.',
    },
    tutup: {
      label: 'Tutup',
      from: ['rilis'],
      to: 'tutup',
      by: [role.timMbkm],
      confirm: 'Tutup formulir ini? Jawaban tidak dapat dikirim lagi; formulir dan hasilnya tetap ada.',
      success: 'Formulir ditutup.',
    },
    buka: {
      label: 'Buka lagi',
      from: ['tutup'],
      to: 'rilis',
      by: [role.timMbkm],
      success: 'Formulir dibuka lagi.',
      undoes: ['tutup'],
    },
  },
});

/** The form asks whoever has one of its roles. */
const asksByRole = ({ momen, peserta }: { momen?: unknown; peserta?: unknown }) =>
  momen === 'sendiri' && peserta !== 'terpilih' && peserta !== 'tautan';

interface Linked {
  peserta?: unknown;
  momen?: unknown;
  anonim?: unknown;
  dapatDiubah?: unknown;
  tautanPribadi?: unknown;
  kodeAkses?: unknown;
  kuota?: unknown;
}

/** Errors of what concerns links and quotas. */
const linkErrors = ({ peserta, momen, anonim, dapatDiubah, tautanPribadi, kodeAkses, kuota }: Linked) => ({
  ...errorIf(tautanPribadi === true && peserta !== 'terpilih', 'tautanPribadi', formulirMessages.onlyChosen),
  // A link that is somebody's own would tell whose an anonymous answer is.
  ...errorIf(tautanPribadi === true && anonim === true, 'tautanPribadi', formulirMessages.anonymousLink),
  ...errorIf(Boolean(kodeAkses) && peserta !== 'tautan', 'kodeAkses', formulirMessages.onlyLinked),
  ...errorIf(dapatDiubah === true && peserta === 'tautan', 'dapatDiubah', formulirMessages.linkedChange),
  ...errorIf(Boolean(kuota) && momen !== 'sendiri', 'kuota', formulirMessages.onlyAlone),
});

/** Forms that remind people: it is known whom they ask. */
const reminds: readonly AskedWhen[] = [{ momen: ['sendiri'], peserta: ['terpilih'] }, { momen: ['kejadian'] }];

/** A form of the campus's own: whom it asks, when, and who reads the answers. Its questions are its versions'. */
export const formulir = resource({
  name: 'formulir/formulir',
  label: 'Formulir',
  representation: '{judul}',
  fields: {
    judul: text(150, { required: true }),
    keterangan: longtext({ help: 'Tampil di atas pertanyaan.' }),
    momen: choice(
      {
        sendiri: 'Formulir yang diisi sendiri',
        tambahan: 'Kolom tambahan data',
        pendaftaran: 'Pertanyaan pendaftaran',
        kejadian: 'Pertanyaan pada saat tertentu',
      },
      { required: true, fixed: true, default: 'sendiri', label: 'Dipakai sebagai' },
    ),
    sumber: extendable({
      askedWhen: { momen: ['tambahan'] },
      fixed: true,
      unique: formulirMessages.sourceTaken,
      label: 'Data',
      help: 'Pertanyaannya menjadi kolom data ini, di isian, daftar, ekspor, dan impornya.',
    }),
    kejadian: momentChoice({
      askedWhen: { momen: ['kejadian'] },
      fixed: true,
      label: 'Ditanyakan saat',
      help: 'Orangnya diminta mengisi satu kali untuk setiap data yang sampai pada saat itu sejak formulir dibuka.',
    }),
    wajib: boolean({
      askedWhen: { momen: ['kejadian'] },
      label: 'Wajib diisi',
      help: 'Yang menunggu saat itu, misalnya nilai, tampil sesudah formulir diisi. Begitu formulir ditutup, semuanya tampil.',
    }),
    jalur: choicesOf(jalur, {
      askedWhen: { momen: ['pendaftaran'] },
      label: 'Hanya jalur',
      help: 'Kosong berarti semua jalur. Program, gelombang, atau lowongan yang menanyakannya menyebut formulir ini.',
    }),
    peserta: choice(
      { peran: 'Semua dengan peran tertentu', terpilih: 'Orang yang dipilih', tautan: 'Siapa saja lewat tautan' },
      {
        required: true,
        default: 'peran',
        askedWhen: { momen: ['sendiri'] },
        help: 'Orang dipilih dari daftar, misalnya peserta satu program, dan tautan dibuat, di tab Peserta.',
      },
    ),
    tautanPribadi: boolean({
      askedWhen: { momen: ['sendiri'], peserta: ['terpilih'] },
      label: 'Tautan pribadi dalam undangan',
      help: 'Undangan surel memuat tautan untuk mengisi tanpa masuk, dan kontak tanpa akun ikut diundang. Tidak untuk formulir anonim.',
    }),
    kodeAkses: text(30, {
      askedWhen: { momen: ['sendiri'], peserta: ['tautan'] },
      label: 'Kode akses',
      least: 4,
      help: 'Ditanyakan sebelum pertanyaan tampil. Kosong berarti tidak.',
    }),
    audiens: choicesOf(roleNames, {
      askedWhen: { momen: ['sendiri'], peserta: ['peran'] },
      label: 'Yang mengisi',
      help: 'Peran yang dapat mengisi formulir ini, masing-masing satu kali. Kolom tambahan diisi bersama datanya.',
    }),
    pembaca: choicesOf(roleNames, {
      askedWhen: { momen: ['sendiri', 'kejadian'] },
      label: 'Pembaca jawaban',
      help: 'Peran yang dapat membaca semua jawaban. Kosong berarti hanya Super Admin.',
    }),
    tanggalBuka: date({ label: 'Dibuka', help: 'Kosong berarti sejak dirilis.' }),
    tanggalTutup: date({ label: 'Hari terakhir', help: 'Kosong berarti sampai ditutup.', endsSoonDays: 7 }),
    kuota: integer(1, 100_000, {
      askedWhen: { momen: ['sendiri'] },
      label: 'Kuota jawaban',
      help: 'Formulir menutup sendiri sesudah sekian jawaban. Kosong berarti tanpa kuota.',
    }),
    ingatSetiap: integer(1, 60, {
      askedWhen: reminds,
      label: 'Ingatkan setiap (hari)',
      help: 'Orang yang diminta dan belum mengisi diingatkan sesudah sekian hari. Kosong berarti tidak.',
    }),
    ingatMaksimal: integer(1, 10, {
      askedWhen: reminds,
      label: 'Pengingat maksimal',
      help: 'Kosong berarti tiga kali.',
    }),
    dapatDiubah: boolean({
      askedWhen: { momen: ['sendiri', 'kejadian'] },
      label: 'Jawaban dapat diubah',
      help: 'Yang sudah mengirim dapat mengubah jawabannya selama formulir dibuka.',
    }),
    anonim: boolean({
      askedWhen: { momen: ['sendiri'] },
      help: 'Portal mencatat siapa yang sudah mengisi, tetapi tidak siapa menjawab apa. Hasil di bawah lima jawaban tidak ditampilkan. Tidak dapat diubah sesudah dirilis.',
    }),
    /** Code of the ready-made survey that it was made of (`siapPakai`). */
    contoh: text(40, { readOnly: true, inner: true }),
    nomorVersi: integer(0, 100_000, { readOnly: true, default: 0, label: 'Versi' }),
    status: status(alurFormulir),
  },
  sections: {
    Formulir: ['judul', 'keterangan', 'momen', 'sumber', 'kejadian', 'wajib', 'jalur'],
    Peserta: [
      'peserta',
      'audiens',
      'tautanPribadi',
      'kodeAkses',
      'tanggalBuka',
      'tanggalTutup',
      'kuota',
      'ingatSetiap',
      'ingatMaksimal',
      'anonim',
      'dapatDiubah',
    ],
    Jawaban: ['pembaca'],
  },
  beneath: { momen: 'audiens', tanggalBuka: 'tanggalTutup' },
  columns: ['judul', 'momen', 'sumber', 'audiens', 'tanggalBuka', 'tanggalTutup', 'nomorVersi', 'status'],
  filters: ['momen', 'anonim', 'status'],
  search: ['judul'],
  small: true,
  sort: ['-createdAt'],
  // Its questions come along with ids of their own (server/areas/formulir/formRules.ts).
  copy: {
    except: ['sumber', 'tanggalBuka', 'tanggalTutup'],
    next: ({ judul }) => ({ judul: `${(judul ?? '').slice(0, 140)} (salinan)` }),
  },
  opens: { field: 'status', as: ['rilis'], until: 'tanggalTutup', says: formulirMessages.over },
  // What was released was answered, or may have been.
  deletable: { field: 'status', in: ['draf'], otherwise: formulirMessages.releasedStays },
  access: { [role.timMbkm]: write() },
  check: row => ({
    ...inOrder(row.tanggalBuka, row.tanggalTutup, 'tanggalTutup', {
      sameDay: true,
      message: formulirMessages.daysInOrder,
    }),
    ...requiredIf(row.momen === 'tambahan', row.sumber, 'sumber'),
    ...errorIf(row.momen !== 'pendaftaran' && Boolean(row.jalur?.length), 'jalur', formulirMessages.waysOfOthers),
    ...errorIf(row.momen !== 'tambahan' && Boolean(row.sumber), 'sumber', formulirMessages.sourceOfOthers),
    ...requiredIf(row.momen === 'kejadian', row.kejadian, 'kejadian'),
    ...errorIf(row.momen !== 'kejadian' && Boolean(row.kejadian), 'kejadian', formulirMessages.onlyMoments),
    ...errorIf(row.momen !== 'kejadian' && row.wajib === true, 'wajib', formulirMessages.onlyMoments),
    ...errorIf(row.momen === 'kejadian' && Boolean(row.audiens?.length), 'audiens', formulirMessages.audienceOfMoment),
    ...errorIf(row.momen !== 'sendiri' && row.anonim === true, 'anonim', formulirMessages.anonymousFields),
    ...errorIf(row.anonim === true && row.dapatDiubah === true, 'dapatDiubah', formulirMessages.anonymousChange),
    ...errorIf(asksByRole(row) && !row.audiens?.length, 'audiens', messages.required),
    ...errorIf(row.peserta !== 'peran' && row.momen !== 'sendiri', 'peserta', formulirMessages.onlyAlone),
    ...linkErrors(row),
    ...errorIf(
      row.peserta !== 'terpilih' && row.momen !== 'kejadian' && Boolean(row.ingatSetiap),
      'ingatSetiap',
      formulirMessages.remindsNobody,
    ),
    ...errorIf(!row.ingatSetiap && Boolean(row.ingatMaksimal), 'ingatSetiap', formulirMessages.reminderWithoutDays),
  }),
});

export type Formulir = Row<typeof formulir>;
