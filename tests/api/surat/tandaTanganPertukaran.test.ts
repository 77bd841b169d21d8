import { createHash } from 'node:crypto';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readSignature } from '../../../server/platform/documents/signing/readSignature.ts';
import { upload } from '../platform/documents/support.ts';
import { type BsreServer, startBsre } from '../support/bsreServer.ts';
import { waitingLetters } from '../support/waitingLetters.ts';
import { createWorld, type Person, type World } from '../support/world.ts';

/** Agreements of the exchange signed by BSrE beside letters, and what the public check page says of them (docs/domain/40 §2.3). */
const R = 'surat/tanda-tangan';
const nik = '3578010203040005';
const frasa = 'frasa-rahasia-penanda-tangan';
const agreements = 'pertukaran/perjanjian-belajar';
const campuses = 'master/kampus';

interface Row extends Record<string, unknown> {
  id: string;
  version: number;
}
interface Task extends Row {
  status: string;
  kodePeriksa: string;
}

let world: World;
let bsre: BsreServer;
let official: Person;
let admin: Person;

beforeAll(async () => {
  bsre = await startBsre();
  bsre.signers.set(nik, { passphrase: frasa });
  world = await createWorld({ template: inject('template'), templateDatabase: inject('templateDatabase') }, undefined, {
    signing: { bsre: { url: bsre.base, key: 'pengguna:sandi' } },
  });
  official = await world.as('timmbkm');
  admin = await world.as('HA01');
  await world.db.execute('update surat_pejabat set nik = $1 where id_user is not null', [nik]);
});
afterAll(async () => {
  await world.close();
  await bsre.close();
});

async function pdfOf(text: string): Promise<Buffer> {
  const document = await PDFDocument.create();
  document.addPage([300, 400]).drawText(text, { x: 40, y: 300 });
  return Buffer.from(await document.save({ useObjectStreams: true }));
}

async function uploaded(who: Person, resource: string, field: string, content: Buffer): Promise<string> {
  const sent = await upload(world.app, who, { resource, field, content });
  expect(sent.statusCode, sent.body).toBeLessThan(300);
  return sent.json<{ id: string }>().id;
}

async function asked(resource: string, id: string): Promise<Task> {
  const official = await world.db.one<{ id: string }>(
    `select p.id from surat_pejabat p join pengaturan_user u on u.id = p.id_user
     where u.username = 'timmbkm' and p.menggantikan is null limit 1`,
  );
  const { version } = (await admin.get(`${resource}/${id}`)).json<Row>();
  const answer = await admin.post(`${R}/permintaan`, { resource, id, version, idPejabat: official?.id });
  expect(answer.statusCode, answer.body).toBe(200);
  const [task] = await tasks('id_baris', [id]);
  if (!task) throw new Error('tidak ada permintaan');
  return task;
}
const tasks = (column: 'id_baris' | 'id_surat', ids: readonly string[]) =>
  world.db.query<Task>(
    `select id, version, status, kode_periksa from surat_tanda_tangan where ${column}::text = any($1::text[]) order by id`,
    [ids],
  );

async function signed(all: readonly Row[]): Promise<unknown> {
  const items = all.map(({ id, version }) => ({ id, version }));
  const begun = await official.post(`${R}/tandatangani`, { items, password: frasa });
  expect(begun.statusCode, begun.body).toBe(200);
  const state = async () => (await official.get(`${R}/penandatanganan`)).json().sesi;
  await expect.poll(async () => (await state()).tersisa).toBe(0);
  return state();
}
const bytesOf = async (file: unknown) => (await admin.get('files', { id: String(file) })).rawPayload;
const check = (kode: string) => world.stranger.get(`v6/generate-surat/verifikasi/${kode}`);

describe('perjanjian pertukaran', () => {
  it('learning agreement mahasiswa dan MoU kampus ditandatangani BSrE bersama surat dalam satu tindakan, dan dapat diperiksa', async () => {
    const student = await world.as('outbound');
    const [own] = (await student.get(agreements)).json<Row[]>();
    const agreement = await pdfOf('Learning agreement');
    const berkas = await uploaded(student, agreements, 'berkas', agreement);
    const changed = await student.put(`${agreements}/${own?.id}`, { version: own?.version, nomor: 'LA/77', berkas });
    expect(changed.statusCode, changed.body).toBe(200);
    // The student hands it in; who signs is asked by Tim MBKM.
    expect((await student.post(`${R}/permintaan`, { resource: agreements, id: own?.id })).statusCode).toBe(403);
    const campus = await world.db.one<Row>(
      `select id, version from master_kampus where berkas_mou is not null limit 1`,
    );
    const learning = await asked(agreements, String(own?.id));
    const memorandum = await asked(campuses, String(campus?.id));
    const letters = await tasks('id_surat', await waitingLetters(world.db, 1));
    expect(await signed([learning, memorandum, ...letters])).toMatchObject({ berhasil: 3, gagal: 0 });
    expect(bsre.signed).toHaveLength(3);

    const { berkas: now } = (await student.get(`${agreements}/${own?.id}`)).json<Row>();
    const pdf = await bytesOf(now);
    expect(pdf.subarray(0, agreement.length).equals(agreement)).toBe(true);
    expect(readSignature(pdf)).toMatchObject({ count: 1, intact: true, holder: 'Penanda Tangan Uji' });

    const state = (await student.get(`${R}/permintaan`, { resource: agreements, id: own?.id })).json();
    expect(state.permintaan).toMatchObject({ status: 'ditandatangani', kode: learning.kodePeriksa });
    const page = (await check(learning.kodePeriksa.toLowerCase().replaceAll('-', ''))).json();
    expect(page).toMatchObject({
      bentuk: 'berkas',
      valid: true,
      status: 'berlaku',
      jenisSurat: 'Berkas perjanjian belajar',
      nomorSurat: 'LA/77',
      peserta: [],
      segel: null,
      tandaTangan: { cara: 'bsre', sah: true, sertifikat: 'Penanda Tangan Uji' },
    });
    expect(page.sha256).toBe(createHash('sha256').update(pdf).digest('hex'));
  });

  it('berkas yang diganti atau tanda tangan yang ditarik tidak berlaku lagi di halaman pemeriksaan', async () => {
    const [task] = await world.db.query<Task & { idBaris: string }>(
      `select id, version, status, kode_periksa, id_baris from surat_tanda_tangan
       where resource = '${campuses}' and status = 'ditandatangani'`,
    );
    const kode = String(task?.kodePeriksa);
    expect((await check(kode)).json()).toMatchObject({ valid: true });
    const pulled = await official.post(`${R}/${task?.id}/aksi/tarik`, { catatan: 'Pasal 4 keliru' });
    expect(pulled.statusCode, pulled.body).toBe(200);
    expect((await check(kode)).json()).toMatchObject({ valid: false, status: 'dibatalkan', tandaTangan: null });
    const berkasMou = await uploaded(admin, campuses, 'berkasMou', await pdfOf('Nota kesepahaman baru'));
    const { version } = (await admin.get(`${campuses}/${task?.idBaris}`)).json<Row>();
    expect((await admin.put(`${campuses}/${task?.idBaris}`, { version, berkasMou })).statusCode).toBe(200);
    expect((await check(kode)).json()).toMatchObject({ valid: false, status: 'dibatalkan' });
    expect((await check('00000-00000-00000-00000')).statusCode).toBe(404);
  });

  it('hanya tampak bagi pesertanya, dan hanya untuk pertukaran', async () => {
    const other = await world.as('mahasiswa');
    expect((await other.get(agreements)).json()).toEqual([]);
    const berkas = await uploaded(admin, agreements, 'berkas', await pdfOf('Salah program'));
    const intern = await world.db.one<{ id: string }>(
      `select id from mbkm_pendaftar_program_mbkm where kode_jenis_mbkm = 'magang' limit 1`,
    );
    const wrong = await admin.post(agreements, { idPendaftarMbkm: intern?.id, berkas });
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json()).toMatchObject({ errors: { idPendaftarMbkm: expect.any(String) } });
    const abroad = await world.db.one<{ id: string; npm: string }>(
      `select id, npm from mbkm_pendaftar_program_mbkm p where kode_jenis_mbkm = 'permadi'
         and not exists (select 1 from pertukaran_perjanjian_belajar b where b.id_pendaftar_mbkm = p.id) limit 1`,
    );
    const made = await admin.post(agreements, { idPendaftarMbkm: abroad?.id, berkas });
    expect(made.statusCode, made.body).toBe(201);
    expect(made.json()).toMatchObject({ npm: abroad?.npm, berkas });
    const again = await uploaded(admin, agreements, 'berkas', await pdfOf('Kedua'));
    expect((await admin.post(agreements, { idPendaftarMbkm: abroad?.id, berkas: again })).statusCode).toBe(422);
    for (const role of ['HA06', 'HA07', 'HA08'])
      expect((await (await world.as(role)).get(agreements)).statusCode, role).toBe(403);
  });
});
