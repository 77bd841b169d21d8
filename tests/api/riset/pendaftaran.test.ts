import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { idOf } from '../../../server/demo/ids.ts';
import { partnerId } from '../../../server/demo/partners.ts';
import { manajemen } from '../magang/place.ts';
import { cal, I, id, informatika, openRiset, P, participations, type RisetPlace, type Row, S } from './place.ts';

/** The four ways into research (docs/domain/40 §1.2, §2.3, §4.2, scenarios 6 and 7). */

let riset: RisetPlace;
beforeAll(async () => {
  riset = await openRiset();
});
afterAll(() => riset.world.close());

describe('skema mitra', () => {
  it('diajukan mitra, dikembalikan dengan catatan, dan disetujui', async () => {
    const mitra = await riset.as('HA06');
    const made = await riset.done(
      await mitra.post(S, {
        idMitra: partnerId('nusa'),
        idPeriode: id.periode(1),
        namaSkema: 'Skema Nusa',
        bidangIlmu: 'informatika',
        deskripsi: 'D',
        modePelaksanaan: 'daring',
        lokasi: 'Surabaya',
        kuota: 2,
        sksMaksimal: 20,
        pembiayaan: 'mitra',
        tanggalBuka: cal.day(-1),
        tanggalTutup: cal.day(9),
        tanggalMulai: cal.day(95),
        tanggalSelesai: cal.day(230),
        pembimbingMitra: 'Andi',
        emailPembimbingMitra: 'andi@nusa.example',
      }),
    );
    await riset.done(await mitra.post(`${S}/${made.id}/aksi/ajukan`, {}));
    expect((await mitra.put(`${S}/${made.id}`, { kuota: 3 })).statusCode).toBe(409);
    expect((await riset.team.post(`${S}/${made.id}/aksi/revisi`, {})).statusCode).toBe(422);
    await riset.done(await riset.team.post(`${S}/${made.id}/aksi/revisi`, { catatan: 'Lengkapi kualifikasi.' }));
    await riset.done(await mitra.put(`${S}/${made.id}`, { kualifikasi: 'Semester 5.' }));
    await riset.done(await mitra.post(`${S}/${made.id}/aksi/ajukan`, {}));
    expect(await riset.done(await riset.team.post(`${S}/${made.id}/aksi/setujui`, {}))).toMatchObject({
      status: 'disetujui',
    });
    const other = await mitra.post(S, { idMitra: partnerId('data') });
    expect([403, 422]).toContain(other.statusCode);
  });

  it('hanya prodi sendiri diputuskan koordinator', async () => {
    const draft = await riset.makeScheme({ idProgramProdi: [id.prodi('012010')] });
    await riset.db.execute(`update riset_skema_mitra set status = 'diajukan' where id = $1`, [draft.id]);
    expect((await riset.coordinator.post(`${S}/${draft.id}/aksi/setujui`, {})).statusCode).toBe(403);
    await riset.db.execute('update riset_skema_mitra set id_program_prodi = $2, id_prodi_tunggal = $3 where id = $1', [
      draft.id,
      [informatika],
      informatika,
    ]);
    expect((await riset.coordinator.post(`${S}/${draft.id}/aksi/setujui`, {})).statusCode).toBe(200);
  });

  it('terlihat mahasiswa yang disetujui untuk prodinya saja', async () => {
    const student = await riset.studentPerson();
    const mine = await riset.makeScheme({ idProgramProdi: [informatika] });
    const others = await riset.makeScheme({ idProgramProdi: [id.prodi('012010')] });
    expect((await student.get(`${S}/${mine.id}`)).statusCode).toBe(200);
    expect((await student.get(`${S}/${others.id}`)).statusCode).toBe(404);
  });

  it('terlihat mahasiswa selama dibuka, dan setelahnya oleh yang sudah mendaftar', async () => {
    const [student, stranger] = [await riset.studentPerson(), await riset.studentPerson()];
    const scheme = await riset.makeScheme({ tanggalBuka: cal.day(0), tanggalTutup: cal.day(0) });
    const seen = async (who: typeof student) => (await who.get(`${S}/${scheme.id}`)).statusCode;
    const setDays = (from: string, to: string) =>
      riset.db.execute('update riset_skema_mitra set tanggal_buka = $2, tanggal_tutup = $3 where id = $1', [
        scheme.id,
        from,
        to,
      ]);
    const row = await riset.draft(student, scheme);
    expect([await seen(student), await seen(stranger)]).toEqual([200, 200]);
    for (const [from, to] of [
      [cal.day(1), cal.day(9)],
      [cal.day(-9), cal.day(-1)],
    ] as const) {
      await setDays(from, to);
      expect([await seen(student), await seen(stranger)]).toEqual([200, 404]);
      expect((await stranger.get(S, { filter: { id: [scheme.id] } })).json()).toEqual([]);
    }
    expect(riset.refusal(await riset.handIn(student, row))).toEqual([422, 'Pendaftaran skema ini sudah ditutup.']);
    const late = await stranger.post(P, {
      idProgram: id.program('RISET'),
      idPeriode: id.periode(1),
      jalur: 'program',
      riset: { idSkema: scheme.id },
    });
    expect([late.statusCode, Object.keys(late.json().errors ?? {})]).toEqual([422, ['riset.idSkema']]);
  });
});

describe('mengajukan', () => {
  it('empat sampai enam bulan, di dalam skema, dan menempati satu kursi', async () => {
    const scheme = await riset.makeScheme();
    const student = await riset.studentPerson();
    const row = await riset.draft(student, scheme, { tanggalSelesai: cal.day(180) });
    const short = await riset.handIn(student, row);
    expect(short.statusCode).toBe(422);
    expect(short.json().errors).toMatchObject({ tanggalSelesai: 'Lama riset harus 4 sampai 6 bulan.' });
    const saved = await riset.done(await student.put(`${P}/${row.id}`, { tanggalSelesai: cal.day(222) }));
    const sent = await riset.done(await riset.handIn(student, saved));
    expect(sent).toMatchObject({ status: 'diajukan', tahapAktif: 'prodi', idMitra: partnerId('data') });
    expect(await riset.done(await riset.team.get(`${S}/${scheme.id}`))).toMatchObject({ terisi: 1 });
    // The approval names the supervisor, or takes the one whom the student has proposed.
    expect(riset.refusal(await riset.approve(sent, undefined))).toEqual([422, 'Pilih dosen pembimbing.']);
    const dosen = await riset.lecturer();
    await riset.db.execute('update riset_pendaftaran set id_dosen_usulan = $2 where id_pendaftar_mbkm = $1', [
      row.id,
      dosen.idPegawai,
    ]);
    expect(await riset.done(await riset.approve(sent, undefined))).toMatchObject({
      status: 'disetujui',
      idDosenPembimbing: dosen.idPegawai,
    });
  });

  it('hanya selama skemanya dibuka', async () => {
    const student = await riset.studentPerson();
    const scheme = await riset.makeScheme({ tanggalBuka: cal.day(2) });
    await expect(riset.draft(student, scheme)).rejects.toThrow(
      /"riset\.idSkema":\{"code":"mbkm\.notOpenYet","message":"Pendaftaran skema ini belum dibuka\."/,
    );
  });

  it('persetujuan orang tua diminta untuk lokasi di luar provinsi', async () => {
    const student = await riset.studentPerson();
    const row = await riset.draft(student, await riset.makeScheme(), {}, { lokasiLuarProvinsi: true });
    const answer = await riset.handIn(student, row);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ 'riset.persetujuanOrangTua': 'Wajib diisi.' });
  });

  it.each([7, 1])(
    '50 orang sekaligus untuk %i kursi: tepat sebanyak itu yang masuk',
    async kuota => {
      const scheme = await riset.makeScheme({ kuota });
      const drafts = [];
      for (let i = 0; i < 50; i++) {
        const student = await riset.studentPerson();
        drafts.push({ student, row: await riset.draft(student, scheme) });
      }
      const answers = await Promise.all(drafts.map(({ student, row }) => riset.handIn(student, row)));
      expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(kuota);
      const refused = answers.filter(({ statusCode }) => statusCode !== 200).map(riset.refusal);
      expect(new Set(refused.map(String))).toEqual(new Set(['409,Kuota skema ini sudah penuh.']));
      expect(await riset.done(await riset.team.get(`${S}/${scheme.id}`))).toMatchObject({ terisi: kuota });
    },
    120_000,
  );

  it('jalur yang dibuka orang lain tidak dibuat sendiri', async () => {
    const student = await riset.studentPerson();
    for (const jalur of ['simaris', 'inisiasi_mitra']) {
      const answer = await student.post(P, {
        idProgram: id.program('RISET'),
        idPeriode: id.periode(1),
        jalur,
        riset: {},
      });
      expect(answer.statusCode, answer.body).toBe(422);
    }
  });
});

const proposal = (over: Record<string, unknown> = {}) => ({
  idPeriode: id.periode(1),
  namaMitra: 'Koperasi Rumput Laut Bahari',
  bidangUsaha: 'Budidaya',
  alamat: 'Jalan 1',
  idProvinsi: '35',
  idKabupaten: '35.10',
  email: 'kantor@rumputlaut.example',
  namaPic: 'Sari',
  jabatanPic: 'Ketua',
  emailPic: 'sari@rumputlaut.example',
  noHpPic: '081234500001',
  judulUsulan: 'Agar-agar',
  bidangIlmu: 'pertanian',
  ringkasan: 'Ringkas.',
  alasan: 'Dekat.',
  lamaBulan: 4,
  rencanaKerjaSama: 'loa',
  ...over,
});

describe('inisiasi mitra', () => {
  it('nama yang sudah terdaftar ditolak ke jalur Mandiri; nama serupa diberitahukan', async () => {
    const student = await riset.studentPerson();
    const jenis = await riset.db.one<{ id: string }>('select id from master_jenis_mitra order by kode limit 1');
    const suratKesediaan = await riset.file(student, 'riset/inisiasi-mitra', 'suratKesediaan');
    const send = (namaMitra: string) =>
      student.post(I, proposal({ namaMitra, idJenisMitra: jenis?.id, suratKesediaan }));
    expect(riset.refusal(await send('pt. wahana data nusantara'))).toEqual([
      409,
      'Mitra "PT Wahana Data Nusantara" sudah terdaftar. Silakan gunakan jalur Mandiri.',
    ]);
    const alike = await student.get(`${I}/serupa`, { nama: 'Wahana Data Nusantra' });
    expect(alike.json<{ nama: string; sama: boolean }[]>()).toMatchObject([
      { nama: 'PT Wahana Data Nusantara', sama: false },
    ]);
    expect((await student.get(`${I}/serupa`, { nama: 'Zz' })).statusCode).toBe(400);
  });

  it('disetujui menjadi mitra dan skema; skemanya membuka pendaftaran pengusulnya', async () => {
    const student = await riset.studentPerson();
    const jenis = await riset.db.one<{ id: string }>('select id from master_jenis_mitra order by kode limit 1');
    const suratKesediaan = await riset.file(student, 'riset/inisiasi-mitra', 'suratKesediaan');
    const made = await riset.done(await student.post(I, proposal({ idJenisMitra: jenis?.id, suratKesediaan })));
    expect(
      riset.refusal(await student.post(I, proposal({ namaMitra: 'Lain', idJenisMitra: jenis?.id, suratKesediaan }))),
    ).toEqual([409, 'Anda masih memiliki inisiasi mitra yang diproses.']);
    await riset.done(await student.post(`${I}/${made.id}/aksi/ajukan`, {}));
    const approved = await riset.done(await riset.team.post(`${I}/${made.id}/aksi/setujui`, {}));
    expect(approved.status).toBe('disetujui');
    const partner = await riset.done(await riset.team.get(`master/mitra/${approved.idMitra}`));
    expect(partner).toMatchObject({ nama: 'Koperasi Rumput Laut Bahari', status: 'aktif' });
    const [scheme] = (await riset.team.get(S, { filter: { idMitra: partner.id } })).json<Row[]>();
    expect(scheme).toMatchObject({ sumber: 'inisiasi', kuota: 1, status: 'diajukan' });
    // Its study programme alone: the coordinator decides too.
    await riset.done(await riset.coordinator.post(`${S}/${scheme?.id}/aksi/setujui`, {}));
    const [own] = (await student.get(P)).json<Row[]>();
    expect(own).toMatchObject({
      status: 'draf',
      jalur: 'inisiasi_mitra',
      idMitra: partner.id,
      judulKegiatan: 'Agar-agar',
    });
    expect(await riset.done(await student.get(`${P}/${own?.id}`))).toMatchObject({ riset: { idSkema: scheme?.id } });
    const stranger = await riset.studentPerson();
    expect((await stranger.get(`${S}/${scheme?.id}`)).statusCode).toBe(404);
  });

  it('ditautkan ke mitra yang sudah ada tidak menambah mitra', async () => {
    const student = await riset.studentPerson();
    const jenis = await riset.db.one<{ id: string }>('select id from master_jenis_mitra order by kode limit 1');
    const suratKesediaan = await riset.file(student, 'riset/inisiasi-mitra', 'suratKesediaan');
    const made = await riset.done(
      await student.post(I, proposal({ namaMitra: 'Wahana Data Nusantra', idJenisMitra: jenis?.id, suratKesediaan })),
    );
    const sent = await riset.done(await student.post(`${I}/${made.id}/aksi/ajukan`, {}));
    const before = await riset.db.one<{ n: number }>('select count(*)::int as n from master_mitra');
    const body = { idMitra: partnerId('data'), version: sent.version };
    expect((await student.post(`${I}/${made.id}/tautkan`, body)).statusCode).toBe(403);
    await riset.done(await riset.team.post(`${I}/${made.id}/tautkan`, body));
    const approved = await riset.done(await riset.team.post(`${I}/${made.id}/aksi/setujui`, {}));
    expect(approved.idMitra).toBe(partnerId('data'));
    // A partner of that name has come meanwhile: who decides is told to link it.
    const late = await riset.studentPerson();
    const paper = await riset.file(late, 'riset/inisiasi-mitra', 'suratKesediaan');
    const own = await riset.done(
      await late.post(I, proposal({ namaMitra: 'Sentra Garam', idJenisMitra: jenis?.id, suratKesediaan: paper })),
    );
    await riset.done(await late.post(`${I}/${own.id}/aksi/ajukan`, {}));
    await riset.db.execute(`update master_mitra set nama = 'PT Sentra Garam' where id = $1`, [partnerId('data')]);
    expect(riset.refusal(await riset.team.post(`${I}/${own.id}/aksi/setujui`, {}))).toEqual([
      409,
      'Mitra "PT Sentra Garam" sudah terdaftar. Tautkan usulan ini ke mitra tersebut.',
    ]);
    await riset.db.execute(`update master_mitra set nama = 'PT Wahana Data Nusantara' where id = $1`, [
      partnerId('data'),
    ]);
    expect(await riset.db.one('select count(*)::int as n from master_mitra')).toEqual(before);
  });
});

describe('bacaan', () => {
  it('mahasiswa dicari dengan kelayakannya; dosen tidak melihat IPK', async () => {
    const made = await riset.student({ nama: 'Zulkarnain Pencari' });
    const query = { q: 'Zulkarnain', idPeriode: id.periode(1) };
    const [asTeam] = (await riset.team.get('v5/riset/lookup-mahasiswa', query)).json<Row[]>();
    expect(asTeam).toMatchObject({ npm: made.npm, ipk: 3.4, layak: true, alasan: null });
    const [asLecturer] = (await (await riset.lecturer()).get('v5/riset/lookup-mahasiswa', query)).json<Row[]>();
    expect(asLecturer).toMatchObject({ npm: made.npm, ipk: null });
    const student = await riset.studentPerson();
    expect((await student.get('v5/riset/lookup-mahasiswa', query)).statusCode).toBe(403);
    expect((await riset.team.get('v5/riset/lookup-mahasiswa', { q: 'Zu' })).statusCode).toBe(400);
    expect((await riset.coordinator.get('v5/riset/lookup-mahasiswa', query)).json()).toHaveLength(1);
    const elsewhere = await riset.enter('HA05', { idProgramProdi: manajemen });
    expect((await elsewhere.get('v5/riset/lookup-mahasiswa', query)).json()).toEqual([]);
  });

  it('keputusan sekaligus tidak menyentuh pendaftaran program lain', async () => {
    const magang = await riset.db.one<{ id: string; version: number }>(
      `select id, version from mbkm_pendaftar_program_mbkm where kode_jenis_mbkm = 'magang' and status = 'diajukan'
       order by npm limit 1`,
    );
    const body = { items: [magang], aksi: 'setujui' };
    const refused = { berhasil: [], gagal: [{ id: magang?.id, pesan: 'Data tidak ditemukan.', code: 'notFound' }] };
    for (const call of [`${P}/status/bulk`, `${P}/approval`])
      expect((await riset.team.put(call, body)).json()).toEqual(refused);
  });

  it('luaran wajib dihitung bersama yang diminta skema', async () => {
    const scheme = await riset.makeScheme({ idJenisLuaran: [idOf('master/jenis-luaran', 'poster')] });
    const drafts = [
      await riset.draft(await riset.studentPerson(), null),
      await riset.draft(await riset.studentPerson(), scheme),
    ];
    const wanted = async (row: Row | undefined) => {
      const [found] = (await riset.team.get('v5/riset/mhs', { filter: { id: row?.id } })).json<
        { luaran: { selesai: number; target: number } }[]
      >();
      return found?.luaran;
    };
    const plain = await wanted(drafts[0]);
    expect(plain?.selesai).toBe(0);
    expect(await wanted(drafts[1])).toEqual({ selesai: 0, target: Number(plain?.target) + 1 });
  });

  it('ringkasan menghitung yang terlihat', async () => {
    const { perJalur } = (await riset.team.get('v5/riset/mhs/ringkasan')).json();
    const rows = await riset.db.query<{ kunci: string; jumlah: number }>(
      `select jalur as kunci, count(*)::int as jumlah from mbkm_pendaftar_program_mbkm
       where kode_jenis_mbkm = 'riset' and status <> 'draf' group by 1`,
    );
    const sums = (list: readonly { kunci: string; jumlah: number }[]) =>
      new Map(list.map(row => [row.kunci, row.jumlah]));
    expect(sums(perJalur)).toEqual(sums(rows));
    expect((await riset.team.get(participations, { filter: { kodeJenisMbkm: 'riset' } })).statusCode).toBe(200);
  });
});
