import type { FastifyReply, FastifyRequest } from 'fastify';
import { keadaanInbound } from '../../../../../resources/english/pertukaran/label.ts';
import { declared, type ReadBodyOf } from '../../../../../resources/kit/index.ts';
import type { Bahasa } from '../../../../../resources/pengaturan/bahasa.ts';
import { alurInbound } from '../../../../../resources/pertukaran/alurInbound.ts';
import type { buktiInbound } from '../../../../../resources/pertukaran/panggilanPublik.ts';
import type { DbRow } from '../../../../platform/database/db.ts';
import { inWords, sendLists } from '../../../../platform/documents/letters/index.ts';
import { callerKey } from './limits.ts';
import type { PublicPorts } from './ports.ts';
import { typedCode } from './secrets.ts';
import { countLook, opened } from './status.ts';

/** Words of a printed receipt; one that is missing in a language does not compile. */
const receiptWords = declared({
  id: {
    judul: 'BUKTI PENDAFTARAN MAHASISWA INBOUND',
    nomor: 'Nomor registrasi',
    kode: 'Kode akses',
    nama: 'Nama',
    kampus: 'Perguruan tinggi asal',
    prodi: 'Program studi tujuan',
    masa: 'Masa studi',
    status: 'Status',
    tanggal: 'Didaftarkan',
  },
  en: {
    judul: 'RECEIPT OF INBOUND REGISTRATION',
    nomor: 'Registration number',
    kode: 'Access code',
    nama: 'Name',
    kampus: 'Home university',
    prodi: 'Host study programme',
    masa: 'Study period',
    status: 'Status',
    tanggal: 'Registered on',
  },
} as const satisfies Record<
  Bahasa,
  Record<'judul' | 'nomor' | 'kode' | 'nama' | 'kampus' | 'prodi' | 'masa' | 'status' | 'tanggal', string>
>);

interface Registered extends DbRow {
  nomor: string;
  nama: string;
  kampus: string;
  prodi: string;
  masa: string;
  status: string;
  waktu: string;
}

/**
 * POST M/register/bukti `{ nomorRegistrasi, kodeAkses }`: the receipt as PDF. The code on it is the one that was sent:
 * the portal keeps only its hash.
 * @throws HttpError 404, 429
 */
export async function printReceipt(
  ports: PublicPorts,
  request: FastifyRequest,
  reply: FastifyReply,
  { body, bahasa }: { body: ReadBodyOf<typeof buktiInbound>; bahasa: Bahasa },
): Promise<FastifyReply> {
  await countLook(ports, request);
  const { engine } = ports;
  const { id } = await opened(ports, body);
  const row = await engine.db.one<Registered>(
    `select s.nomor_registrasi as nomor, s.nama_lengkap as nama, s.nama_kampus_asal as kampus, p.nama_prodi as prodi,
       m.nama as masa, s.status, s.created_at as waktu
     from pertukaran_mhs_inbound s join master_program_prodi p on p.id = s.id_program_prodi
     join pertukaran_masa_studi m on m.id = s.id_masa_studi where s.id = $1`,
    [id],
  );
  const words = receiptWords[bahasa];
  const state = Object.entries(bahasa === 'en' ? keadaanInbound : alurInbound.states).find(
    ([code]) => code === row?.status,
  )?.[1];
  const status = typeof state === 'string' ? state : (state?.label ?? '');
  // Strangers are counted by their address, as every look is.
  return sendLists(engine, { userId: callerKey(ports, request) }, reply, row?.nomor ?? 'bukti', () => [
    {
      judul: words.judul,
      bahasa,
      tanggal: engine.now(),
      rincian: [
        [words.nomor, row?.nomor ?? ''],
        [words.kode, typedCode(body.kodeAkses)],
        [words.nama, row?.nama ?? ''],
        [words.kampus, row?.kampus ?? ''],
        [words.prodi, row?.prodi ?? ''],
        [words.masa, row?.masa ?? ''],
        [words.status, status],
        [words.tanggal, inWords(new Date(row?.waktu ?? engine.now()), bahasa)],
      ],
    },
  ]);
}
