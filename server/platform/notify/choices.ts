import { hkdfSync } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import { zone } from '../../../resources/kit/index.ts';
import type { PilihanNotifikasi } from '../../../resources/pengaturan/panggilanNotifikasi.ts';
import { pilihanNotifikasiSaya } from '../../../resources/pengaturan/panggilanNotifikasi.ts';
import { sameSecret } from '../access/token.ts';
import type { DbRow, Queryable } from '../database/db.ts';

/** Everything by mail at once, and on devices what is about oneself: for whoever has chosen nothing. */
const nothingChosen: PilihanNotifikasi = {
  pilihan: { tugas: 'segera', peringatan: 'segera', pesan: 'segera', info: 'segera' },
  push: { tugas: true, peringatan: true, pesan: true, info: false },
  tenangMulai: null,
  tenangSelesai: null,
};

interface Stored extends DbRow {
  pilihan: Record<string, unknown>;
  push: Record<string, unknown> | null;
  tenangMulai: string | null;
  tenangSelesai: string | null;
}

/** How an account wants to hear of its notices. */
export async function choicesOf(on: Queryable, userId: string): Promise<PilihanNotifikasi> {
  const stored = await on.one<Stored>(
    'select pilihan, push, tenang_mulai, tenang_selesai from internal_pilihan_notifikasi where id_user = $1',
    [userId],
  );
  if (!stored) return nothingChosen;
  return pilihanNotifikasiSaya.answer.parse({
    ...stored,
    pilihan: { ...nothingChosen.pilihan, ...stored.pilihan },
    push: { ...nothingChosen.push, ...stored.push },
  });
}

/** Keeps what an account has chosen. */
export async function keepChoices(
  on: Queryable,
  userId: string,
  { pilihan, push, tenangMulai, tenangSelesai }: PilihanNotifikasi,
  now: Date,
): Promise<void> {
  await on.execute(
    `insert into internal_pilihan_notifikasi (id, created_at, updated_at, id_user, pilihan, push, tenang_mulai, tenang_selesai)
     values ($1, $2, $2, $3, $4, $5, $6, $7)
     on conflict (id_user) do update set pilihan = excluded.pilihan, push = excluded.push, tenang_mulai = excluded.tenang_mulai,
       tenang_selesai = excluded.tenang_selesai, updated_at = excluded.updated_at, version = internal_pilihan_notifikasi.version + 1`,
    [uuidv7(), now.toISOString(), userId, JSON.stringify(pilihan), JSON.stringify(push), tenangMulai, tenangSelesai],
  );
}

/** What a mail may be stopped for: one kind of notices, or the digest. */
const kinds = ['tugas', 'peringatan', 'pesan', 'info', 'semua'] as const;
export type MailKind = (typeof kinds)[number];
export const isMailKind = (text: string): text is MailKind => kinds.some(kind => kind === text);

/** No mail any more: of one kind, or of those that came in the digest. */
export async function stopMail(on: Queryable, userId: string, kind: MailKind, now: Date): Promise<void> {
  const choices = await choicesOf(on, userId);
  const { pilihan } = choices;
  const stopped = <W extends string>(name: keyof typeof pilihan, way: W): W | 'portal' =>
    name === kind || (kind === 'semua' && way === 'ringkasan') ? 'portal' : way;
  const next = {
    tugas: stopped('tugas', pilihan.tugas),
    peringatan: stopped('peringatan', pilihan.peringatan),
    pesan: stopped('pesan', pilihan.pesan),
    info: stopped('info', pilihan.info),
  };
  await keepChoices(on, userId, { ...choices, pilihan: next }, now);
}

/** Follows from the server's secret, so that it stands nowhere and every mail of a kind has the same. */
const mark = (secret: string, userId: string, kind: MailKind): string =>
  Buffer.from(hkdfSync('sha256', secret, `${userId}/${kind}`, 'henti surel', 24)).toString('base64url');

/** Where mails of a kind are stopped with one click. */
export const stopPath = (secret: string, userId: string, kind: MailKind): string =>
  `/api/publik/henti-surel/${userId}/${kind}/${mark(secret, userId, kind)}`;

/** Whether an address was made by this server. */
export const isStopMark = (secret: string, userId: string, kind: MailKind, given: string): boolean =>
  sameSecret(given, mark(secret, userId, kind));

/** SQL: true where the account's choices under `c` have a kind on devices. */
export const pushesSql = (jenis: string): string => `coalesce((c.push ->> ${jenis})::boolean, ${jenis} <> 'info')`;

/** Where the choices are made. */
export const choicesPath = '/pengaturan/user/profile?tab=notifikasi';

/**
 * SQL of the moment from which a mail, or something to a device, may go out: now, or the end of the quiet hours of the account's choices under `c`.
 * `now` is the parameter of the moment.
 */
export function quietUntilSql(now: string): string {
  const { id } = zone();
  const local = `(${now}::timestamptz at time zone '${id}')`;
  const [from, to] = ['c.tenang_mulai::time', 'c.tenang_selesai::time'];
  const inside = `case when ${from} < ${to} then ${local}::time >= ${from} and ${local}::time < ${to}
    else ${local}::time >= ${from} or ${local}::time < ${to} end`;
  const end = `(date_trunc('day', ${local}) + ${to} + case when ${local}::time >= ${to} then interval '1 day' else interval '0' end)`;
  return `case when ${from} is distinct from ${to} and ${from} is not null and ${to} is not null and ${inside}
    then ${end} at time zone '${id}' else ${now}::timestamptz end`;
}
