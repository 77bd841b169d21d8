import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { groupId, waveId } from '../../../server/areas/kkn/demo/ids.ts';
import { type KknPlace, openKkn } from './place.ts';

/** The demo data of KKN (docs/domain/30 §5) keeps the product's own rules. */

let kkn: KknPlace;
beforeAll(async () => {
  kkn = await openKkn();
});
afterAll(() => kkn.world.close());

interface Arranged {
  kelompok: { kode: string; idDesa: string | null; pelanggaran: { pesan: string }[] }[];
  peserta: unknown[];
}
const arranged = async (wave: string): Promise<Arranged> =>
  (await kkn.team.get('v3/kkn/mengatur-kelompok', { idGelombang: waveId(wave) })).json<Arranged>();

describe('data contoh KKN', () => {
  it('memuat lima gelombang dengan peserta menurut keadaannya', async () => {
    const found = await kkn.db.query(
      `select w.nama, w.status, count(*)::int as peserta, count(distinct p.id_kelompok)::int as kelompok
       from kkn_gelombang w join kkn_pendaftaran p on p.id_gelombang = w.id group by w.id order by w.tanggal_berangkat`,
    );
    expect(found).toEqual([
      { nama: 'KKN Tematik Gelombang I', status: 'selesai', peserta: 16, kelompok: 2 },
      { nama: 'KKN Tematik Khusus', status: 'penilaian', peserta: 16, kelompok: 2 },
      { nama: 'KKN Tematik Gelombang II', status: 'pelaksanaan', peserta: 60, kelompok: 6 },
      { nama: 'KKN Tematik Gelombang III', status: 'pembagian', peserta: 81, kelompok: 3 },
      { nama: 'KKN Tematik Gelombang IV', status: 'pendaftaran', peserta: 12, kelompok: 0 },
    ]);
  });

  it('menghitung tempat desa dan beban DPL seperti server', async () => {
    const villages = await kkn.db.query(
      `select d.desa from kkn_desa d where (d.jumlah_kelompok, d.terisi) is distinct from (
         (select count(*)::int from kkn_kkn_kelompok g where g.id_desa = d.id),
         (select count(*)::int from kkn_kkn_kelompok g join kkn_kkn_kelompok_anggota m on m.parent_id = g.id where g.id_desa = d.id))`,
    );
    const lecturers = await kkn.db.query(
      `select d.nama from kkn_dpl d where (d.jumlah_kelompok, d.sisa) is distinct from (
         (select count(*)::int from kkn_kkn_kelompok g where g.id_dpl = d.id),
         d.maks_kelompok - (select count(*)::int from kkn_kkn_kelompok g where g.id_dpl = d.id))`,
    );
    expect([villages, lecturers]).toEqual([[], []]);
    const full = await kkn.db.query(`select nama from kkn_dpl where sisa = 0 and jumlah_kelompok > 0`);
    expect(full).toEqual([{ nama: 'Dr. Arif Budiman, M.T.' }]);
  });

  it.each(['satu', 'khusus', 'dua'])('kelompok gelombang %s tidak melanggar susunan', async wave => {
    const { kelompok } = await arranged(wave);
    expect(kelompok.length).toBeGreaterThan(0);
    expect(kelompok.flatMap(({ kode, pelanggaran }) => pelanggaran.map(({ pesan }) => `${kode}: ${pesan}`))).toEqual(
      [],
    );
  });

  it('gelombang III menunggu dibagi: 60 orang menjadi 5 kelompok berisi 12', async () => {
    const made = await kkn.team.post('v3/kkn/mengatur-kelompok/usulan', { idGelombang: waveId('tiga'), benih: 'satu' });
    expect(made.statusCode, made.body).toBe(201);
    const { kelompok, tidakTertempatkan } = made.json<{ kelompok: { anggota: unknown[] }[]; tidakTertempatkan: [] }>();
    expect([kelompok.map(({ anggota }) => anggota.length), tidakTertempatkan]).toEqual([[12, 12, 12, 12, 12], []]);
  });

  it('mahasiswa contoh memimpin KKN-01, dosen contoh membimbing KKN-01 sampai KKN-03', async () => {
    const [student, lecturer] = [await kkn.as('HA02'), await kkn.as('HA04')];
    const own = (await student.get('v3/kkn/pendaftaran/saya')).json<{ kelompok: string; gelombang: string }[]>();
    expect(own).toMatchObject([{ kelompok: 'KKN-01 Desa Cerdas', gelombang: 'KKN Tematik Gelombang II' }]);
    const groups = (await lecturer.get('v3/kkn/kkn-kelompok', { filter: { idGelombang: waveId('dua') } })).json<
      { kode: string }[]
    >();
    expect(groups.map(({ kode }) => kode)).toEqual(['KKN-01', 'KKN-02', 'KKN-03']);
    const group = (await student.get(`v3/kkn/kkn-kelompok/${groupId('dua:1')}`)).json<{ anggota: unknown[] }>();
    expect(group.anggota).toHaveLength(10);
  });

  it('penanggung jawab program kerja tampil dengan namanya, dan anggota yang bertugas tidak dihapus', async () => {
    const [one] = (await kkn.team.get('v3/kkn/proposal', { filter: { idKelompok: groupId('dua:1') } })).json();
    const proposal = (await kkn.team.get(`v3/kkn/proposal/${one.id}`, { embed: '1' })).json();
    const charge = proposal.programKerja.map(
      (row: { _embed: { idPenanggungJawab: { label: string } } }) => row._embed.idPenanggungJawab.label,
    );
    expect(charge).toEqual(proposal.programKerja.map(() => expect.stringMatching(/^\d{8,} \p{Lu}/u)));
    expect(charge.length).toBeGreaterThan(2);
    const group = (await kkn.team.get(`v3/kkn/kkn-kelompok/${groupId('dua:1')}`)).json();
    const gone = await kkn.team.put(`v3/kkn/kkn-kelompok/${group.id}`, { version: group.version, anggota: [] });
    expect(gone.json().message).toMatch(/^Anggota "\d{8,} .+" masih dipakai oleh \d+ proposal KKN sehingga/);
  });

  it('log harian ada dalam semua keadaan, enam terlambat', async () => {
    const found = await kkn.db.query(
      `select l.status, count(*) filter (where l.terlambat)::int as terlambat from kkn_laporan_harian l
       join kkn_pendaftaran p on p.id_pendaftar_mbkm = l.id_pendaftar_mbkm where p.id_gelombang = $1 group by 1 order by 1`,
      [waveId('dua')],
    );
    expect(found).toEqual([
      { status: 'diajukan', terlambat: 0 },
      { status: 'disetujui', terlambat: 6 },
      { status: 'ditolak', terlambat: 0 },
      { status: 'draf', terlambat: 0 },
      { status: 'revisi', terlambat: 0 },
    ]);
  });

  it('nilai peserta sama dengan lembar yang terkirim', async () => {
    const wrong = await kkn.db.query(
      `select t.npm from mbkm_pendaftar_program_mbkm t where t.kode_jenis_mbkm = 'kkn'
         and (t.nilai_mitra, t.nilai_dosen, t.nilai_tim) is distinct from (
           (select n.nilai_angka from nilai_penilaian n where n.id_pendaftar_mbkm = t.id and n.jenis_penilai = 'mitra' and n.status = 'terkirim'),
           (select n.nilai_angka from nilai_penilaian n where n.id_pendaftar_mbkm = t.id and n.jenis_penilai = 'dosen' and n.status = 'terkirim'),
           (select n.nilai_angka from nilai_penilaian n where n.id_pendaftar_mbkm = t.id and n.jenis_penilai = 'tim' and n.status = 'terkirim'))`,
    );
    expect(wrong).toEqual([]);
    const graded = await kkn.db.one(
      `select count(*) filter (where nilai_akhir is not null)::int as lengkap, count(*) filter (where status_konversi = 'final')::int as final
       from mbkm_pendaftar_program_mbkm where kode_jenis_mbkm = 'kkn'`,
    );
    expect(graded).toEqual({ lengkap: 16, final: 1 });
  });

  it('lembar nilai konversi KKN dibuka oleh koordinator dan penilai prodinya, bukan oleh yang lain', async () => {
    const own = await kkn.db.one<{ id: string; prodi: string }>(
      `select id, id_program_prodi as prodi from mbkm_pendaftar_program_mbkm
       where kode_jenis_mbkm = 'kkn' and status_konversi = 'final' limit 1`,
    );
    const other = await kkn.db.one<{ id: string }>(
      `select id from master_program_prodi where id <> $1 order by kode limit 1`,
      [own?.prodi],
    );
    const sheet = `mbkm/pendaftar-program-mbkm/${own?.id}/konversi`;
    for (const role of ['HA05', 'HA07']) {
      const seen = await (await kkn.enter(role, { idProgramProdi: own?.prodi })).get(sheet);
      expect([role, seen.statusCode, seen.json().kelompok]).toEqual([role, 200, 'kkn']);
      const strange = await (await kkn.enter(role, { idProgramProdi: other?.id })).get(sheet);
      expect([role, strange.statusCode]).toEqual([role, 404]);
    }
    const student = (await kkn.participant(waveId('empat'))).person;
    expect((await student.get(sheet)).statusCode).toBe(404);
  });
});
