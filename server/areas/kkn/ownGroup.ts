import { kelompok, kelompokTerbuka } from '../../../resources/kkn/kelompok.ts';
import type { KelompokMilik, KelompokSaya } from '../../../resources/kkn/kelompokSaya.ts';
import type { SusunanKelompok } from '../../../resources/kkn/papan.ts';
import { kkn } from '../../../resources/kkn/programme.ts';
import { jabatan } from '../../../resources/programme/groupMembers.ts';
import type { AnggotaSaya } from '../../../resources/programme/ownGroup.ts';
import { role } from '../../../resources/roles.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { DbRow, Queryable } from '../../platform/database/db.ts';
import type { Engine } from '../../platform/engine/context.ts';
import { findRow } from '../../platform/engine/read.ts';
import { notFound } from '../../platform/errors.ts';
import { groupingOf } from '../mbkm/group.ts';
import { ownInvitations } from '../mbkm/groupInvite.ts';
import { takesPart } from '../mbkm/groupTables.ts';
import { judge } from './distributionProposal/judgeGroups.ts';
import { waveDataOf } from './distributionProposal/waveData.ts';
import { groups, isGroup, members } from './tables.ts';

interface RegistrationRow extends DbRow {
  idPendaftarMbkm: string;
  status: string;
  gelombang: KelompokSaya['gelombang'];
  idKelompok: string | null;
}

interface GroupRow
  extends DbRow,
    Omit<KelompokMilik, 'anggota' | 'komposisi' | 'pelanggaran' | 'memimpin' | 'adaKetua'> {}

interface PersonRow extends DbRow, Omit<AnggotaSaya, 'saya'> {
  kodeJabatan: string;
}

async function invitations(engine: Engine, caller: Caller): Promise<KelompokSaya['undangan']> {
  const grouping = kkn.group && groupingOf(engine.registry, kkn, kkn.group);
  return grouping ? ownInvitations(engine, caller, grouping) : [];
}

/** GET {group}/milik: the calling student's newest live registration with its group and invitations; null without one. */
export async function ownGroup(engine: Engine, caller: Caller): Promise<KelompokSaya | null> {
  if (!caller.idMahasiswa) return null;
  const row = await engine.db.one<RegistrationRow>(
    `select t.id as id_pendaftar_mbkm, t.status, g.id as id_kelompok,
       jsonb_build_object('id', w.id, 'nama', w.nama, 'status', w.status, 'modeKelompok', w.mode_kelompok,
         'ukuranMin', w.ukuran_min, 'ukuranMaks', w.ukuran_maks) as gelombang
     from mbkm_pendaftar_program_mbkm t join kkn_pendaftaran p on p.id_pendaftar_mbkm = t.id
     join kkn_gelombang w on w.id = p.id_gelombang
     left join ${members} m on m.id_pendaftar_mbkm = t.id and ${takesPart('m')}
     left join ${groups} g on g.id = m.parent_id and ${isGroup('g')}
     where t.id_mahasiswa = $1 and t.status not in ('ditolak', 'mengundurkan_diri')
     order by t.tanggal_daftar desc nulls first, g.id nulls last limit 1`,
    [caller.idMahasiswa],
  );
  if (!row) return null;
  const { idKelompok, ...registration } = row;
  return {
    ...registration,
    kelompok: idKelompok ? await groupAsSeen(engine.db, idKelompok, row) : null,
    undangan: await invitations(engine, caller),
  };
}

async function groupAsSeen(on: Queryable, id: string, own: RegistrationRow): Promise<KelompokMilik | null> {
  const row = await on.one<GroupRow>(
    `select g.id, g.version, g.kode, g.nama, g.status, case when g.status = any($2) then g.kode_gabung end as kode_gabung,
       g.id_desa, d.desa || ', ' || d.kecamatan as desa, l.nama as dpl, o.nama_lengkap as pic, c.no_hp as no_hp_pic,
       case when g.status = 'revisi' then (select h.catatan from internal_riwayat h
         where h.id_baris = g.id::text and h.catatan is not null order by h.id desc limit 1) end as catatan
     from ${groups} g left join kkn_desa d on d.id = g.id_desa left join kkn_dpl l on l.id = g.id_dpl
     left join kkn_pic_kelompok c on c.id_kelompok = g.id left join master_pegawai o on o.id = c.id_pegawai
     where g.id = $1`,
    [id, [...kelompokTerbuka]],
  );
  const data = await waveDataOf(on, own.gelombang.id, true);
  const judged =
    data &&
    judge(
      data,
      data.wave.groups.filter(one => one.id === id),
    ).kelompok[0];
  if (!row || !judged) return null;
  const people = await on.query<PersonRow>(
    `select t.id as id_pendaftar_mbkm, t.npm, t.nama_mahasiswa as nama, r.nama as prodi, j.nama as jabatan, j.kode as kode_jabatan,
       m.divisi, m.status_anggota
     from ${members} m join mbkm_pendaftar_program_mbkm t on t.id = m.id_pendaftar_mbkm
     join master_program_prodi r on r.id = t.id_program_prodi join master_jenis_anggota j on j.id = m.id_jenis_anggota
     where m.parent_id = $1 and m.status_anggota <> 'keluar'
     order by case m.status_anggota when 'bergabung' then 0 when 'diundang' then 1 else 2 end, j.kode <> 'ketua', t.nama_mahasiswa`,
    [id],
  );
  const saya = (one: PersonRow) => one.idPendaftarMbkm === own.idPendaftarMbkm;
  return {
    ...row,
    adaKetua: people.some(one => one.kodeJabatan === jabatan.ketua && one.statusAnggota === 'bergabung'),
    memimpin: people.some(one => saya(one) && one.kodeJabatan === jabatan.ketua),
    anggota: people.map(({ kodeJabatan: _, ...one }) => ({
      ...one,
      saya: one.idPendaftarMbkm === own.idPendaftarMbkm,
    })),
    komposisi: judged.komposisi,
    // The rule about health facilities would let fellow students guess who has special needs (docs/domain/30 §1.6).
    pelanggaran: judged.pelanggaran.filter(({ aturan }) => aturan !== 'faskes'),
  };
}

type MemberAnswer = SusunanKelompok['anggota'][number];

/** GET {group}/{id}/susunan: members of a group in the caller's sight with their positions. @throws HttpError 404 */
export async function groupOfficers(engine: Engine, caller: Caller, id: string): Promise<SusunanKelompok> {
  const row = await findRow(engine, engine.db, caller, kelompok, id, 'read');
  if (!row) throw notFound();
  const found = await engine.db.query<DbRow & MemberAnswer>(
    `select t.id as id_pendaftar_mbkm, t.npm, t.nama_mahasiswa as nama, r.nama as prodi, coalesce(t.sks_tempuh, 0) as sks,
       coalesce(p.bersedia_jadi_ketua, false) as bersedia_jadi_ketua, j.kode as jabatan, m.divisi
     from ${members} m join mbkm_pendaftar_program_mbkm t on t.id = m.id_pendaftar_mbkm
     join kkn_pendaftaran p on p.id_pendaftar_mbkm = t.id
     join master_program_prodi r on r.id = t.id_program_prodi join master_jenis_anggota j on j.id = m.id_jenis_anggota
     where m.parent_id = $1 and ${takesPart('m')} order by j.kode <> 'ketua', t.nama_mahasiswa`,
    [id],
  );
  return {
    id,
    version: row.version,
    kode: row.kode,
    nama: row.nama,
    status: row.status,
    gantiKetua: caller.baseRole !== role.mahasiswa,
    anggota: found,
  };
}
