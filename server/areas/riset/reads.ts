import { dayInWords, inTerms, type Message, messages, term, uuid } from '../../../resources/kit/index.ts';
import { jalur as ways } from '../../../resources/mbkm/jenis.ts';
import { pendaftar } from '../../../resources/mbkm/pendaftar.ts';
import { mbkmRefusals } from '../../../resources/mbkm/refusals.ts';
import { programmeRefusals } from '../../../resources/programme/refusals.ts';
import type { DosenRiset, MahasiswaPenelitian, MahasiswaRiset } from '../../../resources/riset/bacaan.ts';
import { programRiset } from '../../../resources/riset/programme.ts';
import { risetRefusals } from '../../../resources/riset/refusals.ts';
import { simaris } from '../../../resources/riset/simaris.ts';
import { role } from '../../../resources/roles.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { mustBeAllowed } from '../../platform/access/permission.ts';
import { saidTo } from '../../platform/access/saidTo.ts';
import type { DbRow } from '../../platform/database/db.ts';
import { allAtOnce } from '../../platform/database/rowLimit.ts';
import { dayInZone } from '../../platform/day.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { findRow } from '../../platform/engine/read.ts';
import { escapeLike, mustBeSearchable } from '../../platform/engine/where.ts';
import { badRequest, notFound } from '../../platform/errors.ts';
import { clashing, requirements, sameRegistration, stillActive } from '../mbkm/eligibility.ts';
import { menteesSql } from '../mbkm/lecturers.ts';
import { nextOf, type Standing, standingSql } from '../mbkm/nextStep.ts';
import { type RegistrationFacts, registrationFactsOfMany } from '../mbkm/registrationFacts.ts';
import { readSetting } from '../pengaturan/settings.ts';
import { researchProgram } from './participant.ts';
import { progressSql } from './students.ts';

type Query = Readonly<Record<string, unknown>>;

const wordsOf = (q: unknown): string => (typeof q === 'string' ? q.trim().slice(0, 100) : '');
const like = (words: string): string => `%${escapeLike(words)}%`;

/**
 * GET v5/riset/lookup-mahasiswa?q=&idPeriode=: students by number or name with whether they may take part; a coordinator
 * finds the own study programme's, a lecturer sees no marks (docs/domain/40 §2.3).
 * @throws HttpError 400 without three letters or a period, 403
 */
export async function findStudents(engine: Engine, caller: Caller, query: Query): Promise<MahasiswaRiset[]> {
  mustBeAllowed(caller, simaris, 'read');
  const words = wordsOf(query.q);
  mustBeSearchable(words);
  if (!uuid.safeParse(query.idPeriode).success) throw badRequest(programmeRefusals.choose({ label: term('Periode') }));
  const own = caller.baseRole === role.koordinator;
  const found = await engine.db.query<MahasiswaRiset & DbRow>(
    `select m.id, m.npm, m.nama, r.nama as prodi, m.semester, m.ipk from master_mahasiswa m
     join master_program_prodi r on r.id = m.id_program_prodi
     where (m.npm like $1 or m.nama ilike $1) and (not $2::boolean or m.id_program_prodi = $3)
     order by m.nama, m.id limit 20`,
    [like(words), own, caller.idProgramProdi],
  );
  const idProgram = await researchProgram(engine.db);
  const marks = caller.baseRole !== role.dosen;
  const facts = await registrationFactsOfMany(
    engine.db,
    engine.registry,
    { idProgram, idPeriode: query.idPeriode },
    found.map(({ id }) => id),
  );
  return found.map(({ id, npm, nama, prodi: studyProgramme, semester, ipk }) => {
    const alasan = reasonAgainst(facts.get(id));
    const shown = { id, npm, nama, prodi: studyProgramme, semester, ipk: marks ? ipk : null };
    const said = alasan && saidTo(caller, marks ? alasan : mbkmRefusals.belowConditions);
    return { ...shown, layak: alasan === null, alasan: said };
  });
}

/** Reason why a student may not take part, apart from study plan and window. */
function reasonAgainst(facts: RegistrationFacts | undefined): Message | null {
  if (!facts) return messages.reference({ label: term('Periode') });
  const other = sameRegistration(facts) ?? clashing(facts);
  if (other) return stillActive(other);
  const list = requirements(facts, { today: '', krs: { status: 'kosong' }, resubmission: true });
  return list.find(({ pesan }) => pesan !== null)?.pesan ?? null;
}

/** GET v5/riset/dosen?q=&idProgramProdi=: active lecturers with what they look after; at most 50. */
export async function lecturers(engine: Engine, caller: Caller, query: Query): Promise<DosenRiset[]> {
  mustBeAllowed(caller, pendaftar, 'read');
  const words = wordsOf(query.q);
  if (words) mustBeSearchable(words);
  const prodi = uuid.safeParse(query.idProgramProdi).success ? query.idProgramProdi : null;
  return engine.db.query<DosenRiset & DbRow>(
    `select d.id, d.nidn, d.nama_lengkap as nama, r.nama as prodi,
       (${menteesSql(engine.registry, 'd.id')}) as "jumlahBimbingan",
       coalesce(d.kuota_bimbingan, $3::int) as "maksBimbingan", d.bidang_keahlian as "bidangKeahlian"
     from master_pegawai d left join master_program_prodi r on r.id = d.id_program_prodi
     where d.jenis = 'dosen' and d.aktif and ($1 = '%%' or d.nama_lengkap ilike $1)
       and ($2::uuid is null or d.id_program_prodi = $2)
     order by d.nama, d.id limit 50`,
    [like(words), prodi, await readSetting(engine.db, 'bimbingan.maks')],
  );
}

/**
 * GET {simaris}/{id}/mahasiswa: who was invited into a project and how they answered; another member of it sees who takes
 * part, for an invitation is between the head and the student (docs/domain/40 §2.3).
 * @throws HttpError 403, 404
 */
export async function studentsOfProject(engine: Engine, caller: Caller, id: string): Promise<MahasiswaPenelitian[]> {
  mustBeAllowed(caller, simaris, 'update');
  if (!(await findRow(engine, engine.db, caller, simaris, id, 'read'))) throw notFound();
  const invites = Boolean(await findRow(engine, engine.db, caller, simaris, id, 'write'));
  return allAtOnce<MahasiswaPenelitian & DbRow>(
    engine.db,
    `select t.id, t.npm, t.nama_mahasiswa as nama, r.nama as prodi, d.peran_mahasiswa as peran, t.status, d.konfirmasi,
       d.batas_konfirmasi::text as "batasKonfirmasi"
     from riset_pendaftaran d join mbkm_pendaftar_program_mbkm t on t.id = d.id_pendaftar_mbkm
     join master_program_prodi r on r.id = t.id_program_prodi where d.id_penelitian = $1
       and ($2::boolean or t.status not in ('draf', 'mengundurkan_diri'))
     order by t.created_at desc, t.npm`,
    [id, invites],
    { instead: risetRefusals.registrationsByPage },
  );
}

interface Counted extends DbRow {
  jalur: unknown[];
  status: unknown[];
  bidang: unknown[];
  mitra: unknown[];
}

/** GET v5/riset/mhs/ringkasan: participations that the caller sees, counted (docs/domain/40 §2.3). */
export async function summaryOf(engine: Engine, caller: Caller) {
  mustBeAllowed(caller, pendaftar, 'read');
  const params: unknown[] = [programRiset.kinds];
  const scope = engine.rowsOf(caller, pendaftar, 'read', 't', params);
  const counted = (name: string, label: string) =>
    `coalesce((select json_agg(a) from (select ${name} as kunci, ${label} as nama, count(*)::int as jumlah from x
      where ${name} is not null group by 1, 2 order by 3 desc, 2) a), '[]')`;
  const found = await engine.db.one<Counted>(
    `with x as materialized (select t.jalur, t.status, d.bidang_ilmu, t.id_mitra, t.nama_mitra
       from mbkm_pendaftar_program_mbkm t join riset_pendaftaran d on d.id_pendaftar_mbkm = t.id
       where t.kode_jenis_mbkm = any($1) and t.status <> 'draf' and ${scope})
     select ${counted('jalur', 'jalur')} as jalur, ${counted('status', 'status')} as status,
       ${counted('bidang_ilmu', 'bidang_ilmu')} as bidang, ${counted('id_mitra', 'nama_mitra')} as mitra`,
    params,
  );
  const { jalur = [], status = [], bidang = [], mitra = [] } = found ?? {};
  return { perJalur: jalur, perStatus: status, perBidangIlmu: bidang, perMitra: mitra };
}

interface Own extends DbRow, Standing {
  jalur: keyof typeof ways;
  konfirmasi: string;
  kemajuan: number | null;
  laporan: boolean;
}

const { register, history, package: paket = register } = programRiset.screens;
const registrasi = '/riset/registrasi';

/** The student's next step with its address. */
function stepOf(own: Own, today: string): readonly [text: string, link: string] {
  const { status, konfirmasi, jalur } = own;
  if (status === 'draf' && konfirmasi === 'menunggu') return ['Jawab undangan penelitian ini.', registrasi];
  if (status === 'draf' || status === 'revisi')
    return [
      'Lengkapi dan ajukan pendaftaran.',
      jalur === 'simaris' || jalur === 'inisiasi_mitra' ? registrasi : register,
    ];
  if (status === 'diajukan') return ['Tunggu keputusan program studi.', history];
  const waits = own.statusKonversi === 'belum' || own.statusKonversi === 'revisi';
  if ((status === 'disetujui' || status === 'berjalan') && waits)
    return [
      own.statusKonversi === 'belum' ? 'Ajukan paket konversi.' : 'Perbaiki dan ajukan kembali paket konversi.',
      paket,
    ];
  if (status === 'disetujui')
    return [
      own.mulai ? `${inTerms('Riset dimulai')} ${dayInWords(own.mulai)}.` : inTerms('Tunggu riset dimulai.'),
      history,
    ];
  const next = nextOf(own, today, programRiset, own.laporan ? 'Isi log kegiatan.' : 'Isi log, lalu unggah luaran.');
  return next ? [next.text, next.link] : ['Pendaftaran ini sudah ditutup.', history];
}

/** GET v5/riset/mhs/saya: the calling student's research with the next step and what is due. */
export async function ownPlaces({ db, registry, now }: Pick<Engine, 'db' | 'registry' | 'now'>, caller: Caller) {
  if (!caller.idMahasiswa) return [];
  const today = dayInZone(now());
  const found = await db.query<Own>(
    `select t.id, t.version, ${standingSql(registry, 't', '$2::date')}, t.tanggal_mulai::text as mulai,
       t.tanggal_selesai::text as selesai, t.jalur, t.jalur as "kodeJalur", d.konfirmasi,
       d.peran_mahasiswa as peran, t.catatan_terakhir as catatan, coalesce(t.judul_kegiatan, 'Pendaftaran riset') as judul, t.nama_mitra as mitra, g.nama_lengkap as dosen,
       ${progressSql} as kemajuan, t.tanggal_mulai::text as "tanggalMulai", t.tanggal_selesai::text as "tanggalSelesai",
       case when d.konfirmasi = 'menunggu' then d.batas_konfirmasi::text end as "batasKonfirmasi",
       exists (select 1 from riset_luaran o where o.id_pendaftar_mbkm = t.id) as laporan
     from mbkm_pendaftar_program_mbkm t join riset_pendaftaran d on d.id_pendaftar_mbkm = t.id
     left join master_pegawai g on g.id = t.id_dosen_pembimbing
     where t.id_mahasiswa = $1 order by t.tanggal_daftar desc nulls first, t.created_at desc limit 20`,
    [caller.idMahasiswa, today],
  );
  return found.map(own => {
    const { statusKonversi, mulai, selesai, berpaket, sampaiPaket, paketTertutup, ...row } = own;
    const [langkah, tautan] = stepOf(own, today);
    const kemajuan = row.kemajuan === null ? null : `${row.kemajuan}%`;
    return { ...row, jalur: ways[row.jalur], kemajuan, langkah, tautan };
  });
}
