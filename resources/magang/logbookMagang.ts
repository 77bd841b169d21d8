import {
  allow,
  boolean,
  choice,
  date,
  datetime,
  decimal,
  type FieldErrors,
  file,
  longtext,
  type Row,
  read,
  refs,
  resource,
  rows,
  status,
  text,
  time,
} from '../kit/index.ts';
import { alurPeriksa, tanpaDraf } from '../mbkm/alurPeriksa.ts';
import { along, mahasiswanya, pendaftarnya } from '../mbkm/milikPeserta.ts';
import { errorIf } from '../rules.ts';

/** The life of a logbook entry (docs/domain/20 §1.10). */
export const alurLogbook = alurPeriksa({
  ajukan: { success: 'Kegiatan diajukan kepada dosen pembimbing.' },
  setujui: { success: 'Logbook disetujui.' },
  revisi: { success: 'Logbook dikembalikan untuk diperbaiki.' },
});

/** Where the work was done. */
export const tempatKegiatan = { kantor: 'Kantor', lapangan: 'Lapangan', daring: 'Daring' } as const;

/** Shortest description that a supervisor can judge. */
export const uraianMinimal = 30;
/** Said when an entry is handed in; a draft may be shorter. */
export const uraianErrors = (uraian: unknown): FieldErrors =>
  errorIf(
    typeof uraian !== 'string' || uraian.trim().length < uraianMinimal,
    'uraian',
    `Uraian minimal ${uraianMinimal} karakter.`,
  );

/** Minutes after midnight of `HH:mm`; null for anything else. */
export function menitDari(jam: unknown): number | null {
  const [, hours, minutes] = typeof jam === 'string' ? (/^(\d{2}):(\d{2})$/.exec(jam) ?? []) : [];
  return hours && minutes ? Number(hours) * 60 + Number(minutes) : null;
}

/** Hours of a number of minutes, half-up to two decimals. */
export const jamDari = (menit: number): number => Math.round((menit * 100) / 60) / 100;

const server = { readOnly: true } as const;
const fields = {
  idPendaftarMbkm: pendaftarnya,
  ...mahasiswanya,
  tanggal: date({ required: true }),
  jamMulai: time({ required: true, label: 'Jam mulai' }),
  jamSelesai: time({ required: true, label: 'Jam selesai' }),
  durasiJam: decimal(4, 2, { derived: true, label: 'Durasi (jam)' }),
  tempat: choice(tempatKegiatan, { required: true }),
  kegiatan: text(150, { required: true }),
  uraian: longtext({ required: true, help: `Apa yang Anda kerjakan; minimal ${uraianMinimal} karakter.` }),
  hasil: longtext(),
  kendala: longtext(),
  rencana: longtext({ label: 'Rencana berikutnya' }),
  idTerpilihFinal: refs('magang/matkul-paket-konversi-terpilih-final', { label: 'Mata kuliah terkait' }),
  dokumen: rows(
    {
      berkas: file(['jpg', 'png', 'pdf'], 5, { required: true }),
      keterangan: text(200),
    },
    { label: 'Dokumen' },
  ),
  parafMitra: boolean({ ...server, label: 'Paraf mitra' }),
  komentarMitra: text(300, { ...server, label: 'Komentar mitra' }),
  waktuParaf: datetime({ ...server, label: 'Waktu paraf' }),
  tanggalDiajukan: datetime({ ...server, label: 'Diajukan' }),
  status: status(alurLogbook),
  catatan: longtext({ ...server, label: 'Catatan dosen' }),
};

/**
 * What a student did on a day of an internship (docs/domain/20 §1.10). Only `disetujui` hours count; rules that need
 * other rows (overlaps, day limits, dates) are in `server/rules/kegiatan`.
 */
export const logbookMagang = resource({
  name: 'magang/logbook-magang',
  label: 'Logbook Magang',
  representation: '{tanggal} {kegiatan}',
  fields,
  sections: {
    Waktu: ['idPendaftarMbkm', 'tanggal', 'jamMulai', 'jamSelesai', 'tempat'],
    Kegiatan: ['kegiatan', 'uraian', 'hasil', 'kendala', 'rencana', 'idTerpilihFinal'],
    Dokumen: ['dokumen'],
  },
  columns: ['tanggal', 'npm', 'namaMahasiswa', 'kegiatan', 'durasiJam', 'tempat', 'parafMitra', 'status'],
  filters: ['tanggal', 'status', 'parafMitra', 'idMahasiswa'],
  search: ['kegiatan', 'namaMahasiswa', 'npm'],
  sort: ['-tanggal', '-jamMulai'],
  history: 'logbook',
  access: {
    HA02: allow(along, ['create', 'update', 'delete', 'export', 'action']),
    HA03: read(along),
    HA04: allow(tanpaDraf(along), ['export', 'action']),
    HA05: read(tanpaDraf(along)),
    HA06: allow(tanpaDraf(along), ['export', 'action']),
    HA07: read(tanpaDraf(along)),
    HA10: read(tanpaDraf(along)),
  },
  check: row => {
    const [begin, end] = [menitDari(row.jamMulai), menitDari(row.jamSelesai)];
    return errorIf(
      begin !== null && end !== null && end <= begin,
      'jamSelesai',
      'Jam selesai harus setelah jam mulai.',
    );
  },
  derive: row => {
    const [begin, end] = [menitDari(row.jamMulai), menitDari(row.jamSelesai)];
    return begin === null || end === null ? {} : { durasiJam: jamDari(end - begin) };
  },
});

export type LogbookMagang = Row<typeof logbookMagang>;
