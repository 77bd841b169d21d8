import type { Hitungan } from '../../../resources/mbkm/hitungan.ts';
import { jenisLewatMagang } from '../../../resources/mbkm/jenis.ts';
import { settings } from '../../../resources/mbkm/konfigurasi.ts';
import type { Peringatan } from '../../../resources/mbkm/peringatan.ts';
import { dayInJakarta } from '../../access/callerQuery.ts';

/** What a condition is written with: the alias of the participation, and the day, bound when first asked for. */
export interface ConditionContext {
  readonly t: string;
  today(): string;
}

/** Conditions over `alias`; the day of `now` is pushed to `params` once and only where a condition needs it. */
export function conditionContext(alias: string, params: unknown[], now: Date): ConditionContext {
  let place: string | undefined;
  return {
    t: alias,
    today: () => {
      if (!place) {
        params.push(dayInJakarta(now));
        place = `$${params.length}::date`;
      }
      return place;
    },
  };
}

type Condition = (context: ConditionContext) => string;
/** Wholes that figures are shares of. */
export type Keseluruhan = 'AKTIF' | 'BERJALAN' | 'DIMULAI' | 'DITERIMA';
export type Code = Peringatan | Hitungan | Keseluruhan;

/** A number of the configuration as the statement itself sees it, its default where none is stored. */
const setting = (key: 'penilaian.batasHari' | 'penilaian.bukaHari' | 'sks.batasKrs'): string =>
  `coalesce((select k.nilai::numeric from mbkm_konfigurasi k where k.kunci = '${key}'), ${settings[key].bawaan})::int`;

const named = (words: readonly string[]): string => words.map(word => `'${word}'`).join(', ');
const lewatMagang = ({ t }: ConditionContext) => `${t}.kode_jenis_mbkm in (${named(jenisLewatMagang)})`;
/** Kinds whose partner gives a grade, and kinds without a grade of the lecturer (docs/domain/20 §4.2). */
const gradedByPartner = ({ t }: ConditionContext) => `${t}.kode_jenis_mbkm in (${named([...jenisLewatMagang, 'kkn'])})`;
const gradedByLecturer = ({ t }: ConditionContext) => `${t}.kode_jenis_mbkm not in ('outbound', 'permadi')`;

const live = ({ t }: ConditionContext) => `${t}.status in ('disetujui', 'berjalan')`;
const started = ({ t }: ConditionContext) => `${t}.status in ('berjalan', 'selesai')`;
const accepted = ({ t }: ConditionContext) => `${t}.status in ('disetujui', 'berjalan', 'selesai')`;
const isFinal = ({ t }: ConditionContext) => `${t}.status_konversi in ('final', 'revisi_nilai')`;

/** A handed-in entry of the logbook that satisfies `more`; drafts are nobody's but their owner's. */
const anEntry = ({ t }: ConditionContext, more: string): string =>
  `exists (select 1 from magang_logbook_magang l where l.id_pendaftar_mbkm = ${t}.id and ${more})`;
const ofLastWeek = (c: ConditionContext): string =>
  anEntry(c, `l.tanggal > ${c.today()} - 7 and l.tanggal <= ${c.today()} and l.status <> 'draf'`);

const anOutput = ({ t }: ConditionContext, more: string): string =>
  `exists (select 1 from magang_luaran_magang u where u.id_pendaftar_mbkm = ${t}.id and ${more})`;
/** A required kind of output that is not approved as often as it must be (master/syarat-luaran). */
const lacksOutput = ({ t }: ConditionContext): string => `exists (select 1 from master_syarat_luaran s
  where s.id_jenis_mbkm = ${t}.id_jenis_mbkm and (s.id_program is null or s.id_program = ${t}.id_program)
    and s.wajib and s.aktif and s.jumlah_minimal > (select count(*) from magang_luaran_magang u
      where u.id_pendaftar_mbkm = ${t}.id and u.id_jenis_luaran = s.id_jenis_luaran and u.status = 'disetujui'))`;

const gradingOverdue = (c: ConditionContext): string =>
  `${started(c)} and ${c.t}.tanggal_selesai + ${setting('penilaian.batasHari')} < ${c.today()}`;
const gradingOpen = (c: ConditionContext): string =>
  `${started(c)} and ${c.t}.tanggal_selesai - ${setting('penilaian.bukaHari')} <= ${c.today()}`;

/**
 * Every chip, count and whole of docs/domain/20 §4.7 as a condition on a participation: lists show and filter by them
 * and figures count them, so that a figure and the list that it leads to never differ.
 */
const conditions: Readonly<Record<Code, Condition>> = {
  BELUM_DOSPEM: c => `${live(c)} and ${c.t}.id_dosen_pembimbing is null`,
  LOG_KOSONG_7H: c =>
    `${c.t}.status = 'berjalan' and ${lewatMagang(c)} and ${c.t}.tanggal_mulai <= ${c.today()} - 7 and not ${ofLastWeek(c)}`,
  LOG_MENUNGGU_7H: c =>
    anEntry(c, `l.status = 'diajukan' and (l.tanggal_diajukan at time zone 'Asia/Jakarta')::date <= ${c.today()} - 7`),
  LUARAN_TERLAMBAT: c =>
    `${started(c)} and ${lewatMagang(c)} and ${c.t}.tanggal_selesai + 7 < ${c.today()} and ${lacksOutput(c)}`,
  NILAI_MITRA_KOSONG: c => `${gradingOverdue(c)} and ${c.t}.nilai_mitra is null and ${gradedByPartner(c)}`,
  NILAI_DOSEN_KOSONG: c => `${gradingOverdue(c)} and ${c.t}.nilai_dosen is null and ${gradedByLecturer(c)}`,
  PAKET_BELUM: c => `${live(c)} and ${c.t}.status_konversi = 'belum'`,
  KRS_LEBIH: c =>
    `${c.t}.status in ('diajukan', 'revisi', 'disetujui', 'berjalan') and ${c.t}.sks_krs > coalesce(
      (select p.batas_sks_krs from master_program p where p.id = ${c.t}.id_program), ${setting('sks.batasKrs')})`,
  BERMASALAH: ({ t }) => `exists (select 1 from mbkm_catatan_monitoring n
    where n.id_pendaftar_mbkm = ${t}.id and n.kondisi = 'bermasalah' and not n.selesai_ditindaklanjuti)`,

  PUNYA_DOSEN: c => `${live(c)} and ${c.t}.id_dosen_pembimbing is not null`,
  LOG_PATUH: c => `${c.t}.status = 'berjalan' and ${lewatMagang(c)} and ${ofLastWeek(c)}`,
  LUARAN_LENGKAP: c => `${started(c)} and ${lewatMagang(c)} and not ${lacksOutput(c)}`,
  BERNILAI: ({ t }) => `${t}.nilai_akhir is not null`,
  DINILAI: c => `${accepted(c)} and ${c.t}.status_konversi in ('dinilai', 'final', 'revisi_nilai')`,
  FINAL: c => `${accepted(c)} and ${isFinal(c)}`,
  TERKIRIM: c => `${accepted(c)} and ${isFinal(c)} and ${c.t}.status_siamik = 'terkirim'`,
  LOG_MENUNGGU: c => anEntry(c, `l.status = 'diajukan'`),
  PARAF_MENUNGGU: c => anEntry(c, `l.status in ('diajukan', 'disetujui') and not l.paraf_mitra`),
  LUARAN_MENUNGGU: c => anOutput(c, `u.status = 'diajukan'`),
  PAKET_MENUNGGU: ({ t }) => `${t}.status_konversi = 'diajukan'`,
  NILAI_DOSEN_TERBUKA: c => `${gradingOpen(c)} and ${c.t}.nilai_dosen is null and ${gradedByLecturer(c)}`,
  NILAI_MITRA_TERBUKA: c => `${gradingOpen(c)} and ${c.t}.nilai_mitra is null and ${gradedByPartner(c)}`,

  AKTIF: live,
  BERJALAN: c => `${c.t}.status = 'berjalan' and ${lewatMagang(c)}`,
  DIMULAI: c => `${started(c)} and ${lewatMagang(c)}`,
  DITERIMA: accepted,
};

/** The condition that a code stands for, in brackets. */
export const conditionSql = (code: Code, context: ConditionContext): string => `(${conditions[code](context)})`;
