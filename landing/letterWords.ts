import { inTerms } from '../resources/kit/terms.ts';
import type { PeriksaSurat } from './api.ts';
import { identity } from './identity.ts';
import type { LetterLanguage } from './letterLanguage.ts';

type Status = 'berlaku' | 'dibatalkan' | 'kedaluwarsa' | 'unknown' | 'tanya';
/** Words of the page that name what is checked. */
type Naming = Record<
  'verifikasi' | 'jenis' | 'nomor' | 'tanggal' | 'untuk' | 'bandingkanCara' | 'terlaluBesar',
  string
> & {
  /** It is known, but the signature is a sample, or the archive is not what was signed. */
  tanpaBukti: readonly [title: string, text: string];
  status: Readonly<Record<Exclude<Status, 'unknown' | 'tanya'>, readonly [title: string, text: string]>>;
};
type Said = Record<
  | 'verifikasi'
  | 'kode'
  | 'periksa'
  | 'segelTanpa'
  | 'segelUtuh'
  | 'segelRusak'
  | 'untuk'
  | 'nama'
  | 'prodi'
  | 'jenis'
  | 'nomor'
  | 'perihal'
  | 'program'
  | 'tanggal'
  | 'penandaTangan'
  | 'sampai'
  | 'pengganti'
  | 'segel'
  | 'ttd'
  | 'ttdSah'
  | 'ttdRusak'
  | 'ttdContoh'
  | 'sertifikat'
  | 'namaDalam'
  | 'tidakBerlaku'
  | 'bandingkan'
  | 'bandingkanCara'
  | 'letakkan'
  | 'sama'
  | 'beda'
  | 'terlaluBesar'
  | 'perluHttps'
  | 'takTerbaca',
  string
>;

/** Texts of a letter's page; a missing sentence of a language does not compile. */
export interface LetterWords extends Said {
  status: Readonly<Record<Status, readonly [title: string, text: string]>>;
  seals: Readonly<Record<'sah' | 'rusak' | 'tidak-ada' | 'tidak-dapat', string>>;
  /** Of a file at hand that is the archive's, and of one that is not. */
  signatures: Readonly<Record<'sah' | 'beda' | 'contoh', string>>;
  /** Where it is no letter but a file that was signed. */
  berkas: Naming;
}

const words = (): Readonly<Record<LetterLanguage, LetterWords>> => ({
  id: {
    verifikasi: 'Verifikasi surat',
    status: {
      berlaku: [
        'Surat asli dan berlaku',
        `Surat ini diterbitkan ${identity.namaUniversitas}. Cocokkan dengan surat di tangan Anda.`,
      ],
      dibatalkan: [
        'Surat telah dibatalkan',
        `${identity.namaUniversitas} telah mencabut surat ini. Jangan dipakai lagi.`,
      ],
      kedaluwarsa: ['Masa berlaku surat sudah lewat', 'Surat ini asli, tetapi masa berlakunya sudah lewat.'],
      unknown: [
        'Surat tidak ditemukan',
        'Kode verifikasi tidak terdaftar. Periksa kembali kode di bawah QR code pada surat, lalu ketik di sini.',
      ],
      tanya: ['Verifikasi surat', 'Pindai QR code pada surat, atau ketik kode yang tercetak di bawahnya.'],
    },
    kode: 'Kode verifikasi',
    periksa: 'Periksa surat',
    segelTanpa: 'Arsip portal tidak dapat dibaca saat ini',
    segelUtuh: 'Sah, arsip portal utuh',
    segelRusak: 'Rusak, arsip portal berubah. Laporkan kepada universitas.',
    untuk: 'Untuk',
    nama: 'Nama',
    prodi: 'Program studi',
    jenis: 'Jenis surat',
    nomor: 'Nomor surat',
    perihal: 'Perihal',
    program: 'Program',
    tanggal: 'Tanggal surat',
    penandaTangan: 'Penanda tangan',
    sampai: 'Berlaku sampai',
    pengganti: 'Diganti dengan',
    segel: 'Segel digital',
    ttd: 'Tanda tangan elektronik',
    ttdSah: 'sah',
    ttdRusak: 'tidak sah',
    ttdContoh: 'contoh, tidak sah',
    sertifikat: 'Sertifikat',
    namaDalam: 'Nama dalam surat',
    tidakBerlaku: 'tidak berlaku lagi untuk nama ini',
    bandingkan: 'Bandingkan berkas',
    bandingkanCara:
      'Pilih berkas PDF surat di tangan Anda. Berkas diperiksa di peramban ini dan tidak dikirim ke mana pun.',
    letakkan: 'Letakkan PDF di sini, atau pilih berkas',
    sama: 'Berkas sama persis dengan arsip.',
    beda: 'Berkas berbeda dari arsip.',
    seals: {
      sah: 'Segel digital sah: isi berkas tidak berubah sejak disegel.',
      rusak: 'Segel digital rusak: isi berkas berubah setelah disegel.',
      'tidak-ada': 'Berkas ini tidak memuat segel digital.',
      'tidak-dapat': 'Peramban ini tidak dapat memeriksa segel digital.',
    },
    signatures: {
      sah: 'Tanda tangan elektronik sah: berkas ini persis yang ditandatangani.',
      contoh: 'Tanda tangan elektronik contoh: utuh, tetapi tidak sah.',
      beda: 'Berkas ini bukan berkas yang ditandatangani secara elektronik.',
    },
    terlaluBesar: 'Berkas terlalu besar untuk sebuah surat.',
    perluHttps: 'Pembandingan memerlukan alamat https.',
    takTerbaca: 'Berkas tidak dapat dibaca.',
    berkas: {
      verifikasi: 'Verifikasi dokumen',
      status: {
        berlaku: [
          'Dokumen asli dan bertanda tangan',
          `Dokumen ini ditandatangani secara elektronik oleh ${identity.namaUniversitas}. Cocokkan dengan dokumen di tangan Anda.`,
        ],
        dibatalkan: [
          'Tanda tangan tidak berlaku lagi',
          `Dokumen ini diganti, atau tanda tangannya ditarik oleh ${identity.namaUniversitas}. Jangan dipakai lagi.`,
        ],
        kedaluwarsa: ['Masa berlaku sudah lewat', 'Dokumen ini asli, tetapi masa berlakunya sudah lewat.'],
      },
      tanpaBukti: [
        'Tanda tangan tidak dapat dipastikan',
        'Dokumen ini tercatat di portal, tetapi tanda tangannya contoh atau arsipnya tidak utuh. Rinciannya di bawah.',
      ],
      jenis: 'Jenis dokumen',
      nomor: 'Nomor dokumen',
      tanggal: 'Tanggal dokumen',
      untuk: 'Pihak',
      bandingkanCara:
        'Pilih berkas PDF di tangan Anda. Berkas diperiksa di peramban ini dan tidak dikirim ke mana pun.',
      terlaluBesar: 'Berkas terlalu besar.',
    },
  },
  en: {
    verifikasi: 'Verification of a letter',
    status: {
      berlaku: [
        'This letter is genuine and valid',
        `It was issued by ${identity.namaUniversitas}. Compare it with the letter in your hands.`,
      ],
      dibatalkan: [
        'This letter was withdrawn',
        `${identity.namaUniversitas} has taken this letter back. Do not rely on it.`,
      ],
      kedaluwarsa: ['This letter has expired', 'It is genuine, but no longer valid.'],
      unknown: [
        'There is no such letter',
        'No letter has this verification code. Check the code below the QR code on the letter, then type it here.',
      ],
      tanya: ['Verification of a letter', 'Scan the QR code on the letter, or type the code printed below it.'],
    },
    kode: 'Verification code',
    periksa: 'Check the letter',
    segelTanpa: 'The archive of the portal cannot be read now',
    segelUtuh: 'Valid, the archive of the portal is unchanged',
    segelRusak: 'Broken, the archive of the portal was changed. Please tell the university.',
    untuk: 'For',
    nama: 'Name',
    prodi: 'Study programme',
    jenis: 'Kind of letter',
    nomor: 'Number',
    perihal: 'Subject',
    program: 'Programme',
    tanggal: 'Date',
    penandaTangan: 'Signed by',
    sampai: 'Valid until',
    pengganti: 'Replaced by',
    segel: 'Digital seal',
    ttd: 'Electronic signature',
    ttdSah: 'valid',
    ttdRusak: 'not valid',
    ttdContoh: 'a sample, not valid',
    sertifikat: 'Certificate',
    namaDalam: 'Names in the letter',
    tidakBerlaku: 'no longer valid for this name',
    bandingkan: 'Compare your file',
    bandingkanCara: 'Choose the PDF of the letter. It is checked in this browser and sent nowhere.',
    letakkan: 'Drop the PDF here, or choose a file',
    sama: 'The file is exactly the one in the archive.',
    beda: 'The file differs from the one in the archive.',
    seals: {
      sah: 'The digital seal is valid: the file has not changed since it was sealed.',
      rusak: 'The digital seal is broken: the file was changed after it was sealed.',
      'tidak-ada': 'This file has no digital seal.',
      'tidak-dapat': 'This browser cannot check the digital seal.',
    },
    signatures: {
      sah: 'The electronic signature is valid: this is the very file that was signed.',
      contoh: 'A sample of an electronic signature: intact, but not valid.',
      beda: 'This is not the file that was signed electronically.',
    },
    terlaluBesar: 'The file is too large for a letter.',
    perluHttps: 'Comparing needs an https address.',
    takTerbaca: 'The file cannot be read.',
    berkas: {
      verifikasi: 'Verification of a document',
      status: {
        berlaku: [
          'This document is genuine and signed',
          `It was signed electronically by ${identity.namaUniversitas}. Compare it with the document in your hands.`,
        ],
        dibatalkan: [
          'The signature no longer counts',
          `The document was replaced, or ${identity.namaUniversitas} has taken the signature back. Do not rely on it.`,
        ],
        kedaluwarsa: ['This document has expired', 'It is genuine, but no longer valid.'],
      },
      tanpaBukti: [
        'The signature proves nothing',
        'The portal knows this document, but its signature is a sample, or the archive is not what was signed. See below.',
      ],
      jenis: 'Kind of document',
      nomor: 'Number',
      tanggal: 'Date',
      untuk: 'Party',
      bandingkanCara: 'Choose the PDF in your hands. It is checked in this browser and sent nowhere.',
      terlaluBesar: 'The file is too large.',
    },
  },
});

/** Texts of the page in a language, with the current names of the operator. */
export const letterWords = (language: LetterLanguage, bentuk: PeriksaSurat['bentuk'] = 'surat'): LetterWords => {
  const said = words()[language];
  return bentuk === 'surat' ? said : { ...said, ...said.berkas, status: { ...said.status, ...said.berkas.status } };
};

/** Names that letters have, in English; the office that signs is put together by `jabatanInggris`. */
const letterNames: Readonly<Record<string, string>> = {
  'Surat Pengantar': 'Letter of Introduction',
  'Rekapitulasi Konversi Nilai': 'Summary of Converted Grades',
  'Lembar Pengakuan Hasil Studi': 'Recognition of Study Results',
  'Surat Tugas KKN': 'Assignment Letter, Community Service',
  'Surat Izin': 'Letter of Permission',
  'Surat Tugas Seleksi Komcad': 'Assignment Letter, Reserve Component Selection',
  'Surat Tugas Latsarmil': 'Assignment Letter, Basic Military Training',
};

/** The kind of a letter, in a language. */
export function letterKindIn(language: LetterLanguage, name: string): string {
  // The server names it in the words of the moment.
  const known = language === 'en' ? Object.entries(letterNames).find(([kind]) => inTerms(kind) === name) : undefined;
  return known ? inTerms(known[1], 'en') : name;
}
