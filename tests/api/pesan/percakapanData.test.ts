import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type AnswerOf, allRoles } from '../../../resources/kit/index.ts';
import type { IsiPercakapan, percakapanData } from '../../../resources/pesan/panggilanPercakapan.ts';
import { createWorld, type Person, type World } from '../support/world.ts';
import { keepSessions, newKey, open, runJob, send } from './support.ts';

let world: World;
let team: Person;
let rowId: string;
const resource = 'mbkm/pendaftar-program-mbkm';
const secret = 'Kapan surat dokter diserahkan?';

const onRow = async (who: Person, id = rowId) => who.get('percakapan/data', { resource, id });
const shown = async (who: Person, id = rowId) => {
  const answer = await onRow(who, id);
  return answer.statusCode === 200
    ? answer.json<AnswerOf<typeof percakapanData>>().percakapan.map(one => one.id)
    : answer.statusCode;
};
const answer = (who: Person, id: string, isi: string) => who.post(`percakapan/${id}/balasan`, { isi, kunci: newKey() });

/** A message about the participation. @returns the id of its thread */
async function write(more: Record<string, unknown> = {}): Promise<string> {
  const id = await send(team, {
    filter: undefined,
    ids: [rowId],
    judul: 'Surat dokter {nama}',
    isi: secret,
    bolehDibalas: true,
    tampilDiData: true,
    ...more,
  });
  await runJob(world);
  return (await open(team, id)).orang[0]?.id ?? '';
}

beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  await keepSessions(world);
  team = await world.as('HA03');
  // One participation of the student whom the demo's coordinator and supervisor both look after.
  const row = await world.db.one<{ id: string }>(
    `update mbkm_pendaftar_program_mbkm p set id_dosen_pembimbing = d.id_pegawai from pengaturan_user d
      where d.username = 'dosen' and p.id = (
        select x.id from mbkm_pendaftar_program_mbkm x join master_pegawai g on g.id_program_prodi = x.id_program_prodi
          join pengaturan_user u on u.id_pegawai = g.id and u.username = 'koordinator'
        where x.status = 'berjalan' order by x.id limit 1)
      returning p.id`,
  );
  rowId = row?.id ?? '';
  await world.db.execute(
    `update pengaturan_user set id_mahasiswa = (select id_mahasiswa from mbkm_pendaftar_program_mbkm where id = $1)
      where username = 'mahasiswa'`,
    [rowId],
  );
});
afterAll(() => world.close());

describe('a message about a participation, shown on it', () => {
  it('is read there, with its answers, by sender, receiver and whoever may write from the row; by nobody else', async () => {
    const thread = await write();
    const student = await world.as('HA02');
    expect((await answer(student, thread, 'Besok pagi.')).statusCode).toBe(201);
    const readers: Record<string, string> = {
      HA01: 'tim',
      HA02: 'penerima',
      HA03: 'pengirim',
      HA04: 'tim',
      HA05: 'tim',
    };
    for (const role of allRoles) {
      const who = await world.as(role);
      const found = await shown(who);
      const opened = await who.get(`percakapan/${thread}`);
      const text = (await onRow(who)).body;
      if (!readers[role]) {
        expect(found === 404 || (Array.isArray(found) && found.length === 0), `${role} ${found}`).toBe(true);
        expect(text, role).not.toContain('Surat dokter');
        expect(opened.statusCode, role).toBe(404);
        expect(opened.body, role).not.toContain(secret);
        continue;
      }
      expect(found, role).toEqual([thread]);
      expect(opened.json<IsiPercakapan>(), role).toMatchObject({
        saya: readers[role],
        dibacaTim: true,
        terbuka: readers[role] !== 'tim',
        isi: secret,
        balasan: [{ isi: 'Besok pagi.' }],
      });
      if (readers[role] !== 'tim') continue;
      // The team reads; it neither answers nor closes what is not its own, and has it in no list of its own.
      expect((await answer(who, thread, 'Saya ikut.')).statusCode, role).toBe(404);
      expect((await who.post(`percakapan/${thread}/tutup`, { ditutup: true })).statusCode, role).toBe(404);
      expect((await who.get('percakapan')).body, role).not.toContain(thread);
    }
    expect((await world.stranger.get('percakapan/data', { resource, id: rowId })).statusCode).toBe(401);
  });

  it('is in no list, page or history of its row', async () => {
    const coordinator = await world.as('HA05');
    for (const path of [resource, `${resource}/${rowId}`, `${resource}/${rowId}/riwayat`]) {
      const { statusCode, body } = await coordinator.get(path);
      expect(statusCode, path).toBe(200);
      expect(body).not.toContain(secret);
      expect(body).not.toContain('Besok pagi.');
    }
  });

  it('stays between the two where its sender wants that, and nowhere for a row out of reach', async () => {
    const thread = await write({ tampilDiData: false, judul: 'Hanya kita' });
    const [coordinator, student] = [await world.as('HA05'), await world.as('HA02')];
    expect(await shown(coordinator)).not.toContain(thread);
    expect((await coordinator.get(`percakapan/${thread}`)).statusCode).toBe(404);
    // The two have it beside the row, too.
    expect(await shown(student)).toContain(thread);
    expect(await shown(team)).toContain(thread);

    const kept = await write({ judul: 'Sebelum pindah' });
    expect(await shown(coordinator)).toContain(kept);
    await world.db.execute(
      `update mbkm_pendaftar_program_mbkm set id_program_prodi = (select id from master_program_prodi p
         where p.id <> id_program_prodi limit 1) where id = $1`,
      [rowId],
    );
    expect(await shown(coordinator)).toBe(404);
    expect((await coordinator.get(`percakapan/${kept}`)).statusCode).toBe(404);
    expect(await shown(team, 'bukan-id')).toBe(404);
    expect((await team.get('percakapan/data', { resource: 'internal/diskusi', id: rowId })).statusCode).toBe(404);
  });
});
