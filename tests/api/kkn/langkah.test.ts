import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registry } from '../../../resources/index.ts';
import { dayInWords, type StepPreview } from '../../../resources/kit/index.ts';
import { rulesWith } from '../../../server/areas/gatherAreas.ts';
import { startDueParticipations } from '../../../server/areas/mbkm/dueParticipations.ts';
import { createEngine } from '../../../server/platform/engine/engine.ts';
import { cal, N } from '../magang/place.ts';
import type { Person } from '../support/world.ts';
import { anggota, type KknPlace, openKkn } from './place.ts';

/** Steps of participants and groups go by the wave to which they belong; a wave's steps look before they are taken. */

let kkn: KknPlace;
beforeAll(async () => {
  kkn = await openKkn();
});
afterAll(() => kkn.world.close());

const G = 'v3/kkn/kkn-kelompok';
const W = 'v3/kkn/gelombang';
const words = (n: number) => dayInWords(cal.day(n));
const refusal = (answer: Awaited<ReturnType<Person['get']>>) => [
  answer.statusCode,
  answer.json<{ message: string }>().message,
];
const errorsOf = (answer: Awaited<ReturnType<Person['get']>>) =>
  answer.json<{ errors?: Record<string, string> }>().errors;
const look = async (path: string) => (await kkn.team.get(path)).json<StepPreview>();
const stepsOf = async (person: Person, path: string) => (await kkn.done(await person.get(path))).aksi;
const statusOf = async (path: string) => (await kkn.done(await kkn.team.get(path))).status;

/** A wave with one group that is fixed, and a student without a group. */
async function dividedWave(days: Record<string, unknown> = {}) {
  const wave = await kkn.wave({ tanggalTutup: cal.day(-2), ...days });
  const [dpl, desa] = [await kkn.supervisor(wave.id), await kkn.village(wave.id)];
  const [satu, dua, tiga] = [
    await kkn.participant(wave.id),
    await kkn.participant(wave.id),
    await kkn.participant(wave.id),
  ];
  const group = await kkn.done(
    await kkn.team.post(G, {
      idGelombang: wave.id,
      nama: 'Lereng',
      idDesa: desa.id,
      idDpl: dpl.id,
      anggota: [anggota(satu, 'ketua'), anggota(dua)],
    }),
  );
  const pic = await kkn.db.one<{ id: string }>('select id from master_pegawai where aktif limit 1');
  await kkn.done(
    await kkn.team.post('v3/kkn/pic-kelompok', { idKelompok: group.id, idPegawai: pic?.id, noHp: '081200000009' }),
  );
  await kkn.db.execute(`update kkn_dpl set nomor_sk = '1', tanggal_sk = $2, berkas_sk = $1 where id = $1`, [
    dpl.id,
    cal.day(-5),
  ]);
  await kkn.db.execute(`update kkn_gelombang set status = 'pembagian' where id = $1`, [wave.id]);
  return { wave: `${W}/${wave.id}`, idGelombang: wave.id, group: `${G}/${group.id}`, satu, dua, tiga };
}

describe('langkah mengikuti gelombang dan kelompok', () => {
  it('anggota dan kelompok tidak dimulai sebelum gelombangnya berangkat; langkah itu tidak ditawarkan', async () => {
    const { group, satu, tiga, wave } = await dividedWave({
      tanggalBerangkat: cal.day(0),
      tanggalSelesai: cal.day(30),
    });
    await kkn.done(await kkn.team.post(`${group}/aksi/tetapkan`, {}));
    const coordinator = await kkn.as('HA05');
    for (const [person, one] of [
      [kkn.team, satu],
      [coordinator, satu],
      [kkn.team, tiga],
    ] as const) {
      const own = `${N}/${one.id}`;
      expect(refusal(await person.post(`${own}/aksi/mulai`, {}))).toEqual([
        409,
        'Kelompok mahasiswa ini belum berjalan.',
      ]);
      expect(await stepsOf(person, own)).not.toContain('mulai');
    }
    const engine = createEngine(kkn.db, registry, rulesWith(registry), () => kkn.world.clock.now);
    await startDueParticipations({ engine });
    expect(await statusOf(`${N}/${satu.id}`)).toBe('disetujui');
    expect(refusal(await kkn.team.post(`${group}/aksi/mulai`, {}))).toEqual([
      409,
      'Gelombang kelompok ini belum diberangkatkan.',
    ]);
    expect(await stepsOf(kkn.team, group)).not.toContain('mulai');

    await kkn.done(await kkn.team.post(`${wave}/aksi/berangkatkan`, { catatan: 'Satu menyusul.' }));
    expect(await stepsOf(kkn.team, group)).toContain('mulai');
    await kkn.done(await kkn.team.post(`${group}/aksi/mulai`, {}));
    expect(await statusOf(`${N}/${satu.id}`)).toBe('berjalan');
    expect(await statusOf(`${N}/${tiga.id}`)).toBe('disetujui');
  });

  it('pendaftaran tidak disetujui lagi untuk gelombang yang sudah dinilai', async () => {
    const { idGelombang } = await dividedWave();
    const late = await kkn.participant(idGelombang, 'diajukan');
    await kkn.db.execute(`update mbkm_pendaftar_program_mbkm set tahap_aktif = 'prodi' where id = $1`, [late.id]);
    await kkn.db.execute(
      `insert into mbkm_pendaftar_tahap (id, id_pendaftar_mbkm, urutan, tahap, status)
       values (gen_random_uuid(), $1, 1, 'prodi', 'menunggu')`,
      [late.id],
    );
    await kkn.db.execute(`update kkn_gelombang set status = 'penilaian' where id = $1`, [idGelombang]);
    const coordinator = await kkn.as('HA05');
    expect(refusal(await coordinator.post(`${N}/${late.id}/aksi/setujui`, {}))).toEqual([
      409,
      'Gelombang ini tidak menerima peserta lagi.',
    ]);
    expect(await stepsOf(coordinator, `${N}/${late.id}`)).toEqual(['revisi', 'tolak']);
  });
});

describe('gelombang melihat datanya sebelum melangkah', () => {
  it('berangkat terlalu dini: angkanya disebut, tanpa kelompok ditolak, selebihnya dengan catatan', async () => {
    const { wave, group } = await dividedWave({
      tanggalBerangkat: cal.day(45),
      tanggalSelesai: cal.day(80),
      batasProposal: cal.day(50),
      batasLuaran: cal.day(85),
      batasNilai: cal.day(90),
    });
    const early = `Pemberangkatan baru 45 hari lagi, pada ${words(45)}.`;
    expect(await look(`${wave}/aksi/berangkatkan`)).toEqual({
      pesan: [
        { teks: 'Belum ada kelompok yang ditetapkan.', bobot: 'refuse' },
        { teks: '1 kelompok belum ditetapkan.', bobot: 'note' },
        { teks: '3 peserta tertinggal: tanpa kelompok yang ditetapkan.', bobot: 'note' },
        { teks: early, bobot: 'note' },
      ],
      catatan: true,
    });
    const senseless = await kkn.team.post(`${wave}/aksi/berangkatkan`, { catatan: 'Tetap berangkat.' });
    expect(refusal(senseless)).toEqual([409, 'Belum ada kelompok yang ditetapkan.']);
    await kkn.done(await kkn.team.post(`${group}/aksi/tetapkan`, {}));
    const unsaid = await kkn.team.post(`${wave}/aksi/berangkatkan`, {});
    expect(unsaid.statusCode).toBe(422);
    expect(errorsOf(unsaid)).toEqual({
      catatan: `1 peserta tertinggal: tanpa kelompok yang ditetapkan. ${early} Catatan wajib diisi.`,
    });
    await kkn.done(await kkn.team.post(`${wave}/aksi/berangkatkan`, { catatan: 'Satu menyusul.' }));
    expect(await statusOf(wave)).toBe('pelaksanaan');
  });

  it('sebelum beberapa gelombang sekaligus, angkanya dijumlah dan yang tidak masuk akal dihitung', async () => {
    const days = {
      tanggalBerangkat: cal.day(45),
      tanggalSelesai: cal.day(80),
      batasProposal: cal.day(50),
      batasLuaran: cal.day(85),
      batasNilai: cal.day(90),
    };
    const [one, other] = [await dividedWave(days), await dividedWave(days)];
    const draft = await kkn.wave({ tanggalTutup: cal.day(-2), ...days });
    await kkn.db.execute(`update kkn_gelombang set status = 'draf' where id = $1`, [draft.id]);
    await kkn.done(await kkn.team.post(`${one.group}/aksi/tetapkan`, {}));
    const ids = [one.idGelombang, other.idGelombang, draft.id];
    const seen = await kkn.team.post(`${W}/aksi/berangkatkan/lihat`, { ids });
    // The draft is in no state from which it may leave.
    expect(seen.json()).toEqual({
      pesan: [
        { teks: 'Belum ada kelompok yang ditetapkan.', bobot: 'refuse', baris: 1 },
        { teks: '1 kelompok belum ditetapkan.', bobot: 'note', baris: 1 },
        { teks: '4 peserta tertinggal: tanpa kelompok yang ditetapkan.', bobot: 'note', baris: 2 },
        { teks: `Pemberangkatan baru 45 hari lagi, pada ${words(45)}.`, bobot: 'note', baris: 2 },
      ],
      catatan: true,
      baris: 2,
      ditolak: 1,
    });
    const byFilter = await kkn.team.post(`${W}/aksi/berangkatkan/lihat`, { filter: { id: [one.idGelombang] } });
    expect(byFilter.json()).toMatchObject({ baris: 1, ditolak: 0 });
    const coordinator = await kkn.as('HA05');
    expect((await coordinator.post(`${W}/aksi/berangkatkan/lihat`, { ids })).statusCode).toBe(403);
    expect((await kkn.team.post(`${W}/aksi/terbang/lihat`, { ids })).statusCode).toBe(404);
    expect((await kkn.team.post(`${W}/aksi/berangkatkan/lihat`, {})).statusCode).toBe(400);
    const many = Array.from({ length: 1001 }, () => one.idGelombang);
    expect((await kkn.team.post(`${W}/aksi/berangkatkan/lihat`, { ids: many })).statusCode).toBe(400);
  });

  it('tidak dinilai tanpa peserta yang berjalan, tidak diakhiri tanpa nilai; yang diakhiri dapat mundur', async () => {
    const { wave, group, satu, dua } = await dividedWave({
      tanggalBerangkat: cal.day(0),
      tanggalSelesai: cal.day(30),
    });
    await kkn.done(await kkn.team.post(`${group}/aksi/tetapkan`, {}));
    await kkn.done(await kkn.team.post(`${wave}/aksi/berangkatkan`, { catatan: 'Satu menyusul.' }));
    expect(refusal(await kkn.team.post(`${wave}/aksi/nilai`, { catatan: 'Lebih awal.' }))).toEqual([
      409,
      'Belum ada peserta yang berjalan.',
    ]);
    await kkn.done(await kkn.team.post(`${group}/aksi/mulai`, {}));
    expect((await kkn.team.post(`${wave}/aksi/nilai`, {})).statusCode).toBe(422);
    await kkn.done(await kkn.team.post(`${wave}/aksi/nilai`, { catatan: 'Cuaca buruk.' }));
    expect(refusal(await kkn.team.post(`${wave}/aksi/akhiri`, { catatan: 'Selesai.' }))).toEqual([
      409,
      'Belum satu peserta pun memiliki nilai akhir.',
    ]);
    await kkn.db.execute('update mbkm_pendaftar_program_mbkm set nilai_akhir = 80 where id = $1', [satu.id]);
    expect((await look(`${wave}/aksi/akhiri`)).pesan.map(({ teks }) => teks)).toEqual([
      '1 peserta belum memiliki nilai akhir.',
      '2 peserta belum dinyatakan selesai.',
      '1 kelompok belum selesai.',
    ]);
    await kkn.db.execute(`update mbkm_pendaftar_program_mbkm set status = 'mengundurkan_diri' where id = $1`, [dua.id]);
    await kkn.done(await kkn.team.post(`${wave}/aksi/akhiri`, { catatan: 'Satu peserta menyusul.' }));
    // HA03 writes nothing in a wave that is over: its group offers no step that would be refused.
    expect(await stepsOf(kkn.team, group)).toEqual([]);
    expect((await kkn.team.post(`${wave}/aksi/mundur`, {})).statusCode).toBe(422);
    await kkn.done(await kkn.team.post(`${wave}/aksi/mundur`, { catatan: 'Nilai menyusul.' }));
    expect(await statusOf(wave)).toBe('penilaian');
  });

  it('tidak dibuka setelah masa pendaftarannya lewat; tanggalnya diperiksa saat disimpan', async () => {
    const over = await kkn.wave({ tanggalBuka: cal.day(-30), tanggalTutup: cal.day(-1) });
    expect(refusal(await kkn.team.post(`${W}/${over.id}/aksi/buka`, {}))).toEqual([
      409,
      `Pendaftaran gelombang ini sudah berakhir pada ${words(-1)}. Ubah tanggalnya dahulu.`,
    ]);
    const late = await kkn.team.put(`${W}/${over.id}`, { tanggalPembekalan: cal.day(41), version: over.version });
    expect(errorsOf(late)).toEqual({ tanggalPembekalan: 'Pembekalan tidak boleh setelah pemberangkatan.' });
    const outside = await kkn.team.put(`${W}/${over.id}`, {
      tanggalBerangkat: cal.day(900),
      tanggalSelesai: cal.day(930),
      batasProposal: cal.day(910),
      batasLuaran: cal.day(935),
      batasNilai: cal.day(940),
      version: over.version,
    });
    expect(outside.statusCode).toBe(422);
    expect(errorsOf(outside)?.tanggalBerangkat).toMatch(/^Di luar Semester .+\.$/);
  });
});
