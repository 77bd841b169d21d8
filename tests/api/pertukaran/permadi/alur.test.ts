import { v7 as uuidv7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { mappable, packageId } from '../../../../server/areas/pertukaran/demo/outbound/courses.ts';
import { studyPeriodId } from '../../../../server/areas/pertukaran/demo/studyPeriods.ts';
import { campusId } from '../../../../server/demo/campuses.ts';
import { idOf } from '../../../../server/demo/ids.ts';
import { cal, id } from '../../magang/place.ts';
import { type OutboundPlace, openOutbound, type Row } from '../outbound/place.ts';

/** Permadi: one approval is that of the mapping as well; KHS and conversion as Outbound (docs/domain/50 §1.9, §2.5). */

const P = 'v2/pertukaran-mahasiswa/permadi';
const A = 'magang/matkul-paket-konversi-terpilih-awal';
const course = (nth: number) => idOf('konversi/matkul-paket', `PKT-IF-PERMADI:${mappable('081010')[nth] ?? ''}`);
const documents = ['berkasLoa', 'berkasTranskrip', 'berkasPersetujuanDosenWali'] as const;

let place: OutboundPlace;
beforeAll(async () => {
  place = await openOutbound();
});

async function upload(userId: string, ...names: readonly string[]) {
  const made = names.map(name => [name, uuidv7()] as const);
  for (const [field, file] of made)
    await place.db.execute(
      `insert into internal_berkas (id, nama_asli, tipe, ukuran, sha256, resource, field, uploaded_by, kunci, versi)
       values ($1, 'uji.pdf', 'application/pdf', 10, 'x', 'pertukaran/permadi', $2, $3, $4, 1)`,
      [file, field, userId, `uji/${file}`],
    );
  return Object.fromEntries(made);
}

async function drafted(own: Record<string, unknown> = {}) {
  const student = await place.studentPerson();
  const row = place.done(
    await student.post(P, {
      idProgram: id.program('PERMADI'),
      idPeriode: id.periode(1),
      jalur: 'reguler',
      permadi: {
        idMasaStudi: studyPeriodId('permadi', 1),
        bentuk: 'antar_pt',
        negara: 'Indonesia',
        moda: 'luring',
        idKampus: campusId('Universitas Puspa Nusantara'),
        prodiTujuan: 'Informatika',
        namaPicTujuan: 'Kantor Akademik',
        emailPicTujuan: 'akademik@tujuan.example',
        alasan: 'Mata kuliah di tujuan melengkapi peminatan yang belum dibuka di sini.',
        ...(await upload(student.userId, ...documents)),
        ...own,
      },
    }),
  );
  return { student, row };
}
type Drafted = Awaited<ReturnType<typeof drafted>>;

const items = (...nths: number[]) =>
  nths.map(nth => ({
    idMatkulPaketKonversi: course(nth),
    kodeMatkulAsal: `PN${nth}`,
    namaMatkulAsal: `Mata Kuliah ${nth}`,
    sksAsal: 3,
    satuanAsal: 'sks',
    alasan: 'Isi mata kuliah di tujuan sama dengan capaiannya.',
  }));
const version = async (idRow: string) => (await place.now(`${P}/${idRow}`)).version;
const map = async ({ student, row }: Drafted, ...nths: number[]) =>
  student.post(`${A}/bulk`, {
    idPendaftarMbkm: row.id,
    idPaketKonversi: packageId('081010', 'PERMADI'),
    items: items(...nths),
    version: await version(row.id),
  });
const submit = async ({ student, row }: Drafted) =>
  student.put(`${P}/status`, { id: row.id, aksi: 'ajukan', version: await version(row.id) });
const approve = async (row: Row, items: readonly object[]) =>
  place.koordinator.put(`${P}/verifikasi/${row.id}`, {
    aksi: 'setujui',
    version: await version(row.id),
    idDosenPembimbing: place.lecturer,
    items,
  });
const accepted = (rows: unknown) => (rows as Row[]).map(row => ({ id: row.id, keputusan: 'diterima' }));

describe('pendaftaran', () => {
  it('menunggu pemetaan minimal satu mata kuliah', async () => {
    const draft = await drafted();
    const answer = await submit(draft);
    expect(answer.json()).toMatchObject({ errors: { pemetaan: 'Petakan minimal satu mata kuliah.' } });
    place.done(await map(draft, 0, 1));
    expect(place.done(await submit(draft)).status).toBe('diajukan');
    expect((await map(draft, 0)).statusCode).toBe(409);
  });

  it('pemetaan tidak diajukan sendiri', async () => {
    const draft = await drafted();
    const answer = await draft.student.post(`${A}/bulk`, {
      idPendaftarMbkm: draft.row.id,
      idPaketKonversi: packageId('081010', 'PERMADI'),
      items: items(0, 1),
      ajukan: true,
      version: await version(draft.row.id),
    });
    expect(answer.statusCode).toBe(409);
  });

  it('antar prodi menuju program studi lain dan tanpa LoA', async () => {
    const own = { bentuk: 'antar_prodi', idKampus: null, berkasLoa: null, idProgramProdiTujuan: id.prodi('081010') };
    const draft = await drafted(own);
    place.done(await map(draft, 0));
    expect((await submit(draft)).json()).toMatchObject({
      errors: { 'permadi.idProgramProdiTujuan': 'Pilih program studi lain.' },
    });
  });
});

async function approved() {
  const draft = await drafted();
  const view = place.done(await map(draft, 0, 1));
  place.done(await submit(draft));
  return { ...draft, done: place.done(await approve(draft.row, accepted(view.awal))) };
}

describe('persetujuan', () => {
  it('menyetujui pendaftaran dan pemetaannya sekaligus, dan memberi peran Outbound', async () => {
    const { student, done } = await approved();
    expect(done).toMatchObject({ status: 'disetujui', statusKonversi: 'disetujui', totalSksDiakui: 6 });
    expect(done.final).toHaveLength(2);
    const held = await place.db.one(
      `select 1 as ada from pengaturan_user_role where id_user = $1 and id_role = 'HA09'`,
      [student.userId],
    );
    expect(held).toBeDefined();
  });

  it('menolak sebagian mata kuliah dengan catatan', async () => {
    const draft = await drafted();
    const view = place.done(await map(draft, 0, 1));
    place.done(await submit(draft));
    const [first, ...rest] = view.awal as Row[];
    const others = accepted(rest);
    const bare = [{ id: first?.id, keputusan: 'ditolak' }];
    expect((await approve(draft.row, [...bare, ...others])).statusCode).toBe(422);
    expect((await place.now(`${P}/${draft.row.id}`)).status).toBe('diajukan');
    const said = [{ id: first?.id, keputusan: 'ditolak', catatan: 'Isinya berbeda.' }];
    const done = place.done(await approve(draft.row, [...said, ...others]));
    expect(done.final).toHaveLength(1);
  });

  it('tidak menerima mata kuliah yang tidak diputuskan, satu per satu maupun banyak sekaligus', async () => {
    const draft = await drafted();
    const view = place.done(await map(draft, 0, 1));
    place.done(await submit(draft));
    const message = 'Putuskan setiap mata kuliah pada detail pendaftarannya.';
    for (const items of [[], accepted(view.awal).slice(1)]) {
      const answer = await approve(draft.row, items);
      expect([answer.statusCode, answer.json()]).toMatchObject([422, { message, errors: { items: message } }]);
    }
    const many = await place.koordinator.put(`${P}/approval`, {
      aksi: 'setujui',
      idDosenPembimbing: place.lecturer,
      items: [{ id: draft.row.id, version: await version(draft.row.id) }],
    });
    expect(many.json()).toMatchObject({ gagal: [{ id: draft.row.id, pesan: message }] });
    expect(await place.now(`${P}/${draft.row.id}`)).toMatchObject({ status: 'diajukan', statusKonversi: 'belum' });
  });

  it('tidak mengganti dengan mata kuliah yang lebih besar daripada yang ditempuh', async () => {
    const draft = await drafted();
    // Two credits here stand for one there; the course that would take their place has three.
    const [small] = items(mappable('081010').indexOf('Etika Profesi'));
    const view = place.done(
      await draft.student.post(`${A}/bulk`, {
        idPendaftarMbkm: draft.row.id,
        idPaketKonversi: packageId('081010', 'PERMADI'),
        items: [{ ...small, sksAsal: 1 }, ...items(0)],
        version: await version(draft.row.id),
      }),
    );
    place.done(await submit(draft));
    const proposed = (view.awal as Row[]).find(row => row.idMatkulPaketKonversi === small?.idMatkulPaketKonversi);
    const instead = { keputusan: 'diganti', idMatkulPaketKonversi: course(1), catatan: 'Lebih dekat isinya.' };
    const others = accepted((view.awal as Row[]).filter(row => row !== proposed));
    const answer = await approve(draft.row, [{ id: proposed?.id, ...instead }, ...others]);
    expect([answer.statusCode, answer.json().message]).toEqual([
      422,
      'SKS di PT tujuan terlalu kecil untuk diakui 3 SKS.',
    ]);
    expect((await place.now(`${P}/${draft.row.id}`)).status).toBe('diajukan');
  });
});

describe('KHS', () => {
  it('diunggah, divalidasi, dan dikirim ke Tim MBKM', async () => {
    const { student, row, done } = await approved();
    const path = `v2/pertukaran-mahasiswa/masa-studi/${studyPeriodId('permadi', 1)}`;
    const { version: seen } = await place.now(path);
    place.done(await place.team.put(path, { version: seen, nilaiMulai: cal.day(-1) }));
    const sent = place.done(
      await student.post(`${P}/upload-khs`, {
        idPendaftarMbkm: row.id,
        version: await version(row.id),
        nomorKhs: 'P/1',
        tanggalKhs: '2026-01-10',
        ...(await upload(student.userId, 'berkasKhs')),
        rows: (done.awal as Row[]).map(each => ({ id: each.id, nilaiAngkaAsal: 81 })),
      }),
    );
    expect(sent.permadi).toMatchObject({ statusKhs: 'diajukan' });
    const rows = (done.final as Row[]).map(each => ({ id: each.id, version: each.version, nilaiAngka: 80 }));
    const valid = place.done(
      await place.koordinator.put(`${P}/nilai/${row.id}`, { aksi: 'validasi', version: await version(row.id), rows }),
    );
    expect(valid).toMatchObject({ statusKonversi: 'dinilai', permadi: { statusKhs: 'tervalidasi' } });
  });
});
