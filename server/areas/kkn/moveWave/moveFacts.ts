import { type Message, messages, term } from '../../../../resources/kit/index.ts';
import { gelombangMenerima } from '../../../../resources/kkn/alurGelombang.ts';
import { gelombang } from '../../../../resources/kkn/gelombang.ts';
import { kelompokSelesai } from '../../../../resources/kkn/kelompok.ts';
import { kknMessages } from '../../../../resources/kkn/messages.ts';
import { kknRefusals } from '../../../../resources/kkn/refusals.ts';
import {
  statusAktif,
  statusBelumUsai,
  statusGugur,
  statusMengisiKuota,
} from '../../../../resources/mbkm/alurPendaftaran.ts';
import { jabatan } from '../../../../resources/programme/groupMembers.ts';
import { role } from '../../../../resources/roles.ts';
import type { Caller } from '../../../platform/access/caller.ts';
import type { DbRow, Queryable } from '../../../platform/database/db.ts';
import { isUuid } from '../../../platform/database/ids.ts';
import { asSystem, type Columns, read } from '../../../platform/engine/reading.ts';
import { conflict, invalid } from '../../../platform/errors.ts';
import { alreadyRegistered, stillActive } from '../../mbkm/eligibility.ts';
import { takesPart } from '../../mbkm/groupTables.ts';
import { groups, members } from '../tables.ts';

/** What a move of participants to another wave finds, before it and within it (docs/domain/30 §4.6). */

const columns = [
  'id',
  'nama',
  'status',
  'idProgram',
  'idPeriode',
  'tanggalBerangkat',
  'tanggalSelesai',
  'minSemester',
  'minIpk',
  'minSks',
] as const;

/** The wave to move to. */
export type Target = Columns<(typeof gelombang)['fields'], (typeof columns)[number]>;

/**
 * The wave to move to.
 * @param hold it keeps its stage until the transaction ends
 * @throws HttpError 422 for none, 409 for one that takes nobody any more
 */
export async function targetWave(on: Queryable, id: unknown, hold = false): Promise<Target> {
  const wave = await read(asSystem(on), gelombang, isUuid(id) ? id : undefined, columns, hold ? { lock: 'share' } : {});
  if (!wave) throw invalid({ keGelombang: messages.reference({ label: term('Gelombang') }) });
  if (!gelombangMenerima.some(stage => stage === wave.status)) throw conflict(kknMessages.takesNobody);
  return wave;
}

/** A participation with all that a move asks of it. */
export interface MoveFacts extends DbRow {
  id: string;
  status: string;
  statusKonversi: string;
  idProgram: string;
  idPeriode: string;
  idGelombang: string;
  /** Name, stage and smallest group of its wave. */
  gelombang: string;
  tahap: string;
  ukuranMin: number;
  idKelompok: string | null;
  statusKelompok: string | null;
  anggota: number;
  ketua: boolean;
  memilihDesa: boolean;
  dibimbing: boolean;
  dinilai: boolean;
  kurangSyarat: boolean;
  log: number;
  logDiLuar: number;
  logMenunggu: number;
  luaran: number;
  /** Names of the target's period, and of another live participation in it that this one may not run beside. */
  periode: string;
  lain: string | null;
  sudahTerdaftar: boolean;
}

const factsSql = `select t.id, t.status, t.status_konversi as "statusKonversi", t.id_program as "idProgram",
    t.id_periode as "idPeriode", w.id as "idGelombang", w.nama as gelombang, w.status as tahap,
    w.ukuran_min as "ukuranMin", g.id as "idKelompok", g.status as "statusKelompok",
    coalesce(g.ketua, false) as ketua, coalesce(g.anggota, 0) as anggota,
    num_nonnulls(p.pilihan_desa1, p.pilihan_desa2, p.pilihan_desa3) > 0 as "memilihDesa",
    t.id_dosen_pembimbing is not null as dibimbing,
    t.nilai_akhir is not null or exists (select 1 from nilai_penilaian n
      where n.id_pendaftar_mbkm = t.id and n.status = 'terkirim') as dinilai,
    coalesce(t.semester < $5::int or t.ipk < $6::numeric or t.sks_tempuh < $7::int, false) as "kurangSyarat",
    l.log, l.di_luar as "logDiLuar", l.menunggu as "logMenunggu",
    (select count(*)::int from kkn_kkn_luaran o
      where o.id_pendaftar_mbkm = t.id and o.status in ('diajukan', 'disetujui')) as luaran,
    (select d.nama from master_periode d where d.id = $4::uuid) as periode,
    case when t.id_periode <> $4::uuid then (select po.nama from mbkm_pendaftar_program_mbkm o
      join master_program po on po.id = o.id_program join master_program pt on pt.id = t.id_program
      where o.id_mahasiswa = t.id_mahasiswa and o.id <> t.id and o.id_periode = $4::uuid and o.status = any($8::text[])
        and not (po.boleh_rangkap and pt.boleh_rangkap) limit 1) end as lain,
    exists (select 1 from mbkm_pendaftar_program_mbkm o where o.id_mahasiswa = t.id_mahasiswa and o.id <> t.id
      and o.id_program = t.id_program and o.id_periode = $4::uuid and o.status <> all($9::text[])) as "sudahTerdaftar"
  from mbkm_pendaftar_program_mbkm t
  join kkn_pendaftaran p on p.id_pendaftar_mbkm = t.id
  join kkn_gelombang w on w.id = p.id_gelombang
  left join lateral (select k.id, k.status, j.kode = '${jabatan.ketua}' as ketua,
      (select count(*)::int from ${members} a where a.parent_id = k.id and ${takesPart('a')}) as anggota
    from ${members} m join ${groups} k on k.id = m.parent_id join master_jenis_anggota j on j.id = m.id_jenis_anggota
    where m.id_pendaftar_mbkm = t.id and ${takesPart('m')} limit 1) g on true
  cross join lateral (select count(*)::int as log,
      count(*) filter (where not e.tanggal between $2::date and $3::date)::int as di_luar,
      count(*) filter (where e.status = 'diajukan')::int as menunggu
    from kkn_laporan_harian e where e.id_pendaftar_mbkm = t.id) l
  where t.id = any($1::uuid[])`;

/** Facts of participations of KKN, by their id; others are left out. */
export async function factsOf(
  on: Queryable,
  ids: readonly string[],
  wave: Target,
): Promise<ReadonlyMap<string, MoveFacts>> {
  const found = await on.query<MoveFacts>(factsSql, [
    ids.filter(isUuid),
    wave.tanggalBerangkat,
    wave.tanggalSelesai,
    wave.idPeriode,
    wave.minSemester,
    wave.minIpk,
    wave.minSks,
    statusAktif,
    statusGugur,
  ]);
  return new Map(found.map(row => [row.id, row]));
}

/** What keeps a participation in its wave; undefined where nothing does. */
export function hindrance(row: MoveFacts, wave: Target, { baseRole }: Pick<Caller, 'baseRole'>): Message | undefined {
  if (!statusBelumUsai.some(state => state === row.status)) return messages.wrongState;
  if (row.idGelombang === wave.id) return kknRefusals.alreadyInWave;
  if (row.tahap === 'selesai' && baseRole !== role.superAdmin) return kknMessages.waveOver;
  if (row.idProgram !== wave.idProgram) return kknRefusals.waveOfOtherProgram;
  if (row.status === 'draf' && wave.status !== 'pendaftaran') return kknRefusals.draftNeedsOpenWave;
  if (row.status === 'berjalan' && wave.status !== 'pelaksanaan') return kknRefusals.runningNeedsRunningWave;
  if (row.dinilai) return kknRefusals.gradeSent;
  if (row.statusKonversi !== 'belum') return kknRefusals.packageSent;
  if (row.logMenunggu) return kknRefusals.logsWaiting({ n: row.logMenunggu });
  if (row.luaran) return kknRefusals.outputsSent({ n: row.luaran });
  if (kelompokSelesai.some(state => state === row.statusKelompok)) return kknRefusals.groupOver;
  if (row.sudahTerdaftar) return alreadyRegistered;
  if (row.lain) return stillActive({ namaProgram: row.lain, namaPeriode: row.periode });
  return undefined;
}

/** One consequence in numbers. */
export interface Consequence {
  kode: keyof typeof kknRefusals.moving;
  n: number;
}

/**
 * What follows from moving these participations: what they take along, and what they and their groups lose.
 * @param free places left in the villages of the wave; none where it has no villages yet
 */
export function consequences(rows: readonly MoveFacts[], wave: Target, free: number | undefined): Consequence[] {
  const sum = (of: (row: MoveFacts) => number) => rows.reduce((n, row) => n + of(row), 0);
  const those = (which: (row: MoveFacts) => boolean) => rows.filter(which).length;
  const left = [...new Set(rows.flatMap(row => row.idKelompok ?? []))].map(id =>
    rows.filter(row => row.idKelompok === id),
  );
  const taking = those(row => statusMengisiKuota.some(state => state === row.status));
  const found: Consequence[] = [
    { kode: 'along', n: sum(row => row.log) },
    { kode: 'outside', n: sum(row => row.logDiLuar) },
    { kode: 'leaving', n: those(row => row.idKelompok !== null) },
    { kode: 'leaderless', n: left.filter(some => some.some(row => row.ketua)).length },
    {
      kode: 'small',
      n: left.filter(some => some.some(row => row.anggota - some.length < row.ukuranMin)).length,
    },
    { kode: 'unsupervised', n: those(row => row.dibimbing) },
    { kode: 'choices', n: those(row => row.memilihDesa) },
    { kode: 'beyond', n: free === undefined ? 0 : Math.min(taking, Math.max(0, taking - free)) },
    { kode: 'period', n: those(row => row.idPeriode !== wave.idPeriode) },
    { kode: 'below', n: those(row => row.kurangSyarat) },
  ];
  return found.filter(({ n }) => n > 0);
}
