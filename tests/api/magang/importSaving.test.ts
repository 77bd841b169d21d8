import { describe, expect, it } from 'vitest';
import { findings, head, line, type Preview, place, preview, save, team, withImports } from './importing.ts';
import { id, M, N } from './place.ts';

withImports();

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
