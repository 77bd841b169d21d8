import { describe, expect, it } from 'vitest';
import type { Role } from '../../../resources/kit/index.ts';
import { id, putInto } from '../magang/place.ts';
import type { Person } from '../support/world.ts';
import {
  act,
  configure,
  entry,
  force,
  L,
  lecturer,
  made,
  partner,
  place,
  type Row,
  read,
  rizky,
  student,
  submitted,
  summary,
  today,
  withLogbook,
} from './entries.ts';

withLogbook();

describe('an entry', () => {
  it('has its duration and the names of its student from the server', async () => {
    const row = await made();
    expect(row).toMatchObject({
      durasiJam: 3.5,
      status: 'draf',
      npm: '22081010012',
      namaMahasiswa: 'Rizky Aditya Pratama',
    });
  });

  it.each([
    ['tomorrow', { tanggal: '2026-11-22' }, 'tanggal', 'Tanggal tidak boleh melebihi hari ini.'],
    ['longer ago than allowed', { tanggal: '2026-11-13' }, 'tanggal', 'Batas pengisian logbook 7 hari sudah lewat.'],
    ['before the participation', { tanggal: '2026-01-05' }, 'tanggal', /^Tanggal di luar masa kegiatan \(/],
    ['with an end before its begin', { jamSelesai: '07:00' }, 'jamSelesai', 'Jam selesai harus setelah jam mulai.'],
    ['longer than a day may be', { jamSelesai: '20:01' }, 'jamSelesai', 'Total jam per hari maksimal 12 jam.'],
    ['without a place', { tempat: null }, 'tempat', 'Wajib diisi.'],
    ["of a duration of one's own", { durasiJam: 12 }, 'durasiJam', 'Isian ini diisi oleh sistem.'],
  ])('%s is refused', async (_what, over, field, message) => {
    const answer = await student.post(L, entry(over));
    expect(answer.statusCode, answer.body).toBe(422);
    expect(answer.json().errors[field]).toMatch(message);
  });

  it('of the last allowed day is taken, and the limits follow the configuration', async () => {
    await place.db.execute(`delete from magang_logbook_magang where tanggal = '2026-11-14'`);
    // Before the hours that the student's KKN has on that day.
    const last = await student.post(L, entry({ tanggal: '2026-11-14', jamMulai: '05:00', jamSelesai: '06:00' }));
    expect(last.statusCode, last.body).toBe(201);
    await place.db.execute(`delete from magang_logbook_magang where tanggal = '2026-11-14'`);
    await configure('logbook.batasHariIsi', 2);
    const late = await student.post(L, entry({ tanggal: '2026-11-18' }));
    expect(late.json().errors.tanggal).toBe('Batas pengisian logbook 2 hari sudah lewat.');
    await configure('logbook.batasHariIsi', 7);
    await configure('logbook.maksJamHari', 3);
    expect((await student.post(L, entry())).json().errors.jamSelesai).toBe('Total jam per hari maksimal 3 jam.');
    await configure('logbook.maksJamHari', 12);
  });

  it('of the first and of the last day of the programme is taken, of the days beside them not', async () => {
    const [was] = await place.db.query<{ mulai: string; selesai: string }>(
      `select tanggal_mulai::text as mulai, tanggal_selesai::text as selesai from mbkm_pendaftar_program_mbkm where id = $1`,
      [rizky],
    );
    const runs = (mulai: string, selesai: string) =>
      putInto(place, rizky, { tanggal_mulai: mulai, tanggal_selesai: selesai });
    const codes: number[] = [];
    for (const [mulai, selesai] of [
      [today, '2026-12-31'],
      ['2026-09-01', today],
      ['2026-11-22', '2026-12-31'],
      ['2026-09-01', '2026-11-20'],
    ] as const) {
      await runs(mulai, selesai);
      codes.push(
        (await student.post(L, entry({ jamMulai: `0${5 + codes.length}:00`, jamSelesai: `0${5 + codes.length}:30` })))
          .statusCode,
      );
    }
    await runs(was?.mulai ?? '', was?.selesai ?? '');
    expect(codes).toEqual([201, 201, 422, 422]);
  });

  it('may touch another one, not overlap it, and the day has only so many hours', async () => {
    const first = await made();
    await made({ jamMulai: '11:30', jamSelesai: '12:00' });
    for (const [jamMulai, jamSelesai] of [
      ['11:00', '11:15'],
      ['07:00', '08:01'],
      ['07:00', '13:00'],
    ]) {
      const answer = await student.post(L, entry({ jamMulai, jamSelesai }));
      // Which one: its programme, hours and title.
      expect(answer.json().errors?.jamMulai, jamMulai).toMatch(
        /^Waktu bertumpukan dengan kegiatan lain: .+, \d\d\.\d\d–\d\d\.\d\d “.+”\.$/,
      );
    }
    const long = await student.post(L, entry({ jamMulai: '12:00', jamSelesai: '20:01' }));
    expect(long.json().errors).toEqual({ jamSelesai: 'Total jam per hari maksimal 12 jam.' });
    // Against itself nothing overlaps.
    const moved = await student.put(`${L}/${first.id}`, { jamSelesai: '11:15', version: first.version });
    expect(moved.json<Row>().durasiJam).toBe(3.25);
  });

  it("is written only while the programme runs, for a Magang participation of one's own", async () => {
    await putInto(place, rizky, { status: 'disetujui' });
    const early = await student.post(L, entry());
    await putInto(place, rizky, { status: 'berjalan' });
    expect([early.statusCode, early.json().errors.idPendaftarMbkm]).toEqual([
      422,
      'Logbook hanya dapat diisi selama program berjalan.',
    ]);
    const foreign = await student.post(L, entry({ idPendaftarMbkm: id.pendaftar('jalan-if-2') }));
    expect([foreign.statusCode, foreign.json().errors.idPendaftarMbkm]).toEqual([422, 'Pilih pendaftar dari daftar.']);
    await putInto(place, rizky, { kode_jenis_mbkm: 'kkn' });
    const other = await student.post(L, entry());
    await putInto(place, rizky, { kode_jenis_mbkm: 'magang' });
    expect(other.statusCode).toBe(422);
  });

  it('that waits cannot be handed in once the programme has ended', async () => {
    const row = await made();
    await putInto(place, rizky, { status: 'selesai' });
    const answers = [
      await act(student, row, 'ajukan'),
      await student.put(`${L}/${row.id}`, { kegiatan: 'Lain', version: row.version }),
      await student.delete(`${L}/${row.id}`),
    ];
    await putInto(place, rizky, { status: 'berjalan' });
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([409, 409, 409]);
  });

  it('needs a description of thirty characters to be handed in', async () => {
    const row = await made({ uraian: 'Rapat.' });
    const answer = await act(student, row, 'ajukan');
    expect([answer.statusCode, answer.json().errors.uraian]).toEqual([422, 'Uraian minimal 30 karakter.']);
  });

  it('names only courses of its own participation', async () => {
    const course = await place.db.one<{ id: string }>(
      `select id from konversi_terpilih_final where id_pendaftar_mbkm <> $1 limit 1`,
      [rizky],
    );
    expect(course, 'mata kuliah peserta lain').toBeDefined();
    const answer = await student.post(L, entry({ idTerpilihFinal: [course?.id] }));
    expect([answer.statusCode, answer.json().errors.idTerpilihFinal]).toEqual([
      422,
      'Pilih mata kuliah terkait dari daftar.',
    ]);
  });

  it('that was returned stays editable however old, a draft does not', async () => {
    const row = await made();
    const age = (status: string) =>
      place.db.execute(`update magang_logbook_magang set tanggal = '2026-10-03', status = $2 where id = $1`, [
        row.id,
        status,
      ]);
    await age('draf');
    const draft = await student.put(`${L}/${row.id}`, { kegiatan: 'Diubah' });
    expect(draft.json().errors.tanggal).toBe('Batas pengisian logbook 7 hari sudah lewat.');
    await age('revisi');
    expect((await student.put(`${L}/${row.id}`, { kegiatan: 'Diubah' })).statusCode).toBe(200);
    expect((await act(student, row, 'ajukan')).statusCode).toBe(200);
    await place.db.execute('delete from magang_logbook_magang where id = $1', [row.id]);
  });
});

describe('the arrows', () => {
  const states = ['draf', 'diajukan', 'revisi', 'disetujui'] as const;
  const allowed: Readonly<Record<string, { role: Role; from: readonly string[] }>> = {
    ajukan: { role: 'HA02', from: ['draf', 'revisi'] },
    setujui: { role: 'HA04', from: ['diajukan'] },
    revisi: { role: 'HA04', from: ['diajukan'] },
  };

  it.each(Object.keys(allowed))('%s, by every role from every state', async action => {
    const row = await made();
    for (const role of ['HA01', 'HA02', 'HA03', 'HA04', 'HA05', 'HA06', 'HA07', 'HA08', 'HA09', 'HA10'] as const) {
      const person = await place.as(role);
      for (const from of states) {
        await force(row, from);
        const answer = await act(person, row, action, { catatan: 'Uji.' });
        const rule = allowed[action];
        const hidden = from === 'draf' && role === 'HA04';
        const expected = rule?.role !== role ? 403 : hidden ? 404 : rule.from.includes(from) ? 200 : 409;
        expect(answer.statusCode, `${role} ${action} dari ${from}: ${answer.body.slice(0, 120)}`).toBe(expected);
      }
    }
  });

  it('a return needs its note, tells the student, and the entry comes back with the note', async () => {
    const row = await submitted();
    const bare = await act(lecturer, row, 'revisi');
    expect([bare.statusCode, bare.json().errors.catatan]).toEqual([422, 'Catatan wajib diisi.']);
    expect((await act(lecturer, row, 'revisi', { catatan: 'Jelaskan hasilnya.' })).statusCode).toBe(200);
    expect(await read(row)).toMatchObject({ status: 'revisi', catatan: 'Jelaskan hasilnya.' });
    const notices = (await student.get('notifikasi', { range: [0, 49] })).json<{ judul: string; isi: string }[]>();
    const told = notices.filter(({ judul }) => judul === 'Logbook dikembalikan').map(({ isi }) => isi);
    expect(told.some(isi => isi.includes('21 November 2026') && isi.includes('Jelaskan hasilnya.'))).toBe(true);
    // A change of the student after that is no second return.
    expect((await student.put(`${L}/${row.id}`, { kegiatan: 'Diperjelas' })).statusCode).toBe(200);
    const after = (await student.get('notifikasi', { range: [0, 49] })).json<{ judul: string }[]>();
    expect(after.filter(({ judul }) => judul === 'Logbook dikembalikan')).toHaveLength(told.length);
  });

  it('only approved hours count, and they rise by the duration', async () => {
    const before = await summary(student);
    const row = await submitted();
    expect((await summary(student)).disetujui).toBe(before.disetujui);
    expect((await act(lecturer, row, 'setujui')).statusCode).toBe(200);
    const after = await summary(student);
    expect(after.disetujui).toBe(before.disetujui + 3.5);
    expect(after).toMatchObject({ sks: 20, satuan: 'jam', target: 900, cukup: false });
    expect(after.pesan).toBe('Jam logbook 243,5 dari 900 jam.');
    expect(after.minggu[0]).toMatchObject({ mulai: '2026-11-16', sampai: '2026-11-22' });
    expect(after.isi).toEqual({ dari: '2026-11-14', sampai: today });
  });

  it('once handed in nothing may be changed or deleted by its owner', async () => {
    const row = await submitted();
    const change = await student.put(`${L}/${row.id}`, { kegiatan: 'Lain', version: row.version });
    expect([change.statusCode, change.json().message]).toEqual([
      409,
      'Status data ini sudah berubah. Muat ulang halaman, lalu periksa lagi.',
    ]);
    expect((await student.delete(`${L}/${row.id}`)).statusCode).toBe(409);
  });
});

describe('many at once', () => {
  it('are decided one by one: what cannot be is named', async () => {
    const [one, two] = [await submitted(), await submitted({ jamMulai: '13:00', jamSelesai: '14:00' })];
    const draft = await made({ jamMulai: '15:00', jamSelesai: '16:00' });
    const items = [one, one, { ...two, version: 99 }, draft].map(({ id, version }) => ({ id, version }));
    const answer = await lecturer.put(`${L}/verifikasi`, { items, aksi: 'setujui' });
    expect(answer.json()).toMatchObject({
      berhasil: [one.id],
      gagal: [
        { id: two.id, pesan: 'Data sudah diubah pengguna lain. Muat ulang, lalu coba lagi.' },
        { id: draft.id, pesan: 'Data tidak ditemukan.' },
      ],
    });
    const bare = await lecturer.put(`${L}/verifikasi`, { items: [two], aksi: 'revisi' });
    expect([bare.statusCode, bare.json().message]).toEqual([422, 'Catatan wajib diisi.']);
    expect((await lecturer.put(`${L}/verifikasi`, { items: [two], aksi: 'hapus' })).statusCode).toBe(422);
    for (const role of ['HA02', 'HA03', 'HA05', 'HA06'] as const) {
      const person = await place.as(role);
      expect((await person.put(`${L}/verifikasi`, { items: [two], aksi: 'setujui' })).statusCode, role).toBe(403);
    }
  });

  it('are initialled by the partner, with a comment; a change takes the initials away', async () => {
    const row = await submitted();
    const items = [{ id: row.id, version: row.version }];
    expect((await lecturer.put(`${L}/verifikasi`, { items, aksi: 'paraf' })).statusCode).toBe(403);
    const old = [{ id: row.id, version: row.version - 1 }];
    expect((await partner.put(`${L}/verifikasi`, { items: old, aksi: 'paraf' })).json().gagal).toMatchObject([
      { id: row.id, pesan: 'Data sudah diubah pengguna lain. Muat ulang, lalu coba lagi.' },
    ]);
    const approved = await submitted({ jamMulai: '13:00', jamSelesai: '14:00' });
    expect((await act(lecturer, approved, 'setujui')).statusCode).toBe(200);
    const late = [{ id: approved.id, version: (await read(approved)).version }];
    expect((await partner.put(`${L}/verifikasi`, { items: late, aksi: 'paraf' })).json().berhasil).toEqual([
      approved.id,
    ]);
    const done = await partner.put(`${L}/verifikasi`, { items, aksi: 'paraf', komentarMitra: 'Rapi.' });
    expect(done.json()).toEqual({ berhasil: [row.id], gagal: [] });
    expect(await read(row)).toMatchObject({ parafMitra: true, komentarMitra: 'Rapi.', status: 'diajukan' });
    await act(lecturer, row, 'revisi', { catatan: 'Perjelas.' });
    const returned = await partner.put(`${L}/verifikasi`, {
      items: [{ id: row.id, version: (await read(row)).version }],
      aksi: 'paraf',
    });
    expect(returned.json().gagal).toHaveLength(1);
    await student.put(`${L}/${row.id}`, { kegiatan: 'Diperjelas' });
    expect(await read(row)).toMatchObject({ parafMitra: false, waktuParaf: null });
  });

  it('wait by student, for the supervisor and for the partner', async () => {
    const [first] = (await lecturer.get(`${L}/menunggu`)).json();
    expect(Object.keys(first).sort()).toEqual(['idMahasiswa', 'jumlah', 'namaMahasiswa', 'npm', 'terlama']);
    const mine = (await partner.get(`${L}/menunggu`)).json<{ npm: string }[]>();
    expect(mine.map(({ npm }) => npm)).toContain('22081010012');
    expect((await (await place.as('HA05')).get(`${L}/menunggu`)).statusCode).toBe(403);
  });
});

describe('documents', () => {
  const pdf = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  function send(person: Person, idLogbookMagang: string, files: readonly (readonly [string, Buffer])[]) {
    const edge = 'batas-uji';
    const parts = [
      `--${edge}\r\ncontent-disposition: form-data; name="idLogbookMagang"\r\n\r\n${idLogbookMagang}\r\n`,
      `--${edge}\r\ncontent-disposition: form-data; name="keterangan"\r\n\r\nFoto kegiatan\r\n`,
      ...files.flatMap(([name, content]) => [
        `--${edge}\r\ncontent-disposition: form-data; name="file[]"; filename="${name}"\r\ncontent-type: application/octet-stream\r\n\r\n`,
        content,
        '\r\n',
      ]),
      `--${edge}--\r\n`,
    ];
    return place.world.app.inject({
      method: 'POST',
      url: `/api/${L}/dokumen/tambah`,
      headers: { authorization: `Bearer ${person.token}`, 'content-type': `multipart/form-data; boundary=${edge}` },
      payload: Buffer.concat(parts.map(part => (typeof part === 'string' ? Buffer.from(part) : part))),
    });
  }

  it('are added several at a time, read by the supervisor, and taken off again', async () => {
    const row = await made();
    const answer = await send(student, row.id, [
      ['foto.png', png],
      ['surat.pdf', pdf],
    ]);
    expect(answer.statusCode, answer.body).toBe(201);
    const { dokumen } = answer.json<Row>();
    expect(dokumen.map(({ keterangan }) => keterangan)).toEqual(['Foto kegiatan', 'Foto kegiatan']);
    const [first] = dokumen;
    expect((await lecturer.get('files', { id: first?.berkas })).statusCode).toBe(404);
    await act(student, row, 'ajukan');
    expect((await lecturer.get('files', { id: first?.berkas })).statusCode).toBe(200);
    const locked = await student.delete(`${L}/dokumen/delete/${first?.id}`);
    expect(locked.statusCode).toBe(409);
    await force(row, 'revisi');
    expect((await lecturer.delete(`${L}/dokumen/delete/${first?.id}`)).statusCode).toBe(403);
    const left = await student.delete(`${L}/dokumen/delete/${first?.id}`);
    expect(left.json<Row>().dokumen.map(({ id }) => id)).toEqual([dokumen[1]?.id]);
  });

  it("are at most as many as configured, of the declared kinds, on entries of one's own", async () => {
    const row = await made();
    const many = Array.from({ length: 6 }, (_, i) => [`f${i}.png`, png] as const);
    const tooMany = await send(student, row.id, many);
    expect([tooMany.statusCode, tooMany.json().message]).toEqual([422, 'Maksimal 5 dokumen per kegiatan.']);
    const whole = await made({ jamMulai: '14:00', jamSelesai: '15:00' });
    const five = await send(student, whole.id, many.slice(1));
    expect([five.statusCode, five.json<Row>().dokumen?.length]).toEqual([201, 5]);
    const wrong = await send(student, row.id, [['x.pdf', Buffer.from('bukan pdf')]]);
    expect([wrong.statusCode, wrong.json().message]).toEqual([
      422,
      'Tipe berkas tidak diizinkan. Gunakan: JPG, PNG, PDF.',
    ]);
    const other = await place.studentPerson();
    expect((await send(other, row.id, [['f.png', png]])).statusCode).toBe(404);
    expect((await send(lecturer, row.id, [['f.png', png]])).statusCode).toBe(403);
    const inBody = await student.post(
      L,
      entry({
        jamMulai: '17:00',
        jamSelesai: '18:00',
        dokumen: Array.from({ length: 6 }, () => ({ berkas: '01890000-0000-7000-8000-000000000000' })),
      }),
    );
    expect(inBody.json().errors.dokumen).toBe('Maksimal 5 dokumen per kegiatan.');
  });
});
