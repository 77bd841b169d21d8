import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RisetSaya } from '../../../resources/riset/bacaan.ts';
import { partnerId } from '../../../server/demo/partners.ts';
import { manajemen } from '../magang/place.ts';
import { cal, I, id, informatika, L, openRiset, P, type RisetPlace, type Row, S } from './place.ts';

/** Rules of research that no story of the other files passes by (docs/domain/40 §1.2, §2.3, §4.1, §4.6). */

let riset: RisetPlace;
beforeAll(async () => {
  riset = await openRiset();
});
afterAll(() => riset.world.close());

const told = async (userId: string, judul: string) =>
  riset.db.query<{ isi: string; link: string }>('select isi, link from notifikasi where id_user = $1 and judul = $2', [
    userId,
    judul,
  ]);

describe('skema', () => {
  it('ditutup mitra; namanya sekali dalam mitra dan periode; tanggalnya berurutan', async () => {
    const scheme = await riset.makeScheme();
    const same = await riset.team.post(S, { ...scheme, version: undefined, id: undefined });
    expect(same.statusCode).toBe(422);
    const body = {
      idMitra: scheme.idMitra,
      idPeriode: scheme.idPeriode,
      namaSkema: scheme.namaSkema,
      bidangIlmu: 'sains',
      deskripsi: 'D',
      modePelaksanaan: 'daring',
      lokasi: 'L',
      kuota: 1,
      sksMaksimal: 20,
      pembiayaan: 'mitra',
      tanggalBuka: cal.day(-1),
      tanggalTutup: cal.day(9),
      tanggalMulai: cal.day(95),
      tanggalSelesai: cal.day(230),
      pembimbingMitra: 'A',
      emailPembimbingMitra: 'a@data.example',
    };
    expect(riset.refusal(await riset.team.post(S, body))).toEqual([422, 'Skema dengan nama ini sudah ada.']);
    const wrong = await riset.team.post(S, { ...body, namaSkema: 'Lain', tanggalMulai: cal.day(1) });
    expect(wrong.json().errors).toEqual({
      tanggalTutup: 'Urutan tanggal tidak sesuai: pendaftaran, lalu pelaksanaan.',
    });
    const mitra = await riset.enter('HA06', { idMitra: partnerId('data') });
    expect(
      await riset.done(await mitra.post(`${S}/${scheme.id}/aksi/tutup`, { catatan: 'Kuota cukup.' })),
    ).toMatchObject({ status: 'ditutup' });
    const student = await riset.studentPerson();
    expect((await student.get(`${S}/${scheme.id}`)).statusCode).toBe(404);
  });
});

describe('inisiasi mitra', () => {
  it('milik pengusulnya, dibaca koordinator prodinya; skemanya membawa lama dan mitranya seorang PIC', async () => {
    const student = await riset.studentPerson();
    const jenis = await riset.db.one<{ id: string }>('select id from master_jenis_mitra order by kode limit 1');
    const made = await riset.done(
      await student.post(I, {
        idPeriode: id.periode(1),
        namaMitra: 'Balai Garam Madura',
        idJenisMitra: jenis?.id,
        bidangUsaha: 'Garam',
        alamat: 'Jalan 2',
        idProvinsi: '35',
        idKabupaten: '35.10',
        email: 'kantor@garam.example',
        namaPic: 'Rini',
        jabatanPic: 'Kepala',
        emailPic: 'rini@garam.example',
        noHpPic: '081234500002',
        judulUsulan: 'Garam Halus',
        bidangIlmu: 'teknik',
        ringkasan: 'R',
        alasan: 'A',
        lamaBulan: 5,
        rencanaKerjaSama: 'pks',
        suratKesediaan: await riset.file(student, 'riset/inisiasi-mitra', 'suratKesediaan'),
      }),
    );
    const sent = await riset.done(await student.post(`${I}/${made.id}/aksi/ajukan`, {}));
    expect((await riset.coordinator.get(`${I}/${sent.id}`)).statusCode).toBe(200);
    expect((await riset.coordinator.post(`${I}/${sent.id}/aksi/setujui`, {})).statusCode).toBe(403);
    const elsewhere = await riset.enter('HA05', { idProgramProdi: manajemen });
    expect((await elsewhere.get(`${I}/${sent.id}`)).statusCode).toBe(404);
    expect((await (await riset.studentPerson()).get(`${I}/${sent.id}`)).statusCode).toBe(404);
    expect((await riset.team.post(`${I}/${sent.id}/aksi/tolak`, {})).statusCode).toBe(422);
    const approved = await riset.done(await riset.team.post(`${I}/${sent.id}/aksi/setujui`, {}));
    const pic = await riset.db.query<{ nama: string }>('select nama from master_pic_mitra where id_mitra = $1', [
      approved.idMitra,
    ]);
    expect(pic).toEqual([{ nama: 'Rini' }]);
    const [scheme] = (await riset.team.get(S, { filter: { idMitra: approved.idMitra } })).json<Row[]>();
    expect(scheme).toMatchObject({ idProgramProdi: [informatika], idPeriode: id.periode(1), namaSkema: 'Garam Halus' });
    const months = (day: unknown) => Number(String(day).slice(0, 4)) * 12 + Number(String(day).slice(5, 7));
    expect(months(scheme?.tanggalSelesai) - months(scheme?.tanggalMulai)).toBe(5);
    expect(await told(student.userId, 'Usulan mitra riset disetujui')).toMatchObject([
      { isi: 'Usulan mitra Balai Garam Madura disetujui.' },
    ]);
    // The scheme's own decision is told to who has initiated it.
    await riset.done(await riset.team.post(`${S}/${scheme?.id}/aksi/revisi`, { catatan: 'Lokasi kurang jelas.' }));
    expect(await told(student.userId, 'Skema riset dikembalikan')).toMatchObject([
      { isi: 'Skema Garam Halus dikembalikan. Catatan: Lokasi kurang jelas.', link: '/riset/registrasi' },
    ]);
  });
});

describe('penelitian SIMARIS', () => {
  it('ditulis ketua, dibaca anggota dan koordinator prodi ketua; undangan menyebut yang tidak aktif dan yang terikat', async () => {
    const [head, member, other] = [await riset.lecturer(), await riset.lecturer(), await riset.lecturer()];
    const own = await riset.done(
      await head.post(L, {
        kodeSimaris: 'SIM-ATURAN',
        judul: 'Sensor Laut',
        skema: 'Hibah',
        bidangIlmu: 'teknik',
        tahun: 2026,
        sumberDana: 'Kampus',
        idKetua: head.idPegawai,
        anggotaDosen: [member.idPegawai],
        kuotaMahasiswa: 5,
        tanggalMulai: cal.day(90),
        tanggalSelesai: cal.day(240),
      }),
    );
    expect((await member.get(`${L}/${own.id}`)).statusCode).toBe(200);
    expect((await member.put(`${L}/${own.id}`, { judul: 'Lain' })).statusCode).toBe(403);
    expect((await other.get(`${L}/${own.id}`)).statusCode).toBe(404);
    expect((await riset.coordinator.get(`${L}/${own.id}`)).statusCode).toBe(200);
    expect((await (await riset.enter('HA05', { idProgramProdi: manajemen })).get(`${L}/${own.id}`)).statusCode).toBe(
      404,
    );

    const busy = await riset.studentPerson();
    await riset.done(await riset.handIn(busy, await riset.draft(busy, null)));
    const npmOf = async (idMahasiswa: string) =>
      (await riset.db.one<{ npm: string }>('select npm from master_mahasiswa where id = $1', [idMahasiswa]))?.npm;
    const away = await riset.student({ status_akademik: 'cuti' });
    const asked = await head.post(`${L}/bulk`, {
      idPenelitian: own.id,
      idPeriode: id.periode(1),
      uji: true,
      mahasiswa: [await npmOf(busy.idMahasiswa), away.npm].map(npm => ({ npm, peranMahasiswa: 'Asisten' })),
    });
    const words = JSON.stringify(asked.json());
    expect(words).toContain('Mahasiswa tidak aktif.');
    expect(words).toContain('Mahasiswa masih memiliki pendaftaran aktif: ');
    expect((await riset.team.get(`${L}/${own.id}/mahasiswa`)).json()).toEqual([]);
  });

  it('empat puluh NPM sekali tempel: yang benar diundang bersama, yang salah disebut satu per satu', async () => {
    const head = await riset.lecturer();
    const own = await riset.done(
      await head.post(L, {
        kodeSimaris: 'SIM-BANYAK',
        judul: 'Basis Data',
        skema: 'Hibah',
        bidangIlmu: 'informatika',
        tahun: 2026,
        sumberDana: 'Kampus',
        idKetua: head.idPegawai,
        anggotaDosen: [],
        kuotaMahasiswa: 20,
        tanggalMulai: cal.day(90),
        tanggalSelesai: cal.day(240),
      }),
    );
    const good = [];
    for (let i = 0; i < 20; i++) good.push((await riset.student()).npm);
    const wrong = Array.from({ length: 20 }, (_, i) => `9990${i}`);
    const list = good.flatMap((npm, i) => [npm, wrong[i] ?? '']);
    const body = {
      idPenelitian: own.id,
      idPeriode: id.periode(1),
      mahasiswa: list.map(npm => ({ npm, peranMahasiswa: 'Asisten' })),
    };
    const whole = await head.post(`${L}/bulk`, body);
    expect(whole.statusCode).toBe(422);
    expect((await riset.team.get(`${L}/${own.id}/mahasiswa`)).json()).toEqual([]);
    const answer = await head.post(`${L}/bulk`, { ...body, lewatiGagal: true });
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    const { berhasil, gagal } = answer.json<{ berhasil: { npm: string }[]; gagal: { baris: number; npm: string }[] }>();
    expect(berhasil.map(({ npm }) => npm)).toEqual(good);
    expect(gagal.map(({ npm }) => npm)).toEqual(wrong);
    expect(gagal.map(({ baris }) => baris)).toEqual(wrong.map((_, i) => 2 * i + 2));
  });
});

describe('bacaan', () => {
  it('dosen dengan bebannya; mahasiswa melihat pendaftarannya sendiri dan pembimbing program itu saja', async () => {
    const { student, id: own, dosen } = await riset.running();
    const name = await riset.db.one<{ nama: string }>('select nama from master_pegawai where id = $1', [
      dosen.idPegawai,
    ]);
    const [found] = (await riset.team.get('v5/riset/dosen', { q: name?.nama })).json<Row[]>();
    expect(found).toMatchObject({ id: dosen.idPegawai, jumlahBimbingan: 1 });
    expect(Object.keys(found ?? {})).toEqual(
      expect.arrayContaining(['nidn', 'nama', 'prodi', 'jumlahBimbingan', 'maksBimbingan', 'bidangKeahlian']),
    );
    const mine = (await student.get('v5/riset/mhs/saya')).json<RisetSaya[]>();
    expect(mine.map(row => row.id)).toEqual([own]);
    const supervisors = (jenis: string) => student.get('magang/pendaftar-program-mbkm/dospem', { jenis });
    expect((await supervisors('riset')).json<Row[]>().map(row => row.id)).toEqual([own]);
    expect((await supervisors('kkn,komcad')).json()).toEqual([]);
    const mitra = await riset.enter('HA06', { idMitra: partnerId('data') });
    const page = await mitra.get('v5/riset/mhs', { filter: { id: own } });
    expect(page.json<Row[]>().map(row => row.id)).toEqual([own]);
    const { perJalur, perStatus } = (await riset.team.get('v5/riset/mhs/ringkasan')).json();
    for (const list of [perJalur, perStatus]) expect(list.length).toBeGreaterThan(0);
    const twice = await student.post(P, { idProgram: id.program('RISET'), idPeriode: id.periode(1), jalur: 'mandiri' });
    expect(twice.statusCode).toBeGreaterThanOrEqual(400);
  });

  it('bobot yang tidak berjumlah 100 ditolak dengan jumlahnya', async () => {
    for (const [kunci, nilai, sum] of [
      ['riset.bobotMitra', 'disiplin 20, kompetensi 30, kerjasama 20, hasil 20', 90],
      ['riset.bobotAkhir', 'dosen 70, mitra 40', 110],
    ] as const) {
      const now = await riset.done(await riset.team.get(`mbkm/konfigurasi/${kunci}`));
      const answer = await riset.team.put(`mbkm/konfigurasi/${kunci}`, { nilai, version: now.version });
      expect(answer.body).toContain(`Total bobot harus 100% (sekarang ${sum}%).`);
      expect(answer.statusCode).toBe(422);
    }
  });
});

describe('/riset', () => {
  it('menghitung peserta menurut jalur, mitra, dan bidang ilmu; setiap batang menunjuk barisnya', async () => {
    const { bagan } = (await riset.team.get('mbkm/monitoring/ringkasan', { idPeriode: 'semua', jenis: 'riset' })).json<{
      bagan: { kode: string; judul: string; batang: { label: string; jumlah: number; saring: object }[] }[];
    }>();
    const told = bagan.filter(({ kode }) => ['jalur', 'idMitra', 'bidangIlmu'].includes(kode));
    expect(told.map(({ judul }) => judul)).toEqual([
      'Peserta menurut jalur',
      'Peserta menurut mitra',
      'Peserta menurut bidang ilmu',
    ]);
    const bars = told.flatMap(({ batang }) => batang);
    expect(bars.length).toBeGreaterThan(3);
    for (const { label, jumlah, saring } of bars) {
      const filter = { kodeJenisMbkm: ['riset'], ...saring };
      const answer = await riset.team.get('mbkm/pendaftar-program-mbkm', { filter, range: '[0,0]' });
      expect([label, answer.headers['content-range']]).toEqual([
        label,
        expect.stringMatching(new RegExp(`/${jumlah}$`)),
      ]);
    }
    const ways = told.find(({ kode }) => kode === 'jalur')?.batang.map(({ label }) => label);
    expect(ways).toContain('Mandiri');
  });
});
