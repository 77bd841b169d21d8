// @module-tag semua: kills a process in the middle of its work, a minute each
import { createHash } from 'node:crypto';
import { createConnection } from 'node:net';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import type { BackupConfig } from '../../../../server/ops/backup.ts';
import { dayAfter, dayInZone } from '../../../../server/platform/day.ts';
import { png } from '../documents/support.ts';
import { runningPortal, serverUrl } from './place.ts';
import { build, kill, killAll, portOf, type Running, start } from './running.ts';

/** A server that dies while a photo of a daily log is on its way (docs/domain/30 §4.3). */

const L = 'v3/kkn/laporan-harian';
const piece = 48 * 1024;
const picture = Buffer.concat([png, Buffer.from(Uint8Array.from({ length: 150_000 }, (_, n) => (n * 7919) % 251))]);

async function enter(portal: Running) {
  const port = await portOf(portal);
  const url = `http://127.0.0.1:${port}/api`;
  const login = await fetch(`${url}/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': 'portal-mbkm-demo' },
    body: JSON.stringify({ username: 'mahasiswa', password: 'Nusantara#2026' }),
  });
  const { token } = (await login.json()) as { token: { AccessToken: string } };
  const headers = { authorization: `Bearer ${token.AccessToken}` };
  const json = async <T>(path: string, body?: object): Promise<T> => {
    const answer = await fetch(`${url}/${path}`, {
      headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    });
    return (await answer.json()) as T;
  };
  const form = async <T>(path: string, fields: Record<string, string>, file?: Buffer): Promise<T> => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    if (file) body.append('file', new Blob([new Uint8Array(file)]), 'blob');
    return (await (await fetch(`${url}/${path}`, { method: 'POST', headers, body })).json()) as T;
  };
  const bytes = async (path: string) => Buffer.from(await (await fetch(`${url}/${path}`, { headers })).arrayBuffer());
  /** Begins a piece, and never ends it. @returns once the server has begun to read */
  const beginPiece = async (kunci: string, mulai: number) => {
    const mark = 'batas-uji';
    const part = (name: string, value: string) =>
      `--${mark}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
    const head = `${part('kunci', kunci)}${part('mulai', String(mulai))}--${mark}\r\ncontent-disposition: form-data; name="file"; filename="blob"\r\n\r\n`;
    const socket = createConnection(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(
      `POST /api/files/potongan HTTP/1.1\r\nhost: portal\r\nauthorization: ${headers.authorization}\r\ncontent-type: multipart/form-data; boundary=${mark}\r\ncontent-length: ${head.length + piece + 100}\r\nexpect: 100-continue\r\n\r\n`,
    );
    await new Promise(begun => socket.once('data', begun));
    await new Promise<void>(sent =>
      socket.write(Buffer.concat([Buffer.from(head), picture.subarray(mulai, mulai + piece / 2)]), () => sent()),
    );
  };
  return { json, form, bytes, beginPiece };
}

describe.skipIf(serverUrl)('foto log harian pada server yang mati di tengah pengiriman', () => {
  let config: BackupConfig;
  let participation: string;
  const today = dayInZone(new Date());
  beforeAll(async () => {
    build();
    const { config: made, db } = await runningPortal(inject('template'));
    config = made;
    // The demo university is of another day than this process: its leader's wave runs today.
    const own = await db.one<{ id: string }>(
      `select p.id from mbkm_pendaftar_program_mbkm p join pengaturan_user u on u.id_mahasiswa = p.id_mahasiswa
       where u.username = 'mahasiswa' and p.kode_jenis_mbkm = 'kkn' and p.status = 'berjalan'`,
    );
    participation = own?.id ?? '';
    await db.execute(`update mbkm_pendaftar_program_mbkm set tanggal_mulai = $2, tanggal_selesai = $3 where id = $1`, [
      participation,
      dayAfter(today, -10),
      dayAfter(today, 20),
    ]);
    await db.execute('delete from kkn_laporan_harian where id_pendaftar_mbkm = $1', [participation]);
    await db.close();
  });
  afterEach(killAll);
  afterAll(killAll);

  it('dilanjutkan dari yang sudah diterima, dan ada tepat satu kali, utuh', async () => {
    let portal = start(config);
    let phone = await enter(portal);
    const again = async () => {
      await kill(portal.child);
      portal = start(config);
      phone = await enter(portal);
    };
    const idKlien = uuidv7();
    const laporan = (aksi: string) => ({
      laporan: [
        {
          idKlien,
          aksi,
          fields: {
            idPendaftarMbkm: participation,
            tanggal: today,
            jamMulai: '08:00',
            jamSelesai: '10:00',
            judul: 'Menanam mangrove',
            hasil: 'Seratus bibit',
            uraian: 'Menanam seratus bibit mangrove bersama kelompok tani di pesisir.',
          },
        },
      ],
    });
    type Sent = { hasil: { hasil: string; id: string; pesan: string | null }[] };
    const first = (await phone.json<Sent>(`${L}/kirim-banyak`, laporan('simpan'))).hasil[0];
    expect(first).toMatchObject({ hasil: 'dibuat' });
    const photo = uuidv7();
    const received = async () => (await phone.json<{ diterima: number }>(`files/potongan?kunci=${photo}`)).diterima;
    const sendPiece = (at: number) =>
      phone.form('files/potongan', { kunci: photo, mulai: String(at) }, picture.subarray(at, at + piece));
    await sendPiece(0);
    await phone.beginPiece(photo, piece);
    await again();
    // Confirmed pieces are stored, unconfirmed ones are not.
    expect(await received()).toBe(piece);
    for (let at = piece; at < picture.length; at += piece) await sendPiece(at);
    expect(await received()).toBe(picture.length);
    await again();
    expect((await phone.json<Sent>(`${L}/kirim-banyak`, laporan('simpan'))).hasil[0]).toMatchObject({
      hasil: 'sudah_ada',
      id: first?.id,
    });
    type Stored = { dokumen: { berkas: string; idKlien: string }[] };
    const attach = () =>
      phone.form<Stored>(`${L}/dokumen/tambah`, {
        idLaporanHarian: first?.id ?? '',
        idKlien: photo,
        ukuran: String(picture.length),
        nama: 'bibit.png',
      });
    // The server dies with the answer on its way: the phone asks again, and it stays one.
    void attach().catch(() => undefined);
    await again();
    const stored = await attach();
    expect(stored.dokumen.map(each => each.idKlien)).toEqual([photo]);
    const file = await phone.bytes(`files?id=${stored.dokumen[0]?.berkas}`);
    const hash = (content: Buffer) => createHash('sha256').update(content).digest('hex');
    expect(hash(file)).toBe(hash(picture));
    const sent = await phone.json<Sent>(`${L}/kirim-banyak`, laporan('ajukan'));
    expect(sent.hasil[0]).toMatchObject({ hasil: 'diperbarui', id: first?.id });
  }, 120_000);
});
