// @module-tag semua: offices' own files one by one; the machinery is asked in import/apply and dryRun
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeXlsx } from '../../../server/platform/documents/spreadsheet/write.ts';
import type { Person } from '../support/world.ts';
import { id, M, N, openPlace, type Place } from './place.ts';

let place: Place;
let team: Person;
beforeAll(async () => {
  place = await openPlace();
  team = await place.as('HA03');
});
afterAll(() => place.world.close());

interface PreviewRow {
  nomor: number;
  data: Record<string, string>;
  status: string;
  kesalahan: { kolom: string; pesan: string }[];
}
interface Preview {
  idImport: string;
  jumlahBaris: number;
  jumlahValid: number;
  jumlahPeringatan: number;
  jumlahGagal: number;
  kedaluwarsa: string;
  tanggal: unknown[];
  baris: PreviewRow[];
}

const form = (file: Buffer, name: string, fields: Record<string, string>) => {
  const mark = 'batas-uji';
  const parts = Object.entries(fields).map(
    ([field, value]) => `--${mark}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`,
  );
  const head = `--${mark}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: text/csv\r\n\r\n`;
  return {
    headers: { 'content-type': `multipart/form-data; boundary=${mark}` },
    payload: Buffer.concat([Buffer.from(parts.join('') + head), file, Buffer.from(`\r\n--${mark}--\r\n`)]),
  };
};

const target = () => ({ idProgram: id.program('MGM'), idPeriode: id.periode(1) });

function send(
  person: Person,
  content: string | Buffer,
  fields: Record<string, string> = target(),
  name = 'peserta.csv',
) {
  const app: FastifyInstance = place.world.app;
  const { headers, payload } = form(Buffer.from(content), name, fields);
  return app.inject({
    method: 'POST',
    url: `/api/${M}/import`,
    headers: { ...headers, authorization: `Bearer ${person.token}` },
    payload,
  });
}

const preview = async (content: string | Buffer): Promise<Preview> => {
  const answer = await send(team, content);
  expect(answer.statusCode, answer.body).toBe(201);
  return answer.json<Preview>();
};
const save = (idImport: string, more: object = {}) => team.post(`${M}/save-import`, { idImport, ...more });
const countImported = async () =>
  (
    await place.db.one<{ n: number }>(
      `select count(*)::int as n from mbkm_pendaftar_program_mbkm where sumber_data = 'import'`,
    )
  )?.n ?? -1;

const head = 'npm;jalur;kode_mitra;nama_mitra;posisi;tanggal_mulai;tanggal_selesai;email_pembimbing_lapangan';
const line = (
  npm: string,
  over: Partial<Record<'jalur' | 'kode' | 'nama' | 'posisi' | 'mulai' | 'selesai' | 'email', string>> = {},
) =>
  [
    npm,
    over.jalur ?? 'mandiri',
    over.kode ?? 'M-00001',
    over.nama ?? '',
    over.posisi ?? 'Analis Data',
    over.mulai ?? '2027-02-01',
    over.selesai ?? '31/07/2027',
    over.email ?? 'pembimbing@mitra.example',
  ].join(';');
const findings = (found: Preview) => found.baris.flatMap(row => row.kesalahan.map(({ pesan }) => [row.nomor, pesan]));

describe('the preview', () => {
  it('saves nothing and says of every row what is wrong or doubtful', async () => {
    const good = await place.student();
    const weak = await place.student({ ipk: 2.5 });
    const busy = await place.db.one<{ npm: string }>('select npm from mbkm_pendaftar_program_mbkm where id = $1', [
      id.pendaftar('setuju-if'),
    ]);
    const before = await countImported();
    const found = await preview(
      [
        head,
        line(good.npm),
        line(weak.npm, { kode: '', nama: 'Toko Baru Makmur' }),
        line('99999999999'),
        line(good.npm),
        line(busy?.npm ?? ''),
        line((await place.student()).npm, { kode: 'M-99999' }),
        line((await place.student()).npm, { mulai: '31/02/2027' }),
        line((await place.student()).npm, { jalur: 'pmmb', posisi: '' }),
      ].join('\n'),
    );
    expect(found).toMatchObject({ jumlahBaris: 8, jumlahValid: 1, jumlahPeringatan: 1, jumlahGagal: 6 });
    expect(findings(found)).toEqual([
      [3, 'IPK 2,50 di bawah syarat 2,75.'],
      [3, 'Mitra Toko Baru Makmur belum terdaftar; disimpan sebagai usulan sampai datanya dilengkapi.'],
      [4, 'NPM 99999999999 tidak ditemukan.'],
      [5, 'NPM ganda dengan baris 2.'],
      [6, 'Mahasiswa sudah terdaftar pada periode ini.'],
      [7, 'Mitra M-99999 tidak ditemukan.'],
      [8, 'Format tanggal tidak dikenali.'],
      [9, 'Pilihan Jalur tidak valid.'],
      [9, 'Wajib diisi.'],
    ]);
    expect(await countImported()).toBe(before);
  });

  it('doubts a supervisor who has enough students, with those of the rows above', async () => {
    const lecturer = await place.db.one<{ id: string; nidn: string; nama: string; beban: number }>(
      `select d.id, d.nidn, d.nama_lengkap as nama, (select count(*)::int from mbkm_pendaftar_program_mbkm t
         where t.id_dosen_pembimbing = d.id and t.status in ('disetujui', 'berjalan')) as beban
       from master_pegawai d where d.jenis = 'dosen' and d.aktif and d.nidn is not null order by d.nidn limit 1`,
    );
    const { nidn = '', nama, beban = 0 } = lecturer ?? {};
    await place.db.query('update master_pegawai set kuota_bimbingan = $2 where nidn = $1', [nidn, beban + 1]);
    const [first, second] = [await place.student(), await place.student()];
    const found = await preview(
      [`${head};nidn_dosen`, ...[first, second].map(({ npm }) => `${line(npm)};${nidn}`)].join('\n'),
    );
    expect(found).toMatchObject({ jumlahValid: 1, jumlahPeringatan: 1 });
    expect(findings(found)).toEqual([[3, `Kuota bimbingan ${nama} sudah penuh (${beban + 1} mahasiswa).`]]);
  });

  it('reads spreadsheets as people make them', async () => {
    const [first, second, third] = [await place.student(), await place.student(), await place.student()];
    // A mark, titles above the heading, headings of their own spelling and order, dates in both orders, spaces.
    const csv = [
      'Daftar Peserta Magang;;;;;;;',
      ';;;Pelaksanaan;;;;',
      'Posisi ;NIM;Jalur;Tanggal Mulai;TANGGAL_SELESAI;Kode Mitra;NIDN;Email Pembimbing Lapangan',
      `Analis;'${first.npm};Mandiri;1/2/2027;2027-07-31;m-00001;;a@mitra.example`,
      `Penguji; ${second.npm} ;MANDIRI;2027-02-01;31 Juli 2027;M-00002;;b@mitra.example`,
    ].join('\r\n');
    const found = await preview(`\ufeff${csv}\r\n;;;;;;;\r\n`);
    expect(findings(found)).toEqual([]);
    expect(found.baris.map(({ nomor, status }) => [nomor, status])).toEqual([
      [4, 'valid'],
      [5, 'valid'],
    ]);
    // 1/2/2027 could be read both ways.
    await team.put(`${M}/import/${found.idImport}`, { urutanTanggal: { 'Tanggal Mulai': 'hari' } });
    const saved = await save(found.idImport);
    const rows = (
      await team.get(N, { filter: { id: saved.json<{ ids: string[] }>().ids }, sort: ['npm', 'ASC'] })
    ).json<Record<string, unknown>[]>();
    expect(rows.map(row => [row.tanggalMulai, row.tanggalSelesai])).toEqual([
      ['2027-02-01', '2027-07-31'],
      ['2027-02-01', '2027-07-31'],
    ]);

    const sheet = {
      name: 'Peserta',
      columns: [
        { heading: 'NPM', kind: 'integer' as const },
        ...['jalur', 'kode_mitra', 'posisi', 'email_pembimbing_lapangan'].map(heading => ({
          heading,
          kind: 'text' as const,
        })),
        ...['tanggal_mulai', 'tanggal_selesai'].map(heading => ({ heading, kind: 'date' as const })),
      ],
      rows: [[[Number(third.npm), 'mandiri', 'M-00001', 'Analis', 'c@mitra.example', '2027-02-01', '2027-07-31']]],
    };
    const pieces: Buffer[] = [];
    for await (const piece of writeXlsx([sheet])) pieces.push(piece);
    const xlsx = await preview(Buffer.concat(pieces));
    expect(xlsx.baris[0]).toMatchObject({ status: 'valid', data: { npm: third.npm } });
  });

  it('refuses a number that has lost digits, and puts back the zero of a telephone number, saying so', async () => {
    const student = await place.student();
    const texts = ['jalur', 'posisi', 'nama_mitra', 'jenis_mitra', 'bidang_usaha_mitra', 'alamat_mitra'];
    const sheet = {
      name: 'Peserta',
      columns: [
        ...['npm', 'nomor_peserta_pmmb', 'telepon_mitra'].map(heading => ({ heading, kind: 'integer' as const })),
        ...[...texts, 'kabupaten_mitra', 'email_mitra'].map(heading => ({ heading, kind: 'text' as const })),
        ...['tanggal_mulai', 'tanggal_selesai'].map(heading => ({ heading, kind: 'date' as const })),
      ],
      rows: [
        [
          [
            Number(student.npm),
            12345678901234568,
            81234567890,
            'mandiri',
            'Analis',
            'PT Nol Depan',
            'Perusahaan Nasional',
            'Perdagangan',
            'Jl. Uji No. 1',
            'Kota Surabaya',
            'halo@nol.example',
            '2027-02-01',
            '2027-07-31',
          ],
        ],
      ],
    };
    const pieces: Buffer[] = [];
    for await (const piece of writeXlsx([sheet])) pieces.push(piece);
    const [row] = (await preview(Buffer.concat(pieces))).baris;
    expect(row?.status).toBe('gagal');
    expect(row?.kesalahan).toEqual(
      expect.arrayContaining([
        { kolom: 'nomor_peserta_pmmb', pesan: expect.stringContaining('Angka lebih dari 15 digit') },
        {
          kolom: 'telepon_mitra',
          pesan: 'Angka nol di depan dikembalikan: 81234567890 menjadi 081234567890.',
        },
        { kolom: 'nama_mitra', pesan: 'Mitra PT Nol Depan belum terdaftar dan akan dibuat.' },
      ]),
    );
  });

  it('says where months stand first, and asks where nobody can tell', async () => {
    const [first, second] = [await place.student(), await place.student()];
    const told = await preview([head, line(first.npm, { mulai: '02/15/2027' })].join('\n'));
    expect(told.tanggal).toEqual([
      { judul: 'tanggal_mulai', urutanTanggal: 'bulan', dasarUrutan: 'berkas', contohTanggal: '02/15/2027' },
    ]);
    // The file's other dates tell.
    const other = await preview([head, line(second.npm, { mulai: '02/01/2027', selesai: '31/07/2027' })].join('\n'));
    expect(other.tanggal).toEqual([]);
    const asked = await preview([head, line(second.npm, { mulai: '02/01/2027', selesai: '2027-07-31' })].join('\n'));
    expect(asked.tanggal).toMatchObject([{ judul: 'tanggal_mulai', dasarUrutan: 'tanya' }]);
    expect((await save(asked.idImport)).statusCode).toBe(422);

    const say = (urutanTanggal: object) => team.put(`${M}/import/${asked.idImport}`, { urutanTanggal });
    expect((await say({ tanggal_mulai: 'tahun' })).statusCode).toBe(422);
    expect((await say({ mulai: 'bulan' })).statusCode).toBe(422);
    expect((await say({ tanggal_mulai: 'bulan' })).statusCode).toBe(200);
    const saved = await save(asked.idImport);
    expect(saved.statusCode, saved.body).toBe(200);
    const [row] = await place.db.query<{ mulai: string }>(
      'select tanggal_mulai::text as mulai from mbkm_pendaftar_program_mbkm where npm = $1',
      [second.npm],
    );
    expect(row?.mulai).toBe('2027-02-01');
    expect((await say({ tanggal_mulai: 'hari' })).statusCode).toBe(409);
  });

  it('refuses files that are none, lack columns, or are too long, in words', async () => {
    const words = async (content: string | Buffer, fields = target()) => {
      const answer = await send(team, content, fields);
      return [answer.statusCode, answer.json<{ message: string }>().message];
    };
    expect(await words('npm;posisi\n1;2')).toEqual([
      422,
      'Kolom jalur tidak ada. Kolom tanggal_mulai tidak ada. Kolom tanggal_selesai tidak ada. Kolom kode_mitra tidak ada.',
    ]);
    expect(await words(head)).toEqual([422, 'Berkas tidak memuat baris data.']);
    expect(await words('%PDF-1.4 bukan lembar')).toEqual([422, 'Berkas harus berupa spreadsheet XLSX atau CSV.']);
    expect(await words([head, ...Array(2001).fill(line('1'))].join('\n'))).toEqual([
      422,
      'Berkas memuat lebih dari 2.000 baris.',
    ]);
    expect((await words(Buffer.alloc(5 * 1024 * 1024 + 1)))[0]).toBe(413);
    expect((await words(`${head}\n${line('1')}`, { ...target(), idProgram: id.program('KKNT') }))[0]).toBe(422);
    expect((await words(`${head}\n${line('1')}`, { ...target(), idPeriode: '' }))[0]).toBe(400);
  });

  it('is Tim MBKM’s alone', async () => {
    for (const role of ['HA02', 'HA04', 'HA05', 'HA06', 'HA07', 'HA10'] as const) {
      const person = await place.as(role);
      expect((await send(person, head)).statusCode).toBe(403);
      for (const path of ['import', 'import/template']) expect((await person.get(`${M}/${path}`)).statusCode).toBe(403);
      expect((await person.post(`${M}/save-import`, { idImport: 'x' })).statusCode).toBe(403);
    }
    const template = await team.get(`${M}/import/template`);
    expect(template.headers['content-type']).toContain('spreadsheetml');
    // The template's own example can be sent back as it is, up to the facts in it.
    const again = await preview(template.rawPayload);
    expect(again.jumlahBaris).toBe(1);
  });
});

describe('saving', () => {
  const partner = {
    jenis_mitra: 'Perusahaan Nasional',
    bidang_usaha_mitra: 'Perdagangan',
    alamat_mitra: 'Jl. Kenanga 5',
    kabupaten_mitra: 'Kota Surabaya',
    telepon_mitra: '031-5551234',
    email_mitra: 'halo@kenanga.example',
  };

  it('writes good and warned rows once, as approved, with history, number and copies', async () => {
    const [first, second, third] = [await place.student(), await place.student(), await place.student({ ipk: 2.1 })];
    const csv = [
      `${head};${Object.keys(partner).join(';')}`,
      line(first.npm),
      `${line(second.npm, { kode: '', nama: 'PT Kenanga Jaya' })};${Object.values(partner).join(';')}`,
      line(third.npm),
      line('404'),
    ].join('\n');
    const found = await preview(csv);
    expect(found).toMatchObject({ jumlahValid: 1, jumlahPeringatan: 2, jumlahGagal: 1 });
    const [one, two] = await Promise.all([save(found.idImport), save(found.idImport)]);
    const [won, lost] = one?.statusCode === 200 ? [one, two] : [two, one];
    expect(won?.json()).toMatchObject({ jumlahTersimpan: 3, jumlahDilewati: 1 });
    expect([lost?.statusCode, lost?.json().message]).toEqual([409, 'Impor ini sudah disimpan.']);

    const ids = won?.json<{ ids: string[] }>().ids ?? [];
    const row = (await team.get(`${M}/by-id/${ids[0]}`)).json();
    expect(row).toMatchObject({
      npm: first.npm,
      status: 'disetujui',
      tahapAktif: null,
      sumberData: 'import',
      jalur: 'mandiri',
      semester: 6,
      ipk: 3.4,
      statusKonversi: 'belum',
      magang: { posisi: 'Analis Data' },
    });
    expect(row.nomorPendaftaran).toMatch(/^MGM-20262-\d{5}$/);
    const made = await place.db.one<{ id: string; n: number }>(
      `select id, jumlah_mahasiswa as n from master_mitra where nama = 'PT Kenanga Jaya'`,
    );
    expect(made?.n).toBe(1);
    expect((await team.get(`${M}/by-id/${ids[1]}`)).json().idMitra).toBe(made?.id);
    const history = (await team.get(`${N}/${ids[0]}/riwayat`)).json();
    expect(history).toContainEqual(
      expect.objectContaining({ aksi: 'impor', keStatus: 'disetujui', namaRole: 'Tim MBKM' }),
    );
    const past = (await team.get(`${M}/import`)).json<Record<string, unknown>[]>();
    expect(past.find(({ idImport }) => idImport === found.idImport)).toMatchObject({
      namaBerkas: 'peserta.csv',
      status: 'selesai',
      jumlahTersimpan: 3,
      jumlahDilewati: 1,
    });
  });

  it('tells each student once of the approval, and the supervisor of each student', async () => {
    const [first, second] = [await place.studentPerson(), await place.studentPerson()];
    const lecturer = await place.db.one<{ id: string; nidn: string; nama: string }>(
      `select id, nidn, nama_lengkap as nama from master_pegawai where nama = 'Dewi Anggraini'`,
    );
    const { userId: idDosen } = await place.enter('HA04', { idPegawai: lecturer?.id ?? '' });
    const people = await place.db.query<{ npm: string; nama: string }>(
      'select npm, nama from master_mahasiswa where id = any($1::uuid[]) order by array_position($1::uuid[], id)',
      [[first.idMahasiswa, second.idMahasiswa]],
    );
    const told = (userId: string) =>
      place.db.query('select judul, isi, link from notifikasi where id_user = $1 order by id', [userId]);
    const rows = people.map(({ npm }, i) => `${line(npm)};${i === 0 ? lecturer?.nidn : ''}`);
    const found = await preview([`${head};nidn_dosen`, ...rows].join('\n'));
    expect(await told(first.userId)).toEqual([]);
    const [one, two] = await Promise.all([save(found.idImport), save(found.idImport)]);
    const { ids } = (one?.statusCode === 200 ? one : two)?.json<{ ids: string[] }>() ?? { ids: [] };
    const program = (await team.get(`master/program/${id.program('MGM')}`)).json<{ nama: string }>().nama;
    const approved = {
      judul: 'Pendaftaran disetujui',
      isi: `Pendaftaran ${program} Anda disetujui.`,
      link: '/magang/riwayat',
    };
    expect(await told(first.userId)).toEqual([approved]);
    expect(await told(second.userId)).toEqual([approved]);
    expect(await told(idDosen)).toEqual([
      {
        judul: 'Dosen pembimbing ditetapkan',
        isi: `Anda membimbing ${people[0]?.nama} pada ${program}.`,
        link: `/monitoring3/detail/${ids[0]}`,
      },
    ]);
  });

  it('judges again: a student who registered meanwhile is left out, chosen rows only are written', async () => {
    const [first, second, third] = [await place.student(), await place.student(), await place.student()];
    const found = await preview([head, ...[first, second, third].map(({ npm }) => line(npm))].join('\n'));
    const other = await preview([head, line(second.npm)].join('\n'));
    expect((await save(other.idImport)).json().jumlahTersimpan).toBe(1);
    const saved = await save(found.idImport, { nomorBaris: [2, 3] });
    expect(saved.json()).toMatchObject({ jumlahTersimpan: 1, jumlahDilewati: 2 });
    const again = (await team.get(`${M}/import/${found.idImport}`)).json<Preview>();
    expect(findings(again)).toEqual([[3, 'Mahasiswa sudah terdaftar pada periode ini.']]);
  });

  it('ends after an hour, and writes nothing when nothing is good', async () => {
    const wrong = await preview([head, line('404')].join('\n'));
    const none = await save(wrong.idImport);
    expect([none.statusCode, none.json().message]).toEqual([422, 'Tidak ada baris yang dapat disimpan.']);
    const student = await place.student();
    const found = await preview([head, line(student.npm)].join('\n'));
    await place.db.execute(`update internal_impor set created_at = created_at - interval '61 minutes' where id = $1`, [
      found.idImport,
    ]);
    const late = await save(found.idImport);
    expect([late.statusCode, late.json().message]).toEqual([410, 'Pratinjau impor kedaluwarsa. Unggah ulang berkas.']);
    expect((await save('bukan-id')).statusCode).toBe(404);
  });

  it('serves others while it writes, who see all of it or nothing', async () => {
    const npms = await Promise.all(Array.from({ length: 90 }, async () => (await place.student()).npm));
    const found = await preview([head, ...npms.map(npm => line(npm, { mulai: '2027-02-03' }))].join('\n'));
    const listed = async () => {
      const answer = await team.get(M, { filter: { tanggalMulai: '2027-02-03' }, range: [0, 0] });
      expect(answer.statusCode, answer.body).toBeLessThan(300);
      return Number(String(answer.headers['content-range']).split('/')[1]);
    };
    const seen: number[] = [];
    let saving = true;
    const saved = save(found.idImport).finally(() => {
      saving = false;
    });
    while (saving) {
      const count = await listed();
      if (saving) seen.push(count);
    }
    expect((await saved).json()).toMatchObject({ jumlahTersimpan: 90, jumlahDilewati: 0 });
    expect(seen.filter(count => count !== 0 && count !== 90)).toEqual([]);
    expect(seen).toContain(0);
    expect(await listed()).toBe(90);
    const undone = await team.post(`${M}/import/${found.idImport}/batalkan`, {});
    expect(undone.json()).toEqual({ dikembalikan: 90, gagal: [] });
    expect(await listed()).toBe(0);
  });

  it('takes 2,000 rows', async () => {
    await place.db.execute(
      `insert into master_mahasiswa (id, npm, nama, id_program_prodi, angkatan, semester, status_akademik, ipk, sks_tempuh,
         jenis_kelamin, sumber)
       select gen_random_uuid(), '2608101' || (10000 + i), 'Peserta ' || i, $1, 2022, 6, 'aktif', 3.2, 100, 'P', 'manual'
       from generate_series(1, 2000) i`,
      [id.prodi('081010')],
    );
    await place.db.execute(
      `insert into pengaturan_user (id, username, email, first_name, name, sumber, role_id, aktif, id_mahasiswa)
       select gen_random_uuid(), npm, npm || '@uji.example', nama, nama, 'lokal', 'HA02', true, id
       from master_mahasiswa where npm like '2608101%'`,
    );
    const rows = Array.from({ length: 2000 }, (_, i) => line(`2608101${10001 + i}`));
    const found = await preview([head, ...rows].join('\n'));
    expect(found.jumlahValid).toBe(2000);
    const saved = (await save(found.idImport)).json<{ jumlahTersimpan: number; ids: string[] }>();
    expect(saved.jumlahTersimpan).toBe(2000);
    const numbers = await place.db.one<{ n: number }>(
      'select count(distinct nomor_pendaftaran)::int as n from mbkm_pendaftar_program_mbkm where id = any($1::uuid[])',
      [saved.ids],
    );
    expect(numbers?.n).toBe(2000);
    const told = await place.db.one<{ n: number; people: number }>(
      `select count(*)::int as n, count(distinct n.id_user)::int as people
       from notifikasi n join pengaturan_user u on u.id = n.id_user where u.username like '2608101%'`,
    );
    expect(told).toEqual({ n: 2000, people: 2000 });
  });
});
