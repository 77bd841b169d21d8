// @module-tag semua: offices' own files one by one; the machinery is asked in import/apply and dryRun
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PratinjauPendaftar } from '../../../resources/mbkm/imporPeserta.ts';
import type { Person } from '../support/world.ts';
import { G, id, type KwuPlace, manajemen, openKwu, P } from './place.ts';

/** Whole groups from a spreadsheet (docs/domain/30 §2, scenario 10). */

let kwu: KwuPlace;
beforeAll(async () => {
  kwu = await openKwu({ maksKelompokPerDpl: 1, ukuranMin: 2 });
});
afterAll(() => kwu.world.close());

const head = 'npm,nama_kelompok,nama_usaha,peran,kategori,tahap,skema,nip_dpl';

function send(person: Person, lines: readonly string[], idPeriode = id.periode(1)) {
  const mark = 'batas-uji';
  const part = (name: string, value: string) =>
    `--${mark}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const file = `--${mark}\r\nContent-Disposition: form-data; name="file"; filename="kwu.csv"\r\nContent-Type: text/csv\r\n\r\n`;
  return kwu.world.app.inject({
    method: 'POST',
    url: `/api/${P}/import`,
    headers: { 'content-type': `multipart/form-data; boundary=${mark}`, authorization: `Bearer ${person.token}` },
    payload: Buffer.from(
      `${part('idProgram', kwu.idProgram)}${part('idPeriode', idPeriode)}${file}${[head, ...lines].join('\n')}\r\n--${mark}--\r\n`,
    ),
  });
}
async function preview(...lines: string[]): Promise<PratinjauPendaftar> {
  const answer = await send(kwu.team, lines);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<PratinjauPendaftar>();
}
const save = (body: Record<string, unknown>) => kwu.team.post(`${P}/save-import`, body);
/** Errors of a row, without its warnings. */
const wrong = ({ baris }: PratinjauPendaftar) =>
  baris.filter(({ status }) => status === 'gagal').map(({ nomor, kesalahan }) => [nomor, kesalahan]);
const npms = async (n: number) => Promise.all(Array.from({ length: n }, async () => (await kwu.student()).npm));
const groupNamed = async (nama: string) => {
  const rows = (await kwu.team.get(G, { filter: { q: nama } })).json<{ id: string; nama: string }[]>();
  const found = rows.find(row => row.nama === nama);
  return found ? kwu.now(`${G}/${found.id}`) : undefined;
};
const registrations = async (all: readonly string[]) =>
  kwu.db.query<{ npm: string; status: string; jalur: string }>(
    `select t.npm, t.status, t.jalur from mbkm_pendaftar_program_mbkm t where t.npm = any($1) and t.kode_jenis_mbkm = 'kwu' order by t.npm`,
    [all],
  );

describe('impor kelompok KWU', () => {
  it('hanya untuk Tim MBKM; templatnya menyebut kolomnya', async () => {
    const answer = await kwu.team.get(`${P}/template`, { format: 'csv' });
    expect(answer.body.split(/\r?\n/)[0]?.replace('\uFEFF', '').replaceAll(';', ',')).toBe(head);
    for (const role of ['HA02', 'HA04', 'HA05', 'HA10'] as const) {
      const person = await kwu.as(role);
      expect((await person.get(`${P}/template`)).statusCode, role).toBe(403);
      expect((await send(person, [])).statusCode, role).toBe(403);
      expect((await person.post(`${P}/save-import`, {})).statusCode, role).toBe(403);
    }
  });

  it('enam baris benar menjadi pendaftar dan kelompok yang disetujui; tiga yang salah disebut alasannya', async () => {
    const [a, b, c, d, e, f, g, h] = await npms(8);
    const dosen = await kwu.lecturer();
    const nip = (await kwu.db.one<{ nip: string }>('select nip from master_pegawai where id = $1', [dosen.idPegawai]))
      ?.nip;
    const taken = await kwu.entrepreneur({ id_program_prodi: manajemen });
    await kwu.begin(taken);
    const found = await preview(
      `${a},Anyaman,Anyaman Bambu,ketua,industri_kreatif,awal,p2mw,${nip}`,
      `${b},Anyaman,Anyaman Bambu,bendahara,industri_kreatif,,,`,
      `${c},anyaman,Anyaman Bambu,,Industri kreatif,,,`,
      `${d},,Bakso Ikan,,makanan_minuman,,,`,
      `${e},,Jasa Desain,,bisnis_digital,bertumbuh,,`,
      `${f},,Servis Motor,,jasa_perdagangan,,,`,
      `99999999999,,Tanpa Mahasiswa,,bisnis_digital,,,`,
      `${taken.npm},,Sudah Terdaftar,,bisnis_digital,,,`,
      `${g},,Kebun Sayur,sekretaris dua,budi_daya,,,`,
    );
    expect(found).toMatchObject({ jumlahBaris: 9, jumlahGagal: 3 });
    expect(wrong(found)).toEqual([
      [8, [{ kolom: 'npm', pesan: 'NPM 99999999999 tidak ditemukan.' }]],
      [9, [{ kolom: 'npm', pesan: 'Mahasiswa sudah terdaftar pada periode ini.' }]],
      [10, [{ kolom: 'peran', pesan: 'Pilih salah satu yang tersedia.' }]],
    ]);
    const all = [a, b, c, d, e, f, g, h].map(String);
    expect(await registrations(all)).toEqual([]);

    const saved = await save({ idImport: found.idImport });
    expect(saved.json(), saved.body).toMatchObject({ jumlahTersimpan: 6, jumlahDilewati: 3 });
    expect((await registrations(all)).map(({ status, jalur }) => `${status} ${jalur}`).toSorted()).toEqual([
      'disetujui kelompok',
      'disetujui kelompok',
      'disetujui kelompok',
      'disetujui mandiri',
      'disetujui mandiri',
      'disetujui mandiri',
    ]);
    const group = await groupNamed('Anyaman');
    expect(group).toMatchObject({
      jenis: 'kelompok',
      namaUsaha: 'Anyaman Bambu',
      kategori: 'industri_kreatif',
      tahap: 'awal',
      programEksternal: 'p2mw',
      status: 'disetujui',
      idPegawaiDpl: dosen.idPegawai,
    });
    expect(group?.anggota).toHaveLength(3);
    const again = await save({ idImport: found.idImport });
    expect([again.statusCode, again.json().message]).toEqual([409, 'Impor ini sudah disimpan.']);
  });

  it('satu baris salah menjatuhkan seluruh kelompoknya, dan hanya kelompoknya', async () => {
    const [a, b, c] = await npms(3);
    const found = await preview(
      `${a},Separuh,Roti,ketua,makanan_minuman,,,`,
      `00000000001,Separuh,Roti,,makanan_minuman,,,`,
      `${b},Utuh,Tahu,ketua,makanan_minuman,,,`,
      `${c},Utuh,Tahu,,makanan_minuman,,,`,
    );
    expect(wrong(found)).toEqual([
      [2, [{ kolom: 'nama_kelompok', pesan: 'Kelompok ini memuat baris yang salah (baris 3).' }]],
      [3, [{ kolom: 'npm', pesan: 'NPM 00000000001 tidak ditemukan.' }]],
    ]);
    const part = await save({ idImport: found.idImport, nomorBaris: [4] });
    expect(part.json().errors).toEqual({ nomorBaris: 'Pilih semua baris satu kelompok (baris 4, 5).' });
    expect((await save({ idImport: found.idImport })).json()).toMatchObject({ jumlahTersimpan: 2 });
    expect([await groupNamed('Separuh'), (await groupNamed('Utuh'))?.status]).toEqual([undefined, 'disetujui']);
  });

  it('isi yang berbeda dalam satu kelompok, nama yang terpakai, dan DPL yang penuh disebut di selnya', async () => {
    const [a, b, c, d, e, f] = await npms(6);
    const dosen = await kwu.lecturer();
    const nip = (await kwu.db.one<{ nip: string }>('select nip from master_pegawai where id = $1', [dosen.idPegawai]))
      ?.nip;
    await kwu.begin(await kwu.entrepreneur(), { nama: 'Nama Lama' });
    const found = await preview(
      `${a},Beda,Usaha Satu,ketua,bisnis_digital,,,${nip}`,
      `${b},Beda,Usaha Dua,,bisnis_digital,,,`,
      `${c},Nama  lama,Usaha,ketua,bisnis_digital,,,`,
      `${f},Nama lama,Usaha,ketua,bisnis_digital,,,`,
      `${d},,Usaha Penuh,,bisnis_digital,,,${nip}`,
      `${e},,Usaha Lain,,perkapalan,,,000`,
    );
    const said = Object.fromEntries(
      found.baris.map(({ nomor, kesalahan }) => [
        nomor,
        Object.fromEntries(kesalahan.map(({ kolom, pesan }) => [kolom, pesan])),
      ]),
    );
    expect(said).toMatchObject({
      3: { nama_usaha: 'Berbeda dari baris 2 kelompok ini.' },
      4: { nama_kelompok: 'Nama kelompok sudah dipakai pada periode ini.' },
      5: { peran: 'Kelompok harus memiliki tepat satu ketua.' },
      6: { nip_dpl: 'DPL sudah mencapai batas 1 kelompok.' },
      7: { nip_dpl: 'NIP 000 tidak ditemukan.', kategori: expect.any(String) },
    });
    expect(found.jumlahGagal).toBe(6);
    expect((await send(kwu.team, [`${a},,U,,bisnis_digital,,,`], id.periode(2))).statusCode).toBe(422);
  });

  it('dibatalkan per kelompok: yang sudah disentuh tinggal seluruhnya, yang lain hilang seluruhnya', async () => {
    const [a, b, c, d] = await npms(4);
    const found = await preview(
      `${a},Tinggal,Teh,ketua,makanan_minuman,,,`,
      `${b},Tinggal,Teh,,makanan_minuman,,,`,
      `${c},Pergi,Susu,ketua,makanan_minuman,,,`,
      `${d},Pergi,Susu,,makanan_minuman,,,`,
    );
    await kwu.done(await save({ idImport: found.idImport }));
    const stays = await groupNamed('Tinggal');
    kwu.world.clock.now = new Date(kwu.world.clock.now.getTime() + 60_000);
    await kwu.done(await kwu.team.put(`${G}/${stays?.id}`, { version: stays?.version, namaUsaha: 'Teh Tarik' }));
    const undone = await kwu.team.post(`${P}/import/${found.idImport}/batalkan`, {});
    expect(undone.json(), undone.body).toMatchObject({ dikembalikan: 2 });
    expect(undone.json<{ gagal: { pesan: string }[] }>().gagal.map(({ pesan }) => pesan)).toEqual([
      'Data sudah diubah sesudah impor.',
      'Data sudah diubah sesudah impor.',
    ]);
    expect((await registrations([a, b, c, d].map(String))).map(({ npm }) => npm).toSorted()).toEqual(
      [a, b].map(String).toSorted(),
    );
    expect([(await groupNamed('Tinggal'))?.status, await groupNamed('Pergi')]).toEqual(['disetujui', undefined]);
    const student = await kwu.as('HA02');
    expect((await student.post(`${P}/import/${found.idImport}/batalkan`, {})).statusCode).toBe(403);
  });
});
