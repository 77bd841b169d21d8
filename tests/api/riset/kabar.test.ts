// @module-tag semua: a programme's own words on the notices that platform/notify and platform/jobs send
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { partnerId } from '../../../server/demo/partners.ts';
import { cal, id, L, N, openRiset, P, type RisetPlace, type Row } from './place.ts';

/** Recipients of notices in research (docs/domain/40 §4.6). */

let riset: RisetPlace;
beforeAll(async () => {
  riset = await openRiset();
});
afterAll(() => riset.world.close());

type Account = { userId: string };
const told = async ({ userId }: Account, judul: string) =>
  riset.db.query<{ isi: string; link: string; jenis: string }>(
    'select isi, link, jenis from notifikasi where id_user = $1 and judul = $2 order by created_at',
    [userId, judul],
  );
const run = async (job: string) => {
  const answer = await (await riset.as('HA01')).post(`sistem/pekerjaan/${job}/jalankan`, {});
  expect(answer.statusCode, answer.body).toBeLessThan(300);
};
const ends = (own: string, days: number) =>
  riset.db.execute('update mbkm_pendaftar_program_mbkm set tanggal_selesai = $2 where id = $1', [own, cal.day(days)]);

let projects = 0;

describe('undangan', () => {
  /** A student whom a lecturer's project has invited. */
  async function invited() {
    const head = await riset.lecturer();
    const project = await riset.done(
      await head.post(L, {
        kodeSimaris: `SIM-KABAR-${++projects}`,
        judul: 'Arus Laut',
        skema: 'Hibah',
        bidangIlmu: 'teknik',
        tahun: 2026,
        sumberDana: 'Kampus',
        idKetua: head.idPegawai,
        anggotaDosen: [],
        kuotaMahasiswa: 3,
        tanggalMulai: cal.day(90),
        tanggalSelesai: cal.day(240),
      }),
    );
    const student = await riset.studentPerson();
    const npm = (
      await riset.db.one<{ npm: string }>('select npm from master_mahasiswa where id = $1', [student.idMahasiswa])
    )?.npm;
    await riset.done(
      await head.post(`${L}/bulk`, {
        idPenelitian: project.id,
        idPeriode: id.periode(1),
        mahasiswa: [{ npm, peranMahasiswa: 'Asisten' }],
      }),
    );
    return { head, student };
  }

  it('sampai kepada mahasiswa dengan batasnya, dan jawabannya satu kali kepada ketua', async () => {
    const { head, student } = await invited();
    const [invitation, ...more] = await told(student, 'Undangan penelitian dosen');
    expect(more).toEqual([]);
    expect(invitation).toMatchObject({ jenis: 'tugas', link: '/riset/registrasi' });
    expect(invitation?.isi).toMatch(/^Anda diundang ke penelitian "Arus Laut". Jawab paling lambat \d+ \w+ \d{4}\.$/);
    const [row] = (await student.get(P)).json<Row[]>();
    const { version } = await riset.done(await student.get(`${P}/${row?.id}`));
    await riset.done(
      await student.post(`${P}/${row?.id}/konfirmasi`, { terima: false, alasan: 'Sedang magang.', version }),
    );
    const [answered] = await told(head, 'Undangan penelitian dijawab');
    expect(answered?.isi).toMatch(/ menolak undangan ke "Arus Laut"\. Catatan: Sedang magang\.$/);
    // Declining withdraws the registration, of which the head gets no second notice.
    expect(await told(head, 'Peserta mengundurkan diri')).toEqual([]);
  });

  it.each(['dihapus', 'diundurkan'])('yang diterima lalu drafnya %s: ketua tahu tempatnya kosong lagi', async how => {
    const { head, student } = await invited();
    const [row] = (await student.get(P)).json<Row[]>();
    const { version } = await riset.done(await student.get(`${P}/${row?.id}`));
    await riset.done(await student.post(`${P}/${row?.id}/konfirmasi`, { terima: true, version }));
    const participation = `mbkm/pendaftar-program-mbkm/${row?.id}`;
    await riset.done(
      how === 'dihapus'
        ? await student.delete(`${P}/${row?.id}`)
        : await student.post(`${participation}/aksi/mengundurkan_diri`, { catatan: 'Pindah minat.' }),
    );
    const found = await told(head, 'Peserta penelitian mundur');
    expect(found).toHaveLength(1);
    expect(found[0]?.isi).toContain('melepas tempatnya di "Arus Laut".');
    expect(await told(head, 'Peserta mengundurkan diri')).toEqual([]);
  });
});

describe('pekerjaan harian', () => {
  it.each([
    [7, 1],
    [6, 0],
    [1, 1],
  ])('laporan: %i hari sebelum berakhir mahasiswa diingatkan %i kali, sekali saja', async (days, times) => {
    const { student, id: own } = await riset.running();
    await ends(own, days);
    await run('laporan-riset');
    await run('laporan-riset');
    const found = await told(student, 'Laporan riset segera jatuh tempo');
    expect(found.map(({ isi }) => isi)).toEqual(
      Array.from({ length: times }, () => `Riset Anda berakhir ${days} hari lagi; laporan akhir belum disetujui.`),
    );
  });

  it('nilai: mitra diingatkan sekali setelah riset berakhir, dengan batas 14 hari', async () => {
    const { id: own, student } = await riset.running();
    const partner = await riset.enter('HA06', { idMitra: partnerId('data') });
    const { namaMahasiswa } = await riset.done(await riset.team.get(`${P}/${own}`));
    const mine = async () =>
      (await told(partner, 'Nilai riset ditunggu')).filter(({ isi }) => isi.includes(String(namaMahasiswa)));
    await ends(own, 1);
    await run('nilai-mitra-riset');
    expect(await mine()).toEqual([]);
    await ends(own, 0);
    await run('nilai-mitra-riset');
    await run('nilai-mitra-riset');
    const found = await mine();
    expect(found).toHaveLength(1);
    expect(found[0]?.isi).toContain('ditunggu sampai ');
    expect(await told(student, 'Nilai riset ditunggu')).toEqual([]);
  });
});

describe('nilai mitra', () => {
  it('yang diunggah sampai kepada dosen, keputusannya kepada mahasiswa dengan catatan', async () => {
    const { student, id: own, dosen } = await riset.running();
    const made = await riset.done(
      await student.post(N, {
        idPendaftarMbkm: own,
        disiplin: 80,
        kompetensiRiset: 85,
        kerjaSama: 90,
        hasilKerja: 80,
        namaPenilai: 'Laksmi',
        jabatanPenilai: 'Peneliti',
        tanggalPenilaian: cal.day(-1),
        berkas: await riset.file(student, 'riset/nilai-mitra', 'berkas'),
      }),
    );
    await riset.done(await student.post(`${N}/${made.id}/aksi/ajukan`, {}));
    const account = await riset.db.one<{ id: string }>('select id from pengaturan_user where id_pegawai = $1', [
      dosen.idPegawai,
    ]);
    expect(await told({ userId: account?.id ?? '' }, 'Nilai mitra menunggu Anda')).toMatchObject([
      { link: '/riset/nilai-mitra', jenis: 'tugas' },
    ]);
    await riset.done(await dosen.post(`${N}/${made.id}/aksi/revisi`, { catatan: 'Tidak terbaca.' }));
    expect(await told(student, 'Nilai mitra dikembalikan')).toMatchObject([
      { isi: 'Nilai mitra riset Anda dikembalikan. Catatan: Tidak terbaca.' },
    ]);
    await riset.done(await student.post(`${N}/${made.id}/aksi/ajukan`, {}));
    await riset.done(await dosen.post(`${N}/${made.id}/aksi/setujui`, {}));
    expect(await told(student, 'Nilai mitra final')).toMatchObject([{ isi: 'Nilai mitra riset Anda final.' }]);
  });
});
