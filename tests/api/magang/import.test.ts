import { describe, expect, it } from 'vitest';
import { writeXlsx } from '../../../server/platform/documents/spreadsheet/write.ts';
import {
  countImported,
  findings,
  head,
  line,
  place,
  preview,
  save,
  send,
  target,
  team,
  withImports,
} from './importing.ts';
import { id, M, N } from './place.ts';

withImports();

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
      [5, 'NPM ini sama dengan baris 2.'],
      [6, 'Mahasiswa sudah terdaftar pada periode ini.'],
      [7, 'Mitra M-99999 tidak ditemukan.'],
      [8, 'Format tanggal tidak dikenali.'],
      [9, 'Pilih jalur dari daftar.'],
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
      'Posisi ;NIM;Jalur;Tanggal Mulai;TANGGAL_SELESAI;Kode Mitra;NIDN;Email Pembimbing lapangan',
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
    expect(await words('%PDF-1.4 bukan lembar')).toEqual([
      422,
      'Berkas harus berupa lembar kerja Excel (XLSX) atau CSV.',
    ]);
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
