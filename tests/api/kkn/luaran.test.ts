import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RekapLuaran } from '../../../resources/kkn/rekapLuaran.ts';
import { demandId } from '../../../server/demo/outputs.ts';
import type { Person } from '../support/world.ts';
import { type KknPlace, openKkn, type Running, runningGroup } from './place.ts';

/** Completeness of outputs for those who accompany groups (docs/domain/30 §1.12, §3 /kkn/luaran). */

const L = 'v3/kkn/kkn-luaran';
let kkn: KknPlace;
let run: Running;

beforeAll(async () => {
  kkn = await openKkn();
  run = await runningGroup(kkn);
});
afterAll(() => kkn.world.close());

const recapOf = (who: Person, idGelombang: unknown = run.idGelombang) => who.get(`${L}/rekap`, { idGelombang });
const seenBy = async (who: Person) => (await recapOf(who)).json<RekapLuaran>();
const about = ({ syarat }: RekapLuaran, name: string) => syarat.find(one => one.syarat.startsWith(name));

/** A film that the group puts behind a link. */
async function film(): Promise<string> {
  const made = await kkn.done(
    await run.ketua.person.post(L, {
      idPendaftarMbkm: run.ketua.id,
      idSyaratLuaran: demandId('kkn', 'Video kegiatan KKN'),
      judul: 'Film desa',
      tautan: 'https://video.example.ac.id/film-desa',
    }),
  );
  await kkn.done(await run.ketua.person.post(`${L}/${made.id}/aksi/ajukan`, {}));
  return made.id;
}

describe('berkas luaran', () => {
  it('yang bukan jenisnya atau terlalu besar ditolak dengan keduanya disebut', async () => {
    const demand = demandId('kkn', 'Laporan akhir kelompok');
    const need = await kkn.db.one<{ n: number }>('select maks_mb as n from master_syarat_luaran where id = $1', [
      demand,
    ]);
    const refused = `Berkas harus PDF, DOCX dan maksimal ${need?.n} MB.`;
    const userId = run.ketua.person.userId;
    const handIn = async (kind: string, size: number) => {
      const { berkas } = await kkn.documents(userId, 'berkas');
      await kkn.db.execute(
        `update internal_berkas set resource = 'kkn/kkn-luaran', tipe = $2, ukuran = $3 where id = $1`,
        [berkas, kind, size],
      );
      const made = await kkn.done(
        await run.ketua.person.post(L, {
          idPendaftarMbkm: run.ketua.id,
          idSyaratLuaran: demand,
          judul: 'Laporan akhir',
          berkas,
        }),
      );
      const answer = await run.ketua.person.post(`${L}/${made.id}/aksi/ajukan`, {});
      await kkn.db.execute('delete from kkn_kkn_luaran where id = $1', [made.id]);
      return [answer.statusCode, answer.json().message];
    };
    expect(await handIn('image/png', 1000)).toEqual([422, refused]);
    expect(await handIn('application/pdf', ((need?.n ?? 0) + 1) * 1024 ** 2)).toEqual([422, refused]);
    expect((await handIn('application/pdf', 1000))[0]).toBe(200);
  });
});

describe('kelengkapan luaran per kelompok', () => {
  it('terpenuhi setelah disetujui, yang diajukan menunggu, yang kurang disebut', async () => {
    const start = await seenBy(kkn.team);
    expect(start.kelompok).toEqual([
      expect.objectContaining({ id: run.idKelompok, wajib: 3, terpenuhi: 0, menunggu: 0 }),
    ]);
    expect(start.kelompok[0]?.kurang).toBe('Laporan akhir kelompok, Video kegiatan KKN, Artikel media massa');
    const id = await film();
    const sent = await seenBy(run.dpl.person);
    expect(sent.kelompok[0]).toMatchObject({ terpenuhi: 0, menunggu: 1 });
    await kkn.done(await run.dpl.person.post(`${L}/${id}/aksi/setujui`, {}));
    const now = await seenBy(run.dpl.person);
    expect(now.kelompok[0]).toMatchObject({ terpenuhi: 1, menunggu: 0 });
    expect(now.kelompok[0]?.kurang).toBe('Laporan akhir kelompok, Artikel media massa');
    expect(about(now, 'Video')).toMatchObject({ tingkat: 'Kelompok', terpenuhi: 1, sasaran: 1 });
    const sheet = await kkn.team.get(`${L}/rekap/export`, { idGelombang: run.idGelombang, format: 'csv' });
    expect(sheet.body).toContain('Artikel media massa');
  });

  it('yang diminta dari tiap mahasiswa terpenuhi setelah semua anggota', async () => {
    const poster = demandId('kkn', 'Poster program kerja');
    await kkn.db.execute('update master_syarat_luaran set wajib = true where id = $1', [poster]);
    const approve = ({ id }: { id: string }) =>
      kkn.db.execute(
        `insert into kkn_kkn_luaran (id, id_pendaftar_mbkm, id_syarat_luaran, judul, status)
         values ($1, $2, $3, 'Poster', 'disetujui')`,
        [uuidv7(), id, poster],
      );
    await approve(run.ketua);
    const half = await seenBy(kkn.team);
    expect(half.kelompok[0]).toMatchObject({ wajib: 4, terpenuhi: 1 });
    expect(half.kelompok[0]?.kurang).toContain('Poster program kerja (1 dari 2 anggota)');
    expect(about(half, 'Poster')).toMatchObject({ tingkat: 'Mahasiswa', terpenuhi: 1, sasaran: 2 });
    await approve(run.anggota);
    expect((await seenBy(kkn.team)).kelompok[0]).toMatchObject({ wajib: 4, terpenuhi: 2 });
  });

  it('DPL lain tidak melihat kelompok ini; mahasiswa dan koordinator tidak membacanya; gelombang wajib', async () => {
    const other = await kkn.supervisor(run.idGelombang);
    expect(await seenBy(other.person)).toEqual({ kelompok: [], syarat: [] });
    expect((await seenBy(await kkn.as('HA10'))).kelompok).toHaveLength(1);
    for (const one of [run.ketua.person, await kkn.as('HA05')]) expect((await recapOf(one)).statusCode).toBe(403);
    expect((await kkn.team.get(`${L}/rekap`)).statusCode).toBe(400);
    expect((await recapOf(kkn.team, 'x')).statusCode).toBe(400);
  });
});
