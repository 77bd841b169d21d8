import { describe, expect, it } from 'vitest';
import { lists, records, reportsToFeeder, sendings } from './feederSupport.ts';

/** Reports to a Neo Feeder that fails in the ways of the real one (docs/domain/10 §3.14). */
const { at, compose, composeAgain, confirmCodes, recordsOf, sendWhole, sending, step, there, work } = reportsToFeeder();

describe('reports to the Neo Feeder', () => {
  let id: string;

  it('composes with the reasons of every record that would be refused, and sends nothing before codes are confirmed', async () => {
    id = await compose();
    expect(await sending(id)).toMatchObject({ status: 'siap', jumlahTerkirim: 0 });
    const refused = await recordsOf(id, { status: 'ditolak' });
    expect(refused.length).toBeGreaterThan(10);
    expect(refused.find(one => one.jenis === 'aktivitas')?.alasan).toContain('belum dipastikan di Padanan Kode');
    expect(await recordsOf(id, { status: 'siap' })).toEqual([]);
    const empty = await step(id, 'kirim');
    expect(empty.statusCode).toBe(409);
    expect(empty.json()).toMatchObject({ message: 'Tidak ada data yang perlu dikirim.' });
    expect(there(lists.aktivitas)).toEqual([]);
  });

  it('sends each record once though answers are lost, tokens end and the Feeder is patched meanwhile', async () => {
    await confirmCodes();
    await composeAgain(id);
    const planned = await recordsOf(id, { status: 'siap' });
    expect(planned.length).toBeGreaterThan(10);
    // Each seventh insert is stored and its answer lost; each eleventh call of a list is refused by a patch.
    at().feeder.breakdown = (act, n) =>
      act.startsWith('Insert') && n % 7 === 3 ? 'lost' : act.startsWith('GetList') && n % 11 === 5 ? 'html' : undefined;
    at().feeder.forgetTokens();
    await sendWhole(id);
    expect(await sending(id)).toMatchObject({ status: 'selesai', jumlahTerkirim: planned.length, jumlahGagal: 0 });
    for (const [jenis, list, names] of [
      ['aktivitas', lists.aktivitas, ['keterangan']],
      ['anggota', lists.anggota, ['id_aktivitas', 'id_registrasi_mahasiswa']],
      ['bimbingan', lists.bimbingan, ['id_aktivitas', 'id_dosen']],
      ['konversi', lists.konversi, ['id_anggota', 'id_matkul']],
    ] as const) {
      const keys = there(list).map(row => names.map(name => row[name]).join(' '));
      expect(new Set(keys).size, jenis).toBe(keys.length);
      expect(keys.length, jenis).toBe(planned.filter(one => one.jenis === jenis).length);
    }
    expect(at().feeder.calls.filter(act => act === 'GetToken').length).toBeGreaterThan(0);
  });

  it('goes on where a process died: what it had sent without hearing the answer is looked for first', async () => {
    const before = there(lists.aktivitas).length;
    // As if the process had been killed between the insert and its answer.
    await at().world.db.execute(
      `update sinkronisasi_rekaman_feeder set status = 'mengirim', id_feeder = null, terkirim = null
       where id in (select id from sinkronisasi_rekaman_feeder where jenis in ('aktivitas', 'anggota') and status = 'terkirim'
         order by id limit 6)`,
    );
    await sendWhole(id);
    expect(await sending(id)).toMatchObject({ status: 'selesai', jumlahGagal: 0 });
    expect(there(lists.aktivitas).length).toBe(before);
    expect(await recordsOf(id, { status: 'mengirim' })).toEqual([]);
  });

  it('stops with the reason when the Feeder is silent, and keeps what was sent', async () => {
    const title = 'Judul baru setelah dikirim';
    await at().world.db.execute(
      `update mbkm_pendaftar_program_mbkm set judul_kegiatan = $1 where id in (
         select replace(kunci, 'p:', '')::uuid from sinkronisasi_rekaman_feeder
         where jenis = 'aktivitas' and kunci like 'p:%' and status = 'terkirim' order by id limit 2)`,
      [title],
    );
    await composeAgain(id);
    const changed = await recordsOf(id, { status: 'berubah', jenis: 'aktivitas' });
    expect(changed.length).toBe(2);
    at().feeder.breakdown = act => (act.startsWith('Update') ? 'silent' : undefined);
    await sendWhole(id);
    expect(await sending(id)).toMatchObject({
      status: 'terhenti',
      pesan: 'Neo Feeder sedang tidak dapat dihubungi. Coba lagi nanti.',
    });
    at().feeder.breakdown = () => undefined;
    await sendWhole(id);
    expect(await sending(id)).toMatchObject({ status: 'selesai', pesan: null });
    expect(there(lists.aktivitas).filter(row => String(row.judul).includes(title)).length).toBe(2);
  });

  it('deletes nothing at the Feeder without somebody who says so for that record', async () => {
    const [gone] = await recordsOf(id, { status: 'terkirim', jenis: 'bimbingan' });
    const [, idDosen] = String(
      (
        await at().world.db.one<{ kunci: string }>('select kunci from sinkronisasi_rekaman_feeder where id = $1', [
          gone?.id,
        ])
      )?.kunci,
    ).split('/');
    const held = await at().world.db.query<{ id: string }>(
      'select id from mbkm_pendaftar_program_mbkm where id_dosen_pembimbing = $1',
      [idDosen],
    );
    await at().world.db.execute(
      `update mbkm_pendaftar_program_mbkm set id_dosen_pembimbing = null where id_dosen_pembimbing = $1`,
      [idDosen],
    );
    const before = there(lists.bimbingan).length;
    await composeAgain(id);
    const [waiting, ...others] = await recordsOf(id, { status: 'perlu_hapus' });
    expect(waiting?.alasan).toContain('tidak lagi ada dalam rencana');
    expect(there(lists.bimbingan).length).toBe(before);
    const path = `${records}/${waiting?.id}/aksi/hapus`;
    expect((await at().staff.post(path, {})).statusCode).toBe(422);
    expect((await at().staff.post(path, { catatan: 'Dosen berganti.' })).statusCode).toBe(200);
    await work();
    expect(there(lists.bimbingan).length).toBe(before - 1);
    expect((await at().staff.get(`${records}/${waiting?.id}`)).json()).toMatchObject({ status: 'terhapus' });
    for (const one of others)
      expect((await at().staff.get(`${records}/${one.id}`)).json()).toMatchObject({ status: 'perlu_hapus' });
    // Back in the plan it is a new record there.
    await at().world.db.execute(
      'update mbkm_pendaftar_program_mbkm set id_dosen_pembimbing = $1 where id = any($2::uuid[])',
      [idDosen, held.map(one => one.id)],
    );
    await composeAgain(id);
    expect((await at().staff.get(`${records}/${waiting?.id}`)).json()).toMatchObject({ status: 'siap' });
    await sendWhole(id);
    expect(there(lists.bimbingan).length).toBe(before);
  });

  it('asks before it deletes a member who left the group after the sending', async () => {
    const member = await at().world.db.one<{ id: string; kunci: string }>(
      `select id, kunci from sinkronisasi_rekaman_feeder where jenis = 'anggota' and kunci like 'k:%' and status = 'terkirim'
         and isi ->> 'jenis_peran' = '2' order by id limit 1`,
    );
    const list = lists.anggota;
    const before = there(list).length;
    const [, participation] = member?.kunci.split('/') ?? [];
    await at().world.db.execute(`update mbkm_pendaftar_program_mbkm set status = 'mengundurkan_diri' where id = $1`, [
      participation,
    ]);
    await composeAgain(id);
    expect((await at().staff.get(`${records}/${member?.id}`)).json()).toMatchObject({ status: 'perlu_hapus' });
    expect(there(list).length).toBe(before);
    const path = `${records}/${member?.id}/aksi/hapus`;
    expect((await at().staff.post(path, { catatan: 'Keluar dari kelompok.' })).statusCode).toBe(200);
    await work();
    expect(there(list).length).toBe(before - 1);
  });

  it('opens to nobody else', async () => {
    for (const role of ['HA02', 'HA04', 'HA05', 'HA06', 'HA07'] as const) {
      const person = await at().world.as(role);
      for (const path of [
        sendings,
        'sinkronisasi/banding-feeder',
        records,
        'sinkronisasi/padanan-feeder',
        'sinkronisasi/pasangan-feeder',
      ])
        expect((await person.get(path)).statusCode, `${role} ${path}`).toBe(403);
    }
  });

  it('says when name and password are wrong or missing', async () => {
    const test = async () =>
      (await at().admin.post('sumber-data/neo-feeder/uji')).json<{ ok: boolean; pesan: string }>();
    expect(await test()).toMatchObject({ ok: true });
    process.env.NEO_FEEDER_KEY = 'pengguna:salah';
    expect(await test()).toMatchObject({ ok: false, pesan: expect.stringContaining('menolak nama pengguna') });
    delete process.env.NEO_FEEDER_KEY;
    expect(await test()).toMatchObject({ ok: false, pesan: expect.stringContaining('NEO_FEEDER_KEY') });
    process.env.NEO_FEEDER_KEY = 'pengguna:sandi';
  });
});
