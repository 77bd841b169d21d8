import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { selfSigned } from '../../../server/areas/surat/tandaTangan/sampleCertificate.ts';
import { readSignature } from '../../../server/platform/documents/signing/readSignature.ts';
import { upload } from '../platform/documents/support.ts';
import { createWorld, type Person, type World } from '../support/world.ts';

/** Agreements of partners, uploaded as PDFs, signed in the queue of letters (docs/domain/40 §2.3). */
const R = 'surat/tanda-tangan';
const partners = 'master/mitra';

interface Partner extends Record<string, unknown> {
  id: string;
  version: number;
  berkasMou: string;
}
interface Task extends Record<string, unknown> {
  id: string;
  version: number;
  status: string;
}
interface State {
  permintaan: { status: string; pesan: string | null; oleh: string | null; asli: string | null } | null;
  bolehMinta: boolean;
  bolehTarik: boolean;
  pejabat: { id: string; nama: string }[];
}

describe('tanda tangan perjanjian mitra', () => {
  const folder = mkdtempSync(join(tmpdir(), 'perjanjian-'));
  let world: World;
  let official: Person;
  let admin: Person;
  let number = 0;

  beforeAll(async () => {
    const { p12, passphrase } = await selfSigned('Universitas Uji', new Date('2026-01-01T00:00:00Z'), 'sandi-p12');
    const path = join(folder, 'kampus.p12');
    writeFileSync(path, p12);
    world = await createWorld(
      { template: inject('template'), templateDatabase: inject('templateDatabase') },
      undefined,
      { signing: { p12: { path, passphrase } } },
    );
    official = await world.as('timmbkm');
    admin = await world.as('HA01');
  });
  afterAll(async () => {
    await world.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const partnerOf = async (id: string) => (await admin.get(`${partners}/${id}`)).json<Partner>();

  /** A partner whose agreement is this PDF. */
  async function agreed(pdf: Buffer): Promise<Partner> {
    const found = await world.db.query<{ id: string }>(
      `select id from master_mitra where status = 'aktif' order by kode offset $1 limit 1`,
      [number++],
    );
    return replaced(String(found[0]?.id), pdf);
  }
  async function replaced(id: string, pdf: Buffer): Promise<Partner> {
    const sent = await upload(world.app, admin, { resource: partners, field: 'berkasMou', content: pdf });
    expect(sent.statusCode, sent.body).toBeLessThan(300);
    const changed = await admin.put(`${partners}/${id}`, {
      nomorMou: `PKS/${number}/2026`,
      tanggalMou: '2026-11-02',
      berakhirMou: '2028-11-02',
      berkasMou: sent.json().id,
    });
    expect(changed.statusCode, changed.body).toBe(200);
    return partnerOf(id);
  }
  const stateOf = async ({ id }: Partner, who = admin) =>
    (await who.get(`${R}/permintaan`, { resource: partners, id })).json<State>();
  async function ask(partner: Partner, who = admin) {
    const { pejabat } = await stateOf(partner);
    const mine = await world.db.query<{ id: string }>(
      `select p.id from surat_pejabat p join pengaturan_user u on u.id = p.id_user where u.username = 'timmbkm'`,
    );
    const idPejabat = pejabat.find(each => mine.some(({ id }) => id === each.id))?.id ?? mine[0]?.id;
    const { id, version } = await partnerOf(partner.id);
    return who.post(`${R}/permintaan`, { resource: partners, id, version, idPejabat });
  }
  const tasksOf = ({ id }: Partner) =>
    world.db.query<Task>(
      'select id, version, status from surat_tanda_tangan where id_baris = $1 order by diminta_pada, id',
      [id],
    );
  async function signed(partner: Partner): Promise<void> {
    const items = (await tasksOf(partner))
      .filter(({ status }) => status === 'menunggu')
      .map(({ id, version }) => ({ id, version }));
    const begun = await official.post(`${R}/tandatangani`, { items, password: 'Nusantara#2026' });
    expect(begun.statusCode, begun.body).toBe(200);
    const state = async () => (await official.get(`${R}/penandatanganan`)).json().sesi;
    await expect.poll(async () => (await state()).tersisa).toBe(0);
    expect(await state()).toMatchObject({ berhasil: 1, gagal: 0 });
  }
  const bytesOf = async (file: string) => (await admin.get('files', { id: file })).rawPayload;

  it.each([
    ['tabel objek', false],
    ['aliran objek', true],
  ])('menandatangani PDF unggahan dengan %s sebagai revisi berikutnya', async (_, useObjectStreams) => {
    const uploaded = await agreement({ useObjectStreams });
    const partner = await agreed(uploaded);
    const asked = await ask(partner);
    expect(asked.statusCode, asked.body).toBe(200);
    const [task] = await tasksOf(partner);
    const listed = (await official.get(R, { filter: { status: ['menunggu'] } })).json<Task[]>();
    expect(listed.find(({ id }) => id === task?.id)).toMatchObject({
      nomorSurat: `PKS/${number}/2026`,
      perihal: 'Berkas MoU/PKS',
      namaPenerima: partner.nama,
    });
    expect((await official.get(`${R}/${task?.id}/berkas`)).rawPayload.equals(uploaded)).toBe(true);

    await signed(partner);
    const now = await partnerOf(partner.id);
    const pdf = await bytesOf(now.berkasMou);
    expect(pdf.subarray(0, uploaded.length).equals(uploaded)).toBe(true);
    expect(readSignature(pdf)).toMatchObject({ count: 1, intact: true, pades: 'B-B', holder: 'Universitas Uji' });
    expect((await PDFDocument.load(pdf)).getPageCount()).toBe(2);
    const altered = Buffer.from(pdf);
    altered[60] = (altered[60] ?? 0) ^ 1;
    expect(readSignature(altered)?.intact).toBe(false);

    const { permintaan, bolehMinta } = await stateOf(partner);
    expect(permintaan).toMatchObject({ status: 'ditandatangani', oleh: expect.any(String), asli: partner.berkasMou });
    expect(bolehMinta).toBe(false);
    expect((await bytesOf(partner.berkasMou)).equals(uploaded)).toBe(true);
    const history = (await admin.get(`${partners}/${partner.id}/riwayat`)).json<{ catatan: string | null }[]>();
    expect(history.map(({ catatan }) => catatan)).toContain(`Ditandatangani ${permintaan?.oleh}`);
  });

  it('menolak PDF terkunci, berformulir, sudah bertanda tangan, dan yang tidak terbaca, dengan jalan keluarnya', async () => {
    const before = await world.db.query('select id from surat_tanda_tangan');
    const partner = await agreed(await agreement({ useObjectStreams: true }));
    await ask(partner);
    await signed(partner);
    const signedBefore = await bytesOf((await partnerOf(partner.id)).berkasMou);
    const odd: [string, Buffer][] = [
      ['terkunci', await agreement({ locked: true })],
      ['formulir isian', await agreement({ form: true })],
      ['sudah bertanda tangan', signedBefore],
      ['Cetak ulang sebagai PDF biasa', Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n')],
    ];
    for (const [words, pdf] of odd) {
      const answer = await ask(await replaced(partner.id, pdf));
      expect(answer.statusCode, words).toBe(409);
      expect(answer.json().message).toContain(words);
    }
    expect(await world.db.query('select id from surat_tanda_tangan')).toHaveLength(before.length + 1);
  });

  it('hanya diminta oleh Tim MBKM, tampak bagi pejabatnya saja, dan ditolak atau ditarik dengan catatan', async () => {
    const partner = await agreed(await agreement({}));
    for (const role of ['HA05', 'HA06', 'HA10', 'HA02'])
      expect((await ask(partner, await world.as(role))).statusCode, role).toBe(403);
    expect((await world.stranger.get(`${R}/permintaan`, { resource: partners, id: partner.id })).statusCode).toBe(401);
    expect((await admin.get(`${R}/permintaan`, { resource: 'master/prodi', id: partner.id })).statusCode).toBe(404);
    const { version } = partner;
    const stale = await admin.post(`${R}/permintaan`, {
      resource: partners,
      id: partner.id,
      version: version - 1,
      idPejabat: (await stateOf(partner)).pejabat[0]?.id,
    });
    expect(stale.statusCode).toBe(409);
    const nobody = await admin.post(`${R}/permintaan`, {
      resource: partners,
      id: partner.id,
      version,
      idPejabat: partner.id,
    });
    expect(nobody.json()).toMatchObject({ errors: { idPejabat: expect.any(String) } });

    expect((await ask(partner)).statusCode).toBe(200);
    expect((await ask(partner)).json().message).toBe('Tanda tangan sudah diminta.');
    const [task] = await tasksOf(partner);
    for (const role of ['HA05', 'HA10'])
      expect((await (await world.as(role)).get(`${R}/${task?.id}/berkas`)).statusCode, role).toBe(404);
    const released = await admin.post(`${R}/${task?.id}/aksi/lepas`, { catatan: 'x' });
    expect(released.json().message).toContain('Hanya surat');

    const back = await official.post(`${R}/${task?.id}/aksi/kembalikan`, { catatan: 'Nomor keliru' });
    expect(back.statusCode, back.body).toBe(200);
    expect(await stateOf(partner)).toMatchObject({
      permintaan: { status: 'dikembalikan', pesan: 'Nomor keliru' },
      bolehTarik: true,
    });
    const taken = async (body: object) =>
      admin.post(`${R}/permintaan/tarik`, { resource: partners, id: partner.id, ...body });
    const now = (await partnerOf(partner.id)).version;
    expect((await taken({ version: now, catatan: ' ' })).statusCode).toBe(422);
    expect((await taken({ version: now, catatan: 'Salah berkas' })).statusCode).toBe(200);
    expect(await stateOf(partner)).toMatchObject({
      permintaan: { status: 'gugur', pesan: 'Salah berkas' },
      bolehMinta: true,
    });
    expect((await official.get(`${R}/${task?.id}/berkas`)).statusCode).toBe(409);
    const again = (await partnerOf(partner.id)).version;
    expect((await taken({ version: again, catatan: 'Lagi' })).json().message).toBe(
      'Tidak ada tanda tangan yang ditunggu.',
    );
  });

  it('berkas yang diganti mengakhiri permintaan dan tanda tangannya; tanda tangan yang ditarik mengembalikan unggahan', async () => {
    const partner = await agreed(await agreement({}));
    await ask(partner);
    const second = await replaced(partner.id, await agreement({ useObjectStreams: true }));
    const [first] = await tasksOf(partner);
    expect(first?.status).toBe('gugur');
    const late = await official.post(`${R}/tandatangani`, { items: [first], password: 'Nusantara#2026' });
    expect(late.statusCode).toBe(409);
    expect(await stateOf(partner)).toMatchObject({ permintaan: { pesan: 'Berkas sudah diganti.' }, bolehMinta: true });

    await ask(second);
    await signed(second);
    // Both were asked for at the same moment of the test's clock.
    const task = (await tasksOf(partner)).find(({ status }) => status === 'ditandatangani');
    const pulled = await official.post(`${R}/${task?.id}/aksi/tarik`, { catatan: 'Pasal 4 keliru' });
    expect(pulled.statusCode, pulled.body).toBe(200);
    expect((await partnerOf(partner.id)).berkasMou).toBe(second.berkasMou);
    expect((await stateOf(partner)).permintaan).toMatchObject({ status: 'menunggu', asli: null });

    await signed(second);
    await replaced(partner.id, await agreement({}));
    expect((await tasksOf(partner)).map(({ status }) => status)).toEqual(['gugur', 'gugur']);
    expect((await stateOf(partner)).permintaan?.asli).toBe(null);
  });
});

interface Kind {
  /** Objects and their references packed, as newer programs write them. */
  useObjectStreams?: boolean;
  locked?: boolean;
  form?: boolean;
}

/** A PDF of two pages as other programs make it. */
async function agreement({ useObjectStreams = false, locked, form }: Kind): Promise<Buffer> {
  const document = await PDFDocument.create();
  const page = document.addPage([300, 400]);
  page.drawText('Perjanjian kerja sama', { x: 40, y: 300 });
  document.addPage([300, 400]);
  if (form) document.getForm().createTextField('nama').addToPage(page);
  if (locked) document.encrypt({ userPassword: 'rahasia' });
  return Buffer.from(await document.save({ useObjectStreams }));
}
