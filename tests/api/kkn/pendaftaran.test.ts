import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cal, id, informatika, manajemen } from '../magang/place.ts';
import { anggota, type KknPlace, openKkn } from './place.ts';

/** Registration for a wave (docs/domain/30 §1.6; scenarios 1 and 2). */

const P = 'v3/kkn/pendaftaran';
const berkas = ['berkasKrs', 'berkasTranskrip', 'berkasSuratSehat', 'berkasIzinOrangTua', 'pasFoto'] as const;
let kkn: KknPlace;
let wave: Record<string, unknown> & { id: string };

beforeAll(async () => {
  kkn = await openKkn();
  wave = await kkn.wave({ minSks: 100, tanggalBerangkat: cal.day(120), tanggalSelesai: cal.day(160), ...later });
  await kkn.done(await kkn.team.post(`v3/kkn/gelombang/${wave.id}/aksi/buka`, {}));
});
afterAll(() => kkn.world.close());
const later = {
  batasProposal: cal.day(130),
  batasLuaran: cal.day(165),
  batasNilai: cal.day(170),
  idPeriode: id.periode(1),
};

async function documents(userId: string): Promise<Record<string, string>> {
  const files = await kkn.documents(userId, ...berkas);
  await kkn.db.execute(`update internal_berkas set resource = 'kkn/pendaftaran' where uploaded_by = $1`, [userId]);
  return files;
}
const detail = (files: Record<string, string>, over: Record<string, unknown> = {}) => ({
  idGelombang: wave.id,
  noHp: '081234567890',
  alamatDomisili: 'Jalan Rungkut 1',
  ukuranJaket: 'L',
  namaKontakDarurat: 'Siti',
  hubunganKontakDarurat: 'orang_tua',
  noHpKontakDarurat: '081234567891',
  kendaraan: 'motor',
  bersediaDitempatkan: true,
  pernyataanBenar: true,
  kebutuhanKhusus: 'Asma',
  ...files,
  ...over,
});
const body = (own: Record<string, unknown>) => ({
  idProgram: wave.idProgram,
  idPeriode: wave.idPeriode,
  jalur: 'reguler',
  kkn: own,
});

describe('pendaftaran KKN', () => {
  it('menyebut syarat yang belum terpenuhi dengan angkanya', async () => {
    const student = await kkn.studentPerson({ sks_tempuh: 96 });
    const answer = await student.post(P, { ...body(detail(await documents(student.userId))), ajukan: true });
    expect([answer.statusCode, answer.json().message]).toEqual([
      422,
      'Syarat SKS belum terpenuhi: 96 dari minimal 100.',
    ]);
    const syarat = await student.get(`${P}/syarat`, {
      idProgram: wave.idProgram,
      idPeriode: wave.idPeriode,
      idGelombang: wave.id,
    });
    expect(syarat.json().syarat).toContainEqual(
      expect.objectContaining({ label: 'SKS', lolos: false, nilai: 96, batas: 100 }),
    );
  });

  it('dijaga isiannya, lalu dilihat koordinator prodinya saja, tanpa data kesehatan', async () => {
    const student = await kkn.studentPerson({ sks_tempuh: 118 });
    const files = await documents(student.userId);
    const same = detail(files, { noHpKontakDarurat: '081234567890' });
    expect((await student.post(P, body(same))).json().errors).toEqual({
      'kkn.noHpKontakDarurat': 'Nomor kontak darurat harus berbeda dari nomor Anda.',
    });
    const draft = await kkn.done(await student.post(P, body(detail({}))));
    expect(draft).toMatchObject({
      status: 'draf',
      tanggalMulai: wave.tanggalBerangkat,
      tanggalSelesai: wave.tanggalSelesai,
    });
    const lacking = await student.put(`${P}/${draft.id}`, { ...body(detail({})), ajukan: true });
    expect(Object.keys(lacking.json().errors)).toEqual(berkas.map(name => `kkn.${name}`));
    const sent = await kkn.done(await student.put(`${P}/${draft.id}`, { ...body(detail(files)), ajukan: true }));
    expect(sent).toMatchObject({ status: 'diajukan', tahapAktif: 'prodi' });
    const own = await kkn.enter('HA05', { idProgramProdi: informatika });
    const other = await kkn.enter('HA05', { idProgramProdi: manajemen });
    expect((await other.get(`${P}/${draft.id}`)).statusCode).toBe(404);
    const seen = await kkn.done(await own.get(`${P}/${draft.id}`));
    expect(seen.kkn).toMatchObject({ noHp: '081234567890' });
    expect(seen.kkn).not.toHaveProperty('kebutuhanKhusus');
    // Scenario 2: returned with a note, resubmitted, approved; the history names everybody.
    const decide = (aksi: string, version: unknown, catatan?: string) =>
      own.put(`${P}/approval`, { items: [{ id: draft.id, version }], aksi, catatan });
    expect((await decide('revisi', seen.version)).json().gagal).toMatchObject([
      { id: draft.id, pesan: 'Catatan wajib diisi.' },
    ]);
    expect((await decide('revisi', seen.version, 'Unggah ulang KRS.')).json().berhasil).toEqual([draft.id]);
    const again = await kkn.done(await student.put(`${P}/${draft.id}`, { ...body(detail(files)), ajukan: true }));
    expect((await decide('setujui', again.version)).json().berhasil).toEqual([draft.id]);
    const history = (await student.get(`mbkm/pendaftar-program-mbkm/${draft.id}/riwayat`)).json<
      Record<string, string>[]
    >();
    const steps = history.filter(({ kolomStatus }) => kolomStatus === 'status');
    expect(steps.map(({ keStatus }) => keStatus)).toEqual(['disetujui', 'diajukan', 'revisi', 'diajukan']);
    expect(steps.every(({ namaUser }) => Boolean(namaUser))).toBe(true);
  });

  it('gelombang yang tutup tidak menerima lagi', async () => {
    const closed = await kkn.wave({ ...later, tanggalBerangkat: cal.day(120), tanggalSelesai: cal.day(160) });
    const student = await kkn.studentPerson({ sks_tempuh: 118 });
    const answer = await student.post(P, {
      ...body(detail(await documents(student.userId), { idGelombang: closed.id })),
      ajukan: true,
    });
    expect([answer.statusCode, answer.json().message]).toEqual([422, 'Pendaftaran gelombang ini sudah ditutup.']);
  });

  it('disaring menurut gelombangnya dan yang belum berkelompok', async () => {
    const [satu, lain] = [await kkn.wave(), await kkn.wave()];
    const [berdua, teman, sendiri, luar] = [
      await kkn.participant(satu.id),
      await kkn.participant(satu.id),
      await kkn.participant(satu.id),
      await kkn.participant(lain.id),
    ];
    await kkn.done(
      await kkn.team.post('v3/kkn/kkn-kelompok', {
        idGelombang: satu.id,
        nama: 'Disaring',
        anggota: [anggota(berdua, 'ketua'), anggota(teman)],
      }),
    );
    const found = async (filter: Record<string, unknown>) =>
      (await kkn.team.get('mbkm/pendaftar-program-mbkm', { filter })).json<{ id: string }[]>().map(row => row.id);
    expect((await found({ ikatan: satu.id })).toSorted()).toEqual([berdua.id, teman.id, sendiri.id].toSorted());
    expect(await found({ ikatan: satu.id, berkelompok: false })).toEqual([sendiri.id]);
    expect((await found({ ikatan: satu.id, berkelompok: true })).toSorted()).toEqual([berdua.id, teman.id].toSorted());
    expect(await found({ ikatan: lain.id })).toEqual([luar.id]);
    const wrong = await kkn.team.get('mbkm/pendaftar-program-mbkm', { filter: { ikatan: 'x' } });
    expect(wrong.statusCode).toBe(400);
    const partner = await kkn.as('HA06');
    expect((await partner.get('mbkm/pendaftar-program-mbkm', { filter: { berkelompok: true } })).statusCode).toBe(403);
  });
});
