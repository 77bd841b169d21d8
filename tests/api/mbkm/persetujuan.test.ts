import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { PersetujuanSaya } from '../../../resources/mbkm/panggilanPersetujuan.ts';
import { createWorld, type Person, type World } from '../support/world.ts';

/** Consent texts at registration: immutable versions, demanded by the server, stored with the registration. */
let world: World;
let team: Person;
let student: Person;
let draft: Record<string, unknown>;
let idProgram = '';
const texts = 'mbkm/persetujuan';
const isi = 'Saya bersedia data saya diolah untuk penyelenggaraan program, penilaian, dan konversi.';

beforeAll(async () => {
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') });
  team = await world.as('timmbkm');
  student = await world.as('mahasiswa');
});
afterAll(() => world.close());

interface Text {
  id: string;
  version: number;
  versi: number | null;
  status: string;
}

async function write(more: Record<string, unknown> = {}): Promise<Text> {
  const made = await team.post(texts, { judul: 'Persetujuan pengolahan data', isi, ...more });
  expect(made.statusCode, made.body).toBe(201);
  return made.json<Text>();
}
async function publish(text: Text): Promise<Text> {
  const done = await team.post(`${texts}/${text.id}/aksi/terbitkan`, {
    version: text.version,
    catatan: 'Keputusan rektor.',
  });
  expect(done.statusCode, done.body).toBe(200);
  return (await team.get(`${texts}/${text.id}`)).json<Text>();
}
const mine = async () => (await student.get('mbkm/persetujuan-saya')).json<PersetujuanSaya>();

describe('a text', () => {
  it('is published with a note, and from then on never changes', async () => {
    const text = await write({ kodeJenisMbkm: 'kwu' });
    const without = await team.post(`${texts}/${text.id}/aksi/terbitkan`, { version: text.version });
    expect(without.statusCode).toBe(422);
    const first = await publish(text);
    expect(first).toMatchObject({ versi: 1, status: 'terbit' });
    const changed = await team.put(`${texts}/${first.id}`, { isi: `${isi} Lagi.`, version: first.version });
    expect([changed.statusCode, changed.json().message]).toEqual([
      409,
      'Teks yang sudah diterbitkan tidak dapat diubah atau dihapus. Tulis versi baru.',
    ]);
    expect((await team.delete(`${texts}/${first.id}`, { version: first.version })).statusCode).toBe(409);
    const second = await publish(await write({ kodeJenisMbkm: 'kwu' }));
    expect(second).toMatchObject({ versi: 2, status: 'terbit' });
    expect((await team.get(`${texts}/${first.id}`)).json()).toMatchObject({ versi: 1, status: 'digantikan' });
  });

  it('is written by the team alone, and students see no drafts', async () => {
    const text = await write();
    expect((await student.get(`${texts}/${text.id}`)).statusCode).toBe(404);
    expect((await student.post(texts, { judul: 'x', isi })).statusCode).toBe(403);
  });
});

describe('a registration', () => {
  let first: Text;

  beforeAll(async () => {
    // A draft of the student that is complete: a registration that was handed in, taken back to its draft.
    const found = await world.db.one<{ id: string; idProgram: string }>(
      `select p.id, p.id_program as "idProgram" from mbkm_pendaftar_program_mbkm p join pengaturan_user u on u.id_mahasiswa = p.id_mahasiswa
        where u.username = 'mahasiswa' and p.kode_jenis_mbkm = 'magang' order by p.created_at desc limit 1`,
    );
    draft = { id: found?.id };
    // The student takes part in nothing else.
    await world.db.execute(
      `update mbkm_pendaftar_program_mbkm p set status = 'mengundurkan_diri' from pengaturan_user u
        where u.username = 'mahasiswa' and p.id_mahasiswa = u.id_mahasiswa and p.id <> $1`,
      [found?.id],
    );
    idProgram = found?.idProgram ?? '';
    first = await publish(await write());
  });

  const submit = async (more: Record<string, unknown> = {}) => {
    await world.db.execute(
      `update mbkm_pendaftar_program_mbkm set status = 'revisi' where id = $1 and status <> 'revisi'`,
      [draft.id],
    );
    const row = (await student.get(`magang/pendaftar-program-mbkm/${draft.id}`)).json<{ version: number }>();
    return student.put(`magang/pendaftar-program-mbkm/${draft.id}`, { version: row.version, ajukan: true, ...more });
  };

  it('shows the text in force for its programme', async () => {
    const asked = await student.get('mbkm/persetujuan-berlaku', { idProgram, idPendaftarMbkm: draft.id });
    expect(asked.json()).toMatchObject({ teks: { id: first.id, versi: 1, isi }, disetujui: false });
  });

  it('is not handed in by its student without it, and says so by field beside everything else', async () => {
    const refused = await submit();
    expect(refused.statusCode, refused.body).toBe(422);
    expect(refused.json()).toMatchObject({ errors: { persetujuan: 'Baca dan setujui teks persetujuan.' } });
    const old = await submit({ persetujuan: '01900000-0000-7000-8000-000000000000' });
    expect(old.json()).toMatchObject({
      errors: { persetujuan: 'Teks persetujuan sudah berganti. Baca dan setujui teks yang baru.' },
    });
    const ticked = (await submit({ persetujuan: first.id })).json<{ errors?: Record<string, unknown> }>();
    expect(ticked.errors ?? {}).not.toHaveProperty('persetujuan');
  });

  it('keeps which version was agreed to and when, for student, team and the own data', async () => {
    await world.db.execute('delete from mbkm_persetujuan_peserta');
    const agreed = await student.post('mbkm/persetujuan-saya', { idPendaftarMbkm: draft.id, idPersetujuan: first.id });
    expect(agreed.statusCode, agreed.body).toBe(201);
    expect((await mine()).disetujui).toEqual([
      expect.objectContaining({ versi: 1, judul: 'Persetujuan pengolahan data', disetujuiPada: expect.any(String) }),
    ]);
    const refused = (await submit()).json<{ errors?: Record<string, unknown> }>();
    expect(refused.errors ?? {}).not.toHaveProperty('persetujuan');
    const seen = (await team.get(`magang/pendaftar-program-mbkm/${draft.id}`)).json<{
      persetujuan: { versi: number }[];
    }>();
    expect(seen.persetujuan).toEqual([expect.objectContaining({ versi: 1 })]);
    const history = await team.get('mbkm/riwayat-status', { filter: { idPendaftarMbkm: draft.id } });
    expect(history.body).toContain('Menyetujui “Persetujuan pengolahan data” versi 1.');
    const again = await student.post('mbkm/persetujuan-saya', { idPendaftarMbkm: draft.id, idPersetujuan: first.id });
    expect(again.statusCode).toBe(409);
  });

  it('of somebody else is nobody’s to agree for', async () => {
    const other = await world.db.one<{ id: string }>(
      `select p.id from mbkm_pendaftar_program_mbkm p where p.id_mahasiswa <> (select id_mahasiswa from pengaturan_user where username = 'mahasiswa') limit 1`,
    );
    const refused = await student.post('mbkm/persetujuan-saya', {
      idPendaftarMbkm: other?.id,
      idPersetujuan: first.id,
    });
    expect(refused.statusCode).toBe(404);
  });

  it('asks anew only where the new version says so, on the dashboard, and nothing is locked', async () => {
    await world.db.execute(`update mbkm_pendaftar_program_mbkm set status = 'berjalan' where id = $1`, [draft.id]);
    await publish(await write());
    expect((await mine()).menunggu).toEqual([]);
    const third = await publish(await write({ mintaUlang: true }));
    expect((await mine()).menunggu).toContainEqual(
      expect.objectContaining({ idPendaftarMbkm: draft.id, teks: expect.objectContaining({ id: third.id, versi: 3 }) }),
    );
    const home = (await student.get('dashboard')).json<{ langkah: { label: string }[] }>();
    expect(home.langkah.map(({ label }) => label)).toContain('Baca dan setujui teks persetujuan yang baru');
    for (const { idPendaftarMbkm, teks } of (await mine()).menunggu)
      await student.post('mbkm/persetujuan-saya', { idPendaftarMbkm, idPersetujuan: teks.id });
    expect((await mine()).menunggu).toEqual([]);
  });

  it('is asked nothing once no text is published', async () => {
    const rows = (await team.get(texts, { filter: { status: 'terbit' } })).json<Text[]>();
    for (const { id, version } of rows)
      expect((await team.post(`${texts}/${id}/aksi/cabut`, { version, catatan: 'Dicabut.' })).statusCode).toBe(200);
    expect((await student.get('mbkm/persetujuan-berlaku', { idProgram })).json()).toEqual({
      teks: null,
      disetujui: false,
    });
    const sent = (await submit()).json<{ errors?: Record<string, unknown> }>();
    expect(sent.errors ?? {}).not.toHaveProperty('persetujuan');
  });
});
