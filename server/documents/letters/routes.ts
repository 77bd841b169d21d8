import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { messages } from '../../../resources/kit/index.ts';
import { dayInJakarta } from '../../access/callerQuery.ts';
import type { DbRow } from '../../database/db.ts';
import { HttpError, notFound } from '../../errors.ts';
import type { Engine } from '../../rest/context.ts';

interface Checked extends DbRow {
  nomor: string;
  jenis: string;
  perihal: string;
  nama: string;
  program: string | null;
  diterbitkan: string;
  berlakuSampai: string | null;
  dicabut: string | null;
}

const perMinute = 30;
const unknown = 'Surat tidak ditemukan. Kode verifikasi tidak terdaftar.';

/** Only what is printed here leaves the server: no number of a person, no address (docs/domain/40 §2.2). */
const checkSql = `select nomor, jenis, perihal, nama_penerima as nama, program, diterbitkan,
  berlaku_sampai as "berlakuSampai", dicabut from mbkm_surat where kode = $1`;

/** The public check of a letter, behind the QR code on it. */
export function registerLetters(app: FastifyInstance, engine: Engine): void {
  app.register(async scope => {
    await scope.register(rateLimit, {
      max: perMinute,
      timeWindow: '1 minute',
      errorResponseBuilder: () => new HttpError(429, messages.tooManyRequests(1)),
    });
    scope.get('/api/publik/verifikasi-surat/:kode', { config: { access: 'public' } }, async (request, reply) => {
      const { kode } = request.params as { kode: string };
      const found = await engine.db.one<Checked>(checkSql, [normal(kode)], { prepare: true });
      if (!found) throw notFound(unknown);
      const { berlakuSampai, dicabut, ...shown } = found;
      const over = berlakuSampai !== null && berlakuSampai < dayInJakarta(engine.now());
      const status = dicabut ? 'dibatalkan' : over ? 'kedaluwarsa' : 'berlaku';
      return reply
        .header('cache-control', 'no-store')
        .send({ valid: status === 'berlaku', status, ...shown, berlakuSampai });
    });
  });
}

/** As people type it: any case, with or without dashes. */
function normal(kode: string): string {
  const letters = kode
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .slice(0, 40);
  return letters.match(/.{1,5}/g)?.join('-') ?? '';
}
