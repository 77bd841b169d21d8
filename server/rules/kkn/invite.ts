import { messages } from '../../../resources/kit/index.ts';
import { jabatan } from '../../../resources/kkn/anggota.ts';
import { diundangKelompok, undanganDijawab } from '../../../resources/kkn/events.ts';
import { kelompok, kelompokTerbuka } from '../../../resources/kkn/kelompok.ts';
import { kkn } from '../../../resources/kkn/programme.ts';
import type { Caller } from '../../access/caller.ts';
import { mustBeAllowed } from '../../access/permission.ts';
import type { RowData } from '../../database/db.ts';
import { dayInJakarta } from '../../day.ts';
import { conflict, forbidden, type HttpError, invalid, notFound } from '../../errors.ts';
import { tell } from '../../notify/index.ts';
import { mustBeObject } from '../../rest/check.ts';
import type { Engine, WriteContext } from '../../rest/context.ts';
import { findRow } from '../../rest/read.ts';
import { inTransaction, lockRow, storeChange } from '../../rest/write.ts';
import { isTeam } from '../master/common.ts';
import { type Candidate, candidatesOf, live, memberRows, ownCandidate, positions, waveFacts } from './facts.ts';
import { groups, members } from './tables.ts';

/** Most who are invited with one call. */
const mostInvited = 40;

function npmOf(input: unknown): string[] {
  const { npm } = mustBeObject(input);
  if (!Array.isArray(npm) || !npm.length || !npm.every(each => typeof each === 'string'))
    throw invalid({ npm: messages.required }, messages.required);
  if (npm.length > mostInvited) throw invalid({ npm: `Paling banyak ${mostInvited} undangan sekaligus.` });
  return [...new Set(npm.map(each => String(each).trim()))];
}

/** Why somebody cannot be invited; undefined where nothing is in the way. */
function reasonOf(found: Candidate | undefined, row: RowData): string | undefined {
  if (!found) return 'tidak terdaftar pada gelombang ini';
  if (found.status !== 'disetujui') return 'pendaftarannya belum disetujui';
  if (found.kelompok) return `sudah berada di kelompok ${found.kelompok}`;
  const known = memberRows(row).find(({ idPendaftarMbkm }) => idPendaftarMbkm === found.id);
  return known?.statusAnggota === 'diundang' ? 'sudah diundang' : undefined;
}

/**
 * POST {group}/{id}/undang `{ npm[] }`: the leader invites students of the wave; all of them, or nobody.
 * @returns the group as stored
 * @throws HttpError 403, 404, 409 where the group is closed, 422 '{npm} tidak dapat diundang: {alasan}.'
 */
export async function invite(engine: Engine, caller: Caller, id: string, input: unknown): Promise<RowData> {
  mustBeAllowed(caller, kelompok, 'update');
  const npm = npmOf(input);
  return inTransaction(engine, caller, kelompok, async ctx => {
    const row = await lockRow(ctx, kelompok, id);
    mustBeOpen(row);
    const found = new Map((await candidatesOf(ctx.tx, row.idGelombang, npm)).map(one => [one.npm, one]));
    for (const each of npm) {
      const reason = reasonOf(found.get(each), row);
      if (reason) throw refusal(each, reason);
    }
    const wave = await waveFacts(ctx.tx, row.idGelombang);
    const there = memberRows(row).filter(({ statusAnggota }) => ['bergabung', 'diundang'].includes(statusAnggota));
    if (wave && there.length + npm.length > wave.ukuranMaks) throw conflict('Kelompok sudah penuh.');
    const position = (await positions(ctx.tx)).get(jabatan.anggota);
    const rows = memberRows(row);
    for (const one of found.values()) {
      const known = rows.findIndex(({ idPendaftarMbkm }) => idPendaftarMbkm === one.id);
      const invited = { idPendaftarMbkm: one.id, idJenisAnggota: position ?? '', statusAnggota: 'diundang' };
      if (known < 0) rows.push(invited);
      else rows[known] = { ...rows[known], ...invited };
    }
    const saved = await storeChange(
      ctx,
      kelompok,
      row,
      { anggota: rows },
      { action: 'ubah', note: 'Mengundang anggota.' },
    );
    for (const one of found.values()) await tellInvited(ctx, saved, one);
    return saved;
  });
}

const refusal = (npm: string, reason: string): HttpError => {
  const message = `${npm} tidak dapat diundang: ${reason}.`;
  return invalid({ npm: message }, message);
};

function mustBeOpen(row: RowData): void {
  if (!kelompokTerbuka.some(state => state === row.status)) throw conflict(messages.wrongState);
}

async function tellInvited(ctx: WriteContext, row: RowData, { id }: Candidate): Promise<void> {
  const student = await ctx.tx.one<{ id: string }>(
    'select id_mahasiswa::text as id from mbkm_pendaftar_program_mbkm where id = $1',
    [id],
  );
  await tell(ctx, {
    event: diundangKelompok,
    key: `${String(row.id)}:${id}:${String(row.version)}`,
    words: { kelompok: nameOf(row), pengundang: ctx.caller.name },
    people: { mahasiswa: [{ mahasiswa: [student?.id ?? null] }] },
    programme: kkn,
  });
}

const nameOf = (row: RowData): string => `${String(row.kode)} ${String(row.nama)}`;

/** A group that has invited the caller, as far as that concerns them. */
interface Undangan {
  idKelompok: string;
  kode: string;
  nama: string;
  ketua: string | null;
  anggota: number;
}

/** GET {group}/undangan: the groups that have invited the calling student. */
export async function ownInvitations(engine: Engine, caller: Caller): Promise<Undangan[]> {
  if (!caller.idMahasiswa) return [];
  return engine.db.query<Undangan & Record<string, unknown>>(
    `select g.id as "idKelompok", g.kode, g.nama,
       (select t.nama_mahasiswa from ${members} k join mbkm_pendaftar_program_mbkm t on t.id = k.id_pendaftar_mbkm
        join master_jenis_anggota j on j.id = k.id_jenis_anggota
        where k.parent_id = g.id and j.kode = 'ketua' and k.status_anggota = 'bergabung' limit 1) as ketua,
       (select count(*)::int from ${members} k where k.parent_id = g.id and k.status_anggota = 'bergabung') as anggota
     from ${members} m join ${groups} g on g.id = m.parent_id
     join mbkm_pendaftar_program_mbkm p on p.id = m.id_pendaftar_mbkm
     where p.id_mahasiswa = $1 and m.status_anggota = 'diundang' and g.status = any($2) order by g.kode limit 50`,
    [caller.idMahasiswa, [...kelompokTerbuka]],
  );
}

/**
 * PUT {group}/undangan/{id} `{ jawaban: terima|tolak }`: the invited student answers; `id` is the group's.
 * @throws HttpError 403, 404 without an invitation, 409 where the group is closed or full, 422
 */
export async function answerInvitation(engine: Engine, caller: Caller, id: string, input: unknown): Promise<RowData> {
  mustBeAllowed(caller, kelompok, 'read');
  const { jawaban } = mustBeObject(input);
  if (jawaban !== 'terima' && jawaban !== 'tolak') throw invalid({ jawaban: messages.choice });
  if (!caller.idMahasiswa || isTeam(caller)) throw forbidden();
  return inTransaction(engine, caller, kelompok, async ctx => {
    const row = await findRow(engine, ctx.tx, null, kelompok, id, 'read', true);
    const own = row && (await ownCandidate(ctx.tx, row.idGelombang, caller.idMahasiswa));
    const rows = row ? memberRows(row) : [];
    const mine = rows.find(one => one.idPendaftarMbkm === own?.id && one.statusAnggota === 'diundang');
    if (!row || !own || !mine) throw notFound();
    mustBeOpen(row);
    const wave = await waveFacts(ctx.tx, row.idGelombang);
    const joins = jawaban === 'terima';
    if (joins && own.kelompok) throw conflict(`Anda sudah berada di kelompok ${own.kelompok}.`);
    if (joins && wave && live(rows).length >= wave.ukuranMaks) throw conflict('Kelompok sudah penuh.');
    const answered = joins
      ? { statusAnggota: 'bergabung', tanggalGabung: dayInJakarta(ctx.now) }
      : { statusAnggota: 'menolak' };
    const anggota = rows.map(each => (each === mine ? { ...each, ...answered } : each));
    const note = joins ? 'Menerima undangan.' : 'Menolak undangan.';
    const saved = await storeChange(ctx, kelompok, row, { anggota }, { action: 'ubah', note }, 'decided');
    await tellLeader(ctx, saved, own, joins ? 'diterima' : 'ditolak');
    return { idKelompok: saved.id, jawaban };
  });
}

async function tellLeader(ctx: WriteContext, row: RowData, own: Candidate, jawaban: string): Promise<void> {
  const leader = await ctx.tx.one<{ id: string }>(
    `select t.id_mahasiswa::text as id from ${members} m join mbkm_pendaftar_program_mbkm t on t.id = m.id_pendaftar_mbkm
     join master_jenis_anggota j on j.id = m.id_jenis_anggota
     where m.parent_id = $1 and j.kode = 'ketua' and m.status_anggota = 'bergabung' limit 1`,
    [row.id],
  );
  await tell(ctx, {
    event: undanganDijawab,
    key: `${String(row.id)}:${own.id}:${String(row.version)}`,
    words: { nama: own.nama, kelompok: nameOf(row), jawaban },
    people: { ketua: [{ mahasiswa: [leader?.id ?? null] }] },
    programme: kkn,
  });
}
