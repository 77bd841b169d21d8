import {
  all,
  allow,
  boolean,
  date,
  file,
  integer,
  json,
  letterKind,
  read,
  ref,
  resource,
  rows,
  status,
  text,
  texts,
  workflow,
} from '../kit/index.ts';
import { role } from '../roles.ts';
import { suratMessages } from './messages.ts';

/**
 * Only Tim MBKM takes a letter back, or asks for its signature later; one that its row has made untrue the portal takes back
 * itself.
 */
const alur = workflow({
  initial: 'terbit',
  states: {
    terbit: { label: 'Terbit' },
    dibatalkan: { label: 'Dibatalkan' },
  },
  actions: {
    batalkan: {
      label: 'Batalkan',
      from: ['terbit'],
      to: 'dibatalkan',
      by: [role.timMbkm],
      note: true,
      tone: 'danger',
      confirm: 'Batalkan surat ini? Pemeriksaannya akan mengatakan bahwa surat tidak berlaku lagi.',
      success: 'Surat dibatalkan.',
    },
    terbitkan_ulang: {
      label: 'Terbitkan ulang',
      from: ['terbit'],
      to: 'dibatalkan',
      by: [role.timMbkm],
      note: true,
      confirm: 'Terbitkan ulang? Surat ini dibatalkan dan diganti surat bernomor baru.',
      success: 'Surat diganti surat bernomor baru.',
    },
    // For letters of before the setting, or of before their official had an account.
    minta_tanda_tangan: {
      label: 'Minta tanda tangan',
      from: ['terbit'],
      to: 'terbit',
      by: [role.timMbkm],
      needs: [{ rule: 'dapatDimintakanTandaTangan' }],
      success: 'Surat menunggu tanda tangan elektronik pejabatnya.',
    },
  },
});

const own = { readOnly: true } as const;

/** Not readable; the file is answered by its own call, which draws it if necessary. */
const kept = ['isian', 'file', 'sidik'] as const;

/**
 * The register of letters that were issued (docs/domain/40 §1.1 surat/surat): numbers are never used again, what was
 * printed stays as it was.
 */
export const surat = resource({
  name: 'surat/surat',
  endpoint: 'v6/generate-surat',
  label: 'Surat',
  representation: '{nomorSurat}',
  fields: {
    nomorSurat: text(80, { ...own, required: true, unique: suratMessages.numberTaken, label: 'Nomor surat' }),
    jenisSurat: letterKind({ ...own, required: true, label: 'Jenis surat' }),
    tahun: integer(2000, 2999, { ...own, required: true }),
    nomorUrut: integer(1, 999_999, { ...own, required: true }),
    tanggalSurat: date({ ...own, required: true }),
    perihal: text(200, { ...own, required: true }),
    namaPenerima: text(200, { ...own, required: true, label: 'Penerima' }),
    program: text(200, own),
    berlakuSampai: date(own),
    idPejabat: ref('surat/pejabat', { ...own, label: 'Penanda tangan' }),
    tembusan: texts(200, 20, own),
    /** Everything that is printed, as it was on the day of issue. */
    isian: json(own),
    /** Unguessable; printed on the letter and in its QR code. */
    kodeVerifikasi: text(40, { ...own, required: true, unique: true, label: 'Kode verifikasi' }),
    file: file(['pdf'], 20, { ...own, label: 'Berkas' }),
    sha256: text(64, { ...own, label: 'SHA-256' }),
    /** Ed25519 over the file, and the public key that proves it (`server/platform/documents/letters/seal.ts`). */
    segel: text(128, { ...own, label: 'Segel digital' }),
    kunciSegel: text(43, { ...own, label: 'Kunci keaslian' }),
    status: status(alur),
    alasan: text(300, own),
    perluTerbitUlang: boolean({ ...own, default: false, label: 'Perlu diterbitkan ulang' }),
    idSuratPengganti: ref('surat/surat', { ...own, label: 'Diganti dengan' }),
    /** People of a letter about several rows; a letter about one row refers to it by `idBaris`. */
    peserta: rows(
      {
        idPendaftarMbkm: ref('mbkm/pendaftar-program-mbkm', { ...own, required: true, label: 'Pendaftar' }),
        nama: text(150, own),
        npm: text(30, { ...own, label: 'NPM' }),
        programStudi: text(150, own),
      },
      { ...own, label: 'Nama dalam surat' },
    ),
    resource: text(80, { ...own, label: 'Sumber data' }),
    idBaris: text(60, { ...own, label: 'ID baris' }),
    /** Fingerprint of what the letter says; one that says something else than its row does not count any more. */
    sidik: text(64, { ...own, label: 'Kode keaslian isi' }),
  },
  sections: {
    Surat: ['nomorSurat', 'jenisSurat', 'tanggalSurat', 'perihal', 'namaPenerima', 'program', 'berlakuSampai'],
    Pengesahan: ['idPejabat', 'tembusan', 'kodeVerifikasi', 'sha256', 'kunciSegel', 'segel'],
    Status: ['status', 'alasan', 'perluTerbitUlang', 'idSuratPengganti'],
    Peserta: ['peserta'],
    Nomor: ['tahun', 'nomorUrut', 'resource', 'idBaris'],
  },
  beneath: { nomorSurat: 'jenisSurat', namaPenerima: 'perihal' },
  columns: ['nomorSurat', 'namaPenerima', 'perluTerbitUlang', 'jenisSurat', 'tanggalSurat', 'perihal', 'status'],
  filters: ['jenisSurat', 'tanggalSurat', 'status', 'perluTerbitUlang', 'idBaris', 'kunciSegel'],
  search: ['nomorSurat', 'namaPenerima', 'perihal'],
  found: { group: 'Surat', beside: ['perihal', 'namaPenerima'] },
  sort: ['-tanggalSurat'],
  orders: ['namaPenerima'],
  unique: [[['jenisSurat', 'tahun', 'nomorUrut'], suratMessages.orderTaken]],
  key: ['nomorSurat'],
  access: {
    [role.timMbkm]: allow(all, ['action', 'export'], { hide: [...kept] }),
    [role.bakpk]: read(all, { hide: [...kept] }),
  },
});
