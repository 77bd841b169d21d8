import {
  actor,
  all,
  allow,
  boolean,
  both,
  choice,
  date,
  datetime,
  either,
  file,
  letterKind,
  linked,
  longtext,
  match,
  openToday,
  ref,
  resource,
  type Scope,
  status,
  text,
  through,
  valued,
  workflow,
} from '../kit/index.ts';
import { role } from '../roles.ts';
import { suratMessages } from './messages.ts';

/** How a letter was signed; the label of the sample says what it is. */
export const caraTandaTangan = {
  p12: 'Sertifikat kampus',
  bsre: 'BSrE',
  contoh: 'Contoh, tidak sah',
} as const;
export type CaraTandaTangan = keyof typeof caraTandaTangan;

/** Roles whose accounts may be appointed to sign. */
export const penandaTangan = [role.timMbkm, role.koordinator, role.bakpk] as const;

/** Appointments of the reader that are in force today. */
const appointed = both(match('idUser', 'userId'), valued('aktif', true), openToday('berlakuMulai', 'berlakuSampai'));

/** Letters that the reader may sign: as the official who they name, or as a deputy of that one. */
const mine: Scope = either(
  through('idPejabat', appointed),
  through('idPejabat', linked('surat/pejabat', 'menggantikan', appointed)),
);
const officials = penandaTangan.map(each => actor(each, mine));

const waiting = ['menunggu', 'ditolak', 'perlu_diulang'] as const;
const resting = [{ rule: 'tidakSedangDitandatangani' }] as const;

/** From the queue to a signed file; whoever asked for the letter may have it back, and the release is the last resort. */
const alur = workflow({
  initial: 'menunggu',
  states: {
    menunggu: { label: 'Menunggu tanda tangan', tone: 'diajukan' },
    ditolak: { label: 'Ditolak layanan', tone: 'tolak' },
    perlu_diulang: { label: 'Perlu diulang', tone: 'revisi' },
    ditandatangani: { label: 'Ditandatangani', tone: 'baik' },
    dikembalikan: { label: 'Dikembalikan', tone: 'revisi' },
    dilepas: { label: 'Tanpa tanda tangan elektronik', tone: 'selesai' },
    gugur: { label: 'Dibatalkan', tone: 'selesai' },
  },
  actions: {
    kembalikan: {
      label: 'Kembalikan',
      from: waiting,
      to: 'dikembalikan',
      by: [...officials, role.superAdmin],
      note: true,
      needs: resting,
      success: 'Dikembalikan kepada Tim MBKM.',
    },
    minta: {
      label: 'Minta tanda tangan lagi',
      arrows: [
        { from: ['dikembalikan'], to: 'menunggu', by: [role.timMbkm] },
        { from: ['dilepas'], to: 'menunggu', by: [role.superAdmin] },
      ],
      success: 'Menunggu tanda tangan.',
    },
    tarik: {
      label: 'Tarik tanda tangan',
      from: ['ditandatangani'],
      to: 'menunggu',
      by: officials,
      note: true,
      tone: 'danger',
      needs: [{ of: valued('disampaikanPada', null), says: suratMessages.sentOut }],
      confirm: 'Tarik tanda tangan ini? Surat atau berkasnya kembali menunggu tanda tangan.',
      success: 'Tanda tangan ditarik.',
    },
    lepas: {
      label: 'Sampaikan tanpa tanda tangan',
      from: [...waiting, 'dikembalikan'],
      to: 'dilepas',
      by: [role.superAdmin],
      note: true,
      needs: [...resting, { of: valued('resource', null), says: suratMessages.onlyLetters }],
      confirm: 'Sampaikan surat hanya dengan segel portal? Pakai ini bila layanan tanda tangan tidak dapat dipakai.',
      success: 'Surat disampaikan dengan segel portal.',
    },
    berhasil: { label: 'Ditandatangani', from: waiting, to: 'ditandatangani', by: ['system'] },
    tertolak: { label: 'Ditolak layanan', from: waiting, to: 'ditolak', by: ['system'], note: true },
    tidak_pasti: { label: 'Tidak terjawab', from: waiting, to: 'perlu_diulang', by: ['system'], note: true },
    gugurkan: {
      label: 'Dibatalkan',
      from: [...waiting, 'dikembalikan', 'dilepas', 'ditandatangani'],
      to: 'gugur',
      by: ['system'],
    },
  },
});

const own = { readOnly: true } as const;

/** Of the signing itself: nobody's to read. */
const kept = [
  'idBaris',
  'idBerkas',
  'idBerkasJadi',
  'file',
  'sesi',
  'idPenanda',
  'detak',
  'dikirim',
  'idDokumen',
] as const;

/** The electronic signature that a letter, or a file of a row, waits for or has (docs/domain/40 §2.3). */
export const tandaTangan = resource({
  name: 'surat/tanda-tangan',
  label: 'Tanda Tangan Elektronik',
  representation: '{nomorSurat}',
  fields: {
    idSurat: ref('surat/surat', { ...own, unique: true, cascade: true, label: 'Surat' }),
    nomorSurat: text(80, { ...own, required: true, label: 'Nomor', aliases: ['Nomor surat'] }),
    jenisSurat: letterKind({ ...own, label: 'Jenis surat' }),
    tanggalSurat: date({ ...own, required: true, label: 'Tanggal' }),
    perihal: text(200, { ...own, required: true }),
    namaPenerima: text(200, { ...own, required: true, label: 'Penerima atau pihak' }),
    idPejabat: ref('surat/pejabat', { ...own, required: true, label: 'Penanda tangan' }),
    dimintaPada: datetime({ ...own, required: true, label: 'Diminta' }),
    status: status(alur),
    /** The service's words, or why the signing stopped. */
    pesan: longtext({ ...own, label: 'Keterangan' }),
    ditandatanganiPada: datetime({ ...own, label: 'Ditandatangani' }),
    /** Who did it, by the name of the account; a deputy says for whom. */
    oleh: text(200, { ...own, label: 'Ditandatangani oleh' }),
    cara: choice(caraTandaTangan, { ...own, label: 'Dengan' }),
    sertifikat: text(150, { ...own, label: 'Sertifikat atas nama' }),
    penerbit: text(150, { ...own, label: 'Penerbit sertifikat' }),
    nomorSeri: text(80, { ...own, label: 'Nomor seri sertifikat' }),
    sha256: text(64, { ...own, label: 'SHA-256' }),
    /** Since when others may have it: it is not taken back any more. */
    disampaikanPada: datetime({ ...own, label: 'Disampaikan' }),
    /** What is signed where it is no letter: the row whose file it is (`Signable`), that file as uploaded, and signed. */
    resource: text(80, own),
    idBaris: text(60, own),
    idBerkas: text(60, own),
    idBerkasJadi: text(60, own),
    file: file(['pdf'], 30, { ...own, label: 'Berkas bertanda tangan' }),
    /** The act that signs it, and its last sign of life; empty while none does. */
    sesi: text(40, own),
    idPenanda: text(60, own),
    detak: datetime(own),
    /** It is with the service: what becomes of it is not known before its answer. */
    dikirim: boolean({ ...own, default: false }),
    /** By which the service gives a signed file that was lost on the way. */
    idDokumen: text(100, own),
    /** Of a row's file: by which the public check page names it; a letter has its own. */
    kodePeriksa: text(60, { ...own, unique: true, label: 'Kode verifikasi' }),
  },
  sections: {
    Dokumen: ['nomorSurat', 'jenisSurat', 'tanggalSurat', 'perihal', 'namaPenerima', 'idPejabat'],
    'Tanda tangan': ['status', 'pesan', 'dimintaPada', 'ditandatanganiPada', 'oleh', 'disampaikanPada', 'kodePeriksa'],
    Sertifikat: ['cara', 'sertifikat', 'penerbit', 'nomorSeri', 'sha256'],
  },
  beneath: { nomorSurat: 'jenisSurat', namaPenerima: 'perihal', idPejabat: 'pesan' },
  columns: ['nomorSurat', 'namaPenerima', 'jenisSurat', 'perihal', 'idPejabat', 'dimintaPada', 'status'],
  filters: ['status', 'jenisSurat', 'idPejabat', 'dimintaPada'],
  search: ['nomorSurat', 'namaPenerima', 'perihal'],
  sort: ['dimintaPada'],
  indexes: [['resource', 'idBaris']],
  access: {
    [role.superAdmin]: allow(all, ['action', 'export'], { hide: [...kept] }),
    // Beside what is theirs to sign, Tim MBKM has what came back.
    [role.timMbkm]: allow(either(mine, valued('status', 'dikembalikan')), ['action', 'export'], { hide: [...kept] }),
    [role.bakpk]: allow(mine, ['action', 'export'], { hide: [...kept] }),
    [role.koordinator]: allow(mine, ['action'], { hide: [...kept] }),
  },
});
