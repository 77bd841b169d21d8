import type { FastifyRequest } from 'fastify';
import { keadaanInbound } from '../../../../../resources/english/pertukaran/label.ts';
import { type AnswerOf, messages, noteOf, type ReadBodyOf } from '../../../../../resources/kit/index.ts';
import type { Bahasa } from '../../../../../resources/pengaturan/bahasa.ts';
import { alurInbound } from '../../../../../resources/pertukaran/alurInbound.ts';
import { mhsInbound } from '../../../../../resources/pertukaran/mhsInbound.ts';
import {
  type aktivasiInbound,
  type kirimUlangInbound,
  type konfirmasiEmailInbound,
  type perbaikanInbound,
  statusInbound,
} from '../../../../../resources/pertukaran/panggilanPublik.ts';
import { pertukaranRefusals } from '../../../../../resources/pertukaran/refusals.ts';
import { hashPassword } from '../../../../platform/access/password.ts';
import { mustBeGood, passwordOwner, storePassword } from '../../../../platform/access/passwords.ts';
import { createSettings } from '../../../../platform/access/settings.ts';
import type { DbRow } from '../../../../platform/database/db.ts';
import { lockRow } from '../../../../platform/engine/lockRow.ts';
import { findRow } from '../../../../platform/engine/read.ts';
import { inTransaction } from '../../../../platform/engine/transaction.ts';
import { updateIn } from '../../../../platform/engine/updateRow.ts';
import { badRequest, conflict, HttpError, invalid, notFound } from '../../../../platform/errors.ts';
import { readSetting } from '../../../pengaturan/settings.ts';
import { hasDuplicate } from '../duplicates.ts';
import { studyProgrammeName } from '../windows.ts';
import { sendConfirmation } from './confirmationMail.ts';
import { discard, readForm } from './form.ts';
import { callerKey, countAttempt } from './limits.ts';
import { type PublicPorts, registrant } from './ports.ts';
import { storeDocuments } from './register.ts';
import { formName, same, typedCode } from './secrets.ts';

const statusMinutes = 60;
const emailHours = 48;
const window = 15;

/** Counts a look by address; right ones count as well. @throws HttpError 429 */
export async function countLook(ports: PublicPorts, request: FastifyRequest): Promise<void> {
  const { engine } = ports;
  const most = await readSetting(engine.db, 'pertukaran.cobaPerAlamat');
  const key = `coba:${callerKey(ports, request)}`;
  await engine.db.transaction(tx => countAttempt(tx, { key, most, minutes: window }, engine.now()));
}

interface Known extends DbRow {
  id: string;
  hash: string | null;
  status: string;
  email: string;
  namaLengkap: string;
  bahasa: string | null;
}

/** The registration that a number and its code open. @throws HttpError 404 with one sentence for whatever is wrong */
export async function opened(
  { engine, secrets }: PublicPorts,
  { nomorRegistrasi, kodeAkses }: ReadBodyOf<typeof statusInbound>,
): Promise<Known> {
  const number = nomorRegistrasi.trim().toUpperCase();
  const found = await engine.db.one<Known>(
    `select id, kode_akses_hash as hash, status, email, nama_lengkap, bahasa
       from pertukaran_mhs_inbound where nomor_registrasi = $1`,
    [number],
  );
  // As long for a number that is not there.
  const hash = secrets.codeHash(found?.id ?? '', typedCode(kodeAkses));
  if (!same(hash, found?.hash ?? '') || !found) throw notFound(pertukaranRefusals.tidakCocok);
  return found;
}

/**
 * Fields of the own registration not shown to the registrant, because they would be harmful if somebody else saw the
 * screen.
 */
const kept: ReadonlySet<string> = new Set(['nik', 'nomorPaspor', 'kodeAksesHash', 'catatanProdi', 'rekomendasiProdi']);

const stepsSql = `select dari_status as dari, ke_status as ke, catatan, waktu from internal_riwayat
  where resource = $1 and id_baris = $2 and (ke_status is not null or aksi = 'buat') order by waktu limit 50`;

/** POST M/register/status `{ nomorRegistrasi, kodeAkses }`. @throws HttpError 404, 429 */
export async function registrationStatus(
  ports: PublicPorts,
  request: FastifyRequest,
  { body, bahasa }: { body: ReadBodyOf<typeof statusInbound>; bahasa: Bahasa },
): Promise<AnswerOf<typeof statusInbound>> {
  await countLook(ports, request);
  const { engine, secrets } = ports;
  const { id, status, hash } = await opened(ports, body);
  const row = await findRow(engine, engine.db, null, mhsInbound, id, 'read');
  if (!row) throw notFound(pertukaranRefusals.tidakCocok);
  const steps = await engine.db.query<{ ke: string | null; catatan: string | null; waktu: string }>(stepsSql, [
    mhsInbound.name,
    id,
  ]);
  const states = new Map(
    Object.entries(alurInbound.states).map(([code, { label }]) => {
      const english = Object.entries(keadaanInbound).find(([other]) => other === code)?.[1];
      return [code, bahasa === 'en' && english ? english : label];
    }),
  );
  const account = await engine.db.one(
    'select 1 as ada from pengaturan_user u join internal_sandi s on s.id_user = u.id where u.id_mhs_inbound = $1',
    [id],
  );
  const prodi = await studyProgrammeName(engine.db, row.idProgramProdi);
  return {
    id,
    namaLengkap: row.namaLengkap,
    npm: row.npm,
    pendaftaran: statusInbound.answer.shape.pendaftaran.parse(
      Object.fromEntries(Object.entries(row).filter(([name]) => !kept.has(name) && name in mhsInbound.fields)),
    ),
    version: row.version,
    namaProdi: prodi?.nama ?? '',
    status,
    namaStatus: states.get(status) ?? status,
    riwayat: steps.map(({ ke, catatan, waktu }) => ({
      status: states.get(ke ?? alurInbound.initial) ?? '',
      catatan,
      waktu,
    })),
    akunAktif: account !== undefined,
    statusToken: secrets.token('status', `${id}:${seal(hash)}`, engine.now()),
  };
}

/** Binds a token to the code that it was got with: a new code ends what the old one opened. */
const seal = (hash: string | null): string => (hash ?? '').slice(0, 16);

/** The registration that a token of its status opens. @throws HttpError 400 once it, or its code, is over */
async function ofStatus({ engine, secrets }: PublicPorts, token: string | undefined): Promise<string> {
  const read = secrets.read('status', token);
  const over = badRequest(pertukaranRefusals.statusBerakhir);
  if (!read || engine.now().getTime() - read.issued > statusMinutes * 60_000) throw over;
  const [id = '', sealed = ''] = read.about.split(':');
  const found = await engine.db.one<{ hash: string | null }>(
    'select kode_akses_hash as hash from pertukaran_mhs_inbound where id = $1',
    [id],
  );
  if (!found?.hash || !same(seal(found.hash), sealed)) throw over;
  return id;
}

/** Fields that a registrant repairs: whatever they wrote, but not which study period it is for. */
const repaired = new Set(
  Object.entries(mhsInbound.fields)
    .filter(
      ([name, field]) =>
        !field.readOnly && !['idMasaStudi', 'rekomendasiProdi', 'catatanProdi', 'idDosenWali'].includes(name),
    )
    .map(([name]) => name),
);

/**
 * PUT M/register/{id} (multipart: `data` with `version`, documents, `statusToken`): repairs a registration that was given
 * back, and hands it in again.
 * @throws HttpError 400, 404, 409, 413, 422, 428, 429
 */
export async function repair(
  ports: PublicPorts,
  request: FastifyRequest,
  id: string,
): Promise<AnswerOf<typeof perbaikanInbound>> {
  await countLook(ports, request);
  const { engine } = ports;
  const form = await readForm(request, ports.files.temporary);
  try {
    if ((await ofStatus(ports, form.words.statusToken)) !== id) throw notFound();
    const caller = registrant(formName());
    const before = await findRow(engine, engine.db, null, mhsInbound, id, 'read');
    if (before?.status !== 'revisi') throw conflict(messages.wrongState);
    const { version } = form.data;
    const given = Object.fromEntries(
      Object.entries(form.data).filter(([name]) => repaired.has(name) && !name.startsWith('berkas')),
    );
    const email = typeof given.email === 'string' ? given.email.trim().toLowerCase() : before.email;
    if (before.emailTerkonfirmasi && email !== before.email) throw invalid({ email: pertukaranRefusals.emailTetap });
    if (await hasDuplicate(engine.db, { ...before, ...given, email }))
      throw conflict(pertukaranRefusals.sudahTerdaftar);
    const documents = await storeDocuments(ports, caller, form.files);
    return await inTransaction(engine, caller, mhsInbound, async ctx => {
      await updateIn(ctx, mhsInbound, id, { ...given, ...documents, version });
      const saved = await ctx.step(mhsInbound, id, 'ajukan_ulang', null);
      return { status: saved.status };
    });
  } finally {
    await discard(form.files);
  }
}

/**
 * POST M/register/aktivasi `{ statusToken, password, konfirmasiPassword }`: the first password of an accepted student.
 * @throws HttpError 400, 409 before approval or once it is active, 422 by field
 */
export async function activate(
  ports: PublicPorts,
  request: FastifyRequest,
  { statusToken, password, konfirmasiPassword }: ReadBodyOf<typeof aktivasiInbound>,
): Promise<AnswerOf<typeof aktivasiInbound>> {
  await countLook(ports, request);
  const { engine } = ports;
  const id = await ofStatus(ports, statusToken);
  if (!password) throw invalid({ password: messages.required });
  if (password !== konfirmasiPassword) throw invalid({ konfirmasiPassword: pertukaranRefusals.sandiBeda });
  const settings = await createSettings(engine.db, engine.registry).read();
  return inTransaction(engine, registrant(formName()), mhsInbound, async ctx => {
    const row = await lockRow(ctx, mhsInbound, id);
    const account = await ctx.tx.one<{ id: string }>(
      'select id from pengaturan_user where id_mhs_inbound = $1 for update',
      [id],
    );
    if (!account || (row.status !== 'disetujui' && row.status !== 'berjalan')) throw conflict(messages.wrongState);
    const owner = await passwordOwner(ctx.tx, account.id);
    if (!owner || owner.hash) throw conflict(pertukaranRefusals.akunAktif);
    await mustBeGood(ctx.tx, owner, password, 'password', settings);
    await storePassword(ctx.tx, owner, await hashPassword(password), {
      mustChange: false,
      now: ctx.now,
      remember: settings['sandi.riwayat'],
    });
    return { npm: row.npm ?? '' };
  });
}

/**
 * POST M/register/konfirmasi-email `{ token }`: once, within 48 hours.
 * @throws HttpError 410 afterwards, and for what is no such token
 */
export async function confirmEmail(
  ports: PublicPorts,
  request: FastifyRequest,
  token: string,
): Promise<AnswerOf<typeof konfirmasiEmailInbound>> {
  await countLook(ports, request);
  const { engine, secrets } = ports;
  const read = secrets.read('email', token);
  const over = new HttpError(410, pertukaranRefusals.tautanBerakhir);
  if (!read || engine.now().getTime() - read.issued > emailHours * 3_600_000) throw over;
  return inTransaction(engine, registrant(formName()), mhsInbound, async ctx => {
    const row = await findRow(engine, ctx.tx, null, mhsInbound, read.about, 'read', true);
    if (row?.status !== 'draf') throw over;
    await ctx.carry(
      mhsInbound,
      [{ id: read.about, values: { emailTerkonfirmasi: true } }],
      noteOf(pertukaranRefusals.notes.emailConfirmed),
    );
    const saved = await ctx.step(mhsInbound, read.about, 'konfirmasi', null);
    return { status: saved.status };
  });
}

/** POST M/register/kirim-ulang `{ nomorRegistrasi, kodeAkses }`: the mail once more. @throws HttpError 404, 429 */
export async function resend(
  ports: PublicPorts,
  request: FastifyRequest,
  body: ReadBodyOf<typeof kirimUlangInbound>,
): Promise<AnswerOf<typeof kirimUlangInbound>> {
  await countLook(ports, request);
  const { id, status, email, namaLengkap, bahasa } = await opened(ports, body);
  if (status !== 'draf') return { dikirim: false };
  const { engine, secrets } = ports;
  const most = await readSetting(engine.db, 'pertukaran.kirimPerEmail');
  // Counted by e-mail address, because its owner may not have sent the requests.
  const key = `surel:${secrets.blind(email)}`;
  await engine.db.transaction(tx => countAttempt(tx, { key, most, minutes: 60 }, engine.now()));
  await sendConfirmation(ports, id, email, namaLengkap, bahasa);
  return { dikirim: (await ports.mail.transport()) !== undefined };
}
